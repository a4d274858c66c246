// The matches of this house: whose turn it is, what has happened, and what can be done with them.

import { html, useEffect, useRef, useState } from "/web/vendor/preact.js";
import { Icon } from "/web/icons.js";
import { bring, remove, saved, tables } from "/web/net.js";
import { classes, complain, Confirm, Dialog, IconButton, notices } from "/web/parts.js";
import { addressOf, go } from "/web/route.js";
import { ago, say } from "/web/words.js";

const EVERY = 3000;
const LARGEST = 32 * 1024 * 1024;

/** The list, asked for again and again while somebody looks at it. */
function useTables(lang) {
  const [list, set] = useState(null);
  const asked = useRef(0);
  const fetchList = async () => {
    const mine = ++asked.current;
    const found = await tables(lang).catch(() => null);
    if (found && mine === asked.current) set(found);
  };
  useEffect(() => {
    fetchList();
    const timer = setInterval(() => document.hidden || fetchList(), EVERY);
    return () => {
      asked.current += 1;
      clearInterval(timer);
    };
  }, [lang]);
  return [list, fetchList];
}

export function Matches({ lang, games }) {
  const [list, again] = useTables(lang);
  const [doomed, doom] = useState(null);
  const [told, tell] = useState(null);
  const drop = async () => {
    doom(null);
    await remove(doomed.id).catch(complain);
    again();
  };
  if (!list) return html`<section class="matches" aria-busy="true"></section>`;
  return html`<section class="matches" aria-labelledby="matches-title">
    <div class="section-head">
      <h2 id="matches-title" class="section-title">${say("web-matches")}</h2>
      <${Import} games=${games} />
    </div>
    ${list.length
      ? html`<ul class="match-list">
          ${list.map(
            (each) => html`<${Match} key=${each.id} match=${each} onDelete=${() => doom(each)} onExport=${() =>
              each.over ? download(each) : tell(each)} />`,
          )}
        </ul>`
      : html`<p class="no-matches">${say("web-no-matches")}</p>`}
    ${doomed &&
    html`<${Confirm} danger title=${say("web-delete-title")} text=${say("web-delete-text", { match: doomed.title })}
      yes=${say("web-delete")} onYes=${drop} onNo=${() => doom(null)} />`}
    ${told &&
    html`<${Confirm} title=${say("web-export-title")} text=${say("web-export-text")} yes=${say("web-export")}
      onYes=${() => {
        download(told);
        tell(null);
      }} onNo=${() => tell(null)} />`}
  </section>`;
}

/** Lets the browser save the match as a file. */
export function download({ id, game, scenario }) {
  const link = document.createElement("a");
  link.href = saved(id);
  link.download = `${game}-${scenario}-${id}.json`;
  link.click();
}

function Match({ match, onDelete, onExport }) {
  const { id, title, seats, waiting, over, turn, news, changed } = match;
  const persons = seats.filter((seat) => seat.player === "person");
  const mine = !over && persons.some((seat) => waiting.includes(seat.id));
  const fresh = Math.max(0, ...Object.values(news ?? {}));
  return html`<li class=${classes("match sheet", mine && "mine", over && "over")}>
    <a class="match-link" href=${addressOf(id)}>
      <span class="match-title">${title}</span>
      <span class="match-seats">
        ${seats.map(
          (seat) => html`<span key=${seat.id} class=${classes("match-seat", waiting.includes(seat.id) && "waited")}>
            ${say("web-seat-player", { seat: seat.title, player: seat.player })}
          </span>`,
        )}
      </span>
    </a>
    <p class="match-turn">${turn}</p>
    <p class="match-state">
      <span class=${classes("badge", mine && "strong")}>${state(match, persons, mine)}</span>
      ${fresh > 0 && html`<span class="match-news">${say("web-news", { number: fresh })}</span>`}
    </p>
    <p class="match-when">${ago(changed)}</p>
    <div class="match-tools">
      <${IconButton} icon="save" label=${say("web-export-match", { match: title })} onClick=${onExport} />
      <${IconButton} icon="bin" label=${say("web-delete-match", { match: title })} onClick=${onDelete} />
    </div>
  </li>`;
}

function state({ seats, waiting, over }, persons, mine) {
  if (over) return say("web-state-over");
  const asked = seats.filter((seat) => waiting.includes(seat.id));
  if (mine && persons.length === 1) return say("web-state-yours");
  const names = asked.map((seat) => seat.title).join(", ");
  return mine ? say("web-state-asked", { seat: names }) : say("web-state-thinking", { seat: names });
}

/** A match from a file: which one, and in whose seat one sits. */
function Import({ games }) {
  const [file, set] = useState(null);
  const [seat, sit] = useState("");
  const field = useRef(null);
  const chosen = async (event) => {
    const given = event.target.files[0];
    event.target.value = "";
    if (!given) return;
    if (given.size > LARGEST) return notices.say(say("web-import-large"));
    const text = await given.text();
    const game = games.find((each) => each.key === gameOf(text));
    sit("");
    set({ text, name: given.name, seats: game?.seats ?? [] });
  };
  const take = async () => {
    try {
      const { id } = await bring(file.text, seat || null);
      go(addressOf(id));
    } catch (trouble) {
      complain(trouble);
    }
    set(null);
  };
  const foot = html`
    <button type="button" class="button quiet" onClick=${() => set(null)}>${say("web-cancel")}</button>
    <button type="button" class="button primary" onClick=${take}>${say("web-import")}</button>`;
  return html`<div class="import">
    <input ref=${field} type="file" class="unseen" tabindex="-1" aria-hidden="true" accept=".json,application/json"
      onChange=${chosen} />
    <button type="button" class="button quiet" onClick=${() => field.current.click()}>
      <${Icon} name="open" /> ${say("web-import-file")}
    </button>
    ${file &&
    html`<${Dialog} title=${say("web-import-title", { file: file.name })} foot=${foot} onClose=${() => set(null)}>
      <fieldset class="choices">
        <legend>${say("web-import-seat")}</legend>
        ${[...file.seats.map(({ id, title }) => [id, title]), ["", say("web-import-all")]].map(
          ([id, title]) => html`<label key=${id} class=${classes("choice", id === seat && "on")}>
            <input type="radio" name="import-seat" checked=${id === seat} onChange=${() => sit(id)} />
            <span><span class="choice-title">${title}</span></span>
          </label>`,
        )}
      </fieldset>
    </${Dialog}>`}
  </div>`;
}

function gameOf(text) {
  try {
    return JSON.parse(text).game;
  } catch {
    return null;
  }
}
