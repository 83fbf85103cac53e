"""Draw what a terminal shows: `tin … | python docs/terminal_svg.py TITLE > picture.svg`."""

from __future__ import annotations

import re
import sys
from html import escape
from unicodedata import east_asian_width

WIDTH, HEIGHT, MARGIN, BAR = 8.4, 19, 18, 34
PAPER, INK, FRAME = "#221a14", "#f3e9dc", "#3a2d23"
COLOURS = {
    "1": "font-weight:bold",
    "2": "fill:#a08c78",
    "31": "fill:#ff8f7a",
    "32": "fill:#a9d884",
    "33": "fill:#f2c265",
    "34": "fill:#8fb8f0",
    "35": "fill:#d9a0e0",
    "36": "fill:#7fd6cf",
    "7": "fill:#f2c265;font-weight:bold",
}
CODE = re.compile(r"\x1b\[([0-9;]*)m")


def columns(text: str) -> int:
    """How many places a text takes in a terminal."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def spans(line: str, style: str) -> tuple[list[tuple[str, str]], str]:
    """The pieces of a line, each with its style, and the style that the next line begins with."""
    pieces = []
    for place, part in enumerate(CODE.split(line)):
        if place % 2 == 0:
            pieces.append((part, style))
            continue
        for code in part.split(";"):
            if code in ("", "0", "39"):
                style = ""
            elif code in COLOURS:
                style = ";".join(filter(None, [style, COLOURS[code]]))
    return [piece for piece in pieces if piece[0]], style


def draw(lines: list[str], title: str) -> str:
    """The whole picture."""
    wide = max(columns(CODE.sub("", line)) for line in lines) * WIDTH + 2 * MARGIN
    tall = len(lines) * HEIGHT + MARGIN + BAR
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {tall}" '
        f'width="{wide:.0f}" height="{tall}" role="img" aria-label="{escape(title)}">',
        f'<rect width="100%" height="100%" rx="10" fill="{PAPER}"/>',
        f'<rect width="100%" height="{BAR - 8}" rx="10" fill="{FRAME}"/>',
    ]
    out += [
        f'<circle cx="{18 + 18 * dot}" cy="13" r="5" fill="{colour}"/>'
        for dot, colour in enumerate(("#c98b4a", "#e0b070", "#8a5a2b"))
    ]
    # Browsers give `text` a rule of their own for blanks, which it would not take from a group.
    out += [
        "<style>text { white-space: pre }</style>",
        f'<g fill="{INK}" font-size="14" '
        'font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,DejaVu Sans Mono,monospace">',
    ]
    carried = ""
    for number, line in enumerate(lines):
        at, y = 0, BAR + 12 + number * HEIGHT
        pieces, carried = spans(line, carried)
        for text, style in pieces:
            length = columns(text)
            if text.strip():
                x, reach = MARGIN + at * WIDTH, length * WIDTH
                where = f'x="{x:.1f}" y="{y}" textLength="{reach:.1f}"'
                out.append(f'<text {where} style="{style}">{escape(text)}</text>')
            at += length
    return "\n".join([*out, "</g>", "</svg>", ""])


if __name__ == "__main__":
    print(draw(sys.stdin.read().rstrip("\n").split("\n"), " ".join(sys.argv[1:])), end="")
