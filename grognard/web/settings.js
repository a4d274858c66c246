// What a player has chosen for this browser: language, theme, palette, motion. Kept in localStorage.

import { useEffect, useState } from "/web/vendor/preact.js";

export const LANGUAGES = [["en", "English"], ["es", "Español"]];
export const THEMES = ["system", "light", "dark"];
export const PALETTES = ["standard", "colour-blind", "contrast"];
export const SPEEDS = [0.5, 1, 2];

const PLACE = "grognard";
const dark = matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set();
let now = { ...defaults(), ...stored() };

function defaults() {
  const wanted = navigator.languages.map((each) => each.slice(0, 2));
  const lang = wanted.find((each) => LANGUAGES.some(([known]) => known === each)) ?? "en";
  const motion = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  return { lang, theme: "system", palette: "standard", motion, speed: 1, keys: true, last: {} };
}

function stored() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  } catch {
    return {};
  }
}

/** The settings as they are. */
export function settings() {
  return now;
}

/** Change some of them; everybody who listens hears of it. */
export function change(some) {
  now = { ...now, ...some };
  try {
    localStorage.setItem(PLACE, JSON.stringify(now));
  } catch {
    // A browser without storage plays with the settings of the day.
  }
  dress();
  for (const each of listeners) each(now);
}

/** Which theme is on: `light` or `dark`. */
export function theme() {
  return now.theme === "system" ? (dark.matches ? "dark" : "light") : now.theme;
}

/** The settings in a component, drawn again when they change. */
export function useSettings() {
  const [, draw] = useState(0);
  useEffect(() => {
    const hear = () => draw((count) => count + 1);
    listeners.add(hear);
    return () => listeners.delete(hear);
  }, []);
  return now;
}

// -- how far a seat's log was read -------------------------------------------------------------------------

const READ = "grognard-read";
const REMEMBERED = 60;

function reads() {
  try {
    return new Map(JSON.parse(localStorage.getItem(READ) ?? "[]"));
  } catch {
    return new Map();
  }
}

/** How many events a seat had seen when it was last on this screen. */
export function readBefore(table, seat) {
  return reads().get(`${table}/${seat}`) ?? 0;
}

/** Remember how many it has seen. */
export function remember(table, seat, number) {
  const all = reads();
  all.delete(`${table}/${seat}`);
  all.set(`${table}/${seat}`, number);
  try {
    localStorage.setItem(READ, JSON.stringify([...all].slice(-REMEMBERED)));
  } catch {
    // Without storage everything looks read.
  }
}

function dress() {
  const root = document.documentElement;
  if (now.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = now.theme;
  root.dataset.palette = now.palette;
  root.dataset.motion = now.motion ? "on" : "off";
  root.lang = now.lang;
}

dark.addEventListener("change", () => change({}));
addEventListener("storage", (event) => event.key === PLACE && change(stored()));
dress();
