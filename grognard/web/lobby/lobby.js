// The first page: the matches that are on, and the games to begin one with.

import { html, useEffect, useState } from "/web/vendor/preact.js";
import { GameCard } from "/web/lobby/games.js";
import { Matches } from "/web/lobby/matches.js";
import { NewMatch } from "/web/lobby/setup.js";
import { games } from "/web/net.js";
import { complain, Empty, IconButton, useAsked } from "/web/parts.js";
import { change, LANGUAGES, settings } from "/web/settings.js";
import { say } from "/web/words.js";

export function Lobby({ lang, onSettings }) {
  const { value: list, trouble } = useAsked(() => games(lang), [lang]);
  const [key, choose] = useState(settings().last.game ?? null);
  useEffect(() => {
    document.title = "Grognard";
  }, [lang]);
  useEffect(() => trouble && complain(trouble), [trouble]);
  const game = list?.find((each) => each.key === key) ?? list?.[0];
  return html`<div class="lobby">
    <a class="skip" href="#new-match">${say("web-skip-to-new")}</a>
    <${Masthead} lang=${lang} onSettings=${onSettings} />
    <main>
      <${Matches} lang=${lang} games=${list ?? []} />
      <section class="new-match" id="new-match" tabindex="-1" aria-labelledby="new-match-title">
        <h2 id="new-match-title" class="section-title">${say("web-new-match")}</h2>
        ${trouble && html`<${Empty} title=${say("web-no-games")} />`}
        ${list?.length > 1 &&
        html`<ul class="games">
          ${list.map(
            (each) => html`<li key=${each.key}>
              <${GameCard} game=${each} lang=${lang} chosen=${each === game} onChoose=${() => choose(each.key)} />
            </li>`,
          )}
        </ul>`}
        ${game && html`<${NewMatch} key=${game.key} game=${game} lang=${lang} />`}
      </section>
    </main>
    <footer class="colophon"><p>${say("web-colophon")}</p></footer>
  </div>`;
}

function Masthead({ lang, onSettings }) {
  return html`<header class="masthead">
    <div class="masthead-row">
      <h1 class="wordmark">Grognard</h1>
      <nav class="tools" aria-label=${say("web-tools")}>
        <div class="language" role="group" aria-label=${say("web-language")}>
          ${LANGUAGES.map(
            ([id, name]) => html`<button key=${id} type="button" lang=${id} aria-pressed=${String(id === lang)}
              onClick=${() => change({ lang: id })}>${name}</button>`,
          )}
        </div>
        <${IconButton} icon="gear" label=${say("web-settings")} onClick=${onSettings} />
      </nav>
    </div>
    <p class="motto">${say("web-motto")}</p>
  </header>`;
}
