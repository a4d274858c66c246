// What may be clicked: places and pieces glow, stacks say how many, hints stand beside; and what the eye is drawn to.

import { moved, svg } from "./svg.js";
import { HALF, THICK, TOP } from "./wood.js";

const ABOVE = 19;  // units of the board from the middle of a place's number to a hint
const BRIEF = 1.2;  // the scale from which on a hint is said in full
const ASIDE = 30;  // so far away a name stands beside the number

export class Choices {
  /** `layers`: under the pieces, above them. */
  constructor(layers, places, table, say, [width, height]) {
    this.page = `M0,0H${width}V${height}H0Z`;
    this.layers = layers;
    this.places = places;
    this.table = table;
    this.say = say;
    this.space = new Map();
    this.unit = new Map();
    this.chosen = [];
    this.pointed = [];
    this.scale = 1;
    this.elements = new Map();
    for (const name of places.names()) this.elements.set(name, this.#element(name));
    layers.places.append(...this.elements.values());
  }

  choose({ space = new Map(), unit = new Map() } = {}, chosen = []) {
    Object.assign(this, { space, unit, chosen });
    this.draw();
  }

  point(names) {
    this.pointed = names;
    this.#point();
  }

  /** The place under the pointer, if it may be clicked. */
  over(name) {
    const place = this.space.has(name) ? this.places.get(name) : null;
    this.layers.over.replaceChildren(...(place ? [svg("path", { d: place.outline, class: "over-place" })] : []));
  }

  /** Hints and badges keep their size on the screen. */
  resize(scale) {
    const before = this.brief;
    this.scale = scale;
    if (this.brief !== before) return this.#labels();
    for (const label of this.layers.labels.children) this.#place(label);
    return undefined;
  }

  /** From afar there is room for a number only. */
  get brief() {
    return this.scale < BRIEF;
  }

  may(kind, name) {
    return (kind === "unit" ? this.unit : this.space).has(name);
  }

  /** The pieces of a place that may be clicked. */
  unitsAt(place) {
    return this.table.at(place).filter((key) => this.unit.has(key));
  }

  /** What a place is called, what stands there and what it costs: for who cannot see it. */
  name(place) {
    const { title } = this.places.get(place);
    const pieces = this.table.at(place).map((key) => this.table.pieces[key].text).filter(Boolean);
    const hint = this.space.get(place);
    const parts = [title, ...(hint ? [hint] : []), ...pieces];
    return parts.join("; ");
  }

  draw() {
    this.table.lift(this.chosen);
    this.over(null);
    const { space, layers } = this;
    const offered = [...space.keys()].map((name) => this.places.get(name)).filter(Boolean);
    layers.glow.replaceChildren(...(offered.length ? [this.#veil(offered)] : []), ...offered.flatMap(glow));
    for (const name of this.chosen) {
      const place = this.places.get(name);
      if (place) layers.glow.append(svg("path", { d: place.outline, class: "chosen-place" }));
    }
    this.#pieces();
    this.#labels();
    this.#point();
    for (const [name, element] of this.elements) this.#tell(name, element);
  }

  /** A thin shade over all places that cannot be clicked. */
  #veil(offered) {
    return svg("path", { class: "veil", "fill-rule": "evenodd", d: this.page + offered.map(({ outline }) => outline).join("") });
  }

  #element(name) {
    return svg("path", { d: this.places.get(name).outline, class: "place", role: "button", tabindex: -1, "data-place": name });
  }

  /** What a place is called is told in full when somebody goes there: keys.js. */
  #tell(name, element) {
    const { title } = this.places.get(name);
    const disabled = this.space.has(name) || this.unitsAt(name).length > 0 ? "false" : "true";
    if (element.ariaLabel !== title) element.ariaLabel = title;
    if (element.ariaDisabled !== disabled) element.ariaDisabled = disabled;
  }

  #pieces() {
    for (const [key, element] of this.table.elements) {
      const may = this.unit.has(key);
      const piece = this.table.pieces[key];
      const hint = this.unit.get(key);
      element.classList.toggle("may", may);
      element.setAttribute("role", may ? "button" : "img");
      if (may) element.setAttribute("tabindex", -1);
      else element.removeAttribute("tabindex");
      element.setAttribute("aria-label", [piece.text, hint].filter(Boolean).join("; "));
      element.querySelector(":scope > .lift > .ring")?.remove();
      if (may || this.table.chosen.has(key)) element.firstChild.append(around(piece, -0.5, "ring"));
    }
    this.halos();
  }

  /** The light round pieces that may be clicked: below all pieces, so that it covers none of them. */
  halos() {
    const lit = [...this.table.elements].filter(([key]) => this.unit.has(key) || this.table.chosen.has(key));
    this.layers.halos.replaceChildren(...lit.map(([key, element]) => {
      const piece = this.table.pieces[key];
      const place = svg("g", { transform: element.firstChild.getAttribute("transform") }, around(piece, 3, "halo-wide"), around(piece, 1.4, "halo-line"));
      return svg("g", { class: element.classList.contains("chosen") ? "chosen" : null, transform: element.getAttribute("transform") }, place);
    }));
  }

  #labels() {
    const labels = [...this.#counts(), ...this.#hints(), ...this.#badges()];
    this.layers.labels.replaceChildren(...labels);
    for (const each of labels) this.#place(each);
  }

  /** How many blocks a pile has; a badge says more. */
  #counts() {
    const badged = new Set(this.#stacks().flatMap(([, keys]) => keys));
    return this.table.piles().filter((keys) => !keys.every((key) => badged.has(key))).map((keys) => {
      const { x, y } = this.table.spots.get(keys.at(-1));
      const reach = HALF * this.table.growth - 2;
      return label(String(keys.length), [x + reach, y + reach], "tally");
    });
  }

  #hints() {
    const labels = [];
    for (const [name, hint] of this.space) {
      const place = this.places.get(name);
      if (place && hint) labels.push(label(this.brief ? shortened(hint) : hint, beside(place), "hint"));
    }
    if (this.table.gathered) return labels;
    for (const [key, hint] of this.unit) {
      const spot = this.table.spots.get(key);
      if (spot && hint) labels.push(label(hint, [spot.x, spot.y + HALF + 6], "hint"));
    }
    return labels;
  }

  /** How many of a stack may be clicked. */
  #badges() {
    return this.#stacks().map(([place, keys]) => {
      const spots = keys.map((key) => this.table.spots.get(key));
      const reach = HALF * this.table.growth;
      const corner = [Math.max(...spots.map(({ x }) => x)) + reach, Math.min(...spots.map(({ y }) => y)) - reach - TOP];
      return label(String(keys.length), corner, "badge", this.say("web-board-badge", { number: keys.length, place: this.places.get(place)?.title ?? place }));
    });
  }

  /** The pieces that may be clicked, where there are several in one place. */
  #stacks() {
    const stacks = new Map();
    for (const key of this.unit.keys()) {
      const at = this.table.spots.get(key)?.at;
      if (at !== undefined) stacks.set(at, [...(stacks.get(at) ?? []), key]);
    }
    return [...stacks].filter(([, keys]) => keys.length > 1);
  }

  #place(element) {
    const size = Math.min(1.15, Math.max(0.75, this.scale ** 0.4)) / this.scale;
    element.setAttribute("transform", moved(Number(element.dataset.x), Number(element.dataset.y), size));
  }

  #point() {
    const places = this.pointed.map((name) => this.places.get(name)).filter(Boolean);
    const spots = this.pointed.map((name) => this.table.spots.get(name)).filter(Boolean);
    this.layers.pointedPlaces.replaceChildren(...places.map(({ outline }) => svg("path", { d: outline, class: "pointed-place" })));
    this.layers.pointedPieces.replaceChildren(...spots.map(({ x, y }) => svg("circle", { cx: x, cy: y - 1, r: HALF * this.table.growth + 8, class: "pointed-piece" })));
  }
}

/** The light of a place. Many small shapes are drawn faster than a large one. */
function glow({ outline }) {
  return [svg("path", { d: outline, class: "glow-wide" }), svg("path", { d: outline, class: "glow-line" })];
}

/** A frame round a block, so far outside of it; a round piece gets a ring. */
function around({ kind, lies }, by, name) {
  if (kind !== "block") return svg("circle", { class: name, r: HALF + by });
  const [top, bottom] = lies ? [0, THICK] : [TOP, 0];
  return svg("rect", {
    class: name, x: -HALF - by, y: -HALF - top - by, width: 2 * (HALF + by), height: 2 * (HALF + by) + top + bottom, rx: Math.max(1, 2 + by),
  });
}

/** The number that a hint begins with, if it does. */
function shortened(hint) {
  return hint.match(/^[+−-]?\d[\d/.,]*(?=\s|$)/)?.[0] ?? hint;
}

/** Where a hint stands: above the number of its place, or below where the name is above. */
function beside({ number: [x, y], label, kind }) {
  if (kind === "box") return [x, y];
  const crowned = label[1] < y - 4 && Math.abs(label[0] - x) < ASIDE;
  return [x, crowned ? y + ABOVE : y - ABOVE];
}

/** A few words on a small plate, drawn for the screen; where it stands is in its data. */
function label(text, [x, y], kind, title) {
  const round = kind !== "hint";
  const width = Math.max(round ? 16 : 18, text.length * 6.6 + 9);
  const plate = svg("rect", { x: -width / 2, y: -8.5, width, height: 17, rx: round ? 8.5 : 4 });
  const element = svg("g", { class: `label ${kind}` }, plate, svg("text", { y: 4 }, text));
  if (title) element.append(svg("title", {}, title));
  Object.assign(element.dataset, { x, y });
  return element;
}
