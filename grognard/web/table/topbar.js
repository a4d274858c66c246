// The bar at the top of a table: where the match stands, whose eyes one sees with, and the ways to everything else.

import { html, useState } from "/web/vendor/preact.js";
import { Icon } from "/web/icons.js";
import { download } from "/web/lobby/matches.js";
import { Confirm, IconButton } from "/web/parts.js";
import { say } from "/web/words.js";

export function TopBar({ match, look, seat, onSeat, onOverlays, onShow, onSettings, overlay }) {
  const [asking, ask] = useState(false);
  const save = () => (match.over ? download(match) : ask(true));
  const below = (event) => {
    const { left, bottom } = event.currentTarget.getBoundingClientRect();
    onOverlays(left - 240, bottom + 16);
  };
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
      <${IconButton} icon="layers" label=${say("web-overlays")} keys="o" pressed=${Boolean(overlay)} onClick=${below} />
      <${IconButton} icon="die" label=${say("web-dice")} keys="d" onClick=${() => onShow({ kind: "dice" })} />
      <${IconButton} icon="book" label=${say("web-rules")} keys="r" onClick=${() => onShow({ kind: "rules" })} />
      <${IconButton} icon="save" label=${say("web-export")} className="rare" onClick=${save} />
      <${IconButton} icon="help" label=${say("web-help")} keys="?" className="rare" onClick=${() => onShow({ kind: "help" })} />
      <${IconButton} icon="gear" label=${say("web-settings")} onClick=${onSettings} />
    </nav>
    ${asking &&
    html`<${Confirm} title=${say("web-export-title")} text=${say("web-export-text")} yes=${say("web-export")}
      onNo=${() => ask(false)} onYes=${() => {
        download(match);
        ask(false);
      }} />`}
  </header>`;
}
