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
  const { sight, look, past, tab, onTab, geometry, read, moment, onMoment } = given;
  const [tall, stretch] = useState(false);
  const [all, showAll] = useState(false);
  return html`<div class=${classes("aside", tall && "tall")}>
    <button type="button" class="handle" aria-expanded=${String(tall)} aria-label=${say("web-sheet")}
      onClick=${() => stretch(!tall)}></button>
    <section class="asking" aria-label=${say("web-asked")}>
      ${past ? html`<p class="quiet-text past-note">${say("web-past-note")}</p>` : html`<${Turn} ...${given} />`}
    </section>
    <div class="tabbed">
      <${Tabs} tab=${tab} onTab=${onTab} asked=${sight.look.asks.length > 0} />
      <div class="tab-panel" role="tabpanel" id="tab-panel" aria-labelledby=${`tab-${tab}`}>
        ${(tab === "log" || tab === "ask") &&
        html`<${Log} events=${sight.events} floor=${sight.look.floor} barrier=${sight.look.barrier} read=${read}
          moment=${moment} all=${all} onAll=${() => showAll(true)} onMoment=${onMoment} />`}
        ${tab === "panels" && html`<${Panels} panels=${look.panels} />`}
        ${tab === "places" && html`<${Places} look=${look} geometry=${geometry} />`}
      </div>
    </div>
  </div>`;
}

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
function Turn({ match, sight, look, persons, verbs, onVerb, onAnswer, onMoment, onStand, onShow, news, onNews }) {
  const title = (id) => match.seats.find((each) => each.id === id)?.title ?? id;
  const undo = () => sight.undo();
  const back = (look.undo || look.asks.length > 0) && html`<${Undo} look=${look} onUndo=${undo} />`;
  if (look.result) {
    return html`<${Result} result=${look.result} seats=${match.seats} onReplay=${() => onMoment(0)}
      onDice=${() => onShow({ kind: "dice" })} />`;
  }
  if (look.asks.length) {
    return html`<${Asks} look=${look} chosen=${verbs} onVerb=${onVerb} onAnswer=${onAnswer} />
      <div class="ask-foot">${back}
        ${news && html`<button type="button" class="button quiet small" onClick=${onNews}>${say("web-what-changed")}</button>`}
      </div>`;
  }
  const next = persons.find((each) => each.id !== look.seat && look.waiting.includes(each.id));
  if (next) return html`<${HandOver} seat=${next} onHandOver=${onStand} />${back}`;
  if (look.mind) return html`<${Thinking} table=${match.id} mind=${look.mind} seat=${title(look.mind.seat)} />${back}`;
  return html`<${Waiting} names=${look.waiting.map(title).join(", ")} />${back}`;
}
