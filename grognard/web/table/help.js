// The keys, and what they do.

import { html, useLayoutEffect } from "/web/vendor/preact.js";
import { Dialog } from "/web/parts.js";
import { settings } from "/web/settings.js";
import { say } from "/web/words.js";

const KEYS = [
  ["a", "web-key-ask"], ["u", "web-key-undo"], ["l", "web-key-log"], ["p", "web-key-places"], ["i", "web-key-panels"],
  ["r", "web-key-rules"], ["o", "web-key-overlays"], ["d", "web-key-dice"], ["n", "web-key-news"],
  [", .", "web-key-step"], ["0", "web-key-fit"], ["+ −", "web-key-zoom"], ["h", "web-key-hide"], ["?", "web-key-help"],
];
const TYPING = "input:not([type=radio], [type=checkbox], [type=range]), select, textarea, dialog";

/** Calls what a key stands for, unless somebody is typing. What can be seen and what keys do change together. */
export function useKeys(actions) {
  useLayoutEffect(() => {
    const press = (event) => {
      const other = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
      if (other || !settings().keys || event.target.closest?.(TYPING)) return;
      const act = actions[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [actions]);
}

export function Help({ onClose }) {
  return html`<${Dialog} title=${say("web-help")} onClose=${onClose} className="help">
    <p>${say("web-help-mouse")}</p>
    <p>${say("web-help-lists")}</p>
    <dl class="keys">
      ${KEYS.map(
        ([keys, id]) => html`<div key=${id}>
          <dt>${keys.split(" ").map((key) => html`<kbd>${key}</kbd>`)}</dt><dd>${say(id)}</dd>
        </div>`,
      )}
    </dl>
  </${Dialog}>`;
}
