// Wooden bodies: the blocks, standing and lying, their shadows, bars and cubes. Light falls from the upper left.
// Each body is made once among the definitions and used by every piece of its kind.

import { mix } from "./faces.js";
import { svg } from "./svg.js";

export const HALF = 11;  // half the side of a block, in units of the board
export const TOP = 3.6;  // how much of its top edge a standing block shows
export const THICK = 2.2;  // how much of its side a lying block shows

const BLACK = "#000000";
const WHITE = "#ffffff";
const GRAIN = "M-10.4,-7.2C-5,-8 3,-6.4 10.4,-7.4M-10.4,-2.4C-6,-1.6 2,-3.4 10.4,-2.2M-10.4,3.4C-4,2.6 4,4.4 10.4,3.2M-10.4,8.2C-5,7.6 5,8.8 10.4,7.8";
const TOP_GRAIN = "M-10,-12.3C-4,-12 4,-12.7 10,-12.2M-9.6,-13.5C-3,-13.9 5,-13.2 9.8,-13.6";

/** Makes the bodies of the woods that a board needs, when it needs them. */
export class Wood {
  constructor(defs, prefix, faces) {
    this.defs = defs;
    this.prefix = prefix;
    this.faces = faces;
    this.made = new Set();
    this.once("shadow-stands", () => shadow([[3.2, 4, 0.05], [2.6, 3.2, 0.07], [2, 2.5, 0.09], [1.4, 1.8, 0.12], [0.8, 1.1, 0.16]], HALF));
    this.once("shadow-lies", () => shadow([[2.1, THICK + 1.8, 0.06], [1.5, THICK + 1.2, 0.1], [0.9, THICK + 0.7, 0.2]], HALF));
    this.once("paper-light", paperLight);
  }

  /** A use of a definition, which is made when it is wanted for the first time. */
  once(name, make) {
    const id = `${this.prefix}-${name}`;
    if (!this.made.has(id)) {
      this.made.add(id);
      const drawn = make(id);
      drawn.id = id;
      this.defs.append(drawn);
    }
    return svg("use", { href: `#${id}` });
  }

  address(name) {
    return `url(#${this.prefix}-${name})`;
  }

  shadow(lies) {
    return svg("use", { class: "shadow", href: `#${this.prefix}-shadow-${lies ? "lies" : "stands"}` });
  }

  block(key, lies) {
    const { body, edge } = this.faces.wood(key);
    const face = `${key}-face`;
    this.once(face, () => gradient([[0, mix(body, edge, lies ? 0.5 : 0.32)], [0.5, body], [1, mix(body, BLACK, 0.16)]]));
    return this.once(`${key}-${lies ? "lies" : "stands"}`, () => (lies ? lying : standing)(body, edge, this.address(face)));
  }

  /** A bar across a place, as long as a block and a half. */
  bar(key, colour) {
    return this.once(`bar-${key}`, () => bar(colour));
  }

  /** A small cube; 0,0 is the middle of its front. */
  cube(key, colour) {
    return this.once(`cube-${key}`, () => cube(colour));
  }
}

function shadow(layers, half) {
  const parts = layers.map(([dx, dy, opacity], i) => {
    const grown = half + 0.9 - i * 0.3;
    return svg("rect", {
      x: -grown + dx, y: -grown + dy, width: 2 * grown, height: 2 * grown, rx: 2.8 - i * 0.3, opacity,
    });
  });
  return svg("g", { fill: "#150f06" }, ...parts);
}

function gradient(stops, across = false) {
  const parts = stops.map(([offset, colour]) => svg("stop", { offset, "stop-color": colour }));
  return svg("linearGradient", across ? {} : { x2: 0.35, y2: 1 }, ...parts);
}

function paperLight() {
  const made = svg("linearGradient", { x2: 0.6, y2: 1 });
  made.append(svg("stop", { offset: 0, "stop-color": WHITE, "stop-opacity": 0.5 }));
  made.append(svg("stop", { offset: 0.5, "stop-color": WHITE, "stop-opacity": 0 }));
  made.append(svg("stop", { offset: 1, "stop-color": BLACK, "stop-opacity": 0.09 }));
  return made;
}

function standing(body, edge, face) {
  const line = mix(body, BLACK, 0.55);
  const top = `M${-HALF + 0.3},${-HALF + 0.4}L${-HALF + 1.1},${-HALF - TOP}H${HALF - 1.1}L${HALF - 0.3},${-HALF + 0.4}Z`;
  return svg("g", {},
    svg("path", { d: top, fill: mix(edge, WHITE, 0.12), stroke: line, "stroke-width": 0.5, "stroke-linejoin": "round" }),
    svg("path", { d: TOP_GRAIN, fill: "none", stroke: mix(edge, BLACK, 0.3), "stroke-width": 0.3, opacity: 0.6 }),
    svg("rect", { x: -HALF, y: -HALF, width: 2 * HALF, height: 2 * HALF, rx: 1.5, fill: face, stroke: line, "stroke-width": 0.5 }),
    svg("path", { d: GRAIN, fill: "none", stroke: mix(body, BLACK, 0.35), "stroke-width": 0.35, opacity: 0.5 }),
    svg("path", { d: `M${-HALF + 1},${-HALF + 0.55}H${HALF - 1}`, stroke: mix(edge, WHITE, 0.55), "stroke-width": 0.6, "stroke-linecap": "round" }));
}

function lying(body, edge, face) {
  const line = mix(body, BLACK, 0.55);
  const square = { x: -HALF, width: 2 * HALF };
  return svg("g", {},
    svg("rect", { ...square, y: -HALF, height: 2 * HALF + THICK, rx: 1.7, fill: mix(body, BLACK, 0.38), stroke: line, "stroke-width": 0.5 }),
    svg("rect", { ...square, y: -HALF, height: 2 * HALF, rx: 1.5, fill: face, stroke: line, "stroke-width": 0.4 }),
    svg("path", { d: GRAIN, fill: "none", stroke: mix(body, BLACK, 0.3), "stroke-width": 0.3, opacity: 0.4 }),
    svg("path", { d: `M${-HALF + 0.5},${HALF - 1}V${-HALF + 1}Q${-HALF + 0.5},${-HALF + 0.5} ${-HALF + 1},${-HALF + 0.5}H${HALF - 1}`, fill: "none", stroke: mix(edge, WHITE, 0.4), "stroke-width": 0.5, "stroke-linecap": "round" }));
}

function bar(colour) {
  const line = mix(colour, BLACK, 0.5);
  return svg("g", {},
    svg("rect", { x: -15.4, y: -1.4, width: 34, height: 7, rx: 2, fill: "#150f06", opacity: 0.18 }),
    svg("rect", { x: -16, y: -2, width: 33.4, height: 6.6, rx: 1.6, fill: "#150f06", opacity: 0.26 }),
    svg("rect", { x: -16.5, y: -4.6, width: 33, height: 3.4, rx: 1, fill: mix(colour, WHITE, 0.42), stroke: line, "stroke-width": 0.4 }),
    svg("rect", { x: -16.5, y: -1.9, width: 33, height: 5.4, rx: 1, fill: colour, stroke: line, "stroke-width": 0.4 }),
    svg("path", { d: "M-15.6,-1.3H15.6", stroke: mix(colour, WHITE, 0.5), "stroke-width": 0.5 }),
    svg("path", { d: "M-15.8,0.4C-6,-.2 6,1 15.8,.3M-15.8,2.2C-8,2.6 4,1.8 15.8,2.3", fill: "none", stroke: mix(colour, BLACK, 0.35), "stroke-width": 0.3, opacity: 0.6 }));
}

function cube(colour) {
  const line = mix(colour, BLACK, 0.6);
  return svg("g", { stroke: line, "stroke-width": 0.45, "stroke-linejoin": "round" },
    svg("rect", { x: -2.6, y: -1.8, width: 7.6, height: 6.6, rx: 1, fill: "#150f06", stroke: "none", opacity: 0.25 }),
    svg("path", { d: "M-3,-3L-1.4,-4.8H4.6L3,-3Z", fill: mix(colour, WHITE, 0.5) }),
    svg("path", { d: "M3,-3L4.6,-4.8V1.2L3,3Z", fill: mix(colour, BLACK, 0.28) }),
    svg("rect", { x: -3, y: -3, width: 6, height: 6, fill: colour }));
}
