"""The overlay that every game has: where something has happened since the seat's last turn."""

from __future__ import annotations

from collections import Counter

from grognard import words
from grognard.server import spoken
from grognard.server.seen import Plain
from grognard.server.tables import Table

NEWS = "news"


def news(table: Table, seat: str, lang: str, moment: int) -> Plain:
    """The places that the events since the seat's last turn name, as they were told to the seat."""
    seen = table.seen(seat)
    began = turn_before(table, seat, moment)
    events = seen.events[seen.counts[began] : seen.counts[moment]]
    places = Counter(place for event in events for place in spoken.names(table.game, event, "space"))
    return {
        "areas": dict.fromkeys(places, "news"),
        "labels": {place: str(number) for place, number in places.items()},
        "legend": [["news", words.say("server-news-legend", lang, events=len(events), places=len(places))]],
    }


def turn_before(table: Table, seat: str, moment: int) -> int:
    """The moment at which the seat's last turn ended; the beginning, when it has had none.

    Whose turn it is, the room's view says (`active`); where it does not, it is with whoever is asked first.
    """
    moments, at = table.seen(seat).moments, moment
    while at > 0 and table.active(moments[at]) == seat:  # its turn of now
        at -= 1
    while at > 0 and table.active(moments[at]) != seat:  # those of the others
        at -= 1
    return at
