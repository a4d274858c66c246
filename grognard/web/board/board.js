// The board: the printed map on a canvas, with the pieces and what may be done with them drawn above it.
// The rest of the client knows nothing of the board but this class; docs/client.md says how it is spoken to.

import { Camera } from "./camera.js";
import { Choices } from "./choices.js";
import { Fan } from "./fan.js";
import { Keys } from "./keys.js";
import { Motion } from "./motion.js";
import { Paper } from "./paper.js";
import { Places } from "./places.js";
import { Pointer } from "./pointer.js";
import { Print } from "./rendition.js";
import { html, svg } from "./svg.js";
import { Table } from "./table.js";
import { Tones } from "./tones.js";

const LAYERS = ["tones", "glow", "over", "pointedPlaces", "places", "leaders", "halos", "pieces", "ghosts", "pointedPieces", "toneLabels", "labels"];
const REST = 130;  // milliseconds after which the sizes of pieces and patterns follow the zoom
const NEAR = 1.5;  // the least scale at which one place is looked at
const TINY = 0.3;  // a whole board smaller than this tells nothing: one begins nearer
const BEGIN = 0.42;

const CLOSE = 2.2;  // from this scale on the light round blocks grows no more

let boards = 0;

/** A board with this picture will be wanted soon. */
export function prepare(picture) {
  Print.load(picture).catch(() => {});
}

export class Board {
  constructor(element, { geometry, picture, say, settings = {} }) {
    this.element = element;
    this.on = {};
    this.say = say;
    this.settings = { palette: "standard", theme: "light", motion: true, speed: 1, ...settings };
    this.#build(geometry, `board-${boards++}`);
    this.observer = new ResizeObserver(() => this.#resize());
    this.observer.observe(element);
    this.#resize();
    this.ready = this.#print(geometry.size, picture);
  }

  /** Draws a look; with the events since the last one it moves there from it. What could be chosen before is over. */
  async show(look, events) {
    const before = this.motion.before(look);
    this.motion.stop();
    this.table.show(look);
    this.#begin();
    this.choices.choose();
    this.fan.refresh();
    this.#standing();
    if (events) await this.motion.play(before, events);
  }

  /** Has everything come to rest, and is it drawn as it stays? */
  get still() {
    return !this.camera.target && !this.element.classList.contains("zooming") && Boolean(this.paper?.crisp) && document.fonts.status === "loaded";
  }

  /** What still moves is where it goes. */
  rest() {
    this.motion.stop();
  }

  choose(choices, chosen = []) {
    this.choices.choose(choices, chosen);
    this.fan.refresh();
    this.#follow(chosen);
  }

  paint(overlay) {
    this.tones.paint(overlay);
  }

  point(names) {
    this.choices.point(names);
  }

  fit() {
    this.fan.close();
    this.camera.fit();
  }

  zoom(factor) {
    this.fan.close();
    this.camera.zoom(factor, undefined, undefined, true);
  }

  pan(dx, dy) {
    this.fan.close();
    this.camera.pan(dx, dy, true);
  }

  /** Brings a place or a piece into the middle. */
  centre(name) {
    const spot = this.table.spots.get(name);
    const at = this.places.get(name)?.anchor ?? (spot && [spot.x, spot.y]);
    if (at) this.camera.centre(...at, Math.max(this.camera.scale, NEAR));
  }

  portrait(piece) {
    return this.table.portrait(piece);
  }

  hide(hidden) {
    this.hidden = hidden;
    this.fan.close();
    this.element.classList.toggle("without-pieces", hidden);
  }

  set(settings) {
    const before = this.settings;
    this.settings = { ...before, ...settings };
    const { palette, theme } = this.settings;
    this.#conduct();
    if (palette === before.palette && theme === before.theme) return;
    if (palette !== before.palette) {
      this.table.dress(palette);
      this.choices.draw();
      this.fan.refresh();
    }
    this.paper?.dress(this.settings, this.#colour());
  }

  close() {
    this.observer.disconnect();
    this.camera.stop();
    this.motion.stop();
    this.pointer.close();
    this.keys.close();
    this.paper?.close();
    clearTimeout(this.resting);
    this.element.replaceChildren();
    this.element.classList.remove("board", "without-pieces", "zooming");
  }

  #build(geometry, prefix) {
    this.places = new Places(geometry);
    this.camera = new Camera(geometry.size, () => this.#moved());
    this.#layers();
    const { layers, places, camera, say } = this;
    this.table = new Table(layers.pieces, layers.leaders, this.pieceDefs, prefix, geometry);
    this.table.dress(this.settings.palette);
    this.motion = new Motion(layers, places, this.table);
    this.choices = new Choices(layers, places, this.table, say, geometry.size);
    this.tones = new Tones(layers, this.toneDefs, prefix, places, this.legend, say);
    this.fan = new Fan(this.fanLayer, { places, table: this.table, choices: this.choices, camera, say });
    const { table, choices, fan } = this;
    this.pointer = new Pointer(this.element, { camera, places, table, choices, fan, on: () => this.on, shown: () => !this.hidden });
    this.keys = new Keys(this.element, { camera, places, choices, fan, pointer: this.pointer, fit: () => this.fit() });
    this.#conduct();
  }

  #layers() {
    this.layers = Object.fromEntries(LAYERS.map((name) => [name, svg("g", { class: `layer-${name}` })]));
    this.world = svg("g", { class: "world" }, ...Object.values(this.layers));
    this.fanLayer = svg("g", { class: "fan" });
    [this.toneDefs, this.pieceDefs] = [svg("defs"), svg("defs")];
    this.canvas = html("canvas", "board-paper");
    this.canvas.setAttribute("aria-hidden", "true");
    this.legend = html("ul", "board-legend");
    this.legend.hidden = true;
    this.drawing = svg("svg", { class: "board-drawing" }, this.toneDefs, this.pieceDefs, this.world, this.fanLayer);
    const { element } = this;
    element.replaceChildren(this.canvas, this.drawing, this.legend);
    element.classList.add("board");
    element.setAttribute("role", "application");
    element.setAttribute("aria-label", this.say("web-board"));
    element.tabIndex = 0;
  }

  async #print(size, picture) {
    const print = await Print.load(picture);
    this.paper = new Paper(this.canvas, size, print, this.camera);
    this.#resize();
    await this.paper.dress(this.settings, this.#colour());
    this.#standing();
    await this.table.loadSymbols();
  }

  /** Notes, for whoever measures, when paper and pieces are there for the first time. */
  #standing() {
    if (this.stood || !this.paper?.base || !this.table.spots.size) return;
    this.stood = true;
    performance.mark("board-stands");
  }

  /** Hands the settings on to those whom they concern. */
  #conduct() {
    const { palette, theme, motion, speed } = this.settings;
    Object.assign(this.element.dataset, { palette, theme });
    Object.assign(this.motion, { on: motion !== false, speed: speed || 1 });
    this.camera.still = !this.motion.moving;
  }

  #colour() {
    return getComputedStyle(this.element).backgroundColor;
  }

  /** In a small window the first look is not at the whole board, but at where its pieces are. */
  #begin() {
    if (this.begun || !this.table.spots.size) return;
    this.begun = true;
    if (this.camera.fitting >= TINY) return;
    const spots = [...this.table.spots.values()].filter(({ at }) => this.places.get(at)?.kind === "area");
    const mean = (name) => spots.reduce((sum, spot) => sum + spot[name], 0) / spots.length;
    if (spots.length) this.camera.look(mean("x"), mean("y"), BEGIN);
  }

  /** What was just chosen comes into sight, with as much as there is room for of where it can go. */
  #follow(chosen) {
    const told = chosen.join(" ");
    if (told === this.followed) return;
    this.followed = told;
    const at = chosen.map((name) => this.places.get(this.table.spots.get(name)?.at ?? name)).find(Boolean);
    if (!at || this.camera.shows(at.anchor)) return;
    const around = [...this.choices.space.keys()].map((name) => this.places.get(name)).filter(Boolean);
    this.camera.reveal(around.reduce((all, { bounds }) => this.camera.holds(joined(all, bounds)) ? joined(all, bounds) : all, at.bounds));
  }

  #resize() {
    const { clientWidth, clientHeight } = this.element;
    if (!clientWidth || !clientHeight) return;
    this.drawing.setAttribute("width", clientWidth);
    this.drawing.setAttribute("height", clientHeight);
    this.paper?.resize(clientWidth, clientHeight, window.devicePixelRatio || 1);
    this.camera.resize(clientWidth, clientHeight);
  }

  #moved() {
    const { scale, x, y } = this.camera;
    this.world.setAttribute("transform", `matrix(${scale} 0 0 ${scale} ${x} ${y})`);
    this.paper?.paint();
    if (scale === this.scale) return;
    this.scale = scale;
    this.choices.resize(scale);
    this.element.classList.add("zooming");
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.#rested(), REST);
  }

  #rested() {
    this.element.classList.remove("zooming");
    this.world.style.setProperty("--thin", Math.min(1, CLOSE / this.scale));
    if (this.table.scale(this.scale)) this.choices.draw();
    this.tones.resize(this.scale);
    this.fan.refresh();
  }
}

/** The rectangle round two. */
function joined(one, other) {
  return [0, 1, 2, 3].map((i) => Math[i < 2 ? "min" : "max"](one[i], other[i]));
}
