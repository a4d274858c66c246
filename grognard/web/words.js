// What the client itself says: the catalogues `web*.ftl`, the same files that the server reads.

import { FluentBundle, FluentResource } from "/web/vendor/fluent.js";

let spoken = "en";
let bundle = new FluentBundle("en");

/** From now on speak this language. */
export async function speak(lang) {
  const answer = await fetch(`/words/${lang}.ftl`);
  if (!answer.ok) throw new Error(`no words in ${lang}`);
  const fresh = new FluentBundle(lang, { useIsolating: false });
  fresh.addResource(new FluentResource(await answer.text()));
  [spoken, bundle] = [lang, fresh];
}

/** A message; one that no catalogue has is spoken as itself, so that it shows. */
export function say(id, args) {
  const found = bundle.getMessage(id);
  return found?.value ? bundle.formatPattern(found.value, args, []) : id;
}

/** How long ago something was, roughly. */
export function ago(seconds) {
  const format = new Intl.RelativeTimeFormat(spoken, { numeric: "auto" });
  const gone = seconds - Date.now() / 1000;
  const units = [["day", 86400], ["hour", 3600], ["minute", 60]];
  const [unit, size] = units.find(([, size]) => -gone >= size) ?? ["second", 1];
  return unit === "second" ? say("web-just-now") : format.format(Math.round(gone / size), unit);
}

/** A number as this language writes it. */
export function figure(number, digits = 0) {
  const shape = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(spoken, shape).format(number);
}

/** A share as percent. */
export function percent(share) {
  return new Intl.NumberFormat(spoken, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** Without accents and capitals, for searching. */
export function fold(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
