// The computer at work: what it is doing, and what it can be told.

import { html } from "/web/vendor/preact.js";
import { Icon } from "/web/icons.js";
import * as net from "/web/net.js";
import { complain } from "/web/parts.js";
import { say } from "/web/words.js";

const DONE = "mind-idle"; // it had answered already: nothing to complain of

export function Thinking({ table, mind, seat }) {
  const tell = (what) => net.mind(table, what).catch((trouble) => trouble.key === DONE || complain(trouble));
  const { stopped, hurried } = mind;
  return html`<section class="ask thinking">
    <h2 class="ask-text" id="ask-text" tabindex="-1">
      ${stopped ? say("web-mind-stopped", { seat }) : say("web-mind-thinking", { seat })}
    </h2>
    ${!stopped && html`<div class="progress" role="progressbar" aria-label=${say("web-mind-progress")}><i></i></div>`}
    <div class="ask-buttons">
      ${stopped
        ? html`<button type="button" class="button" data-do="go" onClick=${() => tell("go")}>
            <${Icon} name="play" /> ${say("web-mind-go")}</button>`
        : html`<button type="button" class="button" data-do="stop" onClick=${() => tell("stop")}>
              <${Icon} name="pause" /> ${say("web-mind-stop")}</button>
            <button type="button" class="button" disabled=${hurried} data-do="hurry" onClick=${() => tell("hurry")}>
              <${Icon} name="fast" /> ${say("web-mind-hurry")}</button>`}
    </div>
  </section>`;
}

/** Somebody else is asked, and nothing is known of what they do. */
export function Waiting({ names }) {
  return html`<section class="ask thinking">
    <h2 class="ask-text" id="ask-text" tabindex="-1">${say("web-waiting", { seat: names })}</h2>
    <div class="progress" role="progressbar" aria-label=${say("web-mind-progress")}><i></i></div>
  </section>`;
}
