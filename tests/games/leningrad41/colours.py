"""How colours look to eyes that miss a kind of cone, and how far apart two of them are."""

from __future__ import annotations

from collections.abc import Sequence

# Machado, Oliveira and Fernandes 2009, severity 1, on linear light.
EYES: dict[str, tuple[tuple[float, float, float], ...]] = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)


def linear(colour: str) -> list[float]:
    """A colour like "#7fb8dd" as linear light."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def apart(one: str, two: str, eyes: str) -> float:
    """The distance of two colours in CIELAB, as these eyes see them."""
    pairs = zip(_lab(_seen(one, eyes)), _lab(_seen(two, eyes)), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def contrast(one: str, two: str) -> float:
    """The contrast of two colours, 1 to 21, as WCAG has it."""
    light, dark = sorted((_times(XYZ, linear(colour))[1] for colour in (one, two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _seen(colour: str, eyes: str) -> list[float]:
    return [min(1.0, max(0.0, c)) for c in _times(EYES[eyes], linear(colour))]


def _lab(light: Sequence[float]) -> tuple[float, float, float]:
    x, y, z = (_bent(c / white) for c, white in zip(_times(XYZ, light), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _bent(t: float) -> float:
    return float(t ** (1 / 3)) if t > 0.008856 else 7.787 * t + 16 / 116


def _times(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]
