// The addresses of the server, and the socket of a seat. docs/client.md says what each gives.

/** The server said no: what it says, and by which rule. */
export class Turned extends Error {
  constructor(status, { key, message, rule = null, digest = "" }) {
    super(message);
    Object.assign(this, { status, key, rule, digest });
  }
}

/** The server cannot be reached. */
export class Away extends Error {}

async function ask(method, path, body) {
  const request = { method, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    request.body = typeof body === "string" ? body : JSON.stringify(body);
    request.headers["Content-Type"] = "application/json";
  }
  let answer;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Away(path);
  }
  const text = await answer.text();
  const told = text ? parsed(text) : null;
  if (answer.ok) return told;
  if (told?.error) throw new Turned(answer.status, told.error);
  throw answer.status >= 500 ? new Away(path) : new Turned(answer.status, { key: "unknown", message: `${answer.status}` });
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function query(given) {
  const known = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  return known.length ? `?${new URLSearchParams(known)}` : "";
}

const seatPath = (table, seat) => `/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}`;

// -- games ------------------------------------------------------------------------------------------------

const kept = new Map();

/** What does not change while the program runs is asked for once. */
function once(path) {
  if (!kept.has(path)) {
    const asked = ask("GET", path);
    kept.set(path, asked);
    asked.catch(() => kept.delete(path));
  }
  return kept.get(path);
}

const gamePath = (game) => `/api/games/${encodeURIComponent(game)}`;

export const games = (lang) => once(`/api/games${query({ lang })}`);
export const geometry = (game, lang) => once(`${gamePath(game)}/board.json${query({ lang })}`);
export const rules = (game, lang) => once(`${gamePath(game)}/rules${query({ lang })}`);
export const picture = (game, lang) => `${gamePath(game)}/board.svg${query({ lang })}`;

// -- tables -----------------------------------------------------------------------------------------------

export const tables = (lang) => ask("GET", `/api/tables${query({ lang })}`);
export const table = (id, lang) => ask("GET", `/api/tables/${encodeURIComponent(id)}${query({ lang })}`);
export const create = (wanted) => ask("POST", "/api/tables", wanted);
export const bring = (text, seat) => ask("POST", `/api/tables/import${query({ seat })}`, text);
export const remove = (id) => ask("DELETE", `/api/tables/${encodeURIComponent(id)}`);
export const saved = (id) => `/api/tables/${encodeURIComponent(id)}/export`;
export const verify = (id, lang) => ask("GET", `/api/tables/${encodeURIComponent(id)}/verify${query({ lang })}`);
export const mind = (id, what) => ask("POST", `/api/tables/${encodeURIComponent(id)}/mind`, { do: what });

// -- a seat -----------------------------------------------------------------------------------------------

export const look = (id, seat, lang, moment) => ask("GET", seatPath(id, seat) + query({ lang, moment }));
export const events = (id, seat, lang, since = 0) =>
  ask("GET", `${seatPath(id, seat)}/events${query({ lang, since })}`);
export const answer = (id, seat, given) => ask("POST", `${seatPath(id, seat)}/answers`, given);
export const undo = (id, seat, position) => ask("POST", `${seatPath(id, seat)}/undo`, { position });
export const why = (id, seat, given) => ask("GET", `${seatPath(id, seat)}/why${query(given)}`);
export const overlay = (id, seat, name, given) =>
  ask("GET", `${seatPath(id, seat)}/overlays/${encodeURIComponent(name)}${query(given)}`);
export const odds = (id, seat, given) => ask("GET", `${seatPath(id, seat)}/odds${query(given)}`);
export const dice = (id, seat, lang) => ask("GET", `${seatPath(id, seat)}/dice${query({ lang })}`);
export const branch = (id, seat, given) => ask("POST", `${seatPath(id, seat)}/branch`, given);

// -- the socket -------------------------------------------------------------------------------------------

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/** Hears what a seat hears, and comes back by itself when the line breaks. */
export class Live {
  constructor(id, seat, lang, { hear, state }) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.address = `${scheme}://${location.host}${seatPath(id, seat)}/live${query({ lang })}`;
    Object.assign(this, { hear, state, wait: FIRST_WAIT, closed: false });
    this.open();
  }

  open() {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => this.state(true);
    socket.onmessage = ({ data }) => {
      this.wait = FIRST_WAIT;
      this.hear(JSON.parse(data));
    };
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return;
      this.state(false);
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  /** Try at once, not when the wait is over. */
  again() {
    if (this.closed || this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.open();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket.close();
  }
}
