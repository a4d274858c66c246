// Going from page to page without loading everything anew.

const TABLE = /^\/table\/([^/]+)\/?$/;

/** The id of the table that an address is about. */
export function tableOf(path) {
  const found = path.match(TABLE)?.[1];
  return found && decodeURIComponent(found);
}

export const addressOf = (table) => `/table/${encodeURIComponent(table)}`;

/** Go to a page. */
export function go(path) {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

/** A click on a link to a page of ours goes there. */
export function follow(event) {
  const link = event.target.closest?.("a[href]");
  const other = event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey;
  if (!link || other || link.target || link.hasAttribute("download") || link.hash) return;
  if (link.origin !== location.origin || (link.pathname !== "/" && !TABLE.test(link.pathname))) return;
  event.preventDefault();
  go(link.pathname);
}
