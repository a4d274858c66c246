// The client: which page stands, in which language, and what every page has.

import { html, render, useEffect, useState } from "/web/vendor/preact.js";
import { Lobby } from "/web/lobby/lobby.js";
import { NoticeList } from "/web/parts.js";
import { Preferences } from "/web/preferences.js";
import { follow, tableOf } from "/web/route.js";
import { useSettings } from "/web/settings.js";
import { speak } from "/web/words.js";

const AGAIN = 2000;

/** The language that can be spoken by now: null until the first words have come. */
function useWords(lang) {
  const [spoken, set] = useState(null);
  useEffect(() => {
    let timer;
    let mine = true;
    const fetchWords = () =>
      speak(lang).then(
        () => mine && set(lang),
        () => mine && (timer = setTimeout(fetchWords, AGAIN)),
      );
    fetchWords();
    return () => {
      mine = false;
      clearTimeout(timer);
    };
  }, [lang]);
  return spoken;
}

function usePath() {
  const [path, set] = useState(location.pathname);
  useEffect(() => {
    const move = () => {
      set(location.pathname);
      scrollTo(0, 0);
    };
    addEventListener("popstate", move);
    addEventListener("click", follow);
    return () => {
      removeEventListener("popstate", move);
      removeEventListener("click", follow);
    };
  }, []);
  return path;
}

/** The page of a table is fetched when somebody sits down. */
function useTablePage(id) {
  const [Page, set] = useState(null);
  useEffect(() => {
    if (id && !Page) import("/web/table/table.js").then((module) => set(() => module.Table));
  }, [id]);
  return Page;
}

function App() {
  const { lang } = useSettings();
  const spoken = useWords(lang);
  const id = tableOf(usePath());
  const Table = useTablePage(id);
  const [preferences, prefer] = useState(false);
  if (!spoken) return null;
  const settle = () => prefer(true);
  return html`
    ${id
      ? Table && html`<${Table} key=${id} id=${id} lang=${spoken} onSettings=${settle} />`
      : html`<${Lobby} lang=${spoken} onSettings=${settle} />`}
    ${preferences && html`<${Preferences} onClose=${() => prefer(false)} />`}
    <${NoticeList} />`;
}

render(html`<${App} />`, document.getElementById("app"));
