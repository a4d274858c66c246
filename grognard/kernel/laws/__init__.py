"""The laws of the house (DESIGN, 6): what holds for every match of every game, and how it is tried.

`look_on` plays one random match under the eyes of the laws, `shortest` makes a failure short. What needs
other processes or the catalogues is in `grognard.laws`, which is what people call.
"""

from grognard.kernel.laws.broken import Complaint, LawBroken, difference
from grognard.kernel.laws.course import BOUND, MOMENTS, Failure, look_on, settings
from grognard.kernel.laws.history import Chain, Notes, Setting, chain, snapshot, tail
from grognard.kernel.laws.moment import Check, Law
from grognard.kernel.laws.shortest import shortest

__all__ = [
    "BOUND", "MOMENTS", "Chain", "Check", "Complaint", "Failure", "Law", "LawBroken", "Notes", "Setting",
    "chain", "difference", "look_on", "settings", "shortest", "snapshot", "tail",
]  # fmt: skip
