// The card of a thing on the board: what it is, how a battle there may go, and why it cannot be chosen.

import { html } from "/web/vendor/preact.js";
import { Icon } from "/web/icons.js";
import * as net from "/web/net.js";
import { Card, useAsked, useHere } from "/web/parts.js";
import { Odds } from "/web/table/odds.js";
import { Rule } from "/web/table/rules.js";
import { say } from "/web/words.js";

export function WhyCard({ kind, name, x, y, moment, onClose }) {
  const { table, seat, lang, calling, isNoun, standing, overlays, onOverlay, centre, position } = useHere();
  const on = [seat, kind, name, moment, lang, position];
  const known = isNoun(kind, name);
  const { value: told = known ? undefined : { title: calling(kind, name), lines: standing(name), answers: [] }, trouble } =
    useAsked(async () => (known ? net.why(table, seat, { kind, name, moment, lang }) : undefined), on);
  const { value: odds } = useAsked(
    async () => (known && kind === "space" ? net.odds(table, seat, { noun: name, moment, lang }) : null),
    on,
  );
  const about = overlays.filter((each) => each.noun === kind);
  const title = told?.title ?? calling(kind, name);
  return html`<${Card} x=${x} y=${y} label=${title} onClose=${onClose}>
    <h3 class="card-title">${title}</h3>
    ${trouble && html`<p class="quiet-text">${trouble.message || say("web-away")}</p>`}
    ${told?.lines.map((line, index) => html`<p key=${index} class="card-line">${line}</p>`)}
    ${odds && html`<${Odds} odds=${odds} />`}
    ${told?.answers.length > 0 &&
    html`<ul class="verdicts" aria-label=${say("web-why")}>
      ${told.answers.map((answer, index) => html`<${Verdict} key=${index} answer=${answer} first=${first(told.answers, index)} />`)}
    </ul>`}
    <div class="card-tools">
      <button type="button" class="button quiet small" onClick=${() => centre(name)}>
        <${Icon} name="pin" /> ${say("web-show-on-board")}
      </button>
      ${about.map(
        (each) => html`<button key=${each.id} type="button" class="button quiet small"
          onClick=${() => onOverlay(each.id, name)}><${Icon} name="layers" /> ${each.title}</button>`,
      )}
    </div>
  </${Card}>`;
}

/** What a rule says is said once, however many verbs it stands against. */
const first = (answers, index) => answers.findIndex(({ rule }) => rule === answers[index].rule) === index;

function Verdict({ answer, first }) {
  const { text, allowed, rule, digest, message } = answer;
  return html`<li class=${allowed ? "verdict yes" : "verdict no"}>
    <${Icon} name=${allowed ? "check" : "close"} />
    <div>
      <p>${text && html`<b>${text}</b>: `}${allowed ? say("web-allowed") : message} ${!allowed &&
      html`<${Rule} id=${rule} />`}</p>
      ${!allowed && first && digest && html`<p class="digest">${digest}</p>`}
    </div>
  </li>`;
}
