"""The pages say all that there is: every law, every data file, every page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cookietin import catalogue
from cookietin.laws import LAWS
from tests.structure.source import ROOT

ROW = re.compile(r"^\| `?([^|`]+?)`? \|", re.MULTILINE)


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def rows(text: str) -> list[str]:
    """The first cells of a page's first table, without its head."""
    table = re.search(r"^\|.*\n\|-.*\n((?:\|.*\n)+)", text, re.MULTILINE)
    assert table is not None
    return ROW.findall(table[1])


def test_the_page_on_laws_has_each_in_order() -> None:
    assert rows(page("laws.md")) == list(LAWS)


def test_the_page_on_data_files_has_each_in_its_games_part() -> None:
    text = page("data-files.md")
    for manifest in catalogue.games():
        for name in manifest.data:
            assert f"{name.rpartition('/')[2]}`" in text, f"{manifest.id}: {name}"


@pytest.mark.parametrize("path", sorted((ROOT / "docs").glob("*.md")), ids=lambda path: path.stem)
def test_the_readme_leads_to_every_page(path: Path) -> None:
    assert f"](docs/{path.name})" in (ROOT / "README.md").read_text(encoding="utf-8")
