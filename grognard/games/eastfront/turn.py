"""4.0: the sequence of play. The match as a loop over phases, each of which asks once and returns."""

from __future__ import annotations

from grognard.games.eastfront.combat import choose_battles, fight, strikes
from grognard.games.eastfront.command import command, deactivation, mobilize
from grognard.games.eastfront.movement import movement
from grognard.games.eastfront.objectives import hungarian_plain, unfaced
from grognard.games.eastfront.phases import begin_fortnight, begin_month, settle
from grognard.games.eastfront.position import GONE, Position, name, on_map, send
from grognard.games.eastfront.production import production
from grognard.games.eastfront.retreat import pursuit
from grognard.games.eastfront.scenarios import CHAIN, SCENARIOS
from grognard.games.eastfront.setup import setup
from grognard.games.eastfront.supply import supply_phase
from grognard.games.eastfront.units import ITALIANS, SIEGE_GUNS
from grognard.games.eastfront.victory import at_the_end, watch
from grognard.games.eastfront.weather import initiative, roll_weather
from grognard.games.eastfront.words import (
    BATTLES,
    COMBAT,
    COMMAND,
    DEACTIVATION,
    FORTNIGHT,
    MOBILIZE,
    MOVEMENT,
    PRODUCTION,
    PURSUIT,
    SETUP,
    STRIKES,
    SUPPLY,
)
from grognard.kernel import Flow, procedure


@procedure
def war(s: Position) -> Flow[None]:
    """4.0: phase after phase, until the match ends."""
    while True:
        watch(s)
        if s.plain_watch:
            if unfaced(s):
                yield from hungarian_plain(s)
            else:
                settle(s)
        elif s.phase == MOVEMENT:
            yield from movement(s)
        elif s.phase == COMBAT:
            yield from fight(s)
        elif s.phase == COMMAND:
            yield from command(s)
        elif s.phase == MOBILIZE:
            yield from mobilize(s)
        elif s.phase == PURSUIT:
            yield from pursuit(s)
        elif s.phase == STRIKES:
            yield from strikes(s)
        elif s.phase == BATTLES:
            yield from choose_battles(s)
        elif s.phase == DEACTIVATION:
            deactivation(s)
        elif s.phase == SUPPLY:
            yield from supply_phase(s)
        elif s.phase == FORTNIGHT:
            yield from fortnight(s)
        elif s.phase == PRODUCTION:
            yield from production(s)
        elif s.phase == SETUP:
            yield from setup(s)
        else:
            end(s)


@procedure
def fortnight(s: Position) -> Flow[None]:
    """4.3, 4.4: the weather of the fortnight, and with it who moves first."""
    yield from roll_weather(s)
    begin_fortnight(s, initiative(s))


def end(s: Position) -> None:
    """3.11, 3.12, 3.13, 3.14: a scenario is over, and so is the match, unless it goes on with the next scenario."""
    if s.scenario == s.last or s.campaign:
        at_the_end(s)
    run_on(s)


def run_on(s: Position) -> None:
    """3.12: the next scenario, with what stands on the map; its rules and its change of the base hold from now on."""
    before, record = s.scenario, SCENARIOS[CHAIN[CHAIN.index(s.scenario) + 1]]
    s.scenario = record.id
    s.base[:] = [s.base[side] + record.added[side] for side in (0, 1)]
    s.report("scenario", "3.12", scenario=s.scenario)
    changes_with(s, record.special - SCENARIOS[before].special)
    begin_month(s)


def changes_with(s: Position, rules: frozenset[str]) -> None:
    """2.63, S'42 1: the siege guns join their corps once, if it is there. S'43 2: the Italians are gone for good."""
    if "siege-guns" in rules and on_map(s, SIEGE_GUNS):
        s.siege = 1
    if "satellites-home" in rules and s.where[ITALIANS] != GONE:
        s.report("went-home", "S'43 2", unit=name(ITALIANS))
        send(s, ITALIANS, GONE)
