"""Writes SVG: groups, paths, words in two languages; plain text without scripts or outside references."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from shapely.geometry.base import BaseGeometry

from tools.cartography.geography import lines, polygons
from tools.cartography.records import path, short


class Sheet:
    """A page that grows element by element.

    >>> sheet = Sheet(20, 10)
    >>> with sheet.group("sea", fill="#cde"):
    ...     sheet.add("rect", width=20, height=10)
    >>> print(sheet.text())
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">
    <g id="sea" fill="#cde">
    <rect width="20" height="10"/>
    </g>
    </svg>
    <BLANKLINE>
    """

    def __init__(self, width: float, height: float) -> None:
        self._rows = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {short(width)} {short(height)}">']

    def add(self, tag: str, **attributes: Any) -> None:
        self._rows.append(f"<{tag}{_written(attributes)}/>")

    def path(self, d: str, **attributes: Any) -> None:
        if d:
            self.add("path", d=d, **attributes)

    def shape(self, geometry: BaseGeometry, **attributes: Any) -> None:
        self.path(path(geometry), **attributes)

    def strokes(self, geometry: BaseGeometry, **attributes: Any) -> None:
        self.path(strokes(geometry), **attributes)

    def word(self, text: str, x: float, y: float, **attributes: Any) -> None:
        self._rows.append(f"<text{_written({'x': round(x, 1), 'y': round(y, 1), **attributes})}>{escape(text)}</text>")

    def words(self, en: str, es: str, x: float, y: float, **attributes: Any) -> None:
        """A text that a reader sees in one language: Spanish stays hidden until a renderer swaps the two."""
        if en == es:
            self.word(en, x, y, **attributes)
        else:
            self.word(en, x, y, class_="lang-en", **attributes)
            self.word(es, x, y, class_="lang-es", display="none", **attributes)

    def along(self, text: str, path_id: str, **attributes: Any) -> None:
        """A text that follows a path of the page."""
        self._rows.append(
            f'<text{_written(attributes)}><textPath href="#{path_id}" startOffset="50%">'
            f"{escape(text)}</textPath></text>"
        )

    @contextmanager
    def group(self, name: str = "", tag: str = "g", **attributes: Any) -> Iterator[None]:
        named = {"id": name, **attributes} if name else attributes
        self._rows.append(f"<{tag}{_written(named)}>")
        yield
        self._rows.append(f"</{tag}>")

    def text(self) -> str:
        return "\n".join([*self._rows, "</svg>\n"])


def _written(attributes: dict[str, Any]) -> str:
    """Attributes as SVG writes them: no underscores, numbers to a tenth or as they are given in text."""
    written = []
    for name, value in attributes.items():
        name = name.rstrip("_").replace("_", "-")
        written.append(f" {name}={quoteattr(f'{value:g}' if isinstance(value, float) else str(value))}")
    return "".join(written)


def strokes(geometry: BaseGeometry) -> str:
    """Lines, or the rims of areas, as the `d` of a path."""
    found = [
        *lines(geometry),
        *(ring for area in polygons(geometry) for ring in (area.exterior, *area.interiors)),
    ]
    return "".join(f"M{' '.join(f'{short(x)},{short(y)}' for x, y in line.coords)}" for line in found)
