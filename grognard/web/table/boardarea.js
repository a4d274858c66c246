// The board with what lies over it: its tools, the dice, the legend, a word under the pointer, bands.

import { html, useState } from "/web/vendor/preact.js";
import { IconButton } from "/web/parts.js";
import { BoardStage } from "/web/table/stage.js";
import { DiceTray } from "/web/table/dice.js";
import { OverlayBand, OverlayPick } from "/web/table/overlays.js";
import { say } from "/web/words.js";

const ZOOM = 1.4;

export function BoardArea(given) {
  const { sight, look, past, geometry, overlay, pick, offered, hidden, onBoard, onClick, onWhy } = given;
  const [tip, hint] = useState(null);
  const on = {
    click: onClick,
    why: (kind, name, x, y) => {
      hint(null);
      onWhy(kind, name, x, y);
    },
    hover: (kind, name, x, y) => hint(kind ? { kind, name, x, y } : null),
  };
  const events = past ? past.events : sight.fresh;
  return html`<main class="board-area" id="board" aria-label=${say("web-board-tools")} onPointerLeave=${() => hint(null)}>
    <${BoardStage} key=${geometry.lang} lang=${geometry.lang} geometry=${geometry} look=${look} events=${events}
      offered=${offered} chosen=${look.chosen} painted=${overlay.painted} hidden=${hidden} on=${on} onBoard=${onBoard} />
    <div class="bands">
      ${!sight.connected && html`<p class="band away" role="alert">${say("web-reconnecting")}</p>`}
      ${given.children}
      ${pick &&
      html`<${OverlayPick} overlay=${overlay.known} nouns=${pick} onClose=${() => overlay.want(null)}
        onPick=${(noun) => overlay.want({ id: overlay.known.id, noun })} />`}
      ${overlay.painted &&
      html`<${OverlayBand} title=${overlay.known?.title ?? ""} empty=${!overlay.painted.legend.length}
        onClose=${() => overlay.want(null)} />`}
    </div>
    <${DiceTray} events=${events ?? []} serial=${past ? `past-${past.moment}` : sight.serial} />
    ${tip && html`<${Tip} tip=${tip} look=${look} geometry=${geometry} offered=${offered} />`}
  </main>`;
}

export function BoardTools({ board, hidden, onHide }) {
  return html`<div class="board-tools" role="group" aria-label=${say("web-board-tools")}>
    <${IconButton} icon="plus" label=${say("web-zoom-in")} keys="+" onClick=${() => board.current?.zoom(ZOOM)} />
    <${IconButton} icon="minus" label=${say("web-zoom-out")} keys="-" onClick=${() => board.current?.zoom(1 / ZOOM)} />
    <${IconButton} icon="fit" label=${say("web-fit")} keys="0" onClick=${() => board.current?.fit()} />
    <${IconButton} icon="eye" label=${say("web-hide-pieces")} keys="h" pressed=${hidden} onClick=${() => onHide(!hidden)} />
  </div>`;
}

/** What is under the pointer, in a few words. */
function Tip({ tip, look, geometry, offered }) {
  const { kind, name, x, y } = tip;
  const place = geometry.areas[name] ?? geometry.boxes[name];
  const text = kind === "unit" ? look.pieces[name]?.text : place?.title;
  const hint = offered[kind]?.get(name);
  if (!text) return null;
  const side = x > innerWidth - 260 ? { right: `${innerWidth - x + 14}px` } : { left: `${x + 14}px` };
  return html`<div class="tip" style=${{ ...side, top: `${y + 16}px` }} aria-hidden="true">
    ${text}${hint && html` <span class="hint">${hint}</span>`}
  </div>`;
}
