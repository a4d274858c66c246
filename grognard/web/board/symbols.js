// NATO symbols, each made once and used by every block that shows it. The library is large: it is fetched after the
// first paint, and the symbols appear in the blocks when it is there.

import { svg } from "./svg.js";

const LIBRARY = "../vendor/milsymbol.js";
const WIDTH = 10.8;  // of the frame, in units of the board
const HEIGHT = 9.6;
const FRAME = 150;  // the same in units of the library
const BOLD = 1.9;  // its lines are made for large symbols

export class Symbols {
  constructor(defs, prefix) {
    this.defs = defs;
    this.prefix = prefix;
    this.known = new Map();
  }

  /** A use of a symbol in a colour, in the middle of 0,0. */
  use(code, colour) {
    const key = `${code} ${colour}`;
    if (!this.known.has(key)) {
      const holder = svg("g", { id: `${this.prefix}-${code}-${colour.slice(1)}` });
      this.known.set(key, { code, colour, holder });
      this.defs.append(holder);
      if (this.library) this.#fill(this.known.get(key));
    }
    return svg("use", { href: `#${this.known.get(key).holder.id}` });
  }

  async load() {
    this.library = (await import(LIBRARY)).default;
    for (const each of this.known.values()) this.#fill(each);
  }

  #fill({ code, colour, holder }) {
    const drawn = new this.library.Symbol(code, { size: 100, fillColor: colour, infoFields: false });
    const { documentElement } = new DOMParser().parseFromString(drawn.asSVG(), "image/svg+xml");
    for (const line of documentElement.querySelectorAll("[stroke-width]")) {
      line.setAttribute("stroke-width", BOLD * Number(line.getAttribute("stroke-width")));
    }
    const { x1, y1, x2, y2 } = drawn.bbox;
    const scale = Math.min(WIDTH / Math.max(FRAME, x2 - x1), HEIGHT / (y2 - y1));
    holder.setAttribute("transform", `scale(${scale.toFixed(4)}) translate(${-(x1 + x2) / 2} ${-(y1 + y2) / 2})`);
    holder.replaceChildren(...[...documentElement.childNodes].map((node) => document.importNode(node, true)));
  }
}
