"""A person in front of a browser: sits down, taps, plays a game to its end."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from tests.server.clients import Web
from tests.web.browser import AXE

if TYPE_CHECKING:
    from playwright.sync_api import ElementHandle, Page

Data = dict[str, Any]
Point = tuple[float, float]
Theme = Literal["light", "dark"]

PHONE = (390, 844)
SMALL_PHONE = (360, 640)
DESK = (1440, 900)

LONG = 60_000
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
        self.seed = seed
        self.guest: Data = {}

    def open(self, path: str = "/") -> None:
        """Goes to an address of the site."""
        self.page.goto(self.address + path)

    def be(self, guest: Data | None = None) -> Data:
        """Whom the site knows one as: whom the page has become, a guest of before, or a new one."""
        if not self.guest and self.page.url.startswith(self.address):
            self.guest = self.page.evaluate("() => tests.guest()") or {}
        if not self.guest:
            self.guest = guest or Web(self.address).new_guest("Nora")
            given = json.dumps([self.address, self.guest])
            self.page.add_init_script(f"tests.be(...{given});")
        return self.guest

    def make_table(
        self,
        game: str,
        bots: int = 1,
        options: Data | None = None,
        bot: str = "thumb",
        free: int = 0,
        begin: bool = True,
        **settings: Any,
    ) -> str:
        """A table with oneself, bots that do not dawdle, and free chairs; one is not there yet."""
        return Web(self.address).make(
            self.be()["token"],
            game,
            [{"me": True}, *[{"bot": bot}] * bots, *[{}] * free],
            options=options or {},
            settings={"pace": 0, **settings},
            begin=begin and not free,
        )

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
        self.touch_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def touch_at(self, x: float, y: float) -> None:
        """A finger, or the mouse, on a place of the screen."""
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def drag_by_finger(self, thing: str, onto: str, steps: int = 8) -> None:
        """Puts a finger on something, moves it onto something else and lifts it."""
        boxes = [self.page.locator(css).first.bounding_box() for css in (thing, onto)]
        (x, y), (to_x, to_y) = (
            (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box
        )
        finger = self.page.context.new_cdp_session(self.page)
        way = [(i / steps * (to_x - x) + x, i / steps * (to_y - y) + y) for i in range(steps + 1)]
        finger.send("Input.dispatchTouchEvent", _touch("touchStart", way[:1]))
        for at in way[1:]:
            finger.send("Input.dispatchTouchEvent", _touch("touchMove", [at]))
        finger.send("Input.dispatchTouchEvent", _touch("touchEnd", []))

    def pinch(self, one: Point, other: Point, apart: float, steps: int = 6) -> None:
        """Two fingers, one after the other, that go apart by so many pixels each."""
        finger = self.page.context.new_cdp_session(self.page)
        finger.send("Input.dispatchTouchEvent", _touch("touchStart", [one]))
        finger.send("Input.dispatchTouchEvent", _touch("touchStart", [one, other]))
        for i in range(1, steps + 1):
            far = apart * i / steps
            both = [(one[0] - far, one[1]), (other[0] + far, other[1])]
            finger.send("Input.dispatchTouchEvent", _touch("touchMove", both))
        finger.send("Input.dispatchTouchEvent", _touch("touchEnd", []))

    def answer(self) -> None:
        """Answers one question by tapping whatever can be tapped, until it is answered.

        The table answers by itself what has only one answer: that may come first. So what is
        tapped depends on the moment and not on what was tapped before.
        """
        before = self.page.evaluate("() => tests.version()")
        luck = random.Random(f"{self.seed} {before}")
        tapped: Data | None = None
        for _ in range(30):
            given = [before, luck.random(), tapped]
            step = self.page.evaluate("(given) => tests.step(...given)", given)
            if step["sent"]:
                self.moved_on(before)
                return
            if step["at"]:
                self.touch_at(*step["at"])
                tapped = step
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

    def follow_guide(self) -> list[str]:
        """Makes a guided play step by step to its end; the sentences that were said."""
        said: list[str] = []
        for _ in range(200):
            state = self.page.wait_for_function("() => tests.guide()", timeout=LONG).json_value()
            sentence = self.page.inner_text(".guide p")
            if sentence not in said[-1:]:
                said.append(sentence)
            if state == "over":
                return said
            before = self.page.get_attribute(".guide", "data-step")
            if state == "go":
                self.tap("[data-on]")
                continue
            element = self.page.evaluate_handle("() => tests.next(0)").as_element()
            assert element is not None, f"step {before}: nothing can be tapped"
            self.tap(element)
        raise AssertionError("A guided play should not take two hundred taps.")

    def axe(self) -> list[str]:
        """What axe finds wrong on the page as it is, by all of its rules."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        return list(self.page.evaluate("() => tests.axe()"))

    def wrong(self) -> list[str]:
        """What axe finds wrong in either theme, by all of its rules."""
        found = self.axe()
        theme, other = self.page.evaluate("() => tests.themes()")
        self.light_up(other)
        found += [f"{other}: {what}" for what in self.axe()]
        self.light_up(theme)
        return found

    def light_up(self, theme: Theme) -> None:
        """Has the device go light or dark."""
        self.page.emulate_media(color_scheme=theme)
        self.page.wait_for_selector(f"html[data-theme={theme}]")

    def small_texts(self) -> list[str]:
        """What on the board, in the bar and in the hand is too small to be read."""
        return list(self.page.evaluate("() => tests.smallTexts()"))

    def hidden_texts(self) -> list[str]:
        """What of them lies beneath something else or leaves the screen."""
        return list(self.page.evaluate("() => tests.hiddenTexts()"))

    def small_targets(self) -> list[str]:
        """What can be tapped and is smaller than a finger."""
        return list(self.page.evaluate("() => tests.smallTargets()"))


def _touch(kind: str, points: list[Point]) -> dict[str, object]:
    """What the browser is told of fingers on its screen."""
    fingers = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
    return {"type": kind, "touchPoints": fingers}
