"""What stands around every page: the way to the others, and a search that needs no server."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from docs.site.page import Page

HERE = Path(__file__).parent
NAME = "Cookie Tin"


def framed(page: Page, parts: dict[str, list[Page]]) -> str:
    """A whole file: the page, with links to all others."""
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(page.title)} · {NAME}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="site.css">
</head>
<body>
<a class="skip" href="#page">To the text</a>
<header><a href="index.html">{NAME}</a>
<input id="search" type="search" placeholder="Search" aria-label="Search" autocomplete="off">
<ol id="found" aria-live="polite"></ol></header>
<div class="sheet">
<nav aria-label="Pages"><details open><summary>Pages</summary>
{_links(page, parts)}</details></nav>
<main id="page">
{page.body}
{_contents(page)}</main>
</div>
<script src="search.js" defer></script>
</body>
</html>
"""


def _links(here: Page, parts: dict[str, list[Page]]) -> str:
    lines = []
    for part, pages in parts.items():
        lines.append(f"<h2>{escape(part)}</h2>\n<ul>")
        for page in pages:
            mark = ' aria-current="page"' if page is here else ""
            lines.append(f'<li><a href="{page.path}"{mark}>{escape(page.title)}</a></li>')
        lines.append("</ul>")
    return "\n".join(lines) + "\n"


def _contents(page: Page) -> str:
    """What is on the page, beside it where there is room."""
    inner = [section for section in page.sections if section.level == 2]
    if len(inner) < 2:
        return ""
    links = [f'<li><a href="#{each.id}">{escape(each.title)}</a></li>' for each in inner]
    return f'<aside aria-label="On this page"><ul>{"".join(links)}</ul></aside>\n'


def search(pages: list[Page]) -> str:
    """The script of the search, with all that it searches."""
    entries = [
        [section.title, page.title, f"{page.path}#{section.id}", section.text[:600]]
        for page in pages
        for section in [*page.sections, *page.members]
    ]
    listed = json.dumps(entries, ensure_ascii=False, separators=(",", ":"))
    return f"const ENTRIES = {listed};\n" + (HERE / "search.js").read_text(encoding="utf-8")
