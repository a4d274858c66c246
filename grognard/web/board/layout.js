// Where each piece of a look stands: blocks in rows in the slots of their place, closed up when they are many.

const LIE = 2.6;  // degrees that a lying block may be askew

/**
 * Places the pieces of a look: a map from key to `{ x, y, at, level, tilt, from }`, those below first. `gathered`: what
 * stands in an area is one pile a side.
 */
export function arrange({ pieces, order }, geometry, gathered = false) {
  const stands = new Map();
  const contested = fought(order.map((key) => pieces[key]));
  for (const [at, sides] of crowds(pieces, order, geometry)) {
    const free = [];
    for (const keys of sides.values()) {
      const { side, kind } = pieces[keys[0]];
      const spots = slots(at, side, geometry, contested.has(at));
      const lay = geometry.areas[at] && kind !== "block" ? tokens : row;
      if (spots) lay(keys.length, spots, geometry.block ?? BLOCK).forEach((spot, i) => stands.set(keys[i], spot));
      else free.push(keys);
    }
    around(free, geometry.areas[at]?.anchor, geometry.block ?? BLOCK, stands);
    if (gathered && geometry.areas[at]) for (const keys of sides.values()) if (pieces[keys[0]].kind === "block") pile(keys, stands);
  }
  const placed = order.map((key) => [key, settled(key, pieces[key], stands.get(key), geometry)]).filter(([, spot]) => spot);
  return new Map(placed.sort(([, a], [, b]) => a.level - b.level || a.y - b.y || a.x - b.x));
}

const BLOCK = 22;
const BEHIND = 4;  // units from one block of a pile to the next
const DEEP = 14;  // from the first to the last
const WIDE = 3;  // blocks beside each other where a place has no slots of its own
const spread = (kind) => ["block", "bomber", "marker", "disc"].includes(kind);
const LEVEL = { count: 0, control: 1, line: 2, sign: 2, artillery: 3, strike: 5 };

/** What stands in rows: by place, and in an area by side, blocks by themselves. */
function crowds(pieces, order, { areas }) {
  const places = new Map();
  for (const key of order) {
    const { kind, at, side } = pieces[key];
    if (!spread(kind)) continue;
    if (!places.has(at)) places.set(at, new Map());
    const [sides, whose] = [places.get(at), areas[at] ? `${side} ${kind === "block"}` : ""];
    if (!sides.has(whose)) sides.set(whose, []);
    sides.get(whose).push(key);
  }
  return places;
}

function slots(at, side, { areas, boxes }, contested) {
  const area = areas[at];
  if (!area) return boxes?.[at]?.slots;
  return (contested && area.contested?.[side]) || area[side];
}

function settled(key, piece, stand, geometry) {
  const spot = stand ?? fixed(piece, geometry);
  if (!spot) return null;
  const { kind, at, side } = piece;
  const outside = kind === "block" && geometry.areas[at]?.outside?.includes(side);
  return {
    ...spot, at, level: LEVEL[kind] ?? 4,
    tilt: piece.lies ? askew(key) : 0,
    from: outside ? geometry.areas[at].anchor : null,
  };
}

/** The places where blocks of more than one side stand: there each may have slots of its own (`contested`). */
function fought(pieces) {
  const sides = new Map();
  for (const { kind, at, side } of pieces) {
    if (kind === "block") sides.set(at, (sides.get(at) ?? new Set()).add(side));
  }
  return new Set([...sides].filter(([, there]) => there.size > 1).map(([at]) => at));
}

function row(number, spots, size) {
  if (number > spots.length) return crowded(number, spots, size);
  return spots.slice(0, number).map(([x, y]) => ({ x, y }));
}

/** Round tokens stand below the blocks of their side, closed up. */
function tokens(number, spots, size) {
  const [left, bottom] = [Math.min(...spots.map(([x]) => x)), Math.max(...spots.map(([, y]) => y))];
  return Array.from({ length: number }, (_, i) => ({ x: left + i * size * 0.6, y: bottom + size * 0.95 }));
}

/** A place without slots: each side in rows of its own, all of them round the middle. */
function around(sides, anchor, size, stands) {
  if (!anchor || !sides.length) return;
  const step = size + 1.5;
  const rows = sides.flatMap((keys) => Array.from({ length: Math.ceil(keys.length / WIDE) }, (_, i) => keys.slice(i * WIDE, (i + 1) * WIDE)));
  rows.forEach((keys, down) => keys.forEach((key, i) => stands.set(key, {
    x: anchor[0] + (i - (keys.length - 1) / 2) * step,
    y: anchor[1] + (down - (rows.length - 1) / 2) * step,
  })));
}

/** More pieces than slots: as many rows as the slots have, each closed up, so that every piece shows an edge. */
function crowded(number, slots, size) {
  const xs = slots.map(([x]) => x);
  const heights = [...new Set(slots.map(([, y]) => y))].sort((a, b) => a - b);
  const rows = heights.filter((y, i) => i === 0 || y - heights[i - 1] > size / 2);
  const [left, right] = [Math.min(...xs), Math.max(...xs) + size / 3];
  const wide = Math.ceil(number / rows.length);
  const step = wide > 1 ? Math.min(size + 1.5, (right - left) / (wide - 1)) : 0;
  return Array.from({ length: number }, (_, i) => ({ x: left + (i % wide) * step, y: rows[Math.floor(i / wide)] + (i % wide) * 0.4 }));
}

/** One before the other, where they stood in the middle; each shows an edge. */
function pile(keys, stands) {
  const spots = keys.map((key) => stands.get(key));
  const mean = (name) => spots.reduce((sum, spot) => sum + spot[name], 0) / spots.length;
  const [x, y] = [mean("x"), mean("y")];
  const step = Math.min(BEHIND, DEEP / (keys.length - 1 || 1));
  keys.forEach((key, i) => {
    const back = (i - (keys.length - 1) / 2) * step;
    stands.set(key, { x: x + back, y: y + back });
  });
}

/** Pieces with a place of their own: bars, cubes, guns, numbers. */
function fixed({ kind, at }, { areas, boxes }) {
  const area = areas[at];
  if (!area) {
    const rect = boxes?.[at]?.rect;
    return rect ? { x: rect[0] + rect[2] / 2, y: rect[1] + rect[3] / 2 } : null;
  }
  const [x, y] = (kind === "line" || kind === "sign" ? area.line : area.number) ?? area.anchor;
  if (kind === "control") return { x: x + 11.5, y: y - 9.5 };
  if (kind === "artillery") return { x: x - 14, y: y - 8 };
  return { x, y };
}

/** A little disorder, always the same for the same piece. */
function askew(key) {
  let sum = 7;
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return Math.round(((sum / 9973) * 2 - 1) * LIE * 10) / 10;
}
