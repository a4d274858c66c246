// The board by keyboard: arrows go from place to place, Enter is a click, the menu key asks why.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const PUSH = 110;  // pixels
const ZOOM = 1.3;

export class Keys {
  constructor(root, { camera, places, choices, fan, pointer, fit }) {
    Object.assign(this, { root, camera, places, choices, fan, pointer, fit });
    this.place = null;
    this.ends = new AbortController();
    root.addEventListener("keydown", this.#press.bind(this), { signal: this.ends.signal });
  }

  close() {
    this.ends.abort();
  }

  #press(event) {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    const act = this.#meant(event);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  #meant({ key, shiftKey, target }) {
    const item = target.closest("[data-fan]");
    if (key === "ContextMenu" || (key === "F10" && shiftKey)) return () => this.#why(target, item);
    if (item) return this.#fanned(key, item);
    if (ARROWS[key]) return () => (shiftKey ? this.camera.pan(...ARROWS[key].map((way) => -way * PUSH), true) : this.#go(ARROWS[key]));
    const acts = {
      Enter: () => this.#click(), " ": () => this.#click(), f: () => this.#open(), F: () => this.#open(),
      PageDown: () => this.#next(1), PageUp: () => this.#next(-1),
      "+": () => this.#zoom(ZOOM), "=": () => this.#zoom(ZOOM), "-": () => this.#zoom(1 / ZOOM), 0: () => this.fit(),
    };
    if (key === "Escape" && this.fan.place !== null) return () => this.fan.close();
    return acts[key];
  }

  #zoom(factor) {
    const at = this.place ? this.camera.toScreen(...this.place.anchor) : [];
    this.camera.zoom(factor, ...at, true);
  }

  #go(way) {
    const next = this.place ? this.places.towards(this.place, way) : this.#first();
    if (next) this.#focus(next);
  }

  /** Where the arrows begin: a place that may be clicked, else the middle of the window. */
  #first() {
    const { width, height } = this.camera.window;
    return this.#clickable()[0] ?? this.places.nearest(...this.camera.toBoard(width / 2, height / 2));
  }

  #focus(place) {
    this.place = place;
    this.fan.close();
    const element = this.choices.elements.get(place.name);
    element.setAttribute("aria-label", this.choices.name(place.name));
    this.camera.reveal(place.bounds);
    element.focus({ preventScroll: true });
  }

  /** The places where something may be clicked, line by line. */
  #clickable() {
    const names = new Set([...this.choices.space.keys(), ...[...this.choices.unit.keys()].map((key) => this.choices.table.spots.get(key)?.at)]);
    const row = ({ anchor }) => Math.round(anchor[1] / 80);
    return [...names].map((name) => this.places.get(name)).filter(Boolean).sort((a, b) => row(a) - row(b) || a.anchor[0] - b.anchor[0]);
  }

  #next(step) {
    const all = this.#clickable();
    if (!all.length) return;
    const at = all.indexOf(this.place);
    this.#focus(all[at < 0 ? 0 : (at + step + all.length) % all.length]);
  }

  #click() {
    if (!this.place) return;
    const { name } = this.place;
    this.pointer.click({ place: name });
    if (this.fan.place === name) this.#enter();
  }

  #open() {
    if (!this.place) return;
    this.fan.open(this.place.name);
    this.#enter();
  }

  #enter() {
    const items = this.fan.items();
    const item = items.find((each) => each.classList.contains("may")) ?? items[0];
    if (item) this.#look(item);
  }

  #look(item) {
    item.focus({ preventScroll: true });
    this.fan.tell(item.getAttribute("data-fan"));
  }

  #fanned(key, item) {
    const items = this.fan.items();
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[key];
    if (step) return () => this.#look(items[(items.indexOf(item) + step + items.length) % items.length]);
    if (key === "Escape") return () => this.#back();
    if (key !== "Enter" && key !== " ") return null;
    return () => {
      const hit = { piece: item.getAttribute("data-fan"), place: this.fan.place, fanned: true };
      this.#back();
      this.pointer.click(hit);
    };
  }

  #back() {
    this.fan.close();
    if (this.place) this.choices.elements.get(this.place.name).focus({ preventScroll: true });
    else this.root.focus({ preventScroll: true });
  }

  #why(target, item) {
    const { left, bottom } = target.getBoundingClientRect();
    const hit = item ? { piece: item.getAttribute("data-fan"), place: this.fan.place } : this.place && { place: this.place.name };
    this.pointer.why(hit, left, bottom);
  }
}
