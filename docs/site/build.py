"""The whole site: every document, and the reference."""

from __future__ import annotations

import shutil
from pathlib import Path

from docs.site.frame import HERE, framed, search
from docs.site.links import dead_links
from docs.site.page import Page, page, relinked
from docs.site.reference import reference

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"

ORDER = {
    "Start": ["README", "boards"],
    "Writing": ["a-game", "a-bot", "cards", "positions"],
    "How it is made": ["architecture", "laws", "records", "observations", "facts", "data-files"],
}
"""Which page stands where; one that is not named here stands last in its part."""
OTHERS = "How it is made"
REFERENCE = "Reference"


def build(site: Path) -> list[str]:
    """Write the site into a folder of its own; says what is wrong with its links."""
    parts = _pages()
    pages = [page for part in parts.values() for page in part]
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    for each in pages:
        (site / each.path).write_text(framed(each, parts), encoding="utf-8")
    (site / "search.js").write_text(search(pages), encoding="utf-8")
    for file in [HERE / "site.css", ROOT / "LICENSE", *_pictures()]:
        shutil.copy(file, site)
    return dead_links(site)


def _pages() -> dict[str, list[Page]]:
    """All pages, by the part of the site that they stand in."""
    files = {path.stem: path for path in [ROOT / "README.md", *sorted(DOCS.glob("*.md"))]}
    named = [name for names in ORDER.values() for name in names]
    order = {part: [name for name in names if name in files] for part, names in ORDER.items()}
    order[OTHERS] += [name for name in files if name not in named]
    parts = {part: [_document(files[name]) for name in names] for part, names in order.items()}
    parts[REFERENCE] = [page(f"{name}.html", text) for name, text in reference().items()]
    return parts


def _document(path: Path) -> Page:
    made = page(_file(path.stem), path.read_text(encoding="utf-8"))
    made.body = relinked(made.body, _targets())
    return made


def _file(stem: str) -> str:
    return "index.html" if stem == "README" else f"{stem}.html"


def _pictures() -> list[Path]:
    return [*DOCS.glob("*.svg"), *DOCS.glob("*.png"), *DOCS.glob("boards/*.webp")]


def _targets() -> dict[str, str]:
    """The page or file of the site for each link that a document may have."""
    targets = {"../README.md": "index.html", "README.md": "index.html", "../LICENSE": "LICENSE"}
    for path in [*DOCS.glob("*.md"), *_pictures()]:
        there = f"{path.stem}.html" if path.suffix == ".md" else path.name
        inside = path.relative_to(DOCS).as_posix()
        targets[inside] = targets[f"docs/{inside}"] = there
    return targets
