// The colours of a room's pieces in a palette, from the tables of its faces.

const PLAIN = {
  wood: { body: "#8a7a63", edge: "#ab9a80", ink: "#fdf6e3", sign: "M0,-6L6,0L0,6L-6,0Z" },
  sticker: { light: "#e8e2d2", dark: "#bdb39b" },
  formation: "#d9d4c6",
  fire: "#1d1d1b",
  side: "#57504a",
  mark: "#ffffff",
  token: "#57504a",
};

export class Faces {
  constructor(told = {}, palette = "standard") {
    this.tables = told;
    this.palette = told.palettes?.[palette] ?? {};
  }

  wood(key) {
    return { ...PLAIN.wood, ...this.tables.wood?.[key], ...this.palette.wood?.[key] };
  }

  sticker(key) {
    return { ...PLAIN.sticker, ...this.tables.sticker?.[key], ...this.palette.sticker?.[key] };
  }

  /** One colour of a table: formation, fire, side, mark, token. */
  colour(table, key) {
    return this.palette[table]?.[key] ?? this.tables[table]?.[key] ?? PLAIN[table];
  }

  has(table, key) {
    return Boolean(this.tables[table]?.[key]);
  }
}

/** A colour on its way to another: 0 is the first, 1 the second. Both are `#rrggbb`. */
export function mix(one, other, part) {
  const [a, b] = [channels(one), channels(other)];
  return `#${a.map((value, i) => Math.round(value + (b[i] - value) * part).toString(16).padStart(2, "0")).join("")}`;
}

/** Black or white, whichever can be read on a colour. */
export function readable(colour) {
  const [red, green, blue] = channels(colour);
  return 0.3 * red + 0.59 * green + 0.11 * blue > 140 ? "#1b1a17" : "#ffffff";
}

function channels(colour) {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit) : colour.slice(1).match(/../g);
  return digits.map((pair) => parseInt(pair, 16));
}
