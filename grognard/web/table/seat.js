// The page of a seat: its board, what it is asked, and everything that stands around.

import { html, useCallback, useEffect, useMemo, useRef, useState } from "/web/vendor/preact.js";
import * as net from "/web/net.js";
import { complain, Here, useHere } from "/web/parts.js";
import { readBefore, remember } from "/web/settings.js";
import { Aside } from "/web/table/aside.js";
import { BoardArea, BoardTools } from "/web/table/boardarea.js";
import { BranchDialog } from "/web/table/branch.js";
import { DiceDialog } from "/web/table/dice.js";
import { Help, useKeys } from "/web/table/help.js";
import { OverlayMenu } from "/web/table/overlays.js";
import { byKind, clickable, meant, offers, sorted } from "/web/table/offer.js";
import { PastBand, Replay } from "/web/table/replay.js";
import { RuleCard, RulesPanel } from "/web/table/rules.js";
import { TopBar } from "/web/table/topbar.js";
import { WhyCard } from "/web/table/why.js";
import { useSettings } from "/web/settings.js";
import { say } from "/web/words.js";

const NOTHING = { space: new Map(), unit: new Map() };
const NEWS = "news";
const TOLD = 8; // events that a screen reader is told one by one

/** The present look, or one at a past moment with the events that led to it. */
function usePast(sight) {
  const [past, set] = useState(null);
  const wanted = useRef(null);
  const go = useCallback(
    async (moment, step = false) => {
      const { moments } = sight.look;
      wanted.current = moment;
      if (moment === null || (moment >= moments && !sight.look.result)) return set(null);
      try {
        const look = await sight.past(Math.min(moment, moments));
        const from = past?.moment ?? null;
        const follows = step || (from !== null && moment === from + 1);
        if (wanted.current === moment) set({ moment, look, events: follows ? sight.at(moment) : null });
      } catch (trouble) {
        complain(trouble);
        set(null);
      }
    },
    [sight, past],
  );
  useEffect(() => {
    if (past) go(past.moment);
  }, [sight]);
  return [past, go];
}

/** What is painted over the board, asked for again whenever the position changes. */
function useOverlay(sight, look, moment, lang) {
  const [wanted, want] = useState(null); // {id, noun}, a thing still to be chosen when noun is undefined
  const [painted, paint] = useState(null);
  const known = look.overlays.find((each) => each.id === wanted?.id);
  const missing = Boolean(known?.noun) && wanted.noun === undefined;
  useEffect(() => {
    if (!wanted || missing) return paint(null);
    let mine = true;
    const given = { noun: wanted.noun, moment, lang };
    net.overlay(sight.table, sight.seat, wanted.id, given).then(
      (overlay) => mine && paint(overlay),
      (trouble) => {
        if (!mine) return;
        want(null);
        complain(trouble);
      },
    );
    return () => (mine = false);
  }, [wanted, missing, look.position, moment, lang, sight]);
  return { wanted, want, painted, known, missing };
}

/** What to tell a screen reader when something has changed. */
function told({ fresh, look }) {
  const happened = fresh.slice(-TOLD).map((event) => event.text);
  if (fresh.length > TOLD) happened.unshift(say("web-happened", { number: fresh.length - TOLD }));
  return [...happened, ...look.asks.map((ask) => ask.text)].join(" ");
}

export function Seat({ match, sight, geometry, rules, players, persons, onSit, onStand, onSettings }) {
  const { table, seat, lang } = sight;
  const [past, goTo] = usePast(sight);
  const moment = past?.moment ?? null;
  const look = past?.look ?? sight.look;
  const overlay = useOverlay(sight, look, moment, lang);
  const [open, show] = useState(null); // the dialog that is open: rules, dice, help, branch
  const [card, put] = useState(null); // the card that lies there: why, rule, overlays
  const [tab, turn] = useState(() => (matchMedia("(max-width: 900px)").matches ? "ask" : "log"));
  const [hidden, hide] = useState(false);
  const [verbs, mean] = useState({});
  const [read] = useState(() => readBefore(table, seat));
  const board = useRef(null);
  const [ready, setReady] = useState(false);
  const { speed } = useSettings();
  useEffect(() => mean({}), [sight.look.position]);
  useEffect(() => remember(table, seat, sight.events.length), [sight.events.length]);

  const kinds = useMemo(() => byKind(sorted(look.asks).choices), [look]);
  const offered = useMemo(() => (past ? NOTHING : clickable(kinds, verbs)), [kinds, verbs, past]);
  const answer = useAnswers(sight);
  const pick = overlay.missing ? nounsOf(overlay.known.noun, look, geometry) : null;
  const click = (kind, name) => {
    if (pick) return overlay.want({ id: overlay.known.id, noun: name });
    const verb = meant(kinds, verbs, kind, name);
    if (verb) answer(verb.verb, name);
  };
  const close = useCallback(() => put(null), []);
  const choose = (id) => {
    put(null);
    overlay.want(id === null ? null : { id });
  };
  const menu = (x = innerWidth / 2, y = 80) => put({ kind: "overlays", x, y });
  const openTab = (name) => {
    turn(name);
    queueMicrotask(() => document.getElementById(`tab-${name}`)?.focus());
  };
  const news = look.overlays.some((each) => each.id === NEWS);
  const live = !past;
  useKeys({
    a: () => document.querySelector(".ask button, #ask-text")?.focus(),
    u: () => live && look.undo && sight.undo(),
    l: () => openTab("log"),
    p: () => openTab("places"),
    i: () => openTab("panels"),
    r: () => show({ kind: "rules" }),
    o: () => menu(),
    d: () => show({ kind: "dice" }),
    n: () => news && choose(overlay.wanted?.id === NEWS ? null : NEWS),
    ",": () => goTo(Math.max(0, (moment ?? sight.look.moments) - 1)),
    ".": () => past && goTo(moment + 1),
    0: () => board.current?.fit(),
    h: () => hide(!hidden),
    "+": () => board.current?.zoom(1.25),
    "-": () => board.current?.zoom(0.8),
    "?": () => show({ kind: "help" }),
  });

  const here = {
    table, seat, lang, rules, overlays: look.overlays, position: look.position,
    calling: (kind, name) => look.pieces[name]?.text ?? (geometry.areas[name] ?? geometry.boxes[name])?.title ?? name,
    isNoun: (kind, name) => kind !== "space" || !geometry.boxes[name] || offers(kinds, kind, name),
    standing: (name) => look.order.map((id) => look.pieces[id]).filter((piece) => piece?.at === name).map((piece) => piece.text),
    point: (names) => board.current?.point(names),
    centre: (name) => {
      board.current?.centre(name);
      board.current?.point([name]);
    },
    portray: useCallback((piece) => board.current?.portrait(piece), [ready]),
    why: (kind, name, x, y) => put({ kind: "why", thing: kind, name, x, y }),
    openRule: (id, x, y) => put({ kind: "rule", id, x, y, beneath: card }),
    onOverlay: (id, noun) => {
      put(null);
      overlay.want({ id, noun });
    },
  };
  const onBoard = useCallback((made) => {
    board.current = made;
    setReady(Boolean(made));
  }, []);

  return html`<${Here.Provider} value=${here}>
    <div class="table" data-tab=${tab} data-past=${String(Boolean(past))}>
      <a class="skip" href="#ask-text">${say("web-skip-to-ask")}</a>
      <${TopBar} match=${match} look=${look} seat=${seat} onSeat=${onSit} onOverlays=${menu} onShow=${show}
        onSettings=${onSettings} overlay=${overlay.known} />
      <${BoardArea} sight=${sight} look=${look} past=${past} geometry=${geometry} overlay=${overlay} pick=${pick}
        offered=${pick ? pickable(overlay.known.noun, pick) : offered} hidden=${hidden} onBoard=${onBoard}
        onClick=${click} onWhy=${here.why}>
        ${past &&
        html`<${PastBand} moment=${moment} moments=${sight.look.moments} onNow=${() => goTo(null)}
          onBranch=${() => show({ kind: "branch" })} />`}
      </${BoardArea}>
      <${Replay} moment=${moment} moments=${sight.look.moments} speed=${speed} ready=${Boolean(past) || ready}
        onMoment=${goTo} />
      <${BoardTools} board=${board} hidden=${hidden} onHide=${hide} />
      <${Aside} match=${match} sight=${sight} look=${look} past=${past} persons=${persons} tab=${tab} onTab=${turn}
        verbs=${verbs} onVerb=${(kind, id) => mean((now) => ({ ...now, [kind]: id }))} onAnswer=${answer}
        geometry=${geometry} read=${read} moment=${moment} onMoment=${goTo} onStand=${onStand} onShow=${show}
        news=${news} onNews=${() => choose(NEWS)} />
    </div>
    <${Cards} card=${card} overlay=${overlay} moment=${moment} onClose=${close} onChoose=${choose} onPut=${put}
      onShow=${show} />
    <${Dialogs} open=${open} match=${match} sight=${sight} moment=${moment} players=${players} persons=${persons}
      onClose=${() => show(null)} />
    <p class="unseen" role="log" aria-live="polite">${told(sight)}</p>
  </${Here.Provider}>`;
}

/** Answers, and afterwards the focus back on the question, if it was among the answers. */
function useAnswers(sight) {
  const held = useRef(false);
  useEffect(() => {
    if (held.current && document.activeElement === document.body) document.getElementById("ask-text")?.focus();
  });
  return useCallback(
    (verb, noun) => {
      held.current = Boolean(document.activeElement?.closest(".ask"));
      return sight.answer(verb, noun);
    },
    [sight],
  );
}

/** What an overlay may be about: names and what they are called. */
function nounsOf(kind, look, geometry) {
  if (kind === "unit") {
    const own = Object.values(look.pieces).filter((piece) => piece.id);
    return own.map(({ id, text }) => [id, text]);
  }
  return Object.entries({ ...geometry.areas, ...geometry.boxes }).map(([name, { title }]) => [name, title || name]);
}

function pickable(kind, nouns) {
  return { ...NOTHING, [kind]: new Map(nouns.map(([name]) => [name, ""])) };
}

function Cards({ card, overlay, moment, onClose, onChoose, onPut, onShow }) {
  const { overlays } = useHere();
  if (!card) return null;
  const { kind, x, y } = card;
  if (kind === "why") {
    return html`<${WhyCard} key=${`${card.thing}/${card.name}`} kind=${card.thing} name=${card.name} x=${x} y=${y}
      moment=${moment} onClose=${onClose} />`;
  }
  if (kind === "rule") {
    const all = (id) => {
      onPut(null);
      onShow({ kind: "rules", at: id });
    };
    return html`<${RuleCard} key=${card.id} id=${card.id} x=${x} y=${y} onClose=${onClose} onAll=${all} />`;
  }
  return html`<${OverlayMenu} x=${x} y=${y} list=${overlays} chosen=${overlay.wanted} onChoose=${onChoose}
    onClose=${onClose} />`;
}

function Dialogs({ open, match, sight, moment, players, persons, onClose }) {
  if (!open) return null;
  if (open.kind === "rules") return html`<${RulesPanel} at=${open.at ?? null} onClose=${onClose} />`;
  if (open.kind === "help") return html`<${Help} onClose=${onClose} />`;
  if (open.kind === "dice") {
    return html`<${DiceDialog} table=${sight.table} seat=${sight.seat} lang=${sight.lang} over=${match.over}
      onClose=${onClose} />`;
  }
  return html`<${BranchDialog} table=${sight.table} seat=${sight.seat} seats=${match.over ? match.seats : persons}
    players=${players} moment=${moment ?? sight.look.moments} over=${match.over} onClose=${onClose} />`;
}
