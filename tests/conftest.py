"""Which build the tests run on, said at the top; `COOKIETIN_EXPECT` makes sure of it."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import cookietin
import cookietin.kernel.position
from cookietin.bots import roster
from cookietin.kernel import registry

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(cookietin.__file__).parent


def build() -> str:
    """`interpreted` or `compiled`; `mixed` when some of the rules are one and some the other."""
    kinds = {_kind(path) for folder in ("kernel", "games", "bots") for path in _modules(folder)}
    return kinds.pop() if len(kinds) == 1 else "mixed"


def _modules(folder: str) -> list[Path]:
    return [path for path in (PACKAGE / folder).rglob("*.py") if path.name != "__init__.py"]


def _kind(path: Path) -> str:
    name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    loaded = import_module(name).__file__ or ""
    return "interpreted" if loaded.endswith(".py") else "compiled"


def pytest_configure() -> None:
    # Nobody's own house rules: those of whoever runs the tests are not part of them.
    os.environ["XDG_CONFIG_HOME"] = os.devnull
    expected, found = os.environ.get("COOKIETIN_EXPECT"), build()
    if expected and expected != found:
        raise pytest.UsageError(
            f"COOKIETIN_EXPECT asks for the {expected} build, but the one that is loaded, "
            f"from {PACKAGE}, is {found}."
        )


@pytest.fixture
def registry_as_before() -> Iterator[None]:
    """What a test registers, games, house rules and bots, is gone after it."""
    makers = dict(registry._makers)
    houses = {game: dict(named) for game, named in registry._houses.items()}
    finders = list(registry._finders)
    bots = dict(roster._makers)
    yield
    roster._makers.clear()
    roster._makers.update(bots)
    registry._finders[:] = finders
    registry._makers.clear()
    registry._makers.update(makers)
    registry._houses.clear()
    registry._houses.update(houses)


def pytest_report_header() -> str:
    return f"cookietin: {build()}, from {cookietin.kernel.position.__file__}"
