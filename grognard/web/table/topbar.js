// The bar at the top of a table: where the match stands, whose eyes one sees with, and the ways to everything else.

import { html, useState } from "/web/vendor/preact.js";
import { Icon } from "/web/icons.js";
import { download } from "/web/lobby/matches.js";
import { Card, Confirm, IconButton } from "/web/parts.js";
import { say } from "/web/words.js";

const OVERLAYS = "tool-overlays";

/** Where a card comes up that belongs to a button. */
function below(button) {
  const { left, bottom } = button.getBoundingClientRect();
  return { x: left - 240, y: bottom + 16 };
}

/** Where the menu of overlays comes up. */
export const belowOverlays = () => below(document.getElementById(OVERLAYS));

export function TopBar({ match, look, seat, onSeat, onOverlays, onShow, onSettings, overlay }) {
  const [asking, ask] = useState(false);
  const [more, open] = useState(null);
  const save = () => (match.over ? download(match) : ask(true));
  const rare = [["save", "web-export", save], ["help", "web-help", () => onShow({ kind: "help" }), "?"]];
  const now = look.panels[0];
  return html`<header class="top">
    <a class="home" href="/" aria-label=${say("web-lobby")} title=${say("web-lobby")}><${Icon} name="back" /></a>
    <div class="top-title">
      <h1>${look.title}</h1>
      ${now && html`<p class="top-now">${[now.title, ...now.lines.slice(0, 1)].join(" · ")}</p>`}
    </div>
    ${match.over
      ? html`<label class="eyes"><span class="unseen">${say("web-eyes")}</span>
          <select value=${seat} onChange=${(event) => onSeat(event.target.value)}>
            ${match.seats.map(({ id, title }) => html`<option key=${id} value=${id}>${say("web-eyes-of", { seat: title })}</option>`)}
            <option value="all">${say("web-eyes-all")}</option>
          </select></label>`
      : html`<p class="seat-name">${match.seats.find((each) => each.id === seat)?.title}</p>`}
    <nav class="tools" aria-label=${say("web-tools")}>
      <${IconButton} icon="layers" label=${say("web-overlays")} keys="o" pressed=${Boolean(overlay)} id=${OVERLAYS}
        onClick=${() => onOverlays()} />
      <${IconButton} icon="die" label=${say("web-dice")} keys="d" onClick=${() => onShow({ kind: "dice" })} />
      <${IconButton} icon="book" label=${say("web-rules")} keys="r" onClick=${() => onShow({ kind: "rules" })} />
      ${rare.map(
        ([icon, id, act, keys]) => html`<${IconButton} key=${id} icon=${icon} label=${say(id)} keys=${keys} className="rare"
          onClick=${act} />`,
      )}
      <${IconButton} icon="gear" label=${say("web-settings")} onClick=${onSettings} />
      <${IconButton} icon="more" label=${say("web-more")} className="more" onClick=${(event) => open(below(event.currentTarget))} />
    </nav>
    ${more &&
    html`<${Card} x=${more.x} y=${more.y} label=${say("web-more")} onClose=${() => open(null)}>
      <ul class="menu">
        ${rare.map(
          ([icon, id, act]) => html`<li key=${id}><button type="button" class="menu-item" onClick=${() => {
            open(null);
            act();
          }}><span><${Icon} name=${icon} /> ${say(id)}</span></button></li>`,
        )}
      </ul>
    </${Card}>`}
    ${asking &&
    html`<${Confirm} title=${say("web-export-title")} text=${say("web-export-text")} yes=${say("web-export")}
      onNo=${() => ask(false)} onYes=${() => {
        download(match);
        ask(false);
      }} />`}
  </header>`;
}
