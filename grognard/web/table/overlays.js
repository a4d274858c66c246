// What the rules code can paint over the board: which, about what, and how it is taken off again.

import { html, useEffect, useState } from "/web/vendor/preact.js";
import { Icon } from "/web/icons.js";
import * as net from "/web/net.js";
import { Card, complain, IconButton } from "/web/parts.js";
import { say } from "/web/words.js";

export const NEWS = "news"; // what has changed since the seat's last turn: the server gives it for every game

/** What is painted over a look; asked for again whenever what is seen changes. `want` takes `{id, noun}` or null. */
export function useOverlay(sight, { look, moment }) {
  const [wanted, want] = useState(null);
  const [painted, paint] = useState(null);
  const known = look.overlays.find((each) => each.id === wanted?.id);
  const missing = Boolean(known?.noun) && wanted.noun === undefined; // a thing is still to be chosen
  useEffect(() => {
    if (!wanted || missing) return paint(null);
    let mine = true;
    const given = { noun: wanted.noun, moment, lang: sight.lang };
    net.overlay(sight.table, sight.seat, wanted.id, given).then(
      (overlay) => mine && paint(overlay),
      (trouble) => {
        if (!mine) return;
        want(null);
        complain(trouble);
      },
    );
    return () => (mine = false);
  }, [wanted, missing, look.position, moment, sight]);
  return { wanted, want, painted, known, missing };
}

/** The menu. An overlay about a thing wants the thing next. */
export function OverlayMenu({ x, y, list, chosen, onChoose, onClose }) {
  return html`<${Card} x=${x} y=${y} label=${say("web-overlays")} onClose=${onClose}>
    <h3 class="card-title">${say("web-overlays")}</h3>
    <ul class="menu">
      ${[{ id: null, title: say("web-overlay-none"), noun: null }, ...list].map(
        ({ id, title, noun }) => html`<li key=${id ?? ""}>
          <button type="button" class="menu-item" aria-pressed=${String((chosen?.id ?? null) === id)} data-overlay=${id}
            onClick=${() => onChoose(id)}>
            <span>${title}</span>${noun && html`<span class="hint">${say("web-overlay-about", { kind: noun })}</span>`}
          </button>
        </li>`,
      )}
    </ul>
  </${Card}>`;
}

/** Asks what an overlay is about: on the board, or from the list. */
export function OverlayPick({ overlay, nouns, onPick, onClose }) {
  return html`<div class="band pick-band">
    <p><${Icon} name="layers" /> <b>${overlay.title}</b>: ${say("web-overlay-pick", { kind: overlay.noun })}</p>
    <div class="band-tools">
      <select aria-label=${overlay.title} onChange=${(event) => event.target.value && onPick(event.target.value)}>
        <option value="">${say("web-choose")}</option>
        ${nouns.map(([name, text]) => html`<option key=${name} value=${name}>${text}</option>`)}
      </select>
      <${IconButton} icon="close" label=${say("web-close")} onClick=${onClose} />
    </div>
  </div>`;
}

/** Names the overlay that lies on the board (the board itself shows what its colours mean), and takes it off. */
export function OverlayBand({ title, about, empty, onClose }) {
  return html`<div class="band overlay-band">
    <p><${Icon} name="layers" /> <b>${title}</b>${about && html` · ${about}`}${empty && html` · ${say("web-overlay-empty")}`}</p>
    <${IconButton} icon="close" label=${say("web-overlay-off")} onClick=${onClose} />
  </div>`;
}
