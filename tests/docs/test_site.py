"""The site: every page is there, links lead somewhere, nothing is asked of other hosts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cookietin
from docs.site.build import DOCS, build
from docs.site.links import dead_links
from docs.site.page import page, plain, relinked
from docs.site.reference import reference
from docs.terminal_svg import draw


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    assert build(folder) == []
    return folder


def text(site: Path, name: str) -> str:
    return (site / name).read_text(encoding="utf-8")


def test_every_document_has_a_page_and_a_link_from_every_page(site: Path) -> None:
    wanted = ["index.html", *[f"{path.stem}.html" for path in DOCS.glob("*.md")]]
    for name in wanted:
        assert f'<a href="{name}"' in text(site, "index.html")
        assert (site / name).is_file()


def test_every_page_can_be_read_on_a_phone(site: Path) -> None:
    for path in site.glob("*.html"):
        assert '<meta name="viewport" content="width=device-width, initial-scale=1">' in text(
            site, path.name
        )


def test_nothing_is_asked_of_another_host(site: Path) -> None:
    for path in [*site.glob("*.html"), *site.glob("*.css")]:
        assert (
            re.findall(
                r"(src=|<link[^>]*href=|url\(|@import)[\"']?(?:https?:)?//", text(site, path.name)
            )
            == []
        )


def test_it_is_the_same_whoever_builds_it(site: Path, tmp_path: Path) -> None:
    build(tmp_path / "again")
    assert sorted(path.name for path in site.iterdir()) == sorted(
        path.name for path in (tmp_path / "again").iterdir()
    )
    for path in site.iterdir():
        assert path.read_bytes() == (tmp_path / "again" / path.name).read_bytes()


def test_the_search_finds_headings(site: Path) -> None:
    assert '["Setting up positions","Setting up positions","positions.html#' in text(
        site, "search.js"
    )


def test_the_search_finds_every_method(site: Path) -> None:
    """Of a class with many, too: those of a position and of a game."""
    found = text(site, "search.js")
    there = "cookietin.kernel.html#cookietin.kernel.position.Position.legal"
    assert f'["Position.legal(seat: int) -> list[Move]","cookietin.kernel","{there}"' in found
    assert '["Game.set_up(seats: int, dealer: Dealer, **given: Any)' in found
    page = text(site, "cookietin.kernel.html")
    assert 'id="cookietin.kernel.position.Position.legal"' in page


def test_the_reference_has_what_docstrings_say() -> None:
    pages = reference()
    assert "Deal a new play." in pages["cookietin.kernel"]
    assert "start(seats: int, dealer: Dealer, first: int | None=None) -> Position" in plain(
        page("x", pages["cookietin.kernel"]).body
    )
    assert "The version of the rules" in pages["cookietin.kernel"]
    assert "cookietin.lab.html#cookietin.lab" not in pages["cookietin.bots"]


def test_the_reference_has_every_public_name_of_the_package() -> None:
    text = reference()["cookietin"]
    named = [name for name in cookietin.__all__ if f'id="{name}"' in text or f"`{name}`" in text]
    assert named == cookietin.__all__


def test_a_block_of_code_may_name_its_file() -> None:
    body = page("x", "# T\n\n```toml a/b.toml\n[x]\n```\n").body
    assert "<figcaption>a/b.toml</figcaption>" in body


def test_links_between_documents_lead_to_their_pages() -> None:
    body = relinked('<a href="laws.md#all">x</a> <a href="#y">y</a>', {"laws.md": "laws.html"})
    assert body == '<a href="laws.html#all">x</a> <a href="#y">y</a>'


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ('<a href="b.html">', "there is no file b.html"),
        ('<a href="#there">', "there is no such heading"),
        ('<a href="a.html#there">', "there is no such heading"),
        ('<img src="https://elsewhere.example/x.png">', "asks another host"),
        ('<h2 id="here"></h2><a href="#here"><a href="a.html"><a href="https://e.example">', ""),
    ],
)
def test_dead_links_are_found(tmp_path: Path, body: str, wrong: str) -> None:
    (tmp_path / "a.html").write_text(body)
    found = dead_links(tmp_path)
    assert len(found) == (1 if wrong else 0)
    assert wrong in "".join(found)


def test_no_line_breaks_inside_an_arrow() -> None:
    shown = page("a.md", "# A\n\nWhat stands behind `# ->` is what comes.\n")
    assert '<code># <span class="arrow">-&gt;</span></code>' in shown.body
    assert "# -> is what comes" in shown.sections[0].text


def test_code_in_a_docstring_is_shown_as_code(site: Path) -> None:
    found = re.search(r"<pre><code>(.*?)</code></pre>", text(site, "cookietin.laws.html"), re.S)
    assert found is not None
    assert "\nfor seed in range(100):\n    check(MyGame({}), 3, Chance(seed))" in found[1]


def test_a_picture_of_a_terminal_keeps_its_blanks() -> None:
    drawn = draw(["a   b"], "Blanks")
    assert "text { white-space: pre }" in drawn
    assert ">a   b</text>" in drawn
