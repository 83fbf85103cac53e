"""Pictures of a play into build/pictures: `python -m tests.web.photograph GAME [ANSWERS]`.

Phone and desk, light and dark: as one is asked, with something armed, and at the end.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import cookietin
from tests.server.clients import serving
from tests.web.browser import launch, ready_pages
from tests.web.person import DESK, PHONE, Person

OUT = Path(__file__).parents[2] / "build" / "pictures"


def photograph(game: str, answers: int = 4) -> None:
    """Plays a little on each screen, and takes pictures."""
    ready_pages()
    OUT.mkdir(parents=True, exist_ok=True)
    seats = cookietin.game(game).seats
    bots = min(max(4, min(seats)), max(seats)) - 1
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as web,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for screen, (width, height) in {"phone": PHONE, "desk": DESK}.items():
            for theme in ("light", "dark"):
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    device_scale_factor=2 if screen == "phone" else 1,
                    has_touch=screen == "phone",
                    color_scheme="dark" if theme == "dark" else "light",
                    reduced_motion="reduce",
                )
                person = Person(context.new_page(), web.address, screen == "phone")
                person.sit_down(game, bots=bots)
                _shots(person, f"{game}-{screen}-{theme}", answers)
                context.close()
        browser.close()


def _shots(person: Person, name: str, answers: int) -> None:
    for _ in range(answers):
        if person.state() == "over":
            break
        person.answer()
    if person.state() == "asked":
        person.page.screenshot(path=OUT / f"{name}.png")
        thing = person.page.query_selector(".thing.can")
        if thing is not None:
            person.tap(thing)
            person.page.wait_for_timeout(400)
            person.page.screenshot(path=OUT / f"{name}-armed.png")
            person.page.keyboard.press("Escape")
    person.play_to_the_end()
    person.page.wait_for_timeout(300)
    person.page.screenshot(path=OUT / f"{name}-end.png")


if __name__ == "__main__":
    photograph(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 4)
