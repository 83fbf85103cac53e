"""A real browser for the tests: that which npm brings, or which `COOKIETIN_BROWSER` names."""

from __future__ import annotations

import fcntl
import os
import runpy
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Playwright

HERE = Path(__file__).parent
BUILD = HERE.parents[1] / "web" / "build.py"
AXE = HERE / "node_modules" / "axe-core" / "axe.min.js"

WHERE = """
import chromium from "@sparticuz/chromium";
console.log(await chromium.executablePath());
"""

ARGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--font-render-hinting=none"]
"""Without a graphics card, drawing as one would takes ten times as long as drawing without."""


@contextmanager
def alone(name: str) -> Iterator[None]:
    """One process of the tests at a time."""
    with (Path(tempfile.gettempdir()) / f"cookietin-{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def ready_pages() -> None:
    """The pages and the browser, as their sources say; quick if they are there already."""
    build = runpy.run_path(str(BUILD))
    with alone("pages"):
        assert build["build_pages"](), "The pages for browsers could not be built: Node is needed."
        build["install"](HERE)


def found_browser() -> str:
    """Which program to start."""
    named = os.environ.get("COOKIETIN_BROWSER")
    if named:
        return named
    with alone("browser"):
        asked = subprocess.run(
            ["node", "--input-type=module", "--eval", WHERE],
            cwd=HERE,
            capture_output=True,
            text=True,
            check=True,
        )
    return asked.stdout.strip()


def launch(playwright: Playwright) -> Browser:
    """A browser without a window."""
    return playwright.chromium.launch(headless=True, executable_path=found_browser(), args=ARGS)
