// The board by name: every place with what stands on it, for whoever does not use the picture.

import { html, useMemo, useState } from "/web/vendor/preact.js";
import { Icon } from "/web/icons.js";
import { Empty, useHere } from "/web/parts.js";
import { fold, say } from "/web/words.js";

const FIRST = 60;

export function Places({ look, geometry }) {
  const { point, why } = useHere();
  const [wanted, want] = useState("");
  const [all, showAll] = useState(false);
  const places = useMemo(() => listed(look, geometry), [look, geometry]);
  const found = places.filter(({ text }) => text.includes(fold(wanted)));
  const shown = all || wanted ? found : found.slice(0, FIRST);
  const open = (name) => (event) => {
    event.preventDefault();
    const { left, top } = event.currentTarget.getBoundingClientRect();
    why("space", name, left, top);
  };
  return html`<div class="places">
    <div class="search sticky">
      <${Icon} name="search" />
      <input type="search" value=${wanted} placeholder=${say("web-places-search")} aria-label=${say("web-places-search")}
        onInput=${(event) => want(event.target.value)} />
    </div>
    <ul class="place-list">
      ${shown.map(
        ({ name, title, pieces }) => html`<li key=${name}>
          <button type="button" class="place-row" data-place=${name} onClick=${open(name)} onContextMenu=${open(name)}
            onMouseEnter=${() => point([name])} onMouseLeave=${() => point([])} onFocus=${() => point([name])}
            onBlur=${() => point([])}>
            <span class="place-title">${title}</span>
            ${pieces.length > 0 && html`<span class="place-pieces">${pieces.join(" · ")}</span>`}
          </button>
        </li>`,
      )}
    </ul>
    ${!found.length && html`<${Empty} title=${say("web-found-nothing")} />`}
    ${shown.length < found.length &&
    html`<button type="button" class="button quiet small" onClick=${() => showAll(true)}>${say("web-places-all")}</button>`}
  </div>`;
}

/** Places with pieces first, each kind by name. */
function listed(look, geometry) {
  const standing = new Map();
  for (const id of look.order) {
    const piece = look.pieces[id];
    if (!piece) continue;
    if (!standing.has(piece.at)) standing.set(piece.at, []);
    standing.get(piece.at).push(piece.text);
  }
  const places = Object.entries({ ...geometry.areas, ...geometry.boxes }).map(([name, { title }]) => {
    const pieces = counted(standing.get(name) ?? []);
    return { name, title: title || name, pieces, text: fold([title, name, ...pieces].join(" ")) };
  });
  const order = new Intl.Collator(document.documentElement.lang, { numeric: true }).compare;
  return places.sort((one, other) => !one.pieces.length - !other.pieces.length || order(one.title, other.title));
}

/** The same thing several times is said once. */
function counted(texts) {
  const numbers = new Map();
  for (const text of texts) numbers.set(text, (numbers.get(text) ?? 0) + 1);
  return [...numbers].map(([text, number]) => (number > 1 ? say("web-times", { number, text }) : text));
}
