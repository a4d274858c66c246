// The log: what happened, moment by moment, each line with its rule and its place on the board.

import { html, useLayoutEffect, useMemo, useRef } from "/web/vendor/preact.js";
import { Icon } from "/web/icons.js";
import { classes, Empty, useHere } from "/web/parts.js";
import { Faces, isRoll } from "/web/table/dice.js";
import { Rule } from "/web/table/rules.js";
import { say } from "/web/words.js";

const SHOWN = 150; // older lines come when they are asked for
const NEAR = 60;

/** `read`: how many events the seat had seen when it last left; `moment`: the one looked at, if any; `tab`: what is open. */
export function Log({ events, floor, barrier, read, moment, tab, all, onAll, onMoment }) {
  const list = useRef(null);
  const stuck = useRef(true);
  const [from, to] = all ? [0, events.length] : range(events, moment);
  const groups = useMemo(() => inMoments(events.slice(from, to)), [events, from, to]);
  useLayoutEffect(() => {
    const box = list.current;
    if (moment !== null) box.querySelector(".moment.now")?.scrollIntoView({ block: "nearest" });
    else if (stuck.current) box.scrollTop = box.scrollHeight;
  }, [events, moment, tab]);
  const scrolled = ({ currentTarget: box }) => {
    stuck.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  };
  if (!events.length) return html`<div ref=${list}><${Empty} title=${say("web-log-empty")} /></div>`;
  return html`<div class="log" ref=${list} onScroll=${scrolled} tabindex="0" role="group" aria-label=${say("web-log")}>
    ${from > 0 &&
    html`<button type="button" class="button quiet small" onClick=${onAll}>${say("web-log-older")}</button>`}
    <ol class="moments">
      ${groups.map(
        (group) => html`<${Moment} key=${group.moment} group=${group} read=${read} now=${group.moment === moment}
          ahead=${moment !== null && group.moment > moment} barrier=${group.moment === floor ? barrier : null}
          onMoment=${onMoment} />`,
      )}
    </ol>
  </div>`;
}

/** Which events stand there: the last, or those around the moment that is looked at. */
function range(events, moment) {
  const last = Math.max(0, events.length - SHOWN);
  const at = moment === null ? -1 : events.findIndex((event) => event.moment >= moment);
  const from = at < 0 ? last : Math.min(last, Math.max(0, at - SHOWN / 2));
  return [from, Math.min(events.length, from + 2 * SHOWN)];
}

function inMoments(events) {
  const groups = [];
  for (const event of events) {
    if (groups.at(-1)?.moment !== event.moment) groups.push({ moment: event.moment, events: [] });
    groups.at(-1).events.push(event);
  }
  return groups;
}

function Moment({ group, read, now, ahead, barrier, onMoment }) {
  const { moment, events } = group;
  const label = say("web-look-at", { moment });
  return html`<li class=${classes("moment", now && "now", ahead && "ahead")}>
    <button type="button" class="moment-mark" aria-label=${label} title=${label} onClick=${() => onMoment(moment)}>
      <${Icon} name="eye" />
    </button>
    ${events.map((event) => html`<${Line} key=${event.i} event=${event} first=${read > 0 && event.i === read} />`)}
    ${barrier && html`<p class="log-barrier"><${Icon} name="barrier" /> ${say("web-barrier-here", { barrier })}</p>`}
  </li>`;
}

function Line({ event, first }) {
  const { point, centre } = useHere();
  const { text, rule, where, who, level, args } = event;
  const named = [...(where ?? []), ...(who ?? [])];
  const chapter = level > 0;
  return html`
    ${first && html`<p class="log-read"><span>${say("web-log-new")}</span></p>`}
    <div class=${classes("line", chapter && `chapter-${level}`, named.length && "placed")} onMouseEnter=${() => point(named)}
      onMouseLeave=${() => point([])} onClick=${() => named.length && centre(named[0])}>
      ${chapter
        ? html`<h3 class="line-text">${text} <${Rule} id=${rule} /></h3>`
        : html`<p class="line-text">${text}${isRoll(event) && html` <${Faces} faces=${args.faces} needs=${args.needs} />`}
            ${" "}<${Rule} id=${rule} /></p>`}
    </div>`;
}
