// Looking at the past: the look at a moment in place of the present one.

import { useCallback, useEffect, useRef, useState } from "/web/vendor/preact.js";
import { complain } from "/web/parts.js";

/**
 * What is looked at: `moment` (null in the present), its `look`, the `events` that led to it (null after a leap),
 * and a `key` that differs for whatever is shown for the first time. `go(moment, true)` plays what happened.
 */
export function usePast(sight) {
  const [past, set] = useState(null);
  const wanted = useRef(null);
  const left = useRef(null); // what was the present when the past was left: it is not played again
  const go = useCallback(
    async (moment, step = false) => {
      const { moments } = sight.look;
      wanted.current = moment;
      if (moment === null || moment >= moments) {
        if (!step) left.current = sight.serial;
        return set(null);
      }
      try {
        const look = await sight.past(moment);
        if (wanted.current === moment) set((before) => ({ moment, look, events: between(sight, before, moment, step) }));
      } catch (trouble) {
        complain(trouble);
        set(null);
      }
    },
    [sight],
  );
  useEffect(() => {
    if (past) go(past.moment);
  }, [sight]);
  const { serial } = sight;
  const present = { moment: null, look: sight.look, events: left.current === serial ? null : sight.fresh, key: serial };
  return [past ? { ...past, key: `past-${past.moment}` } : present, go];
}

function between(sight, before, moment, step) {
  return step || before?.moment === moment - 1 ? sight.at(moment) : null;
}
