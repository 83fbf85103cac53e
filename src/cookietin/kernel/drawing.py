"""Drawing in text: what the pictures of all games are put together from.

A picture is at most eighty signs wide. Whoever is asked is marked by the same sign in every game.
"""

from __future__ import annotations

from typing import Final

WIDEST: Final = 80
ASKED: Final = "▸"
WON: Final = "★"
BACK: Final = "░"
NOTHING: Final = "–"
HANGING: Final = 8
"""How far words are indented that have no room behind their head."""


def mark(seat: int, asked: list[int], winners: list[int]) -> str:
    """What stands before a seat's name: it is asked, it has won, or neither."""
    return ASKED if seat in asked else WON if seat in winners else " "


def flowing(head: str, words: list[str], between: str = "  ", wide: int = WIDEST) -> list[str]:
    """Words behind a head, going on below the first of them where the line is full.

    Where the head leaves no room for the longest word, the words begin below it.
    """
    words = words or [NOTHING]
    margin, lines = len(head), [head]
    comma = len(between.rstrip())
    if margin + max([len(word) for word in words]) + comma > wide:
        margin = min(margin, HANGING)
        lines = [head, " " * margin]
    begun = False
    for place, word in enumerate(words):
        shown = fitting(word, wide - margin - comma)
        after = comma if place < len(words) - 1 else 0
        if begun and len(lines[-1]) + len(between) + len(shown) + after > wide:
            lines[-1] += between
            lines.append(" " * margin + shown)
        else:
            lines[-1] += (between if begun else "") + shown
        begun = True
    return [line.rstrip() for line in lines]


def fitting(text: str, room: int) -> str:
    """A text cut to so many signs."""
    return text if len(text) <= room else text[: max(0, room - 1)] + "…"


def boxes(columns: list[list[str]], margin: str = "") -> list[str]:
    """Columns of equally many lines, each in a box, beside each other as far as there is room."""
    lines: list[str] = []
    row: list[list[str]] = []
    used = len(margin) + 1
    for column in columns:
        wide = max([len(line) for line in column])
        if row and used + wide + 3 > WIDEST:
            lines += _row_of_boxes(row, margin)
            row, used = [], len(margin) + 1
        row.append([fitting(line, WIDEST - len(margin) - 4) for line in column])
        used += wide + 3
    return lines + _row_of_boxes(row, margin) if row else lines


def _row_of_boxes(columns: list[list[str]], margin: str) -> list[str]:
    widths = [max([len(line) for line in column]) for column in columns]
    edges = ["─" * (wide + 2) for wide in widths]
    lines = [f"{margin}╭{'┬'.join(edges)}╮"]
    for place in range(len(columns[0])):
        cells = [column[place].ljust(wide) for column, wide in zip(columns, widths, strict=True)]
        lines.append(f"{margin}│ {' │ '.join(cells)} │")
    return [*lines, f"{margin}╰{'┴'.join(edges)}╯"]
