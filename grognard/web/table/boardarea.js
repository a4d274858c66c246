// The board with what lies over it: dice, bands, a word under the pointer; and the tools that move it.

import { html, useMemo, useState } from "/web/vendor/preact.js";
import { IconButton, useHere } from "/web/parts.js";
import { DiceTray } from "/web/table/dice.js";
import { shortly } from "/web/table/offer.js";
import { OverlayBand, OverlayPick } from "/web/table/overlays.js";
import { BoardStage } from "/web/table/stage.js";
import { say } from "/web/words.js";

const ZOOM = 1.4;
const TIP_WIDTH = 260;

export function BoardArea({ sight, shown, geometry, overlay, choice, hidden, onBoard, children }) {
  const { why } = useHere();
  const { look, events, key } = shown;
  const [tip, hint] = useState(null);
  const offered = useMemo(() => shortly(choice.offered), [choice.offered]);
  const on = {
    click: choice.click,
    why: (kind, name, x, y) => {
      hint(null);
      why(kind, name, x, y);
    },
    hover: (kind, name, x, y) => hint(kind ? { kind, name, x, y } : null),
  };
  return html`<main class="board-area" id="board" aria-label=${say("web-board-tools")} onPointerLeave=${() => hint(null)}>
    <${BoardStage} key=${geometry.lang} lang=${geometry.lang} geometry=${geometry} look=${look} events=${events}
      offered=${offered} painted=${overlay.painted} hidden=${hidden} on=${on} onBoard=${onBoard} />
    <div class="bands">
      ${!sight.connected && html`<p class="band away" role="alert">${say("web-reconnecting")}</p>`}
      ${children}
      <${OverlayBands} overlay=${overlay} pick=${choice.pick} />
    </div>
    <${DiceTray} events=${events ?? []} serial=${key} />
    ${tip && html`<${Tip} tip=${tip} look=${look} geometry=${geometry} offered=${choice.offered} />`}
  </main>`;
}

function OverlayBands({ overlay, pick }) {
  const { calling } = useHere();
  const { known, painted, want, wanted } = overlay;
  const off = () => want(null);
  if (pick) {
    return html`<${OverlayPick} overlay=${known} nouns=${pick} onClose=${off}
      onPick=${(noun) => want({ id: known.id, noun })} />`;
  }
  const about = known?.noun && wanted.noun ? calling(known.noun, wanted.noun) : "";
  return painted && html`<${OverlayBand} title=${known?.title ?? ""} about=${about} empty=${!painted.legend.length}
    onClose=${off} />`;
}

export function BoardTools({ board, hidden, onHide }) {
  return html`<div class="board-tools" role="group" aria-label=${say("web-board-tools")}>
    <${IconButton} icon="plus" label=${say("web-zoom-in")} keys="+" onClick=${() => board?.zoom(ZOOM)} />
    <${IconButton} icon="minus" label=${say("web-zoom-out")} keys="-" onClick=${() => board?.zoom(1 / ZOOM)} />
    <${IconButton} icon="fit" label=${say("web-fit")} keys="0" onClick=${() => board?.fit()} />
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
  const side = x > innerWidth - TIP_WIDTH ? { right: `${innerWidth - x + 14}px` } : { left: `${x + 14}px` };
  return html`<div class="tip" style=${{ ...side, top: `${y + 16}px` }} aria-hidden="true">
    ${text}${hint && html` <span class="hint">${hint}</span>`}
  </div>`;
}
