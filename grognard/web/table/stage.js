// The board in the page: shows one look after the other, and offers choices when it has come to rest.

import { html, useEffect, useLayoutEffect, useRef, useState } from "/web/vendor/preact.js";
import { Board } from "/web/board/board.js";
import * as net from "/web/net.js";
import { theme, useSettings } from "/web/settings.js";
import { say } from "/web/words.js";

const LONGEST = 120; // events that are worth playing; after more the board just stands as it is

/**
 * Puts looks on a board in turn; what comes while it moves is shown together. Who is asked need not wait for the
 * movement: the next look then comes of an answer.
 */
class Stage {
  #next = null;
  #moving = false;
  #asked = false;
  #offer = [{ space: new Map(), unit: new Map() }, []];
  #offered = null;

  constructor(board) {
    this.board = board;
  }

  show(look, events) {
    const missed = events && this.#next?.events ? [...this.#next.events, ...events] : events;
    this.#next = { look, events: missed };
    if (!this.#moving) this.#run();
    else if (this.#asked) this.board.rest();
  }

  async #run() {
    this.#moving = true;
    while (this.#next) {
      const { look, events } = this.#next;
      this.#next = null;
      this.#asked = look.asks.length > 0;
      this.#offered = null;
      const shown = this.board.show(look, events && events.length <= LONGEST ? events : []);
      if (this.#asked && this.#offer[1] === look.chosen) this.#draw();
      await shown;
    }
    this.#moving = false;
    this.#draw();
  }

  choose(offered, chosen) {
    this.#offer = [offered, chosen];
    if (!this.#moving || (this.#asked && !this.#next)) this.#draw();
  }

  #draw() {
    if (this.#offered === this.#offer) return;
    this.#offered = this.#offer;
    this.board.choose(...this.#offer);
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
  useLayoutEffect(() => stage?.show(look, events), [stage, look]);
  useLayoutEffect(() => stage?.choose(offered, look.chosen), [stage, offered, look]);
  useEffect(() => stage?.board.paint(painted), [stage, painted]);
  useEffect(() => stage?.board.hide(hidden), [stage, hidden]);
  return html`<div class="stage" ref=${frame}></div>`;
}
