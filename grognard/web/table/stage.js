// The board in the page: shows one look after the other, and offers choices when it has come to rest.

import { html, useEffect, useRef, useState } from "/web/vendor/preact.js";
import { Board } from "/web/board/board.js";
import * as net from "/web/net.js";
import { theme, useSettings } from "/web/settings.js";
import { say } from "/web/words.js";

const LONGEST = 120; // events that are worth playing; after more the board just stands as it is

/** Puts looks on a board in turn; what comes while it moves is shown together. */
class Stage {
  #next = null;
  #moving = false;
  #offer = [{ space: new Map(), unit: new Map() }, []];

  constructor(board) {
    this.board = board;
  }

  show(look, events) {
    const missed = events && this.#next?.events ? [...this.#next.events, ...events] : events;
    this.#next = { look, events: missed };
    if (!this.#moving) this.#run();
  }

  async #run() {
    this.#moving = true;
    while (this.#next) {
      const { look, events } = this.#next;
      this.#next = null;
      await this.board.show(look, events && events.length <= LONGEST ? events : []);
    }
    this.#moving = false;
    this.board.choose(...this.#offer);
  }

  choose(offered, chosen) {
    this.#offer = [offered, chosen];
    if (!this.#moving) this.board.choose(offered, chosen);
  }
}

/**
 * `look` with the `events` that led to it (null after a leap); `offered` is what may be clicked; `onBoard` is given
 * the board itself, for what others want of it.
 */
export function BoardStage({ lang, geometry, look, events, offered, painted, hidden, on, onBoard }) {
  const frame = useRef(null);
  const [stage, set] = useState(null);
  const { palette, motion, speed } = useSettings();
  const shown = theme();
  const told = { palette, theme: shown, motion, speed };
  useEffect(() => {
    const board = new Board(frame.current, { geometry, picture: net.picture(look.game, lang), say, settings: told });
    set(new Stage(board));
    onBoard(board);
    return () => {
      onBoard(null);
      board.close();
    };
  }, []);
  useEffect(() => stage?.board.set(told), [stage, palette, shown, motion, speed]);
  useEffect(() => {
    if (stage) stage.board.on = on;
  });
  useEffect(() => stage?.show(look, events), [stage, look]);
  useEffect(() => stage?.choose(offered, look.chosen), [stage, offered, look]);
  useEffect(() => stage?.board.paint(painted), [stage, painted]);
  useEffect(() => stage?.board.hide(hidden), [stage, hidden]);
  return html`<div class="stage" ref=${frame}></div>`;
}
