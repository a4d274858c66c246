// The printed board on a canvas. Crisp tiles are made for the scale at which the board comes to rest and kept for
// some scales; while it moves, what is there is stretched.

import { depth, dim } from "./rendition.js";

const TILE = 512;  // pixels of the screen
const LEVELS = 3;  // how many scales are remembered
const TILES = 72;  // how many tiles of the present one
const LEFT = 24;  // and of the others
const BASE = 1600;  // pixels of the longer side of the coarse picture below all
const REST = 110;  // milliseconds without movement before a new scale is drawn
const SLICE = 7;  // milliseconds a frame for new tiles

export class Paper {
  constructor(canvas, [width, height], print, camera) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d", { alpha: false });
    this.board = { width, height };
    this.print = print;
    this.camera = camera;
    this.levels = new Map();
    this.look = { palette: "standard", theme: "light" };
    this.table = "#d8d0bd";
    this.timer = 0;
    this.working = false;
  }

  /** Other colours: everything is drawn anew. */
  async dress(look, table) {
    this.look = look;
    this.table = table;
    this.levels.clear();
    this.resting = null;
    const scale = BASE / Math.max(this.board.width, this.board.height);
    const { draw, whole } = await this.print.image("far", look.palette);
    const base = () => this.#sheet(draw, scale, 0, 0, this.board.width * scale, this.board.height * scale);
    if (this.look !== look) return;
    this.base = base();
    this.paint();
    whole.then(() => {
      if (this.look !== look || !this.base) return;
      this.base = base();
      this.#settle();
    });
  }

  resize(width, height, density) {
    this.density = density;
    this.canvas.width = Math.round(width * density);
    this.canvas.height = Math.round(height * density);
  }

  /** Draws what there is for the present view, and asks for what is missing. */
  paint() {
    const { context, canvas, board, camera } = this;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = this.table;
    context.fillRect(0, 0, canvas.width, canvas.height);
    if (!this.base) return;
    this.#shadow();
    const scale = camera.scale * this.density;
    const [x, y] = [camera.x * this.density, camera.y * this.density];
    const level = this.levels.get(scale);
    context.imageSmoothingQuality = "low";
    const crisp = level && this.#covered(level, scale);
    if (!crisp) {
      const rough = this.resting !== level ? this.resting : null;
      if (!rough || !this.#covered(rough, scale)) context.drawImage(this.base, x, y, board.width * scale, board.height * scale);
      if (rough) this.#lay(rough, scale, x, y);
      this.#wait(level);
    }
    if (level) this.#lay(level, scale, x, y);
  }

  /** Is all that the window shows drawn for the present scale? */
  get crisp() {
    const scale = this.camera.scale * this.density;
    const level = this.levels.get(scale);
    return Boolean(level && this.#covered(level, scale));
  }

  close() {
    clearTimeout(this.timer);
    this.levels.clear();
    this.base = null;
  }

  #shadow() {
    const { context, board, camera, density } = this;
    const [x, y] = [camera.x * density, camera.y * density];
    const [width, height] = [board.width * camera.scale * density, board.height * camera.scale * density];
    context.fillStyle = "rgb(0 0 0 / 5%)";
    for (const spread of [2, 4, 6, 9]) context.fillRect(x + spread * density, y + spread * density, width, height);
  }

  /** The tiles of a level, moved and stretched to the present view. */
  #lay(level, scale, x, y) {
    const stretch = scale / level.scale;
    for (const { image, column, row } of level.tiles.values()) {
      const left = x + column * TILE * stretch;
      const top = y + row * TILE * stretch;
      const [width, height] = [image.width * stretch, image.height * stretch];
      if (left + width < 0 || top + height < 0 || left > this.canvas.width || top > this.canvas.height) continue;
      if (stretch === 1) this.context.drawImage(image, Math.round(left), Math.round(top));
      else this.context.drawImage(image, left, top, width, height);
    }
  }

  /** Has a level all that the window shows at a scale? */
  #covered(level, scale) {
    return this.#wanted(level.scale, scale).every(([column, row]) => level.tiles.has(`${column} ${row}`));
  }

  /** The tiles of a level of one scale that the window shows at another. */
  #wanted(own, scale) {
    const { camera, density, canvas, board } = this;
    const tile = (TILE * scale) / own;
    const last = (size) => Math.ceil(whole(size * own) / TILE) - 1;
    const from = (offset) => Math.max(0, Math.floor((-offset * density) / tile));
    const to = (offset, room, size) => Math.min(last(size), Math.floor((room - offset * density) / tile));
    const wanted = [];
    for (let row = from(camera.y); row <= to(camera.y, canvas.height, board.height); row++) {
      for (let column = from(camera.x); column <= to(camera.x, canvas.width, board.width); column++) {
        wanted.push([column, row]);
      }
    }
    return wanted;
  }

  /** The tiles that are missing at the present view, those in the middle of the window first. */
  #missing({ scale, tiles }) {
    const { camera, density, canvas } = this;
    const middle = (offset, room) => (room / 2 - offset * density) / TILE - 0.5;
    const [mx, my] = [middle(camera.x, canvas.width), middle(camera.y, canvas.height)];
    const away = ([column, row]) => Math.hypot(column - mx, row - my);
    const missing = this.#wanted(scale, scale).filter(([column, row]) => !tiles.has(`${column} ${row}`));
    return missing.sort((a, b) => away(a) - away(b));
  }

  #wait(level) {
    if (level?.draw) return this.#work();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#settle(), REST);
  }

  /** The scale is at rest: its level is opened, and its tiles are drawn a few at a time. */
  async #settle() {
    const { camera, look } = this;
    const scale = camera.scale * this.density;
    const level = this.levels.get(scale) ?? { scale, tiles: new Map() };
    const { draw, whole } = await this.print.image(depth(camera.scale), look.palette);
    await whole;
    if (this.look !== look || !this.base || scale !== this.camera.scale * this.density) return;
    level.draw = draw;
    this.levels.delete(scale);
    this.levels.set(scale, level);
    for (const old of [...this.levels.keys()].slice(0, -LEVELS)) this.levels.delete(old);
    for (const old of this.levels.values()) if (old !== level) forget(old, LEFT);
    this.#work();
  }

  #work() {
    if (this.working) return;
    this.working = true;
    requestAnimationFrame(() => {
      this.working = false;
      const level = this.levels.get(this.camera.scale * this.density);
      if (!level?.draw) return;
      const until = performance.now() + SLICE;
      for (const [column, row] of this.#missing(level)) {
        level.tiles.set(`${column} ${row}`, { column, row, image: this.#tile(level, column, row) });
        if (performance.now() > until) break;
      }
      if (this.#covered(level, level.scale)) this.resting = level;
      forget(level, TILES);
      this.paint();
    });
  }

  #tile({ draw, scale }, column, row) {
    const [x, y] = [column * TILE, row * TILE];
    const width = Math.min(TILE, whole(this.board.width * scale) - x);
    const height = Math.min(TILE, whole(this.board.height * scale) - y);
    return this.#sheet(draw, scale, x, y, width, height);
  }

  #sheet(draw, scale, x, y, width, height) {
    const sheet = document.createElement("canvas");
    sheet.width = whole(width);
    sheet.height = whole(height);
    const context = sheet.getContext("2d", { alpha: false });
    context.setTransform(scale, 0, 0, scale, -x, -y);
    draw(context);
    dim(context, this.look);
    return sheet;
  }
}

/** Pixels that the print covers altogether: its edge is no seam. */
function whole(pixels) {
  return Math.max(1, Math.floor(pixels + 1e-6));
}

/** Of a level whose every corner was visited only the latest tiles stay. */
function forget({ tiles }, most) {
  for (const name of [...tiles.keys()].slice(0, Math.max(0, tiles.size - most))) tiles.delete(name);
}
