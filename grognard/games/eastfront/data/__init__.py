"""The facts of the game; each record says where it comes from."""

from grognard.facts import reader

table = reader(__name__)
