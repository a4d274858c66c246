"""How each side's commander weighs things: all the judgement of the opponent in one place.

Everything is counted in steps of plain infantry. The numbers were found by playing many campaigns of the
computer against itself with other numbers, and keeping what won.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Temper:
    """One side's judgement."""

    # battles
    kill: float = 0.9  # a step that the enemy loses
    loss: float = 1.0  # a step of one's own
    ground: float = 0.3  # any area, won in battle
    siege: float = 0.25  # of an area's worth, for the share of its garrison that a battle has cost
    aftermath: float = 0.3  # of the enemy's next blow, where a battle was not won
    # where to stand
    caution: float = 0.7  # a step that one is likely to lose next
    isolation: float = 0.22  # of a block's worth, where the enemy can cut it off
    guard: float = 0.2  # of what an area keeps in supply
    hq_alone: float = 4.0  # an HQ by itself near the enemy
    unsure: float = 0.6  # what is taken is kept so likely, where the enemy can cut it off
    slow_step: float = 0.22  # a movement point nearer to the goal
    fast_step: float = 0.13
    # what to take and to keep
    stays: float = 0.9  # of an area's worth, for a block that stays there
    passing: float = 0.5  # for one that only marches through
    cut_stays: float = 0.7  # of what is cut off, by a block that stays
    cut_passes: float = 0.4
    relief: float = 0.8
    works: float = 0.12  # of an area's worth: a Defensive Line
    keeping: float = 1.0  # garrisons
    shielding: float = 0.3  # of an area's worth: to be near it when the enemy is
    on_the_way: float = 0.55  # of a garrison's worth, while it marches
    patience: float = 0.94  # what a goal loses in worth with each movement point
    # stars and the disc
    cheap: float = 0.5  # a star that the next logistics give back
    dear: float = 1.6  # and one that they do not
    exhausts: float = 4.5  # an HQ without stars counts for nothing in the Logistics Value
    disc: float = 3.5  # the Initiative Disc
    disc_per_block: float = 1.1  # for each block in the enemy's pool
    earlier: float = 0.45  # of reinforcements' worth: to have them a little sooner
    margin: float = 0.8  # a Tactical Impulse must be so much better than a Pass


AXIS_TEMPER = Temper(kill=1.2, slow_step=0.35, fast_step=0.22, shielding=0.15)
SOVIET_TEMPER = Temper(kill=1.15, loss=0.85, caution=0.5, shielding=0.5)
TEMPERS = (AXIS_TEMPER, SOVIET_TEMPER)
