// A stack fanned out: the pieces of a place side by side, large enough to read and to pick at any zoom.

import { moved, short, svg } from "./svg.js";

const SIZE = 62;  // pixels of a block
const STEP = 68;
const ROW = 6;
const HEAD = 26;
const FOOT = 24;
const GAP = 14;
const READABLE = 34;  // pixels: from this size on a single block needs no fan
const FANNED = ["block", "line", "artillery", "bomber"];

export class Fan {
  constructor(layer, { places, table, choices, camera, say }) {
    Object.assign(this, { layer, places, table, choices, camera, say });
    this.place = null;
    this.bounds = null;
  }

  /** The pieces of a place that a fan would show. */
  pieces(place) {
    return this.table.at(place).filter((key) => FANNED.includes(this.table.pieces[key].kind));
  }

  /** Is there more to see at a place than the board shows by itself? */
  worth(place) {
    const blocks = this.pieces(place).filter((key) => this.table.pieces[key].kind !== "line");
    return blocks.length > 1 || (blocks.length === 1 && 22 * this.camera.scale * this.table.growth < READABLE);
  }

  open(place) {
    const keys = this.pieces(place);
    if (!keys.length) return this.close();
    this.place = place;
    this.#draw(keys);
    return undefined;
  }

  close() {
    this.place = null;
    this.bounds = null;
    this.layer.replaceChildren();
  }

  /** The board has changed under it. */
  refresh() {
    if (this.place !== null) this.open(this.place);
  }

  /** Does it, or what it belongs to, cover a point of the window? */
  covers(x, y) {
    if (!this.bounds) return false;
    return [this.bounds, this.source].some(([left, top, right, bottom]) => x >= left && x <= right && y >= top && y <= bottom);
  }

  /** What stands under a piece's picture: its words. */
  tell(key) {
    const foot = this.layer.querySelector(".fan-words");
    if (foot) foot.textContent = key ? this.#words(key) : "";
  }

  items() {
    return [...this.layer.querySelectorAll("[data-fan]")];
  }

  #words(key) {
    const hint = this.choices.unit.get(key);
    return [this.table.pieces[key].text, hint].filter(Boolean).join(" · ");
  }

  #draw(keys) {
    const { title } = this.places.get(this.place);
    const rows = this.#rows(keys);
    const longest = Math.max(title.length * 8, ...keys.map((key) => this.#words(key).length * 6.2));
    const widest = Math.max(...rows.map((row) => row.length)) * STEP + 18;
    const width = Math.min(this.camera.window.width - 12, Math.max(widest, longest + 28));
    const height = HEAD + rows.length * (STEP + 6) + FOOT;
    const [left, top] = this.#corner(keys, width, height);
    const items = rows.flatMap((row, down) => row.map((key, i) =>
      this.#item(key, width / 2 + (i - (row.length - 1) / 2) * STEP, HEAD + STEP / 2 + 6 + down * (STEP + 6))));
    this.layer.replaceChildren(svg("g", { transform: moved(left, top), role: "group", "aria-label": this.say("web-board-fan", { place: title }) },
      svg("rect", { class: "fan-shadow", x: 2, y: 5, width, height, rx: 9 }),
      svg("rect", { class: "fan-card", width, height, rx: 8 }),
      svg("text", { class: "fan-title", x: width / 2, y: 19 }, title),
      ...items,
      svg("text", { class: "fan-words", x: width / 2, y: height - 10 })));
  }

  /** Each side by itself, in rows that fit into the window. */
  #rows(keys) {
    const most = Math.max(2, Math.min(ROW, Math.floor((this.camera.window.width - 30) / STEP)));
    const sides = Map.groupBy(keys, (key) => this.table.pieces[key].side);
    return [...sides.values()].flatMap((side) => {
      const wide = Math.ceil(side.length / Math.ceil(side.length / most));
      return Array.from({ length: Math.ceil(side.length / wide) }, (_, i) => side.slice(i * wide, (i + 1) * wide));
    });
  }

  #item(key, x, y) {
    const may = this.choices.unit.has(key);
    const item = svg("g", { class: `fan-item${may ? " may" : ""}`, transform: moved(x, y), role: may ? "button" : "img", tabindex: -1, "data-fan": key, "aria-label": this.#words(key) });
    const ground = svg("rect", { class: "fan-ground", x: -STEP / 2 + 1, y: -STEP / 2 - 4, width: STEP - 2, height: STEP + 4, rx: 6 });
    item.append(ground, svg("g", { transform: `scale(${short(SIZE / 25)})` }, ...this.table.copy(key)));
    return item;
  }

  /** Above the stack, or below where there is no room; never outside of the window. */
  #corner(keys, width, height) {
    const spots = keys.map((key) => this.table.spots.get(key));
    const reach = 16 * this.table.growth;
    const [x0, y0] = this.camera.toScreen(Math.min(...spots.map(({ x }) => x)) - reach, Math.min(...spots.map(({ y }) => y)) - reach);
    const [x1, y1] = this.camera.toScreen(Math.max(...spots.map(({ x }) => x)) + reach, Math.max(...spots.map(({ y }) => y)) + reach);
    const { width: room, height: tall } = this.camera.window;
    const left = Math.min(room - width - 6, Math.max(6, (x0 + x1 - width) / 2));
    const above = y0 - GAP - height;
    const top = above >= 6 ? above : Math.max(6, Math.min(tall - height - 6, y1 + GAP));
    this.bounds = [left - GAP, top - GAP, left + width + GAP, top + height + GAP];
    this.source = [x0 - 4, y0 - 4, x1 + 4, y1 + 4];
    return [left, top];
  }
}
