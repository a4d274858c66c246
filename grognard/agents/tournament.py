"""Many matches between two agents, on all cores: how strong and how fast they are.

    python -m grognard.agents.tournament leningrad41 --matches 100 --against random

plays the computer against the random agent, so many matches from each seat.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from grognard.agents import LIMIT, NAMES, Agent, make, play
from grognard.games import game
from grognard.kernel import Ask, BadInput


@dataclass(frozen=True, slots=True)
class Pairing:
    """One match to be played: which agent sits where."""

    game: str
    scenario: str | None
    seed: int
    agents: tuple[tuple[str, str], ...]  # seat and agent
    options: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    """What came of it."""

    pairing: Pairing
    winner: str | None
    level: str
    scores: dict[str, int]
    answers: dict[str, int]
    seconds: dict[str, float]  # that each seat thought


@dataclass(slots=True)
class _Watched:
    """An agent and the time that it takes."""

    agent: Agent
    answers: int = 0
    seconds: float = 0.0

    def answer(self, view: dict[str, Any], asks: Sequence[Ask], /) -> tuple[str, int | None]:
        began = time.process_time()
        answer = self.agent.answer(view, asks)
        self.seconds += time.process_time() - began
        self.answers += 1
        return answer


def play_one(pairing: Pairing) -> Played:
    """Play one match out."""
    room = game(pairing.game)
    match = room.start(pairing.scenario, seed=pairing.seed, options=dict(pairing.options))
    seats = {seat: _Watched(make(name, room, seat, pairing.seed)) for seat, name in pairing.agents}
    result = play(match, seats, LIMIT)
    return Played(
        pairing, result.winner if result else None, result.level if result else "unfinished",
        dict(result.scores) if result else {}, {seat: each.answers for seat, each in seats.items()},
        {seat: each.seconds for seat, each in seats.items()},
    )  # fmt: skip


def pairings(
    key: str, matches: int, first: str, second: str, scenario: str | None = None, seed: int = 0,
    options: tuple[tuple[str, Any], ...] = (),
) -> list[Pairing]:  # fmt: skip
    """So many matches with the first agent in each seat, or so many in all if an agent meets itself."""
    seats = [seat.id for seat in game(key).seats]
    told = []
    for mine in seats if first != second else seats[:1]:
        agents = tuple((seat, first if seat == mine else second) for seat in seats)
        told += [Pairing(key, scenario, seed + number, agents, options) for number in range(matches)]
    return told


def run(todo: Sequence[Pairing], processes: int | None = None) -> list[Played]:
    """Play all, in as many processes as there are cores unless told otherwise."""
    if processes == 1:
        return [play_one(pairing) for pairing in todo]
    with ProcessPoolExecutor(processes) as pool:
        return list(pool.map(play_one, todo))


# -- what it comes to --------------------------------------------------------------------------------------


@dataclass(slots=True)
class Tally:
    """The matches of one pair of agents, each in its seat."""

    matches: int = 0
    won: Counter[str] = field(default_factory=Counter)  # by seat and level
    scores: Counter[str] = field(default_factory=Counter)
    spread: dict[str, Counter[int]] = field(default_factory=dict)
    answers: Counter[str] = field(default_factory=Counter)
    seconds: dict[str, float] = field(default_factory=dict)


def tally(played: Iterable[Played]) -> dict[tuple[tuple[str, str], ...], Tally]:
    """Add up."""
    told: dict[tuple[tuple[str, str], ...], Tally] = {}
    for each in played:
        sums = told.setdefault(each.pairing.agents, Tally())
        sums.matches += 1
        sums.won[f"{each.winner} {each.level}"] += 1
        sums.won[str(each.winner)] += 1
        for seat, score in each.scores.items():
            sums.scores[seat] += score
            sums.spread.setdefault(seat, Counter())[score] += 1
        for seat, answers in each.answers.items():
            sums.answers[seat] += answers
            sums.seconds[seat] = sums.seconds.get(seat, 0.0) + each.seconds[seat]
    return told


def lines(told: dict[tuple[tuple[str, str], ...], Tally]) -> list[str]:
    """The tallies as text."""
    text = []
    for agents, sums in told.items():
        text.append(f"{sums.matches} matches: " + ", ".join(f"{seat} {name}" for seat, name in agents))
        for seat, name in agents:
            levels = ", ".join(
                f"{key.partition(' ')[2]} {number}"
                for key, number in sorted(sums.won.items())
                if key.startswith(seat + " ")
            )
            spread = sums.spread.get(seat, Counter())
            scores = " ".join(f"{score}:{spread[score]}" for score in sorted(spread))
            milliseconds = 1000 * sums.seconds[seat] / max(1, sums.answers[seat])
            text.append(
                f"  {seat:<8}{name:<10}won {sums.won[seat]:>4}  ({levels or '-'})"
                f"  mean score {sums.scores[seat] / sums.matches:.2f}  [{scores}]"
                f"  {sums.answers[seat] // sums.matches} answers a match, {milliseconds:.2f} ms each"
            )
        if sums.won["None"]:
            text.append(f"  without a winner: {sums.won['None']}")
    return text


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m grognard.agents.tournament", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=20, help="from each seat")
    parser.add_argument("--agent", choices=NAMES, default="computer")
    parser.add_argument("--against", choices=NAMES, default="random")
    parser.add_argument("--scenario")
    parser.add_argument("--seed", type=int, default=0, help="of the first match; the next ones count on")
    parser.add_argument("--option", action="append", default=[], metavar="NAME", help="play this option")
    parser.add_argument("--processes", type=int)
    given = parser.parse_args(arguments)
    options = tuple((name, True) for name in given.option)
    try:
        todo = pairings(
            given.game, given.matches, given.agent, given.against, given.scenario, given.seed, options
        )  # fmt: skip
        played = run(todo, given.processes)
    except BadInput as bad:
        sys.stderr.write(f"{bad}\n")
        return 2
    sys.stdout.write("\n".join(lines(tally(played))) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
