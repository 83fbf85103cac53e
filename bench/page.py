"""How light and smooth the page is: `python -m bench.page`, in a real browser without a window.

The first page: what it weighs by gzip, how many requests it takes, and how long until it can be
used. A deal of 56 cards: frames a second through it, beside those of an empty page in the same run.
"""

from __future__ import annotations

import gzip
import json
import statistics
import tempfile
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from tests.server.clients import serving
from tests.web.browser import launch, ready_pages
from tests.web.person import PHONE, Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Response

TIMES = 5
WATCH = """
window.frames_seen = [];
const watch = (at) => {
  frames_seen.push([at, document.querySelectorAll(".flight").length]);
  requestAnimationFrame(watch);
};
requestAnimationFrame(watch);
"""
USABLE = "() => document.querySelector('.hero button.go:not(:disabled)') && performance.now()"


def a_page(browser: Browser) -> Page:
    """A new phone, as lively as can be."""
    width, height = PHONE
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="no-preference"
    )
    return context.new_page()


def first_page(browser: Browser, address: str) -> dict[str, Any]:
    """What a new visitor loads, and waits for."""
    waits: list[float] = []
    for _ in range(TIMES):
        page = a_page(browser)
        seen: list[Response] = []
        page.on("response", partial(_note, seen))
        page.goto(address)
        waits.append(float(page.wait_for_function(USABLE, polling=10).json_value()))
        page.wait_for_load_state("networkidle")
        weights = [_weight(response) for response in seen]
        page.context.close()
    return {
        "requests": len(seen),
        "kilobytes by gzip": round(sum(weights) / 1024, 1),
        "usable after ms": round(statistics.median(waits)),
    }


def _note(seen: list[Response], response: Response) -> None:
    seen.append(response)


def _weight(response: Response) -> int:
    body = response.body()
    return len(body if response.url.endswith(".woff2") else gzip.compress(body))


def frames(times: list[float]) -> float:
    """Frames a second."""
    return 1000 * (len(times) - 1) / (times[-1] - times[0])


def a_deal(browser: Browser, address: str) -> dict[str, Any]:
    """Eight players are dealt seven cards each; the same browser shows an empty page too."""
    page = a_page(browser)
    page.add_init_script(WATCH)
    person = Person(page, address, touch=False)
    person.sit_down("toss-your-cookies", bots=7, pace=5)
    page.wait_for_function("() => frames_seen.some(([, flying]) => flying)")
    page.wait_for_selector("main.table[data-moving=false]")
    seen = page.evaluate("frames_seen")
    flights = [at for at, flying in seen if flying]
    dealing = frames(flights)
    page.goto("about:blank")
    page.wait_for_timeout(2000)
    empty = frames([at for at, _ in page.evaluate("frames_seen")])
    page.context.close()
    return {
        "cards that fly": max(flying for _, flying in seen),
        "frames a second": round(dealing, 1),
        "longest frame ms": round(max(b - a for a, b in pairwise(flights))),
        "on an empty page": round(empty, 1),
        "ratio": round(dealing / empty, 2),
    }


def main() -> None:
    """Both, as JSON."""
    ready_pages()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as web,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        found = {
            "first page": first_page(browser, web.address),
            "deal of 56 cards": a_deal(browser, web.address),
        }
        browser.close()
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
