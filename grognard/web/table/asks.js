// What the seat is asked: the prompt with its rule, lists of what may be chosen, buttons, and the way back.

import { html, useEffect, useMemo, useState } from "/web/vendor/preact.js";
import { Icon } from "/web/icons.js";
import { classes, IconButton, Segments, useHere } from "/web/parts.js";
import { byKind, current, sorted } from "/web/table/offer.js";
import { Rule } from "/web/table/rules.js";
import { fold, say } from "/web/words.js";

const MANY = 10; // from here on a list can be searched
const BOARD = ["space", "unit"]; // kinds that lie on the board

export function Asks({ look, chosen, onVerb, onAnswer }) {
  return html`<div class="asks">
    ${look.asks.map((ask, index) => html`<${AskCard} key=${`${look.position}/${index}`} ask=${ask} chosen=${chosen}
      onVerb=${onVerb} onAnswer=${onAnswer} />`)}
  </div>`;
}

function AskCard({ ask, chosen, onVerb, onAnswer }) {
  const { choices, buttons } = sorted([ask]);
  const kinds = [...byKind(choices)];
  return html`<section class="ask">
    <h2 class="ask-text" id="ask-text" tabindex="-1">${ask.text} <${Rule} id=${ask.rule} /></h2>
    ${kinds.map(([kind, verbs]) => {
      const verb = current(verbs, chosen);
      return html`<div class="ask-kind" key=${kind}>
        ${verbs.length > 1
          ? html`<${Segments} hideLabel name=${`verb-${kind}`} label=${say("web-how")} value=${verb.verb}
              options=${verbs.map((each) => [each.verb, each.text])} onChange=${(id) => onVerb(kind, id)} />`
          : html`<p class="ask-verb">${verb.text}
              <span class="count">${say("web-choices", { number: verb.nouns.length })}</span></p>`}
        <${shortly(verb) ? Numbers : Nouns} verb=${verb} onAnswer=${onAnswer} />
      </div>`;
    })}
    ${buttons.length > 0 && html`<${Buttons} buttons=${buttons} alone=${!choices.length} onAnswer=${onAnswer} />`}
  </section>`;
}

function Buttons({ buttons, alone, onAnswer }) {
  return html`<div class=${classes("ask-buttons", alone && "alone")}>
    ${buttons.map(
      ({ verb, text }) => html`<button key=${verb} type="button" class=${classes("button", alone && "wide")}
        data-verb=${verb} onClick=${() => onAnswer(verb)}>${text}</button>`,
    )}
  </div>`;
}

/** Nothing but numbers, or words as short: a list would be a waste. */
const shortly = ({ kind, nouns }) => !BOARD.includes(kind) && nouns.every(({ text, hint }) => text.length < 5 && !hint);

function Numbers({ verb, onAnswer }) {
  return html`<div class="numbers">
    ${verb.nouns.map(
      ({ name, text }) => html`<button key=${name} type="button" class="button" data-verb=${verb.verb} data-noun=${name}
        onClick=${() => onAnswer(verb.verb, name)}>${text}</button>`,
    )}
  </div>`;
}

function Nouns({ verb, onAnswer }) {
  const { point, why } = useHere();
  const [wanted, want] = useState("");
  useEffect(() => want(""), [verb]);
  const shown = useMemo(
    () => verb.nouns.filter((noun) => fold(`${noun.text} ${noun.name}`).includes(fold(wanted))),
    [verb, wanted],
  );
  const told = (name) => (event) => {
    event.preventDefault();
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    why(verb.kind, name, event.clientX || left + width / 2, event.clientY || top);
  };
  const first = (event) => {
    event.preventDefault();
    if (shown.length) onAnswer(verb.verb, shown[0].name);
  };
  return html`
    ${verb.nouns.length >= MANY &&
    html`<form class="search" role="search" onSubmit=${first}>
      <${Icon} name="search" />
      <input type="search" value=${wanted} placeholder=${say("web-search")} aria-label=${say("web-search")}
        onInput=${(event) => want(event.target.value)} />
    </form>`}
    <ul class="nouns">
      ${shown.map(
        ({ name, text, hint }) => html`<li key=${name} onMouseEnter=${() => point([name])} onMouseLeave=${() => point([])}>
          <button type="button" class="noun" data-verb=${verb.verb} data-noun=${name}
            onClick=${() => onAnswer(verb.verb, name)} onContextMenu=${told(name)} onFocus=${() => point([name])}
            onBlur=${() => point([])}>
            <span class="noun-text">${text}</span>${hint && html` <span class="hint">${hint}</span>`}
          </button>
          ${BOARD.includes(verb.kind) &&
          html`<${IconButton} icon="info" className="small" label=${say("web-about", { name: text })} onClick=${told(name)} />`}
        </li>`,
      )}
    </ul>
    ${!shown.length && html`<p class="quiet-text">${say("web-found-nothing")}</p>`}`;
}

/** The way back, and what bars it. */
export function Undo({ look, onUndo }) {
  const barred = !look.undo && look.barrier;
  return html`<div class="undo">
    <button type="button" class="button quiet" disabled=${!look.undo} onClick=${onUndo}>
      <${Icon} name="undo" /> ${say("web-undo")}
    </button>
    ${barred &&
    html`<p class="barrier"><${Icon} name="barrier" /> ${say("web-barrier", { barrier: look.barrier })}</p>`}
  </div>`;
}
