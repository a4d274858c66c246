// Beside the board, or below it on a phone: what is asked, and the tabs with log, situation and places.

import { html, useState } from "/web/vendor/preact.js";
import { classes } from "/web/parts.js";
import { Asks, Undo } from "/web/table/asks.js";
import { HandOver } from "/web/table/curtain.js";
import { Log } from "/web/table/log.js";
import { Thinking, Waiting } from "/web/table/mind.js";
import { Panels } from "/web/table/panels.js";
import { Places } from "/web/table/places.js";
import { Result } from "/web/table/result.js";
import { say } from "/web/words.js";

const TABS = ["ask", "log", "panels", "places"];

export function Aside(given) {
  const { match, sight, shown, geometry, tab, onTab, read, onMoment } = given;
  const { look, moment } = shown;
  const [tall, stretch] = useState(false);
  const [all, showAll] = useState(false);
  return html`<div class=${classes("aside", tall && "tall")}>
    <button type="button" class="handle" aria-expanded=${String(tall)} aria-label=${say("web-sheet")}
      onClick=${() => stretch(!tall)}></button>
    <section class="asking" aria-label=${say("web-asked")}>
      ${moment === null
        ? html`<${Turn} ...${given} />`
        : html`<p class="quiet-text past-note">${say("web-past-note", { over: match.over ? "yes" : "no" })}</p>`}
    </section>
    <div class="tabbed">
      <${Tabs} tab=${tab} onTab=${onTab} asked=${sight.look.asks.length > 0} />
      <div class="tab-panel" role="tabpanel" id="tab-panel" aria-labelledby=${`tab-${tab}`}>
        ${(tab === "log" || tab === "ask") &&
        html`<${Log} events=${sight.events} floor=${floor(sight.look)} barrier=${sight.look.barrier} read=${read}
          moment=${moment} tab=${tab} all=${all} onAll=${() => showAll(true)} onMoment=${onMoment} />`}
        ${tab === "panels" && html`<${Panels} panels=${look.panels} />`}
        ${tab === "places" && html`<${Places} look=${look} geometry=${geometry} />`}
      </div>
    </div>
  </div>`;
}

/** Where undo ends, while the seat has something to think about. */
const floor = (look) => (look.undo || look.asks.length ? look.floor : null);

/** Arrow keys go from tab to tab. */
function Tabs({ tab, onTab, asked }) {
  const move = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const shown = TABS.filter((each) => document.getElementById(`tab-${each}`).offsetParent);
    const next = shown[(shown.indexOf(tab) + step + shown.length) % shown.length];
    onTab(next);
    document.getElementById(`tab-${next}`).focus();
  };
  return html`<div class="tabs" role="tablist" aria-label=${say("web-tabs")} onKeyDown=${move}>
    ${TABS.map(
      (each) => html`<button key=${each} type="button" role="tab" id=${`tab-${each}`} class=${classes("tab", `for-${each}`)}
        aria-selected=${String(each === tab)} aria-controls="tab-panel" tabindex=${each === tab ? 0 : -1}
        onClick=${() => onTab(each)}>${say(`web-tab-${each}`)}${each === "ask" && asked && html`<i class="dot"></i>`}</button>`,
    )}
  </div>`;
}

/** Whose turn it is, and what that means for this seat. */
function Turn({ match, sight, persons, choice, onMoment, onStand, onShow, onNews }) {
  const { look } = sight;
  const title = (id) => match.seats.find((each) => each.id === id)?.title ?? id;
  if (look.result) {
    return html`<${Result} result=${look.result} seats=${match.seats} onReplay=${() => onMoment(0)}
      onDice=${() => onShow({ kind: "dice" })} />`;
  }
  const next = persons.find((each) => each.id !== look.seat && look.waiting.includes(each.id));
  return html`
    ${look.asks.length
      ? html`<${Asks} look=${look} chosen=${choice.verbs} onVerb=${choice.onVerb} onAnswer=${choice.answer} />`
      : next
        ? html`<${HandOver} seat=${next} onHandOver=${onStand} />`
        : look.mind
          ? html`<${Thinking} table=${match.id} mind=${look.mind} seat=${title(look.mind.seat)} />`
          : html`<${Waiting} names=${look.waiting.map(title).join(", ")} />`}
    ${(look.undo || look.asks.length > 0) &&
    html`<div class="ask-foot">
      <${Undo} look=${look} onUndo=${() => sight.undo()} />
      ${onNews && html`<button type="button" class="button quiet small" onClick=${onNews}>${say("web-what-changed")}</button>`}
    </div>`}`;
}
