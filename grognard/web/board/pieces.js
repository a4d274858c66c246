// How one piece looks: a block with its sticker or its back, a bar, a cube, a round token, a number.
// Every piece is drawn round 0,0 in units of the board; where it stands is not known here.

import { mix, readable } from "./faces.js";
import { moved, short, svg } from "./svg.js";
import { HALF } from "./wood.js";

const PAPER = 9.4;  // half the side of the sticker
const EDGE = 7.7;  // how far from the middle the strength is printed
const STAR = "M0,-6.5L1.6,-2L6.2,-2L2.5,.9L3.9,5.4L0,2.7L-3.9,5.4L-2.5,.9L-6.2,-2L-1.6,-2Z";
const HEART = "M0,2.4C-4,-.4 -2.4,-3 0,-1.1C2.4,-3 4,-.4 0,2.4Z";
const BOLT = "M.7,-3.2L-1.9,.5H-.2L-.7,3.2L1.9,-.6H.3Z";
const PLANE = "M0,-6.2C.7,-6.2 .9,-5 .9,-3.6V-2.2L6.4,.6V2L.9,.8V3.6L2.4,4.8V5.7L0,5.1L-2.4,5.7V4.8L-.9,3.6V.8L-6.4,2V.6L-.9,-2.2V-3.6C-.9,-5 -.7,-6.2 0,-6.2Z";

/** What a room's pieces are drawn with. */
export class Pen {
  constructor(faces, wood, symbols) {
    this.faces = faces;
    this.wood = wood;
    this.symbols = symbols;
  }

  /** The parts of a piece. */
  draw(piece) {
    const make = KINDS[piece.kind] ?? token;
    return make(this, piece);
  }
}

const KINDS = {
  block,
  line: (pen, piece) => [pen.wood.bar(piece.side, pen.faces.colour("side", piece.side)), ...marks(pen, piece, 13, -7)],
  control: (pen, piece) => [pen.wood.cube(`side-${piece.side}`, pen.faces.colour("side", piece.side))],
  count: (pen, { side, label }) => [
    svg("text", { class: "piece-count", "text-anchor": "middle", y: 9, "font-size": 26, fill: pen.faces.colour("side", side) }, label),
  ],
};

/** How far a block is turned: a quarter for each step lost, as long as its four edges can tell. */
export function turned(piece) {
  if (!("value" in piece) || piece.full > 4) return 0;
  return -90 * Math.min(piece.full - piece.value, 3);
}

function block(pen, piece) {
  const known = "label" in piece;
  const body = [pen.wood.shadow(piece.lies), pen.wood.block(piece.wood, piece.lies)];
  const face = known ? sticker(pen, piece) : back(pen, piece);
  return [...body, ...face, ...marks(pen, piece, 8.6, -HALF - 1)];
}

function back(pen, { wood }) {
  const { ink, body, sign } = pen.faces.wood(wood);
  return [
    svg("path", { d: sign, transform: moved(0.35, 0.95), fill: mix(body, "#000000", 0.5), opacity: 0.6 }),
    svg("path", { d: sign, transform: moved(0, 0.5), fill: ink, opacity: 0.55 }),
  ];
}

function sticker(pen, piece) {
  const { light, dark } = pen.faces.sticker(piece.wood);
  const paper = piece.fast ? dark : light;
  const sheet = { x: -PAPER, y: -PAPER, width: 2 * PAPER, height: 2 * PAPER, rx: 0.9 };
  const turning = svg("g", { class: "sticker", transform: `rotate(${turned(piece)})` },
    svg("rect", { ...sheet, fill: paper, stroke: mix(paper, "#000000", 0.35), "stroke-width": 0.35 }),
    svg("rect", { ...sheet, fill: pen.wood.address("paper-light") }),
    ...strengths(pen, piece));
  return [turning, ...emblem(pen, piece), caption(piece), ...signs(piece)];
}

/** The symbol, turned with the block but in its place above the name. */
function emblem(pen, { sidc, colour, ...piece }) {
  if (!sidc) return [];
  const turning = svg("g", { class: "emblem", transform: `translate(0 -.9) rotate(${turned(piece)})` });
  turning.append(pen.symbols.use(sidc, pen.faces.colour("formation", colour)));
  return [turning];
}

function caption({ label, sidc }) {
  const size = label.length <= 3 ? 5.2 : label.length <= 5 ? 4.4 : 3.6;
  const width = label.length > 6 ? { textLength: 16, lengthAdjust: "spacingAndGlyphs" } : {};
  return svg("text", { class: "piece-label", "text-anchor": "middle", y: sidc ? 8.4 : 2.2, "font-size": sidc ? size : size + 1.4, fill: "#1b1a17", ...width }, label);
}

/** The strength on the upper edge in the colour of its fire; on the sides, paler, what it was and will be. */
function strengths(pen, piece) {
  const { full, value, stars } = piece;
  const ink = pen.faces.colour("fire", piece.fire);
  const line = mix(ink, "#000000", 0.75);
  if (!value) return [svg("path", { d: HEART, transform: `rotate(${-turned(piece)}) translate(0 ${-EDGE})`, fill: "#b3261e" })];
  const edges = full > 4 ? [[value, 0]] : Array.from({ length: full }, (_, lost) => [full - lost, 90 * lost]);
  const below = (edge) => (edge + turned(piece) + 360) % 360 === 180;
  return edges.filter(([, edge]) => !below(edge)).map(([number, edge]) => {
    const now = number === value;
    return svg("path", {
      class: now ? "strength" : "other-strength",
      d: (stars ? starRow : dotRow)(number), transform: edge ? `rotate(${edge})` : null,
      fill: ink, stroke: line, "stroke-width": 0.35, opacity: now ? null : 0.2,
    });
  });
}

function row(number, step, draw) {
  return Array.from({ length: number }, (_, i) => draw((i - (number - 1) / 2) * step)).join("");
}

function dotRow(number) {
  return row(number, number > 4 ? 3 : 3.9, (x) => `M${short(x - 1.45)},${-EDGE}a1.45,1.45 0 1 0 2.9,0a1.45,1.45 0 1 0 -2.9,0Z`);
}

function starRow(number) {
  const star = [[0, -2], [0.53, -0.65], [1.9, -0.6], [0.78, 0.26], [1.2, 1.65], [0, 0.87], [-1.2, 1.65], [-0.78, 0.26], [-1.9, -0.6], [-0.53, -0.65]];
  return row(number, 4, (x) => `M${star.map(([sx, sy]) => `${short(x + sx)},${short(sy - EDGE)}`).join(" ")}Z`);
}

/** What is printed or put on the sticker beside its strength: a bolt for who may strike fast, a dot for who is done. */
function signs({ blitz, marks: told }) {
  const made = [];
  if (blitz) made.push(svg("path", { d: BOLT, transform: moved(-7.2, 5.6, 0.8), fill: "#f3c31c", stroke: "#3a2a00", "stroke-width": 0.5 }));
  if (told.includes("acted")) made.push(svg("circle", { class: "acted", cx: 7.5, cy: 7.5, r: 1.4 }));
  return made;
}

function marks(pen, piece, x, y) {
  const cubes = (piece.marks ?? []).filter((mark) => pen.faces.has("mark", mark));
  return cubes.map((mark, i) => {
    const cube = pen.wood.cube(`mark-${mark}`, pen.faces.colour("mark", mark));
    cube.setAttribute("transform", moved(x - 7 * i, y));
    return cube;
  });
}

/** A round piece of wood: a bomber, a gun, a marker, the disc. */
function token(pen, piece) {
  const { kind, side, label = "" } = piece;
  const colour = pen.faces.has("token", kind) ? pen.faces.colour("token", kind) : pen.faces.colour("side", side);
  const radius = { disc: 12, bomber: 10.5, artillery: 7.5, strike: 8.5, sign: 6.5 }[kind] ?? 9;
  const ink = readable(colour);
  return [
    svg("circle", { cx: 1.2, cy: 3.4, r: radius + 0.5, fill: "#150f06", opacity: 0.16 }),
    svg("circle", { cx: 0.6, cy: 2.6, r: radius, fill: mix(colour, "#000000", 0.45) }),
    svg("circle", { r: radius, fill: colour, stroke: mix(colour, "#000000", 0.5), "stroke-width": 0.5 }),
    svg("circle", { r: radius - 1.1, fill: pen.wood.address("paper-light"), stroke: mix(colour, "#ffffff", 0.35), "stroke-width": 0.5 }),
    ...device(kind, label, ink, radius),
  ];
}

function device(kind, label, ink, radius) {
  if (kind === "bomber" || kind === "strike") {
    const [lift, scale, y, size] = kind === "bomber" ? [-2.2, 0.82, 7, 4.1] : [-1.9, 0.68, 6.3, 5];
    return [
      svg("path", { d: PLANE, transform: moved(0, lift, scale), fill: ink }),
      svg("text", { class: "piece-label", "text-anchor": "middle", y, "font-size": size, fill: ink }, label),
    ];
  }
  if (kind === "artillery") {
    return [
      svg("circle", { cy: -2.6, r: 1.9, fill: ink }),
      svg("text", { class: "piece-label", "text-anchor": "middle", y: 4.6, "font-size": 5, fill: ink }, label),
    ];
  }
  if (label === "★") return [svg("path", { d: STAR, transform: moved(0, 0.4, radius / 9), fill: ink })];
  if (label === "●") return [svg("circle", { r: radius * 0.42, fill: ink, opacity: 0.85 })];
  const size = label.length < 2 ? radius * 1.1 : 5.5;
  return [svg("text", { class: "piece-label", "text-anchor": "middle", y: size * 0.36, "font-size": size, fill: ink }, label)];
}
