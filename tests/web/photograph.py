"""Pictures of every board into docs/boards: `python -m tests.web.photograph [GAME ...]`.

Of each game one play, seen on a phone and at a desk, light and dark: in the middle of it, and at
its end. All of them make docs/boards.md.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

import cookietin
from cookietin.words import Speech
from tests.server.clients import serving
from tests.web.browser import launch, ready_pages
from tests.web.person import DESK, PHONE, Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser

DOCS = Path(__file__).parents[2] / "docs"
OUT = DOCS / "boards"
LARGEST = 60_000
"""What a picture may weigh."""
SCREENS = {"phone": PHONE, "desk": DESK}
MOMENTS = {"play": "in play", "end": "at the end"}
THEMES = ("light", "dark")
MIDDLE = {
    "braverse": 16,
    "chomp": 5,
    "cookie-hoarder": 2,
    "cover-your-cookies": 6,
    "number-chain": 1,
    "toss-your-cookies": 2,
}
"""After how many answers a play looks like itself; others after a few."""
FEW = 3
TRIES = 6
PATIENCE = 120_000
"""Milliseconds that a page may take."""

SMALLER = """
async ([data, quality, scale]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width * scale, image.height * scale];
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}
"""


class Room:
    """One person with four screens: whatever is done on the first is seen on all."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.screens: dict[str, Person] = {}
        self.table = ""
        guest = None
        for screen, (width, height) in SCREENS.items():
            for theme in THEMES:
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    device_scale_factor=1.5 if screen == "phone" else 1,
                    has_touch=screen == "phone",
                    color_scheme="dark" if theme == "dark" else "light",
                    reduced_motion="reduce",
                )
                context.set_default_timeout(PATIENCE)
                person = Person(context.new_page(), address, screen == "phone")
                guest = person.be(guest)
                self.screens[f"{screen}-{theme}"] = person
        self.first = next(iter(self.screens.values()))

    def sit_down(self, game: str) -> None:
        """A table with bots at the usual seats, on all screens."""
        seats = cookietin.game(game).seats
        bots = min(max(4, min(seats)), max(seats)) - 1
        self.table = self.first.make_table(game, bots=bots)
        for person in self.screens.values():
            person.open(f"/t/{self.table}")

    def leave(self) -> None:
        """Gets up, so that bots and defaults finish the play, and looks on."""
        if self.first.state() == "over":
            return
        page = self.first.page
        page.keyboard.press("Escape")
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
        page.wait_for_selector(".tile")
        self.first.open(f"/t/{self.table}")

    def look(self, name: str) -> None:
        """A picture of every screen."""
        for screen, person in self.screens.items():
            person.page.wait_for_timeout(500)
            shot = person.page.screenshot()
            (OUT / f"{name.replace('*', screen)}.webp").write_bytes(small(person, shot))


def small(person: Person, picture: bytes) -> bytes:
    """The same as WebP, written by the browser."""
    data = base64.b64encode(picture).decode()
    for quality, scale in ((0.82, 1), (0.7, 1), (0.7, 0.8), (0.6, 0.7)):
        packed = base64.b64decode(person.page.evaluate(SMALLER, [data, quality, scale]))
        if len(packed) <= LARGEST:
            break
    return packed


def sit_down_to_the_middle(room: Room, game: str) -> None:
    """Answers until a play looks like itself; one that is over before that is played otherwise."""
    for luck in range(TRIES):
        room.first.seed = luck
        room.sit_down(game)
        for _ in range(MIDDLE.get(game, FEW)):
            if room.first.state() == "over":
                break
            room.first.answer()
        if all(person.state() == "asked" for person in room.screens.values()):
            return
    raise SystemExit(f"{game}: {TRIES} plays were over before their middle.")


def photograph(room: Room, game: str) -> None:
    """Plays once, and looks at it in the middle and at the end."""
    sit_down_to_the_middle(room, game)
    for screen, person in room.screens.items():
        thing = person.page.query_selector(".thing.can") if person.state() == "asked" else None
        if thing is not None and screen.endswith("light"):
            person.tap(thing)
    room.look(f"{game}-*-play")
    room.leave()
    for person in room.screens.values():
        person.page.wait_for_selector("[data-result]")
        person.page.get_by_role("button", name="Board").click()
    room.look(f"{game}-*-end")


def page() -> str:
    """The page that shows them."""
    lines = [
        "# The boards",
        "",
        "Every game on a phone and at a desk, light and dark: in the middle of a play, and at its",
        "end. `python -m tests.web.photograph` takes these pictures and writes this page.",
    ]
    for game in cookietin.game_ids():
        there = [each for each in MOMENTS if (OUT / f"{game}-desk-dark-{each}.webp").exists()]
        lines += ["", f"## {Speech('en', game).say('game', 'name')}"] if there else []
        for moment in there:
            words = MOMENTS[moment]
            for theme in THEMES:
                shots = [
                    f"![{screen}, {theme}, {words}](boards/{game}-{screen}-{theme}-{moment}.webp)"
                    for screen in SCREENS
                ]
                lines += ["", f"| {words}, on a phone | at a desk, {theme} |", "|---|---|"]
                lines.append(f"| {' | '.join(shots)} |")
    return "\n".join(lines) + "\n"


def main(games: list[str]) -> None:
    """The games that are named, or all."""
    ready_pages()
    OUT.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as web,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        room = Room(browser, web.address)
        for game in games or cookietin.game_ids():
            print(game, flush=True)
            photograph(room, game)
        browser.close()
    (DOCS / "boards.md").write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
