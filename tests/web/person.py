"""A person in front of a browser: sits down, taps, plays a game to its end."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.web.browser import AXE

if TYPE_CHECKING:
    from playwright.sync_api import ElementHandle, Page

PHONE = (390, 844)
DESK = (1440, 900)

LONG = 20_000
"""Milliseconds after which something that should have happened has not."""

IN_PAGE = Path(__file__).with_name("in_page.js")
"""What every page of a person knows how to do for the tests."""


class Person:
    """Someone with a page of their own."""

    def __init__(self, page: Page, address: str, touch: bool, seed: int = 1) -> None:
        self.page = page
        page.add_init_script(path=IN_PAGE)
        self.address = address
        self.touch = touch
        self.luck = random.Random(seed)

    def open(self, path: str = "/") -> None:
        """Goes to an address of the site."""
        self.page.goto(self.address + path)

    def make_table(
        self,
        game: str,
        bots: int = 1,
        options: dict[str, Any] | None = None,
        bot: str = "thumb",
        free: int = 0,
        begin: bool = True,
        **settings: Any,
    ) -> str:
        """A table with oneself, bots that do not dawdle, and free chairs; one is not there yet."""
        if not self.page.url.startswith(self.address):
            self.open()
        seats = [{"me": True}, *[{"bot": bot}] * bots, *[{}] * free]
        wanted = {
            "game": game,
            "seats": seats,
            "options": options or {},
            "settings": {"pace": 0, **settings},
            "begin": begin and not free,
        }
        return str(self.page.evaluate("(wanted) => tests.makeTable(wanted)", wanted))

    def sit_down(self, game: str, **more: Any) -> str:
        """A table as `make_table` makes it, opened."""
        table = self.make_table(game, **more)
        self.open(f"/t/{table}")
        return table

    def state(self) -> str:
        """Waits until one is asked or the play is over, and says which."""
        found = self.page.wait_for_function("() => tests.state()", timeout=LONG)
        return str(found.json_value())

    def tap(self, element: ElementHandle | str) -> None:
        """With a finger or the mouse, in the middle of something."""
        found = self.page.wait_for_selector(element) if isinstance(element, str) else element
        box = found.bounding_box() if found else None
        if box is None:
            return
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def answer(self) -> None:
        """Answers one question by tapping whatever can be tapped, until it is answered.

        The table answers by itself what has only one answer: that may come first.
        """
        before = self.page.get_attribute("main.table", "data-version")
        for _ in range(30):
            if self.page.evaluate("(it) => tests.movedOn(it)", before):
                return
            chosen = self.page.evaluate_handle("(luck) => tests.next(luck)", self.luck.random())
            element = chosen.as_element()
            if element is None or element.bounding_box() is None:
                continue
            plays = element.get_attribute("data-go") is not None
            presses = element.get_attribute("data-move") is not None
            self.tap(element)
            sent = self.page.query_selector("main.table[data-asked=false]") is not None
            if plays or sent or (presses and not self.page.query_selector("[data-go]")):
                self.moved_on(before)
                return
        raise AssertionError("One is asked, and nothing that can be tapped answers.")

    def moved_on(self, version: str | None) -> None:
        """Waits until another version of the play is shown than this one, or its result."""
        self.page.wait_for_function("(it) => tests.movedOn(it)", arg=version, timeout=LONG)

    def play_to_the_end(self, most: int = 400) -> int:
        """Answers whatever is asked until there is a result; how many answers that took."""
        for count in range(most):
            if self.state() == "over":
                return count
            self.answer()
        raise AssertionError(f"After {most} answers the play is not over.")

    def axe(self) -> list[str]:
        """What axe finds wrong on the page as it is."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        return [
            f"{each['id']}: {each['help']}: {node['target']}"
            for each in found["violations"]
            for node in each["nodes"]
        ]

    def small_targets(self) -> list[str]:
        """What can be tapped and is smaller than a finger."""
        return list(self.page.evaluate("() => tests.smallTargets()"))
