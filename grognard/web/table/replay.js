// Through everything that the seat has seen, moment by moment, during play too.

import { html, useEffect, useState } from "/web/vendor/preact.js";
import { Icon } from "/web/icons.js";
import { classes, IconButton } from "/web/parts.js";
import { say } from "/web/words.js";

const BEAT = 1100;

/** The bar under the board. `moment` is null in the present. */
export function Replay({ moment, moments, speed, onMoment }) {
  const [playing, play] = useState(false);
  const at = moment ?? moments;
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= moments) {
      play(false);
      return undefined;
    }
    const timer = setTimeout(() => onMoment(at + 1, true), BEAT / speed);
    return () => clearTimeout(timer);
  }, [playing, at, moments]);
  const to = (wanted) => {
    play(false);
    onMoment(wanted);
  };
  const start = () => {
    if (!playing && at >= moments) onMoment(0);
    play(!playing);
  };
  return html`<div class=${classes("replay", moment !== null && "past")} role="group" aria-label=${say("web-replay")}>
    <${IconButton} icon="first" label=${say("web-replay-first")} disabled=${at <= 0} onClick=${() => to(0)} />
    <${IconButton} icon="back" label=${say("web-replay-back")} keys="," disabled=${at <= 0} onClick=${() => to(at - 1)} />
    <${IconButton} icon=${playing ? "pause" : "play"} label=${say(playing ? "web-replay-pause" : "web-replay-play")}
      disabled=${moments === 0} onClick=${start} />
    <${IconButton} icon="next" label=${say("web-replay-next")} keys="." disabled=${at >= moments}
      onClick=${() => to(at + 1)} />
    <${IconButton} icon="last" label=${say("web-replay-last")} disabled=${moment === null}
      onClick=${() => to(moments)} />
    <input type="range" min="0" max=${moments} value=${at} aria-label=${say("web-replay-moment")}
      aria-valuetext=${say("web-replay-at", { moment: at, moments })} onInput=${(event) => to(Number(event.target.value))} />
    <span class="replay-at" aria-hidden="true">${at} / ${moments}</span>
  </div>`;
}

/** Says that this is the past, and leads back. */
export function PastBand({ moment, moments, onNow, onBranch }) {
  return html`<div class="band past-band" role="status">
    <p><${Icon} name="eye" /> ${say("web-past", { moment, moments })}</p>
    <div class="band-tools">
      <button type="button" class="button small" onClick=${onBranch}><${Icon} name="branch" /> ${say("web-branch")}</button>
      <button type="button" class="button small primary" onClick=${onNow}>${say("web-now")}</button>
    </div>
  </div>`;
}
