// What comes up over the page of a seat: cards beside things, and dialogs.

import { html } from "/web/vendor/preact.js";
import { useHere } from "/web/parts.js";
import { BranchDialog } from "/web/table/branch.js";
import { DiceDialog } from "/web/table/dice.js";
import { Help } from "/web/table/help.js";
import { OverlayMenu } from "/web/table/overlays.js";
import { RuleCard, RulesPanel } from "/web/table/rules.js";
import { WhyCard } from "/web/table/why.js";

/** `card` says which lies there: `why`, `rule` or `overlays`. */
export function Cards({ card, overlay, moment, onClose, onOverlay, onShow }) {
  const { overlays } = useHere();
  if (!card) return null;
  const { kind, x, y } = card;
  if (kind === "why") {
    return html`<${WhyCard} key=${`${card.thing}/${card.name}`} kind=${card.thing} name=${card.name} x=${x} y=${y}
      moment=${moment} onClose=${onClose} />`;
  }
  if (kind === "rule") {
    const all = (id) => {
      onClose();
      onShow({ kind: "rules", at: id });
    };
    return html`<${RuleCard} key=${card.id} id=${card.id} x=${x} y=${y} onClose=${onClose} onAll=${all} />`;
  }
  return html`<${OverlayMenu} x=${x} y=${y} list=${overlays} chosen=${overlay.wanted} onChoose=${onOverlay}
    onClose=${onClose} />`;
}

/** `open` says which is open: `rules`, `help`, `dice` or `branch`. */
export function Dialogs({ open, match, sight, moment, players, persons, onClose }) {
  const { table, seat, lang, look } = sight;
  if (!open) return null;
  if (open.kind === "rules") return html`<${RulesPanel} at=${open.at ?? null} onClose=${onClose} />`;
  if (open.kind === "help") return html`<${Help} onClose=${onClose} />`;
  if (open.kind === "dice") {
    return html`<${DiceDialog} table=${table} seat=${seat} lang=${lang} over=${match.over} onClose=${onClose} />`;
  }
  return html`<${BranchDialog} table=${table} seat=${seat} seats=${match.over ? match.seats : persons} players=${players}
    moment=${moment ?? look.moments} over=${match.over} onClose=${onClose} />`;
}
