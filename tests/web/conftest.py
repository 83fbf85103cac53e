"""One site and one browser for all tests of the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import sync_playwright

from tests.server.clients import Web, serving
from tests.web.browser import launch, ready_pages
from tests.web.person import DESK, PHONE, SMALL_PHONE, Person

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser

    Visit = Callable[..., Person]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    ready_pages()
    with sync_playwright() as playwright:
        started = launch(playwright)
        yield started
        started.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Web]:
    ready_pages()
    with serving(tmp_path_factory.mktemp("site")) as web:
        yield web


@pytest.fixture
def visit(browser: Browser, site: Web) -> Iterator[Visit]:
    """Somebody with a new browser: on a phone, a small one or at a desk.

    What a page complains of in its console fails the test; a site of one's own (`at`) may be gone.
    """
    complaints: list[str] = []
    contexts = []

    def someone(
        desk: bool = False,
        small: bool = False,
        dark: bool = False,
        language: str = "en",
        lively: bool = False,
        at: str = "",
        **more: Any,
    ) -> Person:
        width, height = DESK if desk else SMALL_PHONE if small else PHONE
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=not desk,
            is_mobile=not desk,
            color_scheme="dark" if dark else "light",
            locale={"en": "en-GB", "es": "es-ES"}[language],
            reduced_motion="no-preference" if lively else "reduce",
            **more,
        )
        contexts.append(context)
        page = context.new_page()
        if at:
            return Person(page, at, touch=not desk)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda said: (
                complaints.append(said.text) if said.type in ("error", "warning") else None
            ),
        )
        return Person(page, site.address, touch=not desk)

    yield someone
    for context in contexts:
        context.close()
    assert complaints == []
