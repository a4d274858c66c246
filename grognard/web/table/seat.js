// The page of a seat: its board, what it is asked, and everything that stands around.

import { html, useCallback, useEffect, useMemo, useRef, useState } from "/web/vendor/preact.js";
import { Here } from "/web/parts.js";
import { readBefore, remember, useSettings } from "/web/settings.js";
import { Aside } from "/web/table/aside.js";
import { BoardArea, BoardTools } from "/web/table/boardarea.js";
import { Cards, Dialogs } from "/web/table/cards.js";
import { useKeys } from "/web/table/help.js";
import { byKind, clickable, meant, offers, sorted } from "/web/table/offer.js";
import { NEWS, useOverlay } from "/web/table/overlays.js";
import { usePast } from "/web/table/past.js";
import { PastBand, Replay } from "/web/table/replay.js";
import { belowOverlays, TopBar } from "/web/table/topbar.js";
import { say } from "/web/words.js";

const NOTHING = { space: new Map(), unit: new Map() };
const TOLD = 8; // events that a screen reader is told one by one
const NARROW = "(max-width: 900px) and (orientation: portrait), (max-width: 560px)"; // what is asked is a tab of its own there
const ZOOM = 1.25;

export function Seat(given) {
  const { match, sight, geometry, rules, players, persons, onSit, onStand, onSettings } = given;
  const [shown, goTo] = usePast(sight);
  const { look, moment } = shown;
  const overlay = useOverlay(sight, shown);
  const choice = useChoice(sight, shown, overlay, geometry);
  const [open, show] = useState(null);
  const [card, put] = useState(null);
  const [tab, turn] = useState(() => (matchMedia(NARROW).matches ? "ask" : "log"));
  const [hidden, hide] = useState(false);
  const [board, onBoard] = useBoard();
  const { speed } = useSettings();
  const read = useRead(sight);

  const close = useCallback(() => put(null), []);
  const lay = (id, noun) => {
    close();
    overlay.want(id === null ? null : { id, noun });
  };
  const menu = () => put({ kind: "overlays", ...belowOverlays() });
  const news = look.overlays.some((each) => each.id === NEWS);
  const onNews = () => lay(overlay.wanted?.id === NEWS ? null : NEWS);
  const here = useShared({ sight, look, geometry, rules, board, choice, put, lay });
  useKeys({
    ...boardKeys(board, hidden, hide),
    ...tabKeys(turn),
    u: () => moment === null && look.undo && sight.undo(),
    r: () => show({ kind: "rules" }),
    d: () => show({ kind: "dice" }),
    "?": () => show({ kind: "help" }),
    o: menu,
    n: () => news && onNews(),
    ",": () => goTo(Math.max(0, (moment ?? sight.look.moments) - 1)),
    ".": () => moment !== null && goTo(moment + 1, true),
  });

  return html`<${Here.Provider} value=${here}>
    <div class="table" data-tab=${tab} data-past=${String(moment !== null)} data-position=${sight.look.position}>
      <a class="skip" href="#ask-text">${say("web-skip-to-ask")}</a>
      <${TopBar} match=${match} look=${look} seat=${sight.seat} overlay=${overlay.known} onSeat=${onSit}
        onOverlays=${menu} onShow=${show} onSettings=${onSettings} />
      <${BoardArea} sight=${sight} shown=${shown} geometry=${geometry} overlay=${overlay} choice=${choice}
        hidden=${hidden} onBoard=${onBoard}>
        ${moment !== null &&
        html`<${PastBand} moment=${moment} moments=${sight.look.moments} onNow=${() => goTo(null)}
          onBranch=${() => show({ kind: "branch" })} />`}
      </${BoardArea}>
      <${Replay} moment=${moment} moments=${sight.look.moments} speed=${speed} onMoment=${goTo} />
      <${BoardTools} board=${board} hidden=${hidden} onHide=${hide} />
      <${Aside} match=${match} sight=${sight} shown=${shown} persons=${persons} geometry=${geometry} choice=${choice}
        tab=${tab} onTab=${turn} read=${read} onMoment=${goTo} onStand=${onStand} onShow=${show}
        onNews=${news ? onNews : null} />
    </div>
    <${Cards} card=${card} overlay=${overlay} moment=${moment} onClose=${close} onOverlay=${lay} onShow=${show} />
    <${Dialogs} open=${open} match=${match} sight=${sight} moment=${moment} players=${players} persons=${persons}
      onClose=${() => show(null)} />
    <p class="unseen" role="log" aria-live="polite">${told(sight)}</p>
  </${Here.Provider}>`;
}

/** The board, once it stands. */
function useBoard() {
  const [board, set] = useState(null);
  return [board, useCallback((made) => set(made), [])];
}

/** How many events this seat had seen when it was last here; and what it sees now is seen. */
function useRead({ table, seat, events }) {
  const [read] = useState(() => readBefore(table, seat));
  useEffect(() => remember(table, seat, events.length), [events.length]);
  return read;
}

/**
 * What may be chosen, on the board and in the lists, and what choosing it does: an answer, or the thing that an
 * overlay is to be about.
 */
function useChoice(sight, { look, moment }, overlay, geometry) {
  const [verbs, mean] = useState({});
  useEffect(() => mean((now) => (Object.keys(now).length ? {} : now)), [sight.look.position]);
  const answer = useAnswer(sight);
  const kinds = useMemo(() => byKind(sorted(look.asks).choices), [look]);
  const about = overlay.missing ? overlay.known.noun : null;
  const pick = useMemo(() => about && things(about, look, geometry), [about, look, geometry]);
  const offered = useMemo(() => {
    if (pick) return { ...NOTHING, [about]: new Map(pick.map(([name]) => [name, ""])) };
    return moment === null ? clickable(kinds, verbs) : NOTHING;
  }, [pick, kinds, verbs, moment]);
  const click = (kind, name) => {
    if (pick) return overlay.want({ id: overlay.known.id, noun: name });
    const verb = meant(kinds, verbs, kind, name);
    if (verb) answer(verb.verb, name);
  };
  const onVerb = (kind, id) => mean((now) => ({ ...now, [kind]: id }));
  return { kinds, verbs, offered, pick, click, answer, onVerb };
}

/** Answers; and afterwards puts the focus on the next question, if it was among the answers. */
function useAnswer(sight) {
  const among = useRef(false);
  useEffect(() => {
    if (among.current && document.activeElement === document.body) document.getElementById("ask-text")?.focus();
  });
  return useCallback(
    (verb, noun) => {
      among.current = Boolean(document.activeElement?.closest(".asking"));
      return sight.answer(verb, noun);
    },
    [sight],
  );
}

/** All that an overlay may be about: names, and what they are called. */
function things(kind, look, geometry) {
  if (kind === "unit") return Object.values(look.pieces).filter(({ id }) => id).map(({ id, text }) => [id, text]);
  return Object.entries(geometry.areas).map(([name, { title }]) => [name, title || name]);
}

/** What the parts of the page share. */
function useShared({ sight, look, geometry, rules, board, choice, put, lay }) {
  const { table, seat, lang } = sight;
  const place = (name) => geometry.areas[name] ?? geometry.boxes[name];
  return {
    table, seat, lang, rules,
    overlays: look.overlays,
    position: look.position,
    calling: (kind, name) => look.pieces[name]?.text ?? place(name)?.title ?? name,
    isNoun: (kind, name) => kind !== "space" || !geometry.boxes[name] || offers(choice.kinds, kind, name),
    standing: (name) => look.order.filter((id) => look.pieces[id]?.at === name).map((id) => look.pieces[id].text),
    point: (names) => board?.point(names),
    centre: (name) => {
      board?.centre(name);
      board?.point([name]);
    },
    portray: useCallback((piece) => board?.portrait(piece), [board]),
    why: (kind, name, x, y) => put({ kind: "why", thing: kind, name, x, y }),
    openRule: (id, x, y) => put({ kind: "rule", id, x, y }),
    onOverlay: lay,
  };
}

function boardKeys(board, hidden, hide) {
  return {
    0: () => board?.fit(),
    "+": () => board?.zoom(ZOOM),
    "-": () => board?.zoom(1 / ZOOM),
    h: () => hide(!hidden),
  };
}

function tabKeys(turn) {
  const open = (name) => () => {
    turn(name);
    setTimeout(() => document.getElementById(`tab-${name}`)?.focus());
  };
  const asked = () => {
    turn((now) => (matchMedia(NARROW).matches ? "ask" : now));
    setTimeout(() => document.getElementById("ask-text")?.focus());
  };
  return { a: asked, l: open("log"), i: open("panels"), p: open("places") };
}

/** What a screen reader is told when something has changed. */
function told({ fresh, look }) {
  const happened = fresh.slice(-TOLD).map((event) => event.text);
  if (fresh.length > TOLD) happened.unshift(say("web-happened", { number: fresh.length - TOLD }));
  return [...happened, ...look.asks.map((ask) => ask.text)].join(" ");
}
