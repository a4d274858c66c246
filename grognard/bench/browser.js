// What the bench does inside the page. Each function is called by name.

({
  /** Milliseconds from the beginning of the visit to the first thing painted, and to the board with its pieces. */
  visit() {
    const first = (type, name) => new Promise((done) => {
      const look = (list) => list.getEntriesByName(name).forEach(({ startTime }) => done(startTime));
      new PerformanceObserver(look).observe({ type, buffered: true });
    });
    return Promise.all([first("paint", "first-contentful-paint"), first("mark", "board-stands")]);
  },

  /** Begins to note when each frame was shown. */
  watch() {
    window.frames_shown = [];
    const frame = (now) => {
      window.frames_shown.push(now);
      window.frame_wanted = requestAnimationFrame(frame);
    };
    window.frame_wanted = requestAnimationFrame(frame);
  },

  /** How long each frame took. */
  watched() {
    cancelAnimationFrame(window.frame_wanted);
    return window.frames_shown.slice(1).map((shown, i) => shown - window.frames_shown[i]);
  },

  /** What may be answered, as the list beside the board has it. */
  offered() {
    return [...document.querySelectorAll(".asks [data-verb]")].map(({ dataset: { verb, noun } }) => [verb, noun ?? null]);
  },

  /** Milliseconds from a click to the end of the frame in which the board shows what came of it. */
  click([verb, noun]) {
    const board = document.querySelector(".board-drawing");
    const mine = ({ dataset }) => dataset.verb === verb && (dataset.noun ?? null) === noun;
    const button = [...document.querySelectorAll(".asks [data-verb]")].find(mine);
    return new Promise((done) => {
      let clicked = 0;
      const late = setTimeout(() => done(null), 3000);
      const painted = ({ data }) => {
        clearTimeout(late);
        done(data - clicked);
      };
      const seen = new MutationObserver(() => {
        seen.disconnect();
        requestAnimationFrame(() => {
          const after = new MessageChannel();
          after.port1.onmessage = () => painted({ data: performance.now() });
          after.port2.postMessage(null);
        });
      });
      seen.observe(board, { subtree: true, childList: true, attributes: true });
      clicked = performance.now();
      button.click();
    });
  },
});
