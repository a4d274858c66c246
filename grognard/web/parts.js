// What pages are put together from: dialogs, cards, notices, and a way to hear what changes.

import { createContext, html, useContext, useEffect, useLayoutEffect, useRef, useState } from "/web/vendor/preact.js";
import { Icon } from "/web/icons.js";
import { say } from "/web/words.js";

/** What a page's parts share. */
export const Here = createContext(null);
export const useHere = () => useContext(Here);

/** Something that tells its listeners when it has changed. */
export class Source {
  #listeners = new Set();

  listen(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell() {
    for (const each of [...this.#listeners]) each();
  }
}

/** Draw the component again whenever the source changes. */
export function useSource(source) {
  const [, draw] = useState(0);
  useEffect(() => source?.listen(() => draw((count) => count + 1)), [source]);
  return source;
}

/** What a promise gives: `undefined` until then. Asked anew, the old answer goes at once, unless it is to stay. */
export function useAsked(wanted, on, stay = false) {
  const [got, set] = useState({});
  useEffect(() => {
    let mine = true;
    if (!stay) set({});
    wanted().then((value) => mine && set({ value }), (trouble) => mine && set({ trouble }));
    return () => (mine = false);
  }, on);
  return got;
}

/** Class names that hold. */
export const classes = (...names) => names.filter(Boolean).join(" ");

export function IconButton({ icon, label, onClick, pressed, disabled, keys, className, ...rest }) {
  const title = keys ? `${label} (${keys})` : label;
  return html`<button type="button" class=${classes("icon-button", className)} aria-label=${label} title=${title}
    aria-pressed=${pressed === undefined ? null : String(pressed)} disabled=${disabled} onClick=${onClick} ...${rest}>
    <${Icon} name=${icon} />
  </button>`;
}

// -- dialogs and cards ------------------------------------------------------------------------------------

/** Keeps the focus where it was before something opened, and gives it back. */
function useFocusBack() {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => before?.isConnected && before.focus?.({ preventScroll: true });
  }, []);
}

let ids = 0;
const useId = () => useRef(`part-${++ids}`).current;

/** A modal dialog with a heading; Escape, the cross and a click outside close it. */
export function Dialog({ title, onClose, children, foot, wide, className }) {
  const box = useRef(null);
  const heading = useId();
  useFocusBack();
  useLayoutEffect(() => {
    box.current.showModal();
    const wanted = box.current.querySelector("[data-first]") ?? box.current.querySelector("h2");
    wanted?.focus();
    return () => box.current?.close();
  }, []);
  const outside = (event) => event.target === box.current && onClose();
  const cancel = (event) => {
    event.preventDefault();
    onClose();
  };
  return html`<dialog ref=${box} class=${classes("dialog", wide && "wide", className)} aria-labelledby=${heading}
    onCancel=${cancel} onMouseDown=${outside}>
    <div class="dialog-body">
      <header>
        <h2 id=${heading} tabindex="-1">${title}</h2>
        <${IconButton} icon="close" label=${say("web-close")} onClick=${onClose} />
      </header>
      <div class="dialog-content" tabindex="0" role="group" aria-labelledby=${heading}>${children}</div>
      ${foot && html`<footer>${foot}</footer>`}
    </div>
  </dialog>`;
}

/** A question with two answers. */
export function Confirm({ title, text, yes, danger, onYes, onNo }) {
  const foot = html`
    <button type="button" class="button quiet" data-first onClick=${onNo}>${say("web-cancel")}</button>
    <button type="button" class=${classes("button", danger ? "danger" : "primary")} onClick=${onYes}>${yes}</button>`;
  return html`<${Dialog} title=${title} onClose=${onNo} foot=${foot}><p>${text}</p></${Dialog}>`;
}

const GAP = 12;

/** A card beside what it is about; on a phone it comes up from the bottom. */
export function Card({ x, y, label, onClose, children }) {
  const box = useRef(null);
  const [place, set] = useState(null);
  useFocusBack();
  useLayoutEffect(() => {
    const fit = () => {
      const { offsetWidth: width, offsetHeight: height } = box.current;
      const left = x + GAP + width > innerWidth ? Math.max(GAP, x - GAP - width) : x + GAP;
      const top = Math.max(GAP, Math.min(y - GAP, innerHeight - height - GAP));
      set({ left: `${left}px`, top: `${top}px` });
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [x, y]);
  useLayoutEffect(() => {
    if (place) box.current.focus({ preventScroll: true }); // what is not yet placed is hidden, and takes no focus
  }, [Boolean(place)]);
  useEffect(() => {
    const outside = (event) => !box.current.contains(event.target) && onClose();
    const key = (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    addEventListener("pointerdown", outside, true);
    addEventListener("keydown", key, true);
    return () => {
      removeEventListener("pointerdown", outside, true);
      removeEventListener("keydown", key, true);
    };
  }, [onClose]);
  return html`<div ref=${box} class=${classes("card", !place && "unplaced")} style=${place} role="dialog" aria-label=${label}
    tabindex="-1">
    <${IconButton} icon="close" label=${say("web-close")} className="card-close" onClick=${onClose} />
    ${children}
  </div>`;
}

// -- notices ----------------------------------------------------------------------------------------------

/** Short messages that go by themselves. */
export class Notices extends Source {
  list = [];

  say(text, more = {}) {
    const notice = { id: ++ids, text, ...more };
    this.list = [...this.list.filter((each) => each.text !== text), notice].slice(-3);
    this.tell();
    setTimeout(() => this.drop(notice.id), more.rule ? 12000 : 6000);
  }

  drop(id) {
    this.list = this.list.filter((each) => each.id !== id);
    this.tell();
  }
}

export const notices = new Notices();

export function NoticeList() {
  const { list } = useSource(notices);
  return html`<div class="notices" role="status">
    ${list.map(
      ({ id, text, rule, digest }) => html`<div class="notice" key=${id}>
        <p>${rule && html`<b class="rule-number">${rule}</b> `}${text}</p>
        ${digest && html`<p class="digest">${digest}</p>`}
        <${IconButton} icon="close" label=${say("web-close")} onClick=${() => notices.drop(id)} />
      </div>`,
    )}
  </div>`;
}

/** Says what went wrong. */
export function complain(trouble) {
  if (trouble?.status) notices.say(trouble.message, { rule: trouble.rule, digest: trouble.digest });
  else notices.say(say("web-away"));
}

// -- small things -----------------------------------------------------------------------------------------

export function Empty({ title, children }) {
  return html`<div class="empty"><p class="empty-title">${title}</p>${children && html`<p>${children}</p>`}</div>`;
}

/** A choice of few, as a row of radio buttons. */
export function Segments({ name, label, options, value, onChange, hideLabel }) {
  return html`<fieldset class="segments">
    <legend class=${hideLabel ? "unseen" : ""}>${label}</legend>
    <div class="segment-row">
      ${options.map(
        ([id, text]) => html`<label key=${id} class=${classes("segment", id === value && "on")}>
          <input type="radio" name=${name} value=${id} checked=${id === value} onChange=${() => onChange(id)} />
          <span>${text}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

export function Switch({ label, text, checked, onChange, children }) {
  return html`<label class="switch">
    <input type="checkbox" role="switch" checked=${checked} onChange=${(event) => onChange(event.target.checked)} />
    <span class="switch-words"><span class="switch-label">${label}</span>
      ${text && html`<span class="switch-text">${text}</span>`}${children}</span>
  </label>`;
}
