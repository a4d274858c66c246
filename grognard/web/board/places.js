// Where the places of the board lie: which one is under a point, and which is next to which by the eye.

/** An outline of the board's file, `M1,2 3,4Z…`, as rings of points. */
export function rings(outline) {
  return outline.split("M").filter(Boolean).map((part) => part.replace("Z", "").trim().split(/\s+/).map(point));
}

function point(text) {
  const [x, y] = text.split(",");
  return [Number(x), Number(y)];
}

function boundsOf(points) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function inside(ring, x, y) {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i];
    const [xj, yj] = ring[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
  }
  return odd;
}

function rectangle([x, y, width, height]) {
  return `M${x},${y} ${x + width},${y} ${x + width},${y + height} ${x},${y + height}Z`;
}

function area(name, { title, outline, anchor, label, number }) {
  const parts = rings(outline);
  return { name, title: title ?? name, kind: "area", outline, parts, bounds: boundsOf(parts.flat()), anchor, label: label ?? anchor, number: number ?? anchor };
}

function box(name, { title, rect }) {
  const outline = rectangle(rect);
  const parts = rings(outline);
  const anchor = [rect[0] + rect[2] / 2, rect[1] + rect[3] / 2];
  return { name, title: title ?? name, kind: "box", outline, parts, bounds: boundsOf(parts.flat()), anchor, label: anchor, number: anchor };
}

export class Places {
  constructor({ areas, boxes = {} }) {
    const all = [
      ...Object.entries(areas).map(([name, told]) => area(name, told)),
      ...Object.entries(boxes).map(([name, told]) => box(name, told)),
    ];
    this.byName = new Map(all.map((place) => [place.name, place]));
  }

  get(name) {
    return this.byName.get(name);
  }

  names() {
    return [...this.byName.keys()];
  }

  /** The place under a point of the board, or null. */
  at(x, y) {
    for (const place of this.byName.values()) {
      const [left, top, right, bottom] = place.bounds;
      if (x < left || x > right || y < top || y > bottom) continue;
      if (place.parts.filter((ring) => inside(ring, x, y)).length % 2) return place;
    }
    return null;
  }

  /** The place nearest to a point. */
  nearest(x, y) {
    return least(this.byName.values(), ({ anchor }) => Math.hypot(anchor[0] - x, anchor[1] - y));
  }

  /** The next place in a direction: not far away, and not far from the straight line. */
  towards(from, [dx, dy]) {
    const [x, y] = from.anchor;
    return least(this.byName.values(), ({ anchor }) => {
      const along = (anchor[0] - x) * dx + (anchor[1] - y) * dy;
      const across = Math.abs((anchor[0] - x) * dy - (anchor[1] - y) * dx);
      return along > 1 && across <= along * 1.6 ? Math.hypot(along, across) + across : Infinity;
    });
  }
}

function least(items, measure) {
  let best = null;
  let bound = Infinity;
  for (const item of items) {
    const size = measure(item);
    if (size < bound) [best, bound] = [item, size];
  }
  return best;
}
