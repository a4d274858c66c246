// Calendar, score, reserves, losses: what a room shows beside its board.

import { html, useEffect, useRef } from "/web/vendor/preact.js";
import { classes, useHere } from "/web/parts.js";

/** The first panel, where the match stands, as a strip over everything else. */
export function Now({ panel }) {
  if (!panel) return null;
  return html`<section class="now">
    <p class="now-title">${panel.title}</p>
    ${panel.lines.slice(0, 1).map((line) => html`<p key=${line} class="now-line">${line}</p>`)}
  </section>`;
}

export function Panels({ panels }) {
  return html`<div class="panels">${panels.map((panel) => html`<${Panel} key=${panel.id} panel=${panel} />`)}</div>`;
}

function Panel({ panel }) {
  return html`<section class="panel">
    <h3 class="panel-title">${panel.title}</h3>
    ${panel.lines.map((line, index) => html`<p key=${index} class="panel-line">${line}</p>`)}
    ${panel.pieces.length > 0 &&
    html`<ul class="panel-pieces">
      ${panel.pieces.map((piece, index) => html`<${PanelPiece} key=${piece.id ?? index} piece=${piece} />`)}
    </ul>`}
  </section>`;
}

/** A piece as it looks on the board, and what it is called. */
function PanelPiece({ piece }) {
  const { portray, point, why } = useHere();
  const frame = useRef(null);
  useEffect(() => {
    const drawn = portray(piece);
    frame.current?.replaceChildren(...(drawn ? [drawn] : []));
  }, [piece, portray]);
  const open = (event) => {
    event.preventDefault();
    const { left, top } = event.currentTarget.getBoundingClientRect();
    why("unit", piece.id, left, top);
  };
  const inner = html`<span ref=${frame} class=${classes("portrait", piece.kind)} aria-hidden="true"></span>
    <span class="piece-text">${piece.text}</span>`;
  return html`<li onMouseEnter=${() => piece.id && point([piece.id])} onMouseLeave=${() => point([])}>
    ${piece.id
      ? html`<button type="button" class="piece-row" onClick=${open} onContextMenu=${open}>${inner}</button>`
      : html`<span class="piece-row">${inner}</span>`}
  </li>`;
}
