"""A person in front of a browser: sits down, taps, plays a game to its end."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from tests.web.browser import AXE

if TYPE_CHECKING:
    from playwright.sync_api import ElementHandle, Page

PHONE = (390, 844)
DESK = (1440, 900)

LONG = 20_000
"""Milliseconds after which something that should have happened has not."""

STATE = """() => {
  if (document.querySelector("[data-result]")) return "over";
  const table = document.querySelector("main.table[data-asked=true][data-moving=false]");
  return table ? "asked" : null;
}"""

# What a finger could go for next: to play what is armed, a thing that can be tapped, or a button of the bar.
NEXT = """(luck) => {
  const seen = (element) => element.getBoundingClientRect().width > 0;
  const all = (css) => [...document.querySelectorAll(css)].filter(seen);
  const [go] = all("[data-go]");
  if (go) return go;
  const things = all(".thing.can, .seat .whole, .loose [data-handle]");
  const buttons = all("[data-move]");
  const either = all(".ask .go:not([data-move]):not(.small)");
  const from = either.length && !buttons.length ? either : things.length && (luck < 0.8 || !buttons.length) ? things : buttons;
  const chosen = from[Math.floor(luck * 7919) % Math.max(1, from.length)] ?? null;
  chosen?.scrollIntoView({ block: "nearest" });
  return chosen;
}"""

TABLE = """async ({ game, seats, options, settings, begin }) => {
  const name = "Nora";
  const key = () => Math.random().toString(36).slice(2);
  const post = async (path, body, token) => {
    const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    const said = await answer.json();
    if (!answer.ok) throw new Error(said.words);
    return said;
  };
  const kept = JSON.parse(localStorage.getItem("cookietin.guest") ?? "null") ?? await post("/api/guests", { name });
  localStorage.setItem("cookietin.guest", JSON.stringify(kept));
  const made = await post("/api/tables", { key: key(), game, seats, options, settings, begin }, kept.token);
  return made.table;
}"""


class Person:
    """Someone with a page of their own."""

    def __init__(self, page: Page, address: str, touch: bool, seed: int = 1) -> None:
        self.page = page
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
        return str(self.page.evaluate(TABLE, wanted))

    def sit_down(self, game: str, **more: Any) -> str:
        """A table as `make_table` makes it, opened."""
        table = self.make_table(game, **more)
        self.open(f"/t/{table}")
        return table

    def state(self) -> str:
        """Waits until one is asked or the play is over, and says which."""
        found = self.page.wait_for_function(STATE, timeout=LONG)
        return str(found.json_value())

    def tap(self, element: ElementHandle | str) -> None:
        """With a finger or the mouse, in the middle of something."""
        found = self.page.wait_for_selector(element) if isinstance(element, str) else element
        assert found is not None
        box = found.bounding_box()
        assert box is not None, "What should be tapped is not to be seen."
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def answer(self) -> None:
        """Answers one question by tapping whatever can be tapped, until it is sent."""
        before = self.page.get_attribute("main.table", "data-version")
        for _ in range(12):
            chosen = self.page.evaluate_handle(NEXT, self.luck.random()).as_element()
            assert chosen is not None, "One is asked, and nothing can be tapped."
            plays = chosen.get_attribute("data-go") is not None
            presses = chosen.get_attribute("data-move") is not None
            self.tap(chosen)
            if plays or (presses and not self.page.query_selector("[data-go]")):
                break
        changed = (
            "(before) => document.querySelector('[data-result]') ||"
            " document.querySelector('main.table')?.dataset.version !== before"
        )
        self.page.wait_for_function(changed, arg=before, timeout=LONG)

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
        return list(
            self.page.evaluate("""() => [...document.querySelectorAll("button, a[href], select, input")]
              .filter((element) => element.checkVisibility({ opacityProperty: false }) && !element.closest("label"))
              .map((element) => [element.getBoundingClientRect(), element])
              .filter(([box]) => box.width && (box.width < 43.5 || box.height < 43.5))
              .map(([box, element]) => `${element.outerHTML.slice(0, 90)} ${Math.round(box.width)}×${Math.round(box.height)}`)""")
        )
