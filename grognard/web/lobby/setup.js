// A new match: scenario, seats, opponents, optional rules. As it stands it can be played at once.

import { html, useState } from "/web/vendor/preact.js";
import { Icon } from "/web/icons.js";
import { BoardPicture } from "/web/lobby/games.js";
import { OptionalRules } from "/web/lobby/options.js";
import { create } from "/web/net.js";
import { classes, complain } from "/web/parts.js";
import { addressOf, go } from "/web/route.js";
import { change, settings } from "/web/settings.js";
import { say } from "/web/words.js";

const PERSON = "person";

/** The same as last time, as far as the game still has it; else against the computer from the first seat. */
function usual(game) {
  const last = settings().last[game.key] ?? {};
  const known = (list, id) => (list.some((each) => each.id === id) ? id : null);
  const against = (seat) => known(game.players, last.against?.[seat]) ?? opponents(game)[0];
  return {
    scenario: known(game.scenarios, last.scenario) ?? game.scenarios[0].id,
    seat: known(game.seats, last.seat) ?? game.seats[0].id,
    against: Object.fromEntries(game.seats.map(({ id }) => [id, against(id)])),
    options: {},
  };
}

/** Who may sit in the other seats, the computer first. */
function opponents(game) {
  const ids = game.players.map((each) => each.id);
  return [...ids.filter((id) => id !== PERSON), ...ids.filter((id) => id === PERSON)];
}

export function NewMatch({ game, lang }) {
  const [wanted, set] = useState(() => usual(game));
  const [busy, work] = useState(false);
  const want = (some) => set((before) => ({ ...before, ...some }));
  const others = game.seats.filter((each) => each.id !== wanted.seat);
  const play = async (event) => {
    event.preventDefault();
    work(true);
    try {
      const { scenario, seat, against, options } = wanted;
      const seats = Object.fromEntries(game.seats.map(({ id }) => [id, id === seat ? PERSON : against[id]]));
      const { id } = await create({ game: game.key, scenario, options, seats });
      change({ last: { ...settings().last, game: game.key, [game.key]: { scenario, seat, against } } });
      go(addressOf(id));
    } catch (trouble) {
      complain(trouble);
      work(false);
    }
  };
  return html`<form class="setup sheet" onSubmit=${play}>
    <figure class="setup-board">
      <${BoardPicture} game=${game} lang=${lang} />
      <figcaption><h3>${game.title}</h3><p>${game.text}</p></figcaption>
    </figure>
    <div class="setup-choices">
      <${Choices} name="scenario" label=${say("web-scenario")} list=${game.scenarios} value=${wanted.scenario}
        onChange=${(scenario) => want({ scenario })} />
      <${Choices} name="seat" label=${say("web-your-side")} list=${game.seats} value=${wanted.seat} row
        onChange=${(seat) => want({ seat })} />
      ${others.map(
        (seat) => html`<${Choices} key=${seat.id} name=${`against-${seat.id}`}
          label=${say("web-against", { seat: seat.title })} list=${opponents(game).map((id) => player(game, id))}
          value=${wanted.against[seat.id]}
          onChange=${(id) => want({ against: { ...wanted.against, [seat.id]: id } })} />`,
      )}
      <${OptionalRules} game=${game} chosen=${wanted.options} onChange=${(options) => want({ options })} />
      <div class="setup-go">
        <button type="submit" class="button primary large" disabled=${busy}>
          <${Icon} name="play" /> ${say("web-play")}
        </button>
      </div>
    </div>
  </form>`;
}

function player(game, id) {
  const known = game.players.find((each) => each.id === id);
  return { id, title: known.title, text: say(`web-player-${id}`) };
}

/** One of several, each with its title and perhaps a sentence. */
function Choices({ name, label, list, value, onChange, row }) {
  return html`<fieldset class=${classes("choices", row && "row")}>
    <legend>${label}</legend>
    ${list.map(
      ({ id, title, text }) => html`<label key=${id} class=${classes("choice", id === value && "on")}>
        <input type="radio" name=${name} value=${id} checked=${id === value} onChange=${() => onChange(id)} />
        <span><span class="choice-title">${title}</span>${text && html`<span class="choice-text">${text}</span>`}</span>
      </label>`,
    )}
  </fieldset>`;
}
