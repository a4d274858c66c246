// Which part of the board the window shows: a scale and the place of the board's corner, within limits.

const CLOSEST = 7;
const MARGIN = 12;
const GLIDE = 260;

/** A scale and offsets in pixels of the window: `screen = board * scale + offset`. */
export class Camera {
  constructor([width, height], changed) {
    this.board = { width, height };
    this.window = { width: 1, height: 1 };
    this.changed = changed;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    this.fitted = true;
    this.still = false;
    this.frame = 0;
  }

  get fitting() {
    const { width, height } = this.window;
    const room = Math.min((width - 2 * MARGIN) / this.board.width, (height - 2 * MARGIN) / this.board.height);
    return Math.max(room, 0.05);
  }

  get limits() {
    return [Math.min(this.fitting, 1), Math.max(CLOSEST, this.fitting)];
  }

  /** A new size of the window: what was in its middle stays there. */
  resize(width, height) {
    const [x, y] = this.toBoard(this.window.width / 2, this.window.height / 2);
    this.window = { width, height };
    if (this.fitted) this.#go(this.#fit());
    else this.#go(this.#middle(x, y, this.scale));
  }

  toBoard(x, y) {
    return [(x - this.x) / this.scale, (y - this.y) / this.scale];
  }

  toScreen(x, y) {
    return [x * this.scale + this.x, y * this.scale + this.y];
  }

  fit() {
    this.fitted = true;
    this.#glide(this.#fit());
  }

  /** Nearer or farther, holding a point of the window where it is. */
  zoom(factor, x = this.window.width / 2, y = this.window.height / 2, smooth = false) {
    const [low, high] = this.limits;
    const scale = Math.min(high, Math.max(low, this.aim.scale * factor));
    const [bx, by] = this.toBoard(x, y);
    this.fitted = scale <= this.fitting;
    const view = { scale, x: x - bx * scale, y: y - by * scale };
    if (smooth) this.#glide(view);
    else this.#go(view);
  }

  pan(dx, dy, smooth = false) {
    const view = { scale: this.aim.scale, x: this.aim.x + dx, y: this.aim.y + dy };
    if (smooth) this.#glide(view);
    else this.#go(view);
  }

  /** Two fingers at once: the same points of the board stay under them. */
  pinch(factor, x, y, dx, dy) {
    const [bx, by] = this.toBoard(x - dx, y - dy);
    const [low, high] = this.limits;
    const scale = Math.min(high, Math.max(low, this.scale * factor));
    this.fitted = false;
    this.#go({ scale, x: x - bx * scale, y: y - by * scale });
  }

  centre(x, y, scale = this.scale) {
    this.fitted = false;
    this.#glide(this.#middle(x, y, scale));
  }

  /** At once there. */
  look(x, y, scale) {
    this.fitted = false;
    this.#go(this.#middle(x, y, scale));
  }

  /** Is a point of the board in the window? */
  shows(point) {
    const [x, y] = this.toScreen(...point);
    return x >= 0 && y >= 0 && x <= this.window.width && y <= this.window.height;
  }

  /** Would a rectangle of the board fit into the window as near as it is now? */
  holds([left, top, right, bottom]) {
    return (right - left) * this.scale < this.window.width - 80 && (bottom - top) * this.scale < this.window.height - 80;
  }

  /** Brings a rectangle of the board into the window, moving no more than it must. */
  reveal([left, top, right, bottom], margin = 40) {
    const [x0, y0] = this.toScreen(left, top);
    const [x1, y1] = this.toScreen(right, bottom);
    const { width, height } = this.window;
    const dx = x0 < margin ? margin - x0 : Math.min(0, width - margin - x1);
    const dy = y0 < margin ? margin - y0 : Math.min(0, height - margin - y1);
    if (dx || dy) this.pan(dx, dy, true);
  }

  stop() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.target = null;
  }

  /** Where it is going, or is. */
  get aim() {
    return this.target ?? { scale: this.scale, x: this.x, y: this.y };
  }

  #fit() {
    return this.#middle(this.board.width / 2, this.board.height / 2, this.fitting);
  }

  #middle(x, y, scale) {
    return { scale, x: this.window.width / 2 - x * scale, y: this.window.height / 2 - y * scale };
  }

  /** The board may be pushed aside, but half of the window always shows it; a small board stays in the middle. */
  #held({ scale, x, y }) {
    return {
      scale,
      x: held(x, this.board.width * scale, this.window.width),
      y: held(y, this.board.height * scale, this.window.height),
    };
  }

  #go(view) {
    this.stop();
    Object.assign(this, this.#held(view));
    this.changed();
  }

  #glide(view) {
    const end = this.#held(view);
    if (this.still) return this.#go(end);
    this.stop();
    const start = { scale: this.scale, x: this.x, y: this.y };
    const began = performance.now();
    this.target = end;
    const step = (now) => {
      const part = Math.min(1, Math.max(0, (now - began) / GLIDE));
      Object.assign(this, between(start, end, 1 - (1 - part) ** 3));
      if (part < 1) this.frame = requestAnimationFrame(step);
      else this.target = null;
      this.changed();
    };
    this.frame = requestAnimationFrame(step);
  }
}

function held(offset, size, room) {
  if (size <= room) return (room - size) / 2;
  const slack = Math.min(room / 2, 110);
  return Math.min(slack, Math.max(room - size - slack, offset));
}

/** Between two views so that zooming seems even: the scale grows by factors. */
function between(a, b, part) {
  const scale = a.scale * (b.scale / a.scale) ** part;
  const share = Math.abs(b.scale - a.scale) < 1e-6 ? part : (scale - a.scale) / (b.scale - a.scale);
  return { scale, x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}
