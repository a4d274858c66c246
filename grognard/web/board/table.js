// The pieces that lie on the board: one element for each, kept as long as the piece is there.
// What it shows depends on the look alone, never on the looks before: motion is laid over it (motion.js).

import { Faces } from "./faces.js";
import { arrange } from "./layout.js";
import { Pen } from "./pieces.js";
import { moved, short, svg } from "./svg.js";
import { Symbols } from "./symbols.js";
import { HALF, Wood } from "./wood.js";

const SMALLEST = 15;  // pixels: a block seen from afar is drawn larger, so far as its neighbours allow
const GROWN = 1.3;
const PILED = 19;  // pixels of a block in a pile, so far as the places allow: seen from farther still, blocks are gathered
const HEAPED = 1.9;
const RAISED = 1.16;

export class Table {
  constructor(layer, leaders, defs, prefix, geometry) {
    this.layer = layer;
    this.leaders = leaders;
    this.defs = defs;
    this.prefix = prefix;
    this.geometry = geometry;
    this.elements = new Map();
    this.drawn = new Map();
    this.spots = new Map();
    this.standing = new Map();
    this.pieces = {};
    this.chosen = new Set();
    this.growth = 1;
    this.life = (geometry.block ?? 2 * HALF) / (2 * HALF);  // how large a board's blocks are, as against those that are drawn
    this.gathered = false;
  }

  /** Other colours: every piece is drawn anew. */
  async dress(palette) {
    this.defs.replaceChildren();
    const faces = new Faces(this.geometry.faces, palette);
    const library = this.pen?.symbols.library;
    this.pen = new Pen(faces, new Wood(this.defs, this.prefix, faces), new Symbols(this.defs, this.prefix));
    this.pen.symbols.library = library;
    this.drawn.clear();
    this.#draw();
  }

  loadSymbols() {
    return this.pen.symbols.load();
  }

  /** The pieces of a look. */
  show(look) {
    this.look = look;
    this.pieces = look.pieces;
    this.#place(look);
    this.#draw();
  }

  /** Lifts what was just chosen. */
  lift(names) {
    const before = this.chosen;
    this.chosen = new Set(names.filter((name) => this.spots.has(name)));
    for (const key of new Set([...before, ...this.chosen])) this.#stand(key);
  }

  /** Pieces keep a size that can be seen when the board is far away; tells whether anything has changed. */
  scale(pixels) {
    const size = (this.geometry.block ?? 22) * pixels;
    const gathered = size * GROWN < SMALLEST;
    const growth = Math.round(gathered ? Math.min(HEAPED, PILED / size) * 20 : Math.max(1, SMALLEST / size) * 20) / 20;
    if (growth === this.growth && gathered === this.gathered) return false;
    const before = this.gathered;
    Object.assign(this, { growth, gathered });
    if (gathered !== before && this.look) this.show(this.look);
    else for (const key of this.spots.keys()) this.#stand(key);
    return true;
  }

  /** How much larger than life a piece is drawn. */
  grown(key) {
    const { kind } = this.pieces[key];
    return kind === "block" ? this.growth * this.life : Math.min(this.growth, GROWN);
  }

  /** The blocks that are gathered in one pile, where there are several: keys, those below first. */
  piles() {
    if (!this.gathered) return [];
    const blocks = [...this.spots].filter(([key, { at }]) => this.geometry.areas[at] && this.pieces[key].kind === "block");
    const piles = Map.groupBy(blocks, ([key, { at }]) => `${at} ${this.pieces[key].side}`);
    return [...piles.values()].filter((pile) => pile.length > 1).map((pile) => pile.map(([key]) => key));
  }

  /** The keys of the pieces at a place, those below first. */
  at(place) {
    return this.standing.get(place) ?? [];
  }

  /** A drawing of a piece as it is, for the fan. */
  copy(key) {
    return this.pen.draw(this.pieces[key]);
  }

  /** A piece by itself, for a panel. */
  portrait(piece) {
    const drawn = svg("g", { class: `piece ${piece.kind}` }, ...this.pen.draw(piece));
    return svg("svg", { class: "board-portrait", viewBox: "-14 -16 30 31", role: "img", "aria-label": piece.text ?? "" }, drawn);
  }

  #place(look) {
    this.spots = arrange(look, this.geometry, this.gathered);
    this.standing = Map.groupBy(this.spots.keys(), (key) => this.spots.get(key).at);
  }

  #draw() {
    for (const key of this.elements.keys()) {
      if (!this.spots.has(key)) this.#drop(key);
    }
    let after = null;
    for (const key of this.spots.keys()) {
      const element = this.elements.get(key) ?? this.#open(key);
      this.#fill(key, element);
      this.#stand(key);
      const next = after ? after.nextSibling : this.layer.firstChild;
      if (next !== element) this.layer.insertBefore(element, next);
      after = element;
    }
    this.#lead();
  }

  #open(key) {
    const element = svg("g", { "data-piece": key, role: "img" }, svg("g", { class: "lift" }));
    this.elements.set(key, element);
    return element;
  }

  #drop(key) {
    this.elements.get(key).remove();
    this.elements.delete(key);
    this.drawn.delete(key);
    this.chosen.delete(key);
  }

  #fill(key, element) {
    const piece = this.pieces[key];
    const told = JSON.stringify(piece);
    if (this.drawn.get(key) === told) return;
    this.drawn.set(key, told);
    element.setAttribute("class", `piece ${piece.kind}${piece.lies ? " lies" : ""}`);
    element.setAttribute("aria-label", piece.text ?? "");
    element.firstChild.replaceChildren(...this.pen.draw(piece));
  }

  #stand(key) {
    const spot = this.spots.get(key);
    const raised = this.chosen.has(key);
    const element = this.elements.get(key);
    element.setAttribute("transform", moved(spot.x, spot.y));
    const scale = this.grown(key) * (raised ? RAISED : 1);
    const turn = spot.tilt && !raised ? `rotate(${spot.tilt})` : "";
    const parts = [raised ? moved(0, -3) : "", turn, scale === 1 ? "" : `scale(${short(scale)})`].filter(Boolean);
    if (parts.length) element.firstChild.setAttribute("transform", parts.join(" "));
    else element.firstChild.removeAttribute("transform");
    element.classList.toggle("chosen", raised);
  }

  /** Thin lines from blocks that stand outside of a small place into it. */
  #lead() {
    const lines = new Map();
    for (const { x, y, from } of this.spots.values()) {
      if (from) lines.set(`M${short(x)},${short(y)}L${from[0]},${from[1]}`, from);
    }
    this.leaders.replaceChildren(...[...lines].flatMap(([d, [cx, cy]]) => [
      svg("path", { d, class: "leader" }), svg("circle", { cx, cy, r: 2, class: "leader-end" }),
    ]));
  }
}
