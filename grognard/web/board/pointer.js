// Mouse, pen and fingers: dragging, the wheel, pinching, clicking, long presses, and what lies under the pointer.

const SLOP = 5;  // pixels that a click may move
const LONG = 520;  // milliseconds of a long press
const DWELL = 340;  // milliseconds over a stack before it fans out
const LINGER = 260;  // milliseconds away from a fan before it closes
const NOTCH = 1.0016;  // zoom for each unit of the wheel
const FINGER = 30;  // pixels: a smaller block among others is not picked with a finger without its fan

export class Pointer {
  constructor(root, { camera, places, table, choices, fan, on, shown }) {
    Object.assign(this, { root, camera, places, table, choices, fan, on, shown });
    this.down = new Map();
    this.drag = null;
    this.asked = 0;
    this.over = null;
    const events = {
      pointerdown: this.#press, pointermove: this.#move, pointerup: this.#release, pointercancel: this.#cancel,
      pointerleave: this.#leave, contextmenu: this.#menu,
    };
    this.ends = new AbortController();
    for (const [name, heard] of Object.entries(events)) root.addEventListener(name, heard.bind(this), { signal: this.ends.signal });
    root.addEventListener("wheel", this.#wheel.bind(this), { passive: false, signal: this.ends.signal });
  }

  close() {
    this.ends.abort();
    this.#calm();
  }

  /** A click, by pointer or key, on what was found. */
  click(hit, finger = false) {
    const { choices, fan, on } = this;
    if (!hit) return fan.close();
    const { piece, place } = hit;
    const unsure = !hit.fanned && (finger || this.table.gathered) && this.#crowded(place);
    if (piece && choices.may("unit", piece) && !unsure) {
      fan.close();
      return on().click?.("unit", piece);
    }
    if (hit.fanned && !piece) return undefined;
    const units = choices.unitsAt(place);
    if (choices.may("space", place) && !(piece && units.length)) {
      fan.close();
      return on().click?.("space", place);
    }
    if (units.length === 1 && !hit.fanned) return this.click({ piece: units[0], place, fanned: true });
    if (units.length || fan.worth(place)) return fan.open(place);
    return fan.close();
  }

  /** Why not? At most once for one press, however many events the browser makes of it. */
  why(hit, x, y) {
    if (!hit || performance.now() - this.asked < 600) return;
    this.asked = performance.now();
    this.on().why?.(...this.#said(hit), x, y);
  }

  #said({ piece, place }) {
    return piece && this.table.pieces[piece].id ? ["unit", piece] : ["space", place];
  }

  /** What an event is about: a piece of a fan, a piece of the board, a place, or null. */
  #find(event) {
    const [x, y] = this.#at(event);
    const target = event.target instanceof Element ? event.target : this.root;
    const item = target.closest("[data-fan]");
    if (item) return { piece: item.getAttribute("data-fan"), place: this.fan.place, fanned: true };
    if (target.closest(".fan")) return { place: this.fan.place, fanned: true };
    const element = this.shown() ? target.closest("[data-piece]") : null;
    if (element) {
      const piece = element.getAttribute("data-piece");
      return { piece, place: this.table.spots.get(piece).at };
    }
    const place = this.places.at(...this.camera.toBoard(x, y));
    return place && { place: place.name };
  }

  #at({ clientX, clientY }) {
    const { left, top } = this.root.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }

  #crowded(place) {
    const size = 22 * this.camera.scale * this.table.growth;
    return size < FINGER && this.choices.unitsAt(place).length > 1;
  }

  #press(event) {
    if (event.target.closest?.(".board-legend")) return;
    if (event.pointerType === "mouse" && event.button > 1) return;
    this.camera.stop();
    this.down.set(event.pointerId, this.#at(event));
    clearTimeout(this.long);
    if (this.down.size > 1) {
      this.drag = { pinch: true, moved: true };
      return;
    }
    this.drag = { start: this.#at(event), last: this.#at(event), moved: false, hit: this.#find(event) };
    if (event.pointerType === "mouse") return;
    const { clientX, clientY } = event;
    this.long = setTimeout(() => {
      if (!this.drag || this.drag.moved) return;
      this.why(this.drag.hit, clientX, clientY);
      this.drag.spent = true;
    }, LONG);
  }

  #move(event) {
    if (!this.down.has(event.pointerId)) return this.#hover(event);
    const at = this.#at(event);
    if (this.down.size > 1) return this.#pinch(event, at);
    this.down.set(event.pointerId, at);
    const { drag } = this;
    if (!drag || drag.pinch) return undefined;
    if (!drag.moved && Math.hypot(at[0] - drag.start[0], at[1] - drag.start[1]) < SLOP) return undefined;
    if (!drag.moved) {
      drag.moved = true;
      this.root.setPointerCapture(event.pointerId);
      this.root.classList.add("dragged");
      this.#calm();
      this.fan.close();
    }
    this.camera.pan(at[0] - drag.last[0], at[1] - drag.last[1]);
    drag.last = at;
    return undefined;
  }

  #pinch(event, at) {
    const others = [...this.down].filter(([id]) => id !== event.pointerId);
    const before = this.down.get(event.pointerId);
    this.down.set(event.pointerId, at);
    const [, other] = others[0];
    const span = (one) => Math.max(12, Math.hypot(one[0] - other[0], one[1] - other[1]));
    const middle = [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2];
    this.fan.close();
    this.camera.pinch(span(at) / span(before), ...middle, (at[0] - before[0]) / 2, (at[1] - before[1]) / 2);
  }

  #release(event) {
    if (!this.down.delete(event.pointerId)) return;
    clearTimeout(this.long);
    const { drag } = this;
    if (this.down.size) {
      const [[, rest]] = this.down;
      this.drag = { start: rest, last: rest, moved: true };
      return;
    }
    this.drag = null;
    this.root.classList.remove("dragged");
    if (drag && !drag.moved && !drag.spent && event.button === 0) this.click(drag.hit, event.pointerType === "touch");
  }

  #cancel(event) {
    this.down.delete(event.pointerId);
    clearTimeout(this.long);
    this.drag = null;
    this.root.classList.remove("dragged");
  }

  #menu(event) {
    event.preventDefault();
    this.why(this.#find(event), event.clientX, event.clientY);
  }

  /** A mouse's wheel and a pinch on a trackpad zoom; two fingers on a trackpad move the board. */
  #wheel(event) {
    if (event.target.closest?.(".board-legend")) return;
    event.preventDefault();
    const { deltaMode, deltaX, deltaY, ctrlKey } = event;
    const unit = deltaMode === 1 ? 33 : deltaMode === 2 ? 400 : 1;
    const notched = deltaMode !== 0 || (deltaX === 0 && event.wheelDeltaY % 120 === 0);
    this.fan.close();
    const [x, y] = this.#at(event);
    if (ctrlKey && !notched) this.camera.zoom(1.01 ** -(deltaY * unit), x, y);
    else if (notched || ctrlKey) this.camera.zoom(NOTCH ** -(deltaY * unit), x, y, true);
    else this.camera.pan(-deltaX * unit, -deltaY * unit);
  }

  #hover(event) {
    if (event.pointerType === "touch") return;
    const hit = this.#find(event);
    const told = hit && this.#said(hit).join(" ");
    this.root.classList.toggle("over-choice", Boolean(hit && this.#clickable(hit)));
    if (hit?.fanned) this.fan.tell(hit.piece);
    if (told !== this.over) {
      this.over = told;
      this.choices.over(hit && !hit.fanned && !this.choices.may("unit", hit.piece) ? hit.place : null);
      if (hit) this.on().hover?.(...this.#said(hit), event.clientX, event.clientY);
      else this.on().hover?.(null);
    }
    this.#consider(hit, this.#at(event));
  }

  #clickable({ piece, place, fanned }) {
    const { choices } = this;
    if (fanned) return choices.may("unit", piece);
    return choices.may("space", place) || choices.unitsAt(place).length > 0;
  }

  /** A fan opens over a stack after a while, and closes when the pointer has left it for a while. */
  #consider(hit, [x, y]) {
    const { fan } = this;
    if (fan.place !== null && fan.covers(x, y)) return this.#calm();
    if (hit?.piece && fan.worth(hit.place)) {
      if (this.wish !== hit.place) this.#later(hit.place, () => fan.open(hit.place), fan.place === null ? DWELL : DWELL / 2);
    } else if (fan.place === null) this.#calm();
    else if (this.wish !== "") this.#later("", () => fan.close(), LINGER);
    return undefined;
  }

  #later(wish, act, time) {
    clearTimeout(this.waiting);
    this.wish = wish;
    this.waiting = setTimeout(() => {
      this.wish = null;
      act();
    }, time);
  }

  #calm() {
    clearTimeout(this.waiting);
    this.wish = null;
  }

  #leave(event) {
    if (event.pointerType === "touch") return;
    this.over = null;
    this.choices.over(null);
    this.on().hover?.(null);
    if (this.fan.place !== null) this.#later("", () => this.fan.close(), LINGER);
    else this.#calm();
  }
}
