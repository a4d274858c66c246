// How a battle may go, as far as the seat can know.

import { html } from "/web/vendor/preact.js";
import { percent } from "/web/words.js";

export function Odds({ odds }) {
  return html`<section class="odds">
    <h4>${odds.title}</h4>
    <dl class="chances">
      ${odds.chances.map(
        ([text, share]) => html`<div class="chance" key=${text}>
          <dt>${text}</dt>
          <dd><span class="bar" aria-hidden="true"><i style=${{ width: `${share * 100}%` }}></i></span>
            <b>${percent(share)}</b></dd>
        </div>`,
      )}
    </dl>
    ${odds.lines.map((line, index) => html`<p key=${index} class="card-line">${line}</p>`)}
  </section>`;
}
