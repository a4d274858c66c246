// Runs before the first paint, so that nobody sees the other theme flash by.
try {
  const kept = JSON.parse(localStorage.getItem("grognard") ?? "{}");
  const root = document.documentElement;
  if (kept.theme === "light" || kept.theme === "dark") root.dataset.theme = kept.theme;
  if (kept.palette) root.dataset.palette = kept.palette;
  if (kept.lang) root.lang = kept.lang;
} catch {
  // Storage may be closed or spoiled: the system's theme will do.
}
