// A game as a card with its board on it.

import { html } from "/web/vendor/preact.js";
import { picture } from "/web/net.js";
import { say } from "/web/words.js";

export function BoardPicture({ game, lang }) {
  return html`<img class="board-picture" src=${picture(game.key, lang)} alt=${say("web-board-of", { game: game.title })}
    decoding="async" />`;
}

export function GameCard({ game, lang, chosen, onChoose }) {
  return html`<article class=${chosen ? "game-card chosen" : "game-card"}>
    <${BoardPicture} game=${game} lang=${lang} />
    <h3>${game.title}</h3>
    <p>${game.text}</p>
    <button type="button" class="button" aria-pressed=${String(chosen)} onClick=${onChoose}>
      ${say("web-choose-game", { game: game.title })}
    </button>
  </article>`;
}
