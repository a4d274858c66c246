// The rulebook in our own words: a link for every number, a card for one rule, a panel for all.

import { html, useEffect, useMemo, useRef, useState } from "/web/vendor/preact.js";
import { Icon } from "/web/icons.js";
import { Card, Dialog, Empty, useHere } from "/web/parts.js";
import { fold, say } from "/web/words.js";

const NUMBER = /^\d/;

/** A rule by its number, or by that of the chapter that it opens. */
export function find(list, id) {
  return list?.find((rule) => rule.id === id) ?? list?.find((rule) => rule.id === `${id}.0`);
}

const printed = (rule, id) => (NUMBER.test(id) ? id : (rule?.title ?? id));

/** The number of a rule as a link to what it says. */
export function Rule({ id }) {
  const { rules, openRule } = useHere();
  if (!id) return null;
  const rule = find(rules, id);
  const open = (event) => {
    event.stopPropagation();
    const { right, top } = event.currentTarget.getBoundingClientRect();
    openRule(id, right, top);
  };
  const label = say("web-rule", { number: id, title: rule?.title ?? "" });
  return html`<button type="button" class="rule-link" aria-label=${label} title=${label} onClick=${open}>
    ${printed(rule, id)}
  </button>`;
}

/** What one rule says. */
export function RuleCard({ id, x, y, onClose, onAll }) {
  const { rules } = useHere();
  const rule = find(rules, id);
  return html`<${Card} x=${x} y=${y} label=${say("web-rule", { number: id, title: rule?.title ?? "" })} onClose=${onClose}>
    <p class="card-kind"><span class="rule-number">${printed(null, id)}</span></p>
    <h3 class="card-title">${rule?.title ?? id}</h3>
    <p>${rule?.text ?? say("web-rule-unknown")}</p>
    <button type="button" class="button quiet small" onClick=${() => onAll(rule?.id ?? null)}>
      <${Icon} name="book" /> ${say("web-rules-all")}
    </button>
  </${Card}>`;
}

/** All rules by chapter; can be searched. */
export function RulesPanel({ at, onClose }) {
  const { rules } = useHere();
  const [wanted, want] = useState("");
  const list = useRef(null);
  const chapters = useMemo(() => inChapters(rules ?? [], fold(wanted)), [rules, wanted]);
  useEffect(() => {
    const target = at && list.current?.querySelector(`[data-rule="${CSS.escape(at)}"]`);
    target?.scrollIntoView({ block: "center" });
  }, [at, rules]);
  return html`<${Dialog} title=${say("web-rules")} onClose=${onClose} wide className="rules">
    <div class="search sticky">
      <${Icon} name="search" />
      <input type="search" data-first value=${wanted} placeholder=${say("web-rules-search")}
        aria-label=${say("web-rules-search")} onInput=${(event) => want(event.target.value)} />
    </div>
    <div ref=${list}>
      ${chapters.map(
        ([chapter, found]) => html`<section class="chapter" key=${chapter}>
          <h3>${heading(rules, chapter)}</h3>
          <dl>
            ${found.map(
              ({ id, title, text }) => html`<div key=${id} data-rule=${id} class=${id === at ? "rule at" : "rule"}>
                <dt><span class="rule-number">${NUMBER.test(id) ? id : "·"}</span> ${title}</dt>
                <dd>${text}</dd>
              </div>`,
            )}
          </dl>
        </section>`,
      )}
      ${!chapters.length && html`<${Empty} title=${say("web-found-nothing")} />`}
    </div>
  </${Dialog}>`;
}

/** A chapter is called what its first rule is called. */
function heading(rules, chapter) {
  if (!NUMBER.test(chapter)) return say("web-rules-other");
  return `${chapter} · ${rules.find((rule) => rule.chapter === chapter).title}`;
}

function inChapters(rules, wanted) {
  const chapters = new Map();
  for (const rule of rules) {
    if (!fold(`${rule.id} ${rule.title} ${rule.text}`).includes(wanted)) continue;
    if (!chapters.has(rule.chapter)) chapters.set(rule.chapter, []);
    chapters.get(rule.chapter).push(rule);
  }
  return [...chapters];
}
