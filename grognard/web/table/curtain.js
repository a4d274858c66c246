// Two at one screen: between turns nothing of either side is on it.

import { html, useEffect, useRef } from "/web/vendor/preact.js";
import { Icon } from "/web/icons.js";
import { say } from "/web/words.js";

/** `seats`: whose turn it may be; the one that sits down is given to `onSit`. */
export function Curtain({ title, seats, onSit }) {
  const heading = useRef(null);
  useEffect(() => heading.current.focus(), []);
  const one = seats.length === 1;
  return html`<main class="curtain" id="main">
    <div class="curtain-card sheet">
      <p class="curtain-match">${title}</p>
      <h1 ref=${heading} tabindex="-1">${one ? say("web-curtain", { seat: seats[0].title }) : say("web-curtain-who")}</h1>
      <p>${say("web-curtain-text")}</p>
      <div class="curtain-seats">
        ${seats.map(
          (seat) => html`<button key=${seat.id} type="button" class="button primary large" data-seat=${seat.id}
            onClick=${() => onSit(seat.id)}>${say("web-curtain-sit", { seat: seat.title })}</button>`,
        )}
      </div>
      <a class="back-link" href="/"><${Icon} name="back" /> ${say("web-lobby")}</a>
    </div>
  </main>`;
}

/** Over the board when the other one at this screen is asked. */
export function HandOver({ seat, onHandOver }) {
  return html`<section class="ask hand-over">
    <h2 class="ask-text" id="ask-text" tabindex="-1">${say("web-hand-over", { seat: seat.title })}</h2>
    <p>${say("web-hand-over-text")}</p>
    <button type="button" class="button primary wide" onClick=${onHandOver}>${say("web-hand-over-do")}</button>
  </section>`;
}
