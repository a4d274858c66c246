// The end: who won and how well, the score, and what can be done now.

import { html } from "/web/vendor/preact.js";
import { Icon } from "/web/icons.js";
import { say } from "/web/words.js";

export function Result({ result, seats, onReplay, onDice }) {
  const winner = seats.find((seat) => seat.id === result.winner);
  const scores = Object.entries(result.scores ?? {});
  return html`<section class="ask result">
    <p class="result-kind">${say("web-over")}</p>
    <h2 class="ask-text" id="ask-text" tabindex="-1">
      ${winner ? say("web-winner", { seat: winner.title }) : say("web-draw")}
    </h2>
    <p>${result.text}</p>
    ${scores.length > 0 &&
    html`<dl class="scores">
      ${scores.map(
        ([seat, score]) => html`<div key=${seat} class=${seat === result.winner ? "won" : ""}>
          <dt>${seats.find((each) => each.id === seat)?.title ?? seat}</dt><dd>${score}</dd>
        </div>`,
      )}
    </dl>`}
    <div class="ask-buttons">
      <button type="button" class="button" onClick=${onReplay}><${Icon} name="play" /> ${say("web-replay-all")}</button>
      <button type="button" class="button" onClick=${onDice}><${Icon} name="die" /> ${say("web-dice")}</button>
      <a class="button quiet" href="/">${say("web-lobby")}</a>
    </div>
  </section>`;
}
