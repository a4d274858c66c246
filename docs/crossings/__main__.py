"""`python -m docs.crossings`: the toy at a terminal, against an opponent that takes any answer."""

from docs.crossings import GAME
from grognard import agents, words
from grognard.terminal.screen import Screen
from grognard.terminal.talk import Talk

if __name__ == "__main__":
    Talk(GAME.start(), ("red",), {"blue": agents.make("random", GAME, "blue")}, Screen(), words.language()).run()
