// What the asks of a look offer, ready for the board and for the lists.

/** The verbs of all asks that are answered with a noun, and those that are buttons. */
export function sorted(asks) {
  const verbs = asks.flatMap((ask) => ask.verbs);
  return { choices: verbs.filter((verb) => verb.nouns), buttons: verbs.filter((verb) => !verb.nouns) };
}

/** Verbs by the kind of thing they take, in the order in which they are offered. */
export function byKind(choices) {
  const kinds = new Map();
  for (const verb of choices) {
    if (!kinds.has(verb.kind)) kinds.set(verb.kind, []);
    kinds.get(verb.kind).push(verb);
  }
  return kinds;
}

/** The verb of a kind that a click means: the one that is switched on, or the first. */
export function current(verbs, chosen) {
  return verbs.find((verb) => verb.verb === chosen[verb.kind]) ?? verbs[0];
}

/** Which verb a click on a thing answers: the current one, else the first that offers the thing. */
export function meant(kinds, chosen, kind, name) {
  const verbs = kinds.get(kind) ?? [];
  const offers = (verb) => verb.nouns.some((noun) => noun.name === name);
  const first = verbs.length ? current(verbs, chosen) : null;
  return first && offers(first) ? first : verbs.find(offers);
}

/** Is this thing among what is asked? */
export function offers(kinds, kind, name) {
  return Boolean(kinds.get(kind)?.some((verb) => verb.nouns.some((noun) => noun.name === name)));
}

/** What may be clicked on the board, each with its hint: those of the current verb before all others. */
export function clickable(kinds, chosen) {
  const offered = {};
  for (const kind of ["space", "unit"]) {
    const verbs = kinds.get(kind) ?? [];
    offered[kind] = new Map();
    if (!verbs.length) continue;
    for (const verb of [current(verbs, chosen), ...verbs]) {
      for (const { name, hint } of verb.nouns) {
        if (!offered[kind].has(name)) offered[kind].set(name, hint ?? "");
      }
    }
  }
  return offered;
}

/** Hints as they stand on the board: what comes first, up to a comma, a semicolon or a dot between. */
export function shortly(offered) {
  const cut = (hints) => new Map([...hints].map(([name, hint]) => [name, hint.split(/[,;] | · /, 1)[0]]));
  return { space: cut(offered.space), unit: cut(offered.unit) };
}
