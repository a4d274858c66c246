"""Somebody with a browser at the server, who notes whatever goes wrong there and looks at pages with a keen eye."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Response, expect

from tests.server.door import Door
from tests.server.running import Server

SHOTS = Path(__file__).parents[2] / "build" / "screenshots"
PATIENCE = 15_000  # milliseconds for whatever is waited for
AXE = files("axe_playwright_python").joinpath("axe.min.js")
GRAVE = ("serious", "critical")
DESK, TABLET, PHONE = (1280, 800), (820, 1180), (390, 844)
TELL_VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`against the policy: ${event.violatedDirective} ${event.blockedURI}`));
"""

LATE = re.compile(r"/api/tables/\w+/mind$")  # 409: the computer had answered before it heard that it should hurry

expect.set_options(timeout=PATIENCE)


class Visitor:
    """One browser window. Leaving it fails the test if anything was amiss on the way."""

    def __init__(
        self, browser: Browser, server: Server, *, lang: str = "en-US", size: tuple[int, int] = DESK, **more: Any
    ) -> None:
        width, height = size
        self.server = server
        self._door = server.door()
        self.amiss: list[str] = []
        self._context = browser.new_context(
            base_url=server.address, locale=lang, viewport={"width": width, "height": height},
            **{"reduced_motion": "reduce", **more},
        )  # fmt: skip
        self._context.set_default_timeout(PATIENCE)
        self._context.add_init_script(TELL_VIOLATIONS)
        self._context.on("console", self._console)
        self._context.on("response", self._response)
        self._context.on("weberror", lambda bad: self.amiss.append(f"error on the page: {bad.error}"))
        self.page: Page = self._context.new_page()

    @property
    def door(self) -> Door:
        """Past the page; through a fresh line, because a line that rests for long is cut off."""
        self._door.close()
        self._door = self.server.door()
        return self._door

    # -- going about -------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> Page:
        """To a page, until it stands."""
        self.page.goto(path)
        expect(self.page.get_by_role("main")).to_be_visible()
        return self.page

    def button(self, name: Any, **more: Any) -> Locator:
        return self.page.get_by_role("button", name=name, **more)

    def shot(self, name: str) -> None:
        """Keep what can be seen, for people to look at."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.evaluate("document.fonts.ready")
        self.page.screenshot(path=SHOTS / f"{name}.png")

    def accessible(self) -> None:
        """axe-core finds nothing serious on the page as it stands."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
        grave = [each for each in found if each["impact"] in GRAVE]
        told = [f"{each['id']}: {each['help']}: {[node['html'][:200] for node in each['nodes'][:3]]}" for each in grave]
        assert not grave, "\n".join(told)

    def forgive(self, status: int) -> None:
        """The page was to be refused like this: it was, and that is not amiss."""
        refused = [told for told in self.amiss if re.search(rf"\b{status}\b", told)]
        assert refused, f"no {status} among {self.amiss}"
        self.amiss = [told for told in self.amiss if told not in refused]

    # -- what goes wrong ---------------------------------------------------------------------------------

    def _console(self, said: ConsoleMessage) -> None:
        late = "409" in said.text and LATE.search(said.location["url"])
        if said.type in ("error", "warning") and not late:
            self.amiss.append(f"{said.type} in the console: {said.text}")

    def _response(self, reply: Response) -> None:
        late = reply.status == 409 and LATE.search(reply.url)
        if reply.status >= 400 and not late:
            self.amiss.append(f"{reply.status} for {reply.request.method} {reply.url}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self._context.close()
        self._door.close()
        if kind is None:
            assert not self.amiss, "\n".join(self.amiss)


def table(door: Door, game: str, scenario: str, seats: dict[str, str], **options: Any) -> str:
    """A new table, not by way of the lobby."""
    wanted = {"game": game, "scenario": scenario, "options": options, "seats": seats}
    return str(door.post("/api/tables", wanted)["id"])
