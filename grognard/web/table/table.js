// A table: who sits at this screen, and whose board is on it.

import { prepare } from "/web/board/board.js";
import { html, useEffect, useMemo, useState } from "/web/vendor/preact.js";
import { Icon } from "/web/icons.js";
import * as net from "/web/net.js";
import { Empty, useAsked, useSource } from "/web/parts.js";
import { Curtain } from "/web/table/curtain.js";
import { Waiting } from "/web/table/mind.js";
import { Seat } from "/web/table/seat.js";
import { Sight } from "/web/table/sight.js";
import { say } from "/web/words.js";

export const ALL = "all";
const EVERY = 3000;

/** What anybody may know of the table; asked for again while computers play among themselves. */
function useMatch(id, lang) {
  const [asked, again] = useState(0);
  const { value, trouble } = useAsked(() => net.table(id, lang), [id, lang, asked], true);
  return { match: value, trouble, again: () => again((count) => count + 1) };
}

export function Table({ id, lang, onSettings }) {
  const { match, trouble, again } = useMatch(id, lang);
  const [sat, sit] = useState(null);
  useEffect(() => {
    if (match) document.title = `${match.title} · Grognard`;
  }, [match]);
  const persons = match?.seats.filter((seat) => seat.player === "person") ?? [];
  const watched = match && !persons.length && !match.over;
  useEffect(() => {
    const timer = watched && setInterval(again, EVERY);
    return () => clearInterval(timer);
  }, [watched]);
  if (trouble && !match) return html`<${NoTable} trouble=${trouble} />`;
  if (!match) return html`<main class="loading" aria-busy="true"></main>`;
  if (watched) return html`<${Computers} match=${match} />`;
  const seat = sat ?? usual(match, persons);
  if (!seat) {
    const asked = persons.filter((each) => match.waiting.includes(each.id));
    return html`<${Curtain} title=${match.title} seats=${asked.length ? asked : persons} onSit=${sit} />`;
  }
  const stand = () => {
    sit(null);
    again();
  };
  return html`<${Sitting} key=${seat} match=${match} seat=${seat} persons=${persons} lang=${lang} onSit=${sit}
    onStand=${stand} onOver=${again} onSettings=${onSettings} />`;
}

/** Where one sits without being asked: alone, or when nothing is hidden any more. */
function usual(match, persons) {
  if (persons.length === 1) return persons[0].id;
  return match.over ? ALL : null;
}

/** The sight of a seat: what was seen in the old language stays until the new one has come. */
function useSight(id, seat, lang, over) {
  const fresh = useMemo(() => new Sight(id, seat, lang), [id, seat, lang]);
  const [shown, show] = useState(fresh);
  useSource(fresh);
  useEffect(() => {
    if (over) fresh.fetch();
    else fresh.open();
    return () => fresh.close();
  }, [fresh]);
  useEffect(() => {
    if (fresh.look || fresh.trouble) show(fresh);
  });
  return fresh.look || fresh.trouble ? fresh : shown;
}

function Sitting({ match, seat, persons, lang, onSit, onStand, onOver, onSettings }) {
  const sight = useSight(match.id, seat, lang, match.over);
  const { game } = match;
  const printed = async (language) => ({ ...(await net.geometry(game, language)), lang: language });
  const { value: geometry } = useAsked(() => printed(sight.lang), [game, sight.lang], true);
  const { value: rules } = useAsked(() => net.rules(game, sight.lang), [game, sight.lang], true);
  const { value: games } = useAsked(() => net.games(sight.lang), [sight.lang], true);
  useEffect(() => prepare(net.picture(game, lang)), [game, lang]);
  const over = Boolean(sight.look?.result);
  useEffect(() => {
    if (over && !match.over) onOver();
  }, [over]);
  if (sight.gone) return html`<${NoTable} trouble=${{ message: say("web-gone") }} />`;
  if (sight.trouble) return html`<${NoTable} trouble=${sight.trouble} />`;
  if (!sight.look || !geometry) return html`<main class="loading" aria-busy="true"></main>`;
  const players = games?.find((each) => each.key === game)?.players ?? [];
  return html`<${Seat} match=${match} sight=${sight} geometry=${geometry} rules=${rules ?? null} players=${players}
    persons=${persons} onSit=${onSit} onStand=${onStand} onSettings=${onSettings} />`;
}

function NoTable({ trouble }) {
  return html`<main class="no-table">
    <${Empty} title=${trouble.message || say("web-away")} />
    <a class="button" href="/"><${Icon} name="back" /> ${say("web-lobby")}</a>
  </main>`;
}

/** Computers among themselves: their boards are theirs until the end. */
function Computers({ match }) {
  return html`<main class="no-table">
    <h1>${match.title}</h1>
    <p class="match-turn">${match.turn}</p>
    <${Waiting} names=${match.seats.filter((seat) => match.waiting.includes(seat.id)).map((seat) => seat.title).join(", ")} />
    <p>${say("web-computers")}</p>
    <a class="button" href="/"><${Icon} name="back" /> ${say("web-lobby")}</a>
  </main>`;
}
