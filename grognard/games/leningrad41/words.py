"""1.4, 1.5, 1.7: the small words of the game, as numbers: sides, factions, months, weathers, phases."""

AXIS, SOVIET = 0, 1
SIDES = ("axis", "soviet")

GERMAN, FINNISH, RED_ARMY = 0, 1, 2  # a faction is the colour of the wood, which anyone can see
FACTIONS = ("german", "finnish", "soviet")

GOOD, RAIN, SNOW, BLIZZARD = range(4)
WEATHERS = ("good", "rain", "snow", "blizzard")

MONTHS = ("", "july", "august", "september", "october", "november", "december")
JULY, AUGUST, SEPTEMBER, OCTOBER, NOVEMBER, DECEMBER = range(1, 7)

# 6.0: the phases and segments, in their order. Each is one procedure; the state says which is open.
PHASES = (
    "setup", "logistics", "restore", "replace", "reinforce", "opening", "choice", "activation", "marat", "command",
    "support", "combat", "blitz", "blitz-support", "blitz-combat", "deactivation", "closing", "exploitation",
    "exploit", "final",
)  # fmt: skip
(
    SETUP, LOGISTICS, RESTORE, REPLACE, REINFORCE, OPENING, CHOICE, ACTIVATION, MARAT, COMMAND,
    SUPPORT, COMBAT, BLITZ, BLITZ_SUPPORT, BLITZ_COMBAT, DEACTIVATION, CLOSING, EXPLOITATION,
    EXPLOIT, FINAL,
) = range(len(PHASES))  # fmt: skip

# 3.0: what an impulse is. Before the choice it is NONE.
NONE, TACTICAL, STRATEGIC, REINFORCEMENT, PASS = range(5)
IMPULSES = ("none", "tactical", "strategic", "reinforcement", "pass")
