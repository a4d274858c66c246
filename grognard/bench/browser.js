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

  /** Milliseconds from a click to the end of the frame that shows what came of it. */
  click([verb, noun]) {
    const table = document.querySelector(".table");
    const mine = ({ dataset }) => dataset.verb === verb && (dataset.noun ?? null) === noun;
    const button = [...document.querySelectorAll(".asks [data-verb]")].find(mine);
    return new Promise((done) => {
      const clicked = performance.now();
      const seen = new MutationObserver(() => {
        seen.disconnect();
        const after = new MessageChannel();
        after.port1.onmessage = () => done(performance.now() - clicked);
        requestAnimationFrame(() => after.port2.postMessage(null));
      });
      seen.observe(table, { attributeFilter: ["data-position"] });
      button.click();
    });
  },
});
