"""A page of the site, made from Markdown."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import escape, unescape

import markdown
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name

FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r'<h([123]) id="([^"]*)">(.*?)</h\1>', re.DOTALL)
TAG = re.compile(r"<[^>]+>")
MEMBER = re.compile(r'<li>\s*(?:<p>)?<code id="([^"]+)">(.*?)</code>(.*?)</li>', re.DOTALL)
LOCAL = re.compile(r'(href|src)="([^"#:]+)(#[^"]*)?"')
LEXERS = {"console": "console", "": "text"}


@dataclass
class Section:
    """A heading, and what stands below it."""

    level: int
    id: str
    title: str
    text: str


@dataclass
class Page:
    """One file of the site."""

    path: str
    """Where it lies, below the site's folder."""
    title: str
    body: str
    sections: list[Section] = field(default_factory=list)
    members: list[Section] = field(default_factory=list)
    """The methods of its classes, each by the class and its name."""


def page(path: str, text: str) -> Page:
    """A page from Markdown; its first heading is its title."""
    body = _html(text)
    sections = _sections(body)
    return Page(path, sections[0].title if sections else path, body, sections, _members(body))


def _html(text: str) -> str:
    codes: list[str] = []

    def put_aside(fence: re.Match[str]) -> str:
        codes.append(_code(fence[1].strip(), fence[2]))
        return f'<div data-code="{len(codes) - 1}"></div>'

    html = markdown.markdown(FENCE.sub(put_aside, text), extensions=["tables", "toc", "sane_lists"])
    html = html.replace("<table>", '<div class="wide"><table>').replace(
        "</table>", "</table></div>"
    )
    # A browser may break a line behind any hyphen, an arrow's too.
    html = html.replace("-&gt;", '<span class="arrow">-&gt;</span>')
    return re.sub(r'<div data-code="(\d+)"></div>', lambda found: codes[int(found[1])], html)


def _code(kind: str, text: str) -> str:
    """A block of code; a word behind its language is the file that it stands in."""
    language, _, file = kind.partition(" ")
    lexer = get_lexer_by_name(LEXERS.get(language, language))
    code = highlight(text, lexer, HtmlFormatter(nowrap=True))
    caption = f"<figcaption>{escape(file)}</figcaption>" if file else ""
    return f"<figure>{caption}<pre><code>{code}</code></pre></figure>"


def _sections(body: str) -> list[Section]:
    found = list(HEADING.finditer(body))
    ends = [heading.start() for heading in found[1:]] + [len(body)]
    return [
        Section(int(heading[1]), heading[2], plain(heading[3]), plain(body[heading.end() : end]))
        for heading, end in zip(found, ends, strict=True)
    ]


def _members(body: str) -> list[Section]:
    return [
        Section(4, found[1], f"{found[1].split('.')[-2]}.{plain(found[2])}", plain(found[3]))
        for found in MEMBER.finditer(body)
    ]


def plain(html: str) -> str:
    """The text of a piece of HTML."""
    return " ".join(unescape(TAG.sub(" ", html)).split())


def relinked(body: str, targets: dict[str, str]) -> str:
    """The same with links to files of the project as links to their pages."""

    def link(found: re.Match[str]) -> str:
        target = targets.get(found[2], found[2])
        return f'{found[1]}="{target}{found[3] or ""}"'

    return LOCAL.sub(link, body)
