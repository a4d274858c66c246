"""`grognard verify`: a saved match played again, and every roll held against the key of its dice."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import grognard
from grognard import words
from grognard.kernel import BadInput, Match
from grognard.kernel.dice import first_wrong

BAR = 40  # columns of the longest bar
DIFFERS = ("save-differs", "answer-no-longer-applies")


def verify(saved: bytes, commitment: str | None, lang: str) -> tuple[bool, list[str]]:
    """Does the match stand? And what there is to say about it, line by line."""
    try:
        match = grognard.load(saved)
    except BadInput as bad:
        if bad.key not in DIFFERS:
            raise
        return False, [bad.text(lang)]
    told = json.loads(saved)
    rolls = [event.args for event in match.log if event.kind == "roll"]  # those that few may see, too
    lines = [*_heading(match, rolls, lang), ""]
    stands = True
    if match.dice.script is not None:
        lines.append(words.say("cli-verify-scripted", lang))
        stands = False
    else:
        wrong = first_wrong(match.dice, rolls)
        key = "cli-verify-rolls-right" if wrong is None else "cli-verify-rolls-wrong"
        lines.append(words.say(key, lang, number=0 if wrong is None else wrong + 1, rolls=len(rolls)))
        stands = wrong is None
    if commitment is not None:
        same = commitment.strip().lower() == match.commitment
        lines.append(words.say("cli-verify-published-same" if same else "cli-verify-published-other", lang))
        stands = stands and same
    same_rules = told["rules"] == match.game.fingerprint()
    lines.append(words.say("cli-verify-digest-same" if same_rules else "cli-verify-other-rules", lang))
    if rolls:
        lines += ["", *distribution([face for roll in rolls for face in roll["faces"]], lang)]
    return stands, [*lines, "", _result(match, lang)]


def distribution(faces: Sequence[int], lang: str) -> list[str]:
    """How often each face came, as bars."""
    counted = Counter(faces)
    most = max(counted.values())
    highest = max(*counted, 6)
    mean, fair = f"{sum(faces) / len(faces):.2f}", f"{(highest + 1) / 2:.2f}"
    lines = [words.say("cli-verify-faces", lang, number=len(faces), mean=mean, fair=fair)]
    for face in range(1, highest + 1):
        number = counted[face]
        bar = "█" * round(BAR * number / most)
        lines.append(f"  {face}  {number:>5}  {100 * number / len(faces):>5.1f} %  {bar}".rstrip())
    return lines


def _heading(match: Match, rolls: Sequence[dict[str, Any]], lang: str) -> list[str]:
    scenario = next(s for s in match.game.scenarios if s.id == match.scenario)
    return [
        f"{words.title(match.game.title, lang)} · {words.title(scenario.title, lang)}",
        words.say("cli-verify-counts", lang, answers=len(match.answers), rolls=len(rolls)),
        words.say("cli-verify-commitment", lang, hash=match.commitment),
        words.say("cli-verify-key", lang, key=match.dice.key.hex()),
    ]


def _result(match: Match, lang: str) -> str:
    for event in reversed(match.events()):
        if event["kind"] == "ended":
            return f"{event['rule']}: {words.event(match.game, event, lang)}"
    return words.say("cli-verify-no-result", lang)
