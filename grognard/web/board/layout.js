// Where each piece of a look stands: blocks in rows in the slots of their place, closed up when they are many.

const LIE = 2.6;  // degrees that a lying block may be askew

/** Places the pieces of a look: a map from key to `{ x, y, at, level, tilt, from }`, those below first. */
export function arrange({ pieces, order }, geometry) {
  const rows = new Map();
  for (const key of order) {
    const { kind, at, side } = pieces[key];
    if (!spread(kind)) continue;
    const row = geometry.areas[at] ? `${at} ${side}` : at;
    if (!rows.has(row)) rows.set(row, []);
    rows.get(row).push(key);
  }
  const stands = new Map();
  const contested = fought(order.map((key) => pieces[key]));
  for (const keys of rows.values()) {
    const { at, side } = pieces[keys[0]];
    const area = geometry.areas[at];
    const slots = (contested.has(at) && area?.contested?.[side]) || (area?.[side] ?? geometry.boxes[at]?.slots);
    place(keys, slots, geometry).forEach((spot, i) => stands.set(keys[i], spot));
  }
  const placed = order.map((key) => [key, settled(key, pieces[key], stands.get(key), geometry)]).filter(([, spot]) => spot);
  return new Map(placed.sort(([, a], [, b]) => a.level - b.level || a.y - b.y || a.x - b.x));
}

const spread = (kind) => ["block", "bomber", "marker", "disc"].includes(kind);
const LEVEL = { count: 0, control: 1, line: 2, sign: 2, artillery: 3, strike: 5 };

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

/** The spots of the pieces of one row. */
function place(keys, slots, geometry) {
  if (!slots) return keys.map(() => null);
  if (keys.length <= slots.length) return keys.map((_, i) => ({ x: slots[i][0], y: slots[i][1] }));
  return crowded(keys.length, slots, geometry.block ?? 22);
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

/** Pieces with a place of their own: bars, cubes, guns, numbers. */
function fixed({ kind, at }, { areas, boxes }) {
  const area = areas[at];
  if (!area) {
    const rect = boxes[at]?.rect;
    return rect ? { x: rect[0] + rect[2] / 2, y: rect[1] + rect[3] / 2 } : null;
  }
  const [x, y] = kind === "line" || kind === "sign" ? area.line : area.number;
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
