// Motion from the events between two looks. The board already shows the new look; what moves here are Web Animations
// laid over it, and ghosts of what has gone. Cancelling them leaves the right board, at any moment.

import { moved, svg } from "./svg.js";
import { turned } from "./pieces.js";

const HOP = 240;  // milliseconds from one place of a path to the next
const LONGEST = 1100;
const TURN = 320;
const FADE = 420;
const FLIP = 280;
const PULSE = 700;
const MANY = 14;  // more changes than this go all at once: a new month, not a move

export class Motion {
  constructor(layers, places, table) {
    Object.assign(this, { layers, places, table, on: true, speed: 1 });
    this.running = [];
    this.faces = [];
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
  }

  get moving() {
    return this.on && !this.still.matches && !document.hidden;
  }

  /** How the board is before it shows a look: what to move from, and copies of what will be gone. */
  before(look) {
    const { pieces, spots, elements } = this.table;
    const keys = this.moving ? [...spots.keys()] : [];
    const gone = keys.filter((key) => !(key in look.pieces));
    const flipped = keys.filter((key) => key in look.pieces && flips(pieces[key], look.pieces[key]));
    return {
      pieces, spots,
      ghosts: new Map(gone.map((key) => [key, drawing(elements.get(key))])),
      faces: new Map(flipped.map((key) => [key, svg("g", { class: "face-before" }, ...drawing(elements.get(key)).firstChild.childNodes)])),
    };
  }

  /** Plays what changed since `before`; settles when all has come to rest. */
  async play(old, events) {
    this.stop();
    if (!this.moving || !old.spots.size) return;
    const steps = new Steps(this, old, events);
    this.faces = [...old.faces.values()];
    steps.tell();
    this.running = steps.animations;
    const rest = new Promise((resolve) => setTimeout(resolve, steps.end + 200));
    await Promise.race([Promise.allSettled(steps.animations.map((each) => each.finished)), rest]);
    if (this.running === steps.animations) this.stop();
  }

  stop() {
    const running = this.running;
    this.running = [];
    for (const each of running) each.cancel();
    this.layers.ghosts.replaceChildren();
    for (const face of this.faces) face.remove();
    this.faces = [];
  }
}

/** Is a block laid down, set up or turned over? */
function flips(was, is) {
  return was.kind === "block" && is.kind === "block" && ("label" in was !== "label" in is || was.lies !== is.lies);
}

/** A copy of a piece that can be left behind when the piece itself has changed. */
function drawing(element) {
  const copy = element.cloneNode(true);
  for (const name of ["data-piece", "role", "tabindex", "aria-label"]) copy.removeAttribute(name);
  copy.querySelector(".ring")?.remove();
  copy.setAttribute("aria-hidden", "true");
  return copy;
}

/** An element's own transform as CSS says it. */
function standing(element) {
  const told = element.getAttribute("transform") ?? "translate(0 0)";
  return told.replace(/translate\((\S+) (\S+)\)/g, "translate($1px, $2px)").replace(/rotate\((\S+)\)/g, "rotate($1deg)");
}

class Steps {
  constructor({ layers, places, table, speed }, old, events) {
    Object.assign(this, { layers, places, table, speed, old, events });
    this.animations = [];
    this.clock = 0;
    this.end = 0;
  }

  tell() {
    const { table, old } = this;
    const come = [...table.spots.keys()].filter((key) => !old.spots.has(key));
    const gone = [...old.spots.keys()].filter((key) => !table.spots.has(key));
    this.twins = this.#twins(come, gone);
    const paths = this.#paths();
    this.brisk = paths.size + gone.length > MANY;
    for (const [key, places] of paths) this.#travel(key, places);
    this.#others(paths);
    this.#battles();
    for (const key of table.spots.keys()) this.#turn(key);
    for (const key of gone) this.#leave(key);
    for (const key of come) this.#arrive(key);
  }

  /** A piece that nobody can tell by name went somewhere: who left and who came are one. */
  #twins(come, gone) {
    const twins = new Map();
    const like = (one, other) => one.kind === other.kind && one.side === other.side && one.wood === other.wood;
    for (const { path = [] } of this.events.map(({ args }) => args ?? {})) {
      const [from, to] = [path[0], path.at(-1)];
      const here = come.find((key) => !twins.has(key) && this.table.spots.get(key).at === to);
      const piece = here && this.table.pieces[here];
      const left = here && gone.find((key) => ![...twins.values()].includes(key)
        && this.old.spots.get(key).at === from && like(this.old.pieces[key], piece));
      if (left) twins.set(here, left);
    }
    return twins;
  }

  /** Where each piece went, place by place, as the events tell. */
  #paths() {
    const paths = new Map();
    for (const { args, who = [] } of this.events) {
      if (!args?.path) continue;
      const named = who.filter((key) => this.table.spots.has(key));
      const keys = named.length ? named : [...this.twins.keys()].filter((key) => this.table.spots.get(key).at === args.path.at(-1));
      for (const key of keys) paths.set(key, [...(paths.get(key) ?? []), ...args.path]);
    }
    return paths;
  }

  #origin(key) {
    return this.old.spots.get(key) ?? this.old.spots.get(this.twins.get(key));
  }

  #travel(key, path) {
    const from = this.#origin(key);
    const to = this.table.spots.get(key);
    if (!from || (from.x === to.x && from.y === to.y)) return;
    const between = path.slice(1, -1).filter((name, i, all) => name !== all[i - 1]).map((name) => this.places.get(name)?.anchor).filter(Boolean);
    const points = [[from.x, from.y], ...between, [to.x, to.y]];
    const duration = Math.min(LONGEST, HOP * points.length);
    this.#move(key, points, duration);
    if (!this.brisk) this.clock += duration * 0.8;
  }

  /** What changed its place without being told to move: it makes room, or was taken back. */
  #others(paths) {
    const start = this.clock;
    for (const [key, to] of this.table.spots) {
      const from = this.#origin(key);
      if (!from || paths.has(key) || (from.x === to.x && from.y === to.y)) continue;
      this.clock = from.at === to.at ? 0 : start;
      this.#move(key, [[from.x, from.y], [to.x, to.y]], HOP * 1.5);
    }
    this.clock = start;
  }

  #move(key, points, duration) {
    const frames = points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
    this.#animate(this.table.elements.get(key), frames, duration, { easing: "cubic-bezier(.45,.05,.3,1)" });
    if (points.length > 2 || Math.hypot(points[0][0] - points[1][0], points[0][1] - points[1][1]) > 60) {
      this.#carry(this.table.elements.get(key).firstChild, duration);
    }
  }

  /** A hand lifts the piece on its way. */
  #carry(element, duration) {
    const still = standing(element);
    const lifted = `translate(0px, -4px) scale(1.12) ${still}`;
    this.#animate(element, [{ transform: still }, { transform: lifted, offset: 0.3 }, { transform: lifted, offset: 0.75 }, { transform: still }], duration);
  }

  #battles() {
    const fought = this.events.filter(({ kind, args }) => kind === "battle" || args?.faces);
    const at = (key) => this.table.spots.get(key)?.at;
    const struck = new Set(fought.flatMap(({ where = [], who = [] }) => (where.length ? where : who.map(at))));
    for (const name of struck) {
      const place = this.places.get(name);
      if (!place) continue;
      const ring = svg("g", { transform: moved(...place.anchor) }, svg("circle", { r: 30, class: "battle-ring" }));
      this.layers.ghosts.append(ring);
      const frames = [{ opacity: 0, transform: "scale(.4)" }, { opacity: 1, offset: 0.3 }, { opacity: 0, transform: "scale(1.5)" }];
      this.#animate(ring.firstChild, frames, PULSE, { fill: "both" });
    }
    if (struck.size) this.clock += PULSE * 0.4;
  }

  #turn(key) {
    const [was, is] = [this.old.pieces[key], this.table.pieces[key]];
    if (!was || was.kind !== "block") return;
    const element = this.table.elements.get(key);
    if (flips(was, is)) this.#over(element, this.old.faces.get(key));
    if (!("label" in is)) return;
    const [from, to] = [turned(was), turned(is)];
    if (from === to || !("label" in was)) return;
    for (const [part, shift] of [[".sticker", ""], [".emblem", "translate(0, -.9px) "]]) {
      const drawn = element.querySelector(part);
      if (drawn) this.#animate(drawn, [{ transform: `${shift}rotate(${from}deg)` }, { transform: `${shift}rotate(${to}deg)` }], TURN, { easing: "cubic-bezier(.3,.9,.4,1.15)" });
    }
  }

  /** Until it turns over, a block shows what it showed before. */
  #over(element, before) {
    const still = standing(element.firstChild);
    const edge = `${still} scaleX(.04)`;
    this.#animate(element.firstChild, [{ transform: still }, { transform: edge }, { transform: still }], FLIP * 1.4, { fill: "none" });
    if (!before) return;
    element.firstChild.append(before);
    this.#animate(before, [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }], FLIP * 1.4, { fill: "both", easing: "linear" });
  }

  #flip(element, duration) {
    this.#animate(element.firstChild, [{ transform: `${standing(element.firstChild)} scaleX(.04)` }, { transform: standing(element.firstChild) }], duration, { easing: "ease-out" });
  }

  #leave(key) {
    if ([...this.twins.values()].includes(key)) return;
    const spot = this.old.spots.get(key);
    const shown = [...this.table.spots].some(([other, { at }]) => at === spot.at && !this.old.spots.has(other) && !this.twins.has(other));
    const ghost = this.old.ghosts.get(key);
    if (!ghost || shown) return;
    this.layers.ghosts.append(ghost);
    this.#animate(ghost, [{ opacity: 1 }, { opacity: 1, offset: 0.25 }, { opacity: 0 }], FADE, { fill: "both" });
    this.#animate(ghost.firstChild, [{ transform: "scale(1)" }, { transform: "scale(.6)" }], FADE, { fill: "both" });
  }

  #arrive(key) {
    if (this.twins.has(key)) return;
    const element = this.table.elements.get(key);
    const { at } = this.table.spots.get(key);
    const turnedOver = [...this.old.spots].some(([other, spot]) => spot.at === at && !this.table.spots.has(other) && this.old.pieces[other].kind === "block");
    if (turnedOver && this.table.pieces[key].kind === "block") this.#flip(element, FLIP);
    else this.#animate(element, [{ opacity: 0 }, { opacity: 1 }], FADE * 0.7);
  }

  #animate(element, frames, duration, options = {}) {
    const timing = { duration: duration / this.speed, delay: this.clock / this.speed, fill: "backwards", easing: "ease-in-out", ...options };
    this.animations.push(element.animate(frames, timing));
    this.end = Math.max(this.end, timing.duration + timing.delay);
  }
}
