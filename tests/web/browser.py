"""A real browser for the tests: that which npm brings, or which `COOKIETIN_BROWSER` names."""

from __future__ import annotations

import fcntl
import json
import os
import runpy
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Playwright

HERE = Path(__file__).parent
BUILD = HERE.parents[1] / "web" / "build.py"
AXE = HERE / "node_modules" / "axe-core" / "axe.min.js"

WHERE = """
import chromium from "@sparticuz/chromium";
console.log(JSON.stringify({ path: await chromium.executablePath(), args: chromium.args }));
"""
# One process for all makes the whole browser end with its first page.
UNWANTED = ("--single-process", "--headless", "--no-zygote", "--in-process-gpu")


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


def found_browser() -> dict[str, Any]:
    """Which program to start, and with what."""
    named = os.environ.get("COOKIETIN_BROWSER")
    if named:
        return {"executable_path": named, "args": ["--no-sandbox"]}
    with alone("browser"):
        asked = subprocess.run(
            ["node", "--input-type=module", "--eval", WHERE],
            cwd=HERE,
            capture_output=True,
            text=True,
            check=True,
        )
    found = json.loads(asked.stdout)
    args = [arg for arg in found["args"] if not arg.startswith(UNWANTED)]
    return {"executable_path": found["path"], "args": args}


def launch(playwright: Playwright) -> Browser:
    """A browser without a window."""
    return playwright.chromium.launch(headless=True, **found_browser())
