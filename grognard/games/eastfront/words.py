"""1.0, 2.2, 4.0, 12.1: the small words of the game, as numbers: sides, weathers, kinds of unit, phases."""

AXIS, SOVIET = 0, 1
SIDES = ("axis", "soviet")

DRY, MUD, SNOW = range(3)
WEATHERS = ("dry", "mud", "snow")

HQ, ARMOR, MECH, INFANTRY, CAVALRY, SHOCK, STATIC = range(7)  # 2.2, 2.67
KINDS = ("hq", "armor", "mech", "infantry", "cavalry", "shock", "static")

NO_FIRE, SINGLE, DOUBLE, TRIPLE = 0, 6, 5, 4  # 7.32: the lowest face that hits
FIRES = {"none": NO_FIRE, "single": SINGLE, "double": DOUBLE, "triple": TRIPLE}

# 1.3: terrain of a hex; sea and lake are for ships and maps only.
CLEAR, FOREST, HILL, MARSH, MOUNTAIN, SEA, LAKE = range(7)
TERRAINS = ("clear", "forest", "hill", "marsh", "mountain", "sea", "lake")

# 4.0: the phases, in their order. Each is a procedure; the state says which is open. HQs mobilize before pursuit,
# because all other movement comes first (6.42).
PHASES = (
    "setup", "production", "fortnight", "command", "movement", "mobilize", "pursuit", "strikes", "battles", "combat",
    "deactivation", "supply", "end",
)  # fmt: skip
(
    SETUP, PRODUCTION, FORTNIGHT, COMMAND, MOVEMENT, MOBILIZE, PURSUIT, STRIKES, BATTLES, COMBAT,
    DEACTIVATION, SUPPLY, END,
) = range(len(PHASES))  # fmt: skip

# 5.0, 14.2, 15.41: what an active HQ does in this player turn.
IDLE, COMMANDING, INVADING, DROPPING = range(4)
ROLES = ("idle", "command", "invasion", "drop")

# 7.5, 14.4, 15.43: how a unit came into the battle that it began in this phase.
BY_LAND, OVER_RIVER, BY_AIR, BY_SEA = range(4)
WAYS = ("land", "river", "air", "sea")

MONTHS = (
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
)  # fmt: skip
