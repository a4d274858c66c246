// Playing on from a moment, as a new match.

import { html, useState } from "/web/vendor/preact.js";
import * as net from "/web/net.js";
import { complain, Dialog, Segments } from "/web/parts.js";
import { addressOf, go } from "/web/route.js";
import { say } from "/web/words.js";

/** `seats` are those that a person may take; `players` who may sit against it. */
export function BranchDialog({ table, seat, seats, players, moment, over, onClose }) {
  const others = players.filter((each) => each.id !== "person");
  const [mine, sit] = useState(seats.some((each) => each.id === seat) ? seat : seats[0].id);
  const [against, choose] = useState(others[0]?.id);
  const begin = async () => {
    try {
      const { id } = await net.branch(table, seat, { moment, seat: mine, against });
      go(addressOf(id));
    } catch (trouble) {
      complain(trouble);
      onClose();
    }
  };
  const foot = html`
    <button type="button" class="button quiet" onClick=${onClose}>${say("web-cancel")}</button>
    <button type="button" class="button primary" onClick=${begin}>${say("web-branch-go")}</button>`;
  return html`<${Dialog} title=${say("web-branch-title")} onClose=${onClose} foot=${foot}>
    <p>${say("web-branch-text", { moment })}</p>
    ${!over && html`<p class="quiet-text">${say("web-branch-fog")}</p>`}
    ${seats.length > 1 &&
    html`<${Segments} name="branch-seat" label=${say("web-your-side")} value=${mine} onChange=${sit}
      options=${seats.map(({ id, title }) => [id, title])} />`}
    ${others.length > 1 &&
    html`<${Segments} name="branch-against" label=${say("web-opponent")} value=${against} onChange=${choose}
      options=${others.map(({ id, title }) => [id, title])} />`}
  </${Dialog}>`;
}
