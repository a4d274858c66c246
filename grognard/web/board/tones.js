// An overlay painted over the board: each tone has a colour and a pattern of its own, so that it can be told apart
// without seeing colours; labels beside the names, and a legend.

import { html, moved, svg } from "./svg.js";

const PATTERNS = {  // lines in a square of 12: enough to tell tones apart, thin enough to read the map
  own: "M-3,9L3,15M-3,-3L15,15M9,-3L15,3",
  foe: "M-3,3L3,-3M-3,15L15,-3M9,15L15,9",
  contested: "M-3,-3L15,15M-3,15L15,-3",
  good: "M4.5,6a1.5,1.5 0 1 0 3,0a1.5,1.5 0 1 0 -3,0",
  bad: "M3.5,3.5L8.5,8.5M3.5,8.5L8.5,3.5",
  warn: "M3,-1V13M9,-1V13",
  news: "M6,2.5L9.5,6L6,9.5L2.5,6Z",
  "cost-1": "",
  "cost-2": "M-1,6H13",
  "cost-3": "M-1,3H13M-1,9H13",
  "cost-4": "M-1,2H13M-1,6H13M-1,10H13",
  "cost-5": "M-1,3H13M-1,9H13M3,-1V13M9,-1V13",
  "terrain-1": "M5.2,6a.8,.8 0 1 0 1.6,0a.8,.8 0 1 0 -1.6,0",
  "terrain-2": "M3,8L6,3L9,8",
  "terrain-3": "M1,4H7M5,9H11",
  "terrain-4": "M6,1.5V10.5M1.5,6H10.5",
};

export class Tones {
  constructor(layers, defs, prefix, places, legend, say) {
    Object.assign(this, { layers, places, legend, say, prefix, scale: 1 });
    this.patterns = Object.entries(PATTERNS).map(([tone, d]) => pattern(`${prefix}-tone-${tone}`, tone, d));
    defs.append(...this.patterns);
  }

  paint(overlay) {
    const { areas = {}, labels = {}, legend = [] } = overlay ?? {};
    this.layers.tones.replaceChildren(...this.#shapes(areas));
    this.layers.toneLabels.replaceChildren(...this.#labels(labels));
    this.resize(this.scale);
    this.legend.hidden = legend.length === 0;
    this.legend.setAttribute("aria-label", this.say("web-board-legend"));
    this.legend.replaceChildren(...legend.map(([tone, text]) => html("li", "", this.#swatch(tone), html("span", "", text))));
  }

  resize(scale) {
    this.scale = scale;
    for (const each of this.patterns) each.setAttribute("patternTransform", `scale(${1 / scale})`);
    for (const each of this.layers.toneLabels.children) {
      each.setAttribute("transform", moved(Number(each.dataset.x), Number(each.dataset.y), Math.max(0.8, scale ** 0.3) / scale));
    }
  }

  #shapes(areas) {
    return Object.entries(areas).filter(([code]) => this.places.get(code)).map(([code, tone]) => {
      const { outline } = this.places.get(code);
      return svg("g", { class: `tone tone-${tone}`, "data-tone": tone },
        svg("path", { d: outline, class: "tone-fill" }),
        svg("path", { d: outline, class: "tone-woven", fill: `url(#${this.prefix}-tone-${tone})` }),
        svg("path", { d: outline, class: "tone-line" }));
    });
  }

  #labels(labels) {
    return Object.entries(labels).filter(([code]) => this.places.get(code)).map(([code, text]) => {
      const [x, y] = this.places.get(code).anchor;
      const element = svg("g", { class: "tone-label" }, svg("text", { class: "under" }, text), svg("text", {}, text));
      Object.assign(element.dataset, { x, y });
      return element;
    });
  }

  #swatch(tone) {
    const square = { x: 0.5, y: 0.5, width: 23, height: 15, rx: 2 };
    return svg("svg", { class: `swatch tone-${tone}`, width: 24, height: 16, "aria-hidden": "true" },
      svg("rect", { ...square, class: "tone-fill" }),
      svg("path", { d: PATTERNS[tone] ?? "", transform: "translate(6 2)", class: "tone-pattern" }),
      svg("rect", { ...square, class: "tone-line" }));
  }
}

function pattern(id, tone, d) {
  return svg("pattern", { id, width: 12, height: 12, patternUnits: "userSpaceOnUse", class: `tone-${tone}` },
    svg("path", { d, class: "tone-pattern" }));
}
