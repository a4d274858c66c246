// The optional rules of a game, each with a sentence and the number of its rule.

import { html } from "/web/vendor/preact.js";
import { Switch } from "/web/parts.js";
import { say } from "/web/words.js";

/** `chosen` holds only what differs from the defaults. */
export function OptionalRules({ game, chosen, onChange }) {
  if (!game.options.length) return null;
  const take = (option, value) => {
    const rest = { ...chosen };
    delete rest[option.id];
    onChange(value === option.default ? rest : { ...rest, [option.id]: value });
  };
  return html`<details class="options">
    <summary>
      <span>${say("web-options")}</span>
      <span class="options-count">${say("web-options-chosen", { number: Object.keys(chosen).length })}</span>
    </summary>
    <div class="options-list">
      ${game.options.map(
        (option) => html`<${Option} key=${option.id} option=${option} value=${chosen[option.id] ?? option.default}
          onChange=${(value) => take(option, value)} />`,
      )}
    </div>
  </details>`;
}

function Option({ option, value, onChange }) {
  const { id, title, text, rule, values } = option;
  const number = /^\d/.test(rule) && html`<span class="rule-number">${rule}</span>`;
  const sides = values.every((each) => typeof each === "boolean");
  if (sides) {
    return html`<${Switch} label=${html`${title} ${number}`} text=${text} checked=${value} onChange=${onChange} />`;
  }
  const pick = (event) => onChange(values[event.target.selectedIndex]);
  return html`<label class="option-values" for=${`option-${id}`}>
    <span class="switch-words"><span class="switch-label">${title} ${number}</span>
      <span class="switch-text">${text}</span></span>
    <select id=${`option-${id}`} onChange=${pick}>
      ${values.map((each) => html`<option key=${each} selected=${each === value}>${String(each)}</option>`)}
    </select>
  </label>`;
}
