// The printed board breathes: from afar it shows few names and large ones, from near all of them and small.
// It works on the layers that a board's picture has by name; a picture without them is shown as it is.

import { fonts, proof, set, typeOf } from "./type.js";

const DEPTHS = [
  { name: "far", below: 0.8, hide: ["labels-places", "river-labels", "textures"], sizes: { "labels-towns": 1.55, waters: 1.15 } },
  { name: "middle", below: 2, hide: [], sizes: {} },
  { name: "near", below: Infinity, hide: [], sizes: { "labels-towns": 0.72, "labels-places": 0.75, numbers: 0.78, "river-names": 0.8 } },
];

const SOBER = { terrain: 0.5, textures: 0, countries: 0.15 };  // for high contrast: how much of a layer is left
const DARK = "#b8b1a4";  // what a dark theme multiplies the print with

const KEPT = 2;
const kept = new Map();

/** The name of the rendition for a scale in pixels a unit. */
export function depth(scale) {
  return DEPTHS.find(({ below }) => scale < below).name;
}

export class Print {
  constructor(text) {
    this.source = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    this.type = typeOf(text, []);
    this.images = new Map();
  }

  /** The print at an address; the last ones are kept for the next board, another seat's or another language's. */
  static load(address) {
    const print = kept.get(address) ?? fetched(address);
    kept.delete(address);
    kept.set(address, print);
    for (const old of [...kept.keys()].slice(0, -KEPT)) kept.delete(old);
    print.catch(() => kept.delete(address));
    return print;
  }

  /** The picture at a depth, for a palette: made once, drawn often. */
  image(name, palette) {
    const key = `${name} ${palette === "contrast"}`;
    if (!this.images.has(key)) this.images.set(key, drawable(this.#picture(name, palette), this.type));
    return this.images.get(key);
  }

  #picture(name, palette) {
    const { hide, sizes } = DEPTHS.find((each) => each.name === name);
    const picture = this.source.cloneNode(true);
    const layer = (id) => picture.querySelector(`[id="${id}"]`);
    for (const id of hide) layer(id)?.remove();
    for (const [id, size] of Object.entries(sizes)) resize(layer(id), size);
    if (palette === "contrast") {
      for (const [id, rest] of Object.entries(SOBER)) layer(id)?.setAttribute("opacity", rest);
    }
    return picture;
  }
}

async function fetched(address) {
  const all = fonts();
  const text = await textOf(address);
  const print = new Print(text);
  print.type = typeOf(text, await all);
  return print;
}

async function textOf(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer.text();
}

/** What a dark theme lays over the print. */
export function dim(context, { theme }) {
  if (theme !== "dark") return;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = "multiply";
  context.fillStyle = DARK;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.restore();
}

/** Scales each text of a layer, with the shapes before it (a number's disc), about the text's own middle. */
function resize(layer, size) {
  let run = [];
  for (const element of layer?.querySelectorAll("text, circle, path, rect, polygon") ?? []) {
    if (element.matches("text:has(textPath)")) {
      element.setAttribute("font-size", size * Number(element.closest("[font-size]").getAttribute("font-size")));
      run = [];
      continue;
    }
    run.push(element);
    if (element.localName === "text") {
      const x = Number(element.getAttribute("x"));
      const y = Number(element.getAttribute("y")) - 0.36 * Number(element.getAttribute("font-size") ?? 0);
      for (const each of run) scaleAbout(each, x, y, size);
      run = [];
    }
  }
}

function scaleAbout(element, x, y, size) {
  const before = element.getAttribute("transform") ?? "";
  element.setAttribute("transform", `translate(${x} ${y}) scale(${size}) translate(${-x} ${-y}) ${before}`);
}

/**
 * The picture as a function that draws it at 0,0 in units of the board, and when its text is there. The page's policy has no say within an image,
 * but would in a document that is parsed: so what it is set in is put into its text.
 */
async function drawable(picture, type) {
  const [, , width, height] = picture.getAttribute("viewBox").split(/\s+/).map(Number);
  const below = proof(type, height);
  const size = { width, height: height + below.height, viewBox: `0 0 ${width} ${height + below.height}` };
  for (const [name, value] of Object.entries(size)) picture.setAttribute(name, value);
  const text = new XMLSerializer().serializeToString(picture).replace(/^<svg[^>]*>/, (svg) => `${svg}<style>${type.css}</style>${below.text}`);
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = address;
  await image.decode();
  URL.revokeObjectURL(address);
  const draw = (context) => context.drawImage(image, 0, 0, width, height + below.height);
  return { draw, whole: set(image, type, [width, height]) };
}
