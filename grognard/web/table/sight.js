// What one seat sees of a table, kept up to date over its socket, and what the seat answers.

import * as net from "/web/net.js";
import { complain, Source } from "/web/parts.js";

const OUTRUN = new Set(["stale", "over", "not-asked"]); // the click came too late: nothing to complain of
const PATIENCE = 1500; // how long a change may take to come over the socket once an answer is taken
const KEPT = 40; // looks at past moments

export class Sight extends Source {
  look = null;
  events = [];
  fresh = []; // the events that the last change brought
  serial = 0; // counts changes
  connected = true;
  gone = false;
  trouble = null;
  asked = null; // the position for which a message is on its way: one is enough, and the change comes soon
  #past = new Map();

  constructor(table, seat, lang) {
    super();
    Object.assign(this, { table, seat, lang });
  }

  /** Listen to a person's seat. */
  open() {
    this.live = new net.Live(this.table, this.seat, this.lang, {
      hear: (message) => this.#hear(message),
      state: (connected) => this.#line(connected),
    });
    return this;
  }

  /** Look once: when the match is over nothing more will come. */
  async fetch() {
    try {
      const [look, events] = await Promise.all([
        net.look(this.table, this.seat, this.lang),
        net.events(this.table, this.seat, this.lang),
      ]);
      this.#set(look, events, []);
    } catch (trouble) {
      this.trouble = trouble;
      this.tell();
    }
    return this;
  }

  close() {
    this.live?.close();
  }

  #line(connected) {
    if (this.connected === connected) return;
    this.connected = connected;
    if (!connected) this.#refusedAtTheDoor();
    this.tell();
  }

  /** A socket does not say why it was turned away; the address of the look does. */
  async #refusedAtTheDoor() {
    if (this.look) return;
    const trouble = await net.look(this.table, this.seat, this.lang).then(() => null, (found) => found);
    if (!trouble?.status) return;
    this.close();
    this.trouble = trouble;
    this.tell();
  }

  #hear(message) {
    if (message.kind === "look") {
      const fresh = this.look ? message.events.filter(({ i }) => i >= this.events.length) : [];
      this.#set(message.look, message.events, fresh);
    } else if (message.kind === "change") {
      this.#change(message);
    } else if (message.kind === "gone") {
      this.gone = true;
      this.close();
      this.tell();
    }
  }

  #change({ from, set, pieces, events, cut }) {
    if (from !== this.look?.position) {
      const known = Number(this.look?.position);
      if (!(Number(set?.position) <= known)) this.again();
      return;
    }
    const all = { ...this.look.pieces };
    for (const [id, piece] of Object.entries(pieces ?? {})) {
      if (piece === null) delete all[id];
      else all[id] = piece;
    }
    const before = cut === undefined || cut === null ? this.events : this.events.slice(0, cut);
    if (before !== this.events) this.#past.clear();
    this.#set({ ...this.look, ...set, pieces: all }, [...before, ...events], events);
  }

  #set(look, events, fresh) {
    Object.assign(this, { look, events, fresh, trouble: null });
    this.serial += 1;
    this.tell();
  }

  /** Look anew. */
  async again() {
    await this.fetch();
  }

  // -- the past ---------------------------------------------------------------------------------------------

  /** The look at a past moment. */
  past(moment) {
    if (!this.#past.has(moment)) {
      const asked = net.look(this.table, this.seat, this.lang, moment);
      this.#past.set(moment, asked);
      asked.catch(() => this.#past.delete(moment));
      if (this.#past.size > KEPT) this.#past.delete(this.#past.keys().next().value);
    }
    return this.#past.get(moment);
  }

  /** What happened at a moment. */
  at(moment) {
    return this.events.filter((event) => event.moment === moment);
  }

  // -- answers ----------------------------------------------------------------------------------------------

  /** Answer what the seat is asked; whether it was taken. */
  answer(verb, noun = null) {
    return this.#send((position) => net.answer(this.table, this.seat, { position, verb, noun }));
  }

  undo() {
    return this.#send((position) => net.undo(this.table, this.seat, position));
  }

  async #send(message) {
    const before = this.look?.position;
    if (!this.look || this.asked === before) return false;
    this.asked = before;
    try {
      await message(before);
      this.#expect(before);
      return true;
    } catch (trouble) {
      if (!OUTRUN.has(trouble.key)) complain(trouble);
      this.#free(before);
      if (trouble.status) await this.again();
      return false;
    }
  }

  #free(position) {
    if (this.asked === position) this.asked = null;
  }

  /** The change comes over the socket; should it not, ask for it. */
  #expect(before) {
    setTimeout(() => {
      this.#free(before);
      if (this.look?.position === before && !this.gone) this.again();
    }, PATIENCE);
  }
}
