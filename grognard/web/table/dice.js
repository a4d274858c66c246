// Dice as they fall, with what they needed; and over the whole match, with what fair dice would have done.

import { html, useEffect, useState } from "/web/vendor/preact.js";
import * as net from "/web/net.js";
import { classes, complain, Dialog, Empty, IconButton, useAsked } from "/web/parts.js";
import { Rule } from "/web/table/rules.js";
import { figure, say } from "/web/words.js";

const STAY = 9000;
const MOST = 6; // rolls in the tray
const PIPS = [
  [],
  [[10, 10]],
  [[6, 6], [14, 14]],
  [[5.5, 5.5], [10, 10], [14.5, 14.5]],
  [[6, 6], [14, 6], [6, 14], [14, 14]],
  [[5.5, 5.5], [14.5, 5.5], [10, 10], [5.5, 14.5], [14.5, 14.5]],
  [[6, 5], [14, 5], [6, 10], [14, 10], [6, 15], [14, 15]],
];

export const isRoll = (event) => event.kind === "roll" && Array.isArray(event.args?.faces);

/** One die: pips up to six, a number beyond. */
function Die({ face, hit }) {
  const pips = PIPS[face];
  return html`<svg class=${classes("die", hit === true && "hit", hit === false && "miss")} viewBox="0 0 20 20"
    aria-hidden="true">
    <rect x="1" y="1" width="18" height="18" rx="4" />
    ${pips
      ? pips.map(([x, y]) => html`<circle cx=${x} cy=${y} r="1.9" />`)
      : html`<text x="10" y="14.2" text-anchor="middle">${face}</text>`}
  </svg>`;
}

/** The faces of a roll; those that do what was needed stand out. */
export function Faces({ faces, needs }) {
  const wanted = typeof needs === "number";
  return html`<span class="faces">
    ${faces.map((face, index) => html`<${Die} key=${index} face=${face} hit=${wanted ? face >= needs : undefined} />`)}
    ${wanted && html`<span class="needs">${say("web-needs", { face: needs })}</span>`}
  </span>`;
}

/** The last rolls, over the board, until they have been seen. */
export function DiceTray({ events, serial, steady }) {
  const rolls = events.filter(isRoll);
  const [shown, show] = useState([]);
  useEffect(() => {
    if (!rolls.length) return undefined;
    show(rolls.slice(-MOST));
    const timer = setTimeout(() => show([]), STAY);
    return () => clearTimeout(timer);
  }, [serial]);
  if (!shown.length) return null;
  return html`<aside class=${classes("tray", steady && "steady")} aria-label=${say("web-dice")} key=${shown[0].i}>
    <${IconButton} icon="close" label=${say("web-close")} onClick=${() => show([])} />
    <ul>
      ${shown.map(
        ({ i, text, rule, args }, index) => html`<li key=${i} style=${{ animationDelay: `${index * 140}ms` }}>
          <${Faces} faces=${args.faces} needs=${args.needs} />
          <span class="tray-text">${text} <${Rule} id=${rule} /></span>
        </li>`,
      )}
    </ul>
  </aside>`;
}

/** Statistics by side, and the seal that shows that nobody touched the dice. */
export function DiceDialog({ table, seat, lang, over, onClose }) {
  const { value: sides, trouble } = useAsked(() => net.dice(table, seat, lang), [table, seat, lang]);
  const { value: match } = useAsked(() => net.table(table, lang), [table, lang, over]);
  const none = sides && sides.every((side) => !side.dice);
  return html`<${Dialog} title=${say("web-dice")} onClose=${onClose} wide className="dice">
    ${trouble && html`<${Empty} title=${trouble.message || say("web-away")} />`}
    ${none && html`<${Empty} title=${say("web-dice-none")} />`}
    ${sides && !none && html`<div class="tallies">${sides.map((side) => html`<${Tally} key=${side.side} side=${side} />`)}</div>`}
    ${match && html`<${Seal} match=${match} lang=${lang} />`}
  </${Dialog}>`;
}

function Tally({ side }) {
  const { title, dice, faces, mean, hits, expected } = side;
  const most = Math.max(1, ...faces, (dice / faces.length) * 1.4);
  const fair = dice / faces.length;
  return html`<section class="side-dice">
    <h3>${title}</h3>
    <table class="face-bars">
      <caption class="unseen">${say("web-dice-faces", { side: title })}</caption>
      <tbody>
        ${faces.map(
          (number, index) => html`<tr key=${index}>
            <th scope="row"><${Die} face=${index + 1} /><span class="unseen">${index + 1}</span></th>
            <td class="face-bar"><span class="bar" aria-hidden="true"><i style=${{ width: `${(number / most) * 100}%` }}></i>
              <em style=${{ left: `${(fair / most) * 100}%` }}></em></span></td>
            <td class="face-number">${number}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <dl class="figures">
      <div><dt>${say("web-dice-number")}</dt><dd>${dice}</dd></div>
      <div><dt>${say("web-dice-mean")}</dt><dd>${mean === null ? "–" : figure(mean, 2)}
        <small>${say("web-dice-fair", { number: figure((faces.length + 1) / 2, 2) })}</small></dd></div>
      <div><dt>${say("web-dice-hits")}</dt><dd>${hits}
        <small>${say("web-dice-expected", { number: figure(expected, 1) })}</small></dd></div>
    </dl>
  </section>`;
}

function Seal({ match, lang }) {
  const [checked, check] = useState(null);
  const verify = () => net.verify(match.id, lang).then(check, complain);
  return html`<section class="seal">
    <h3>${say("web-seal")}</h3>
    <p>${say("web-seal-text")}</p>
    <p class="hash"><span>${say("web-commitment")}</span> <code>${match.commitment}</code></p>
    ${match.key
      ? html`<p class="hash"><span>${say("web-key")}</span> <code>${match.key}</code></p>
          <button type="button" class="button" onClick=${verify}>${say("web-verify")}</button>`
      : html`<p class="quiet-text">${say("web-key-later")}</p>`}
    <div role="status">
      ${checked &&
      html`<div class=${classes("checked", checked.stands ? "yes" : "no")}>
        <p><b>${say("web-verified", { stands: checked.stands ? "yes" : "no" })}</b></p>
        ${checked.lines.map((line, index) => html`<p key=${index}>${line}</p>`)}
      </div>`}
    </div>
  </section>`;
}
