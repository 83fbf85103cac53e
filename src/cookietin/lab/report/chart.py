"""Charts: drawn as SVG, small, with colours of the page around them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

WIDE = 340
LINES_TALL = 190
ROW = 24
LEFT, RIGHT, TOP, BOTTOM = 46, 12, 12, 30
MOST_SERIES = 6
"""More lines than these in one chart cannot be followed."""


@dataclass(frozen=True)
class Dot:
    """One value with its interval."""

    label: str
    value: float
    low: float
    high: float
    told: bool
    """Whether it is told apart from the baseline."""
    hint: str


@dataclass(frozen=True)
class Line:
    """Values that belong together, one for each place along the bottom."""

    name: str
    dots: list[Dot | None]


class Scale:
    """From values to places: from one end to the other, with room to breathe and round ticks."""

    def __init__(self, values: list[float], begin: float, end: float) -> None:
        low, high = min(values), max(values)
        if high - low < 1e-12:
            pad = abs(high) * 0.1 or 0.5
            low, high = low - pad, high + pad
        room = (high - low) * 0.08
        self.low = low - room if low < 0 or low - room > 0 else 0.0
        self.high = high + room
        self._begin, self._end = begin, end

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return self._begin + part * (self._end - self._begin)

    def ticks(self) -> list[float]:
        """Three to six round values."""
        raw = (self.high - self.low) / 4
        power = 10 ** math.floor(math.log10(raw))
        step = min((power * factor for factor in (1, 2, 2.5, 5, 10)), key=lambda s: abs(s - raw))
        first = math.ceil(self.low / step)
        return [step * n for n in range(first, math.floor(self.high / step) + 1)]


def lines_chart(
    lines: list[Line],
    places: list[str],
    say: Callable[[float], str],
    even: float | None,
    title: str,
) -> str:
    """Values over what was varied, with their intervals; one line for each of what else was."""
    dots = [dot for line in lines for dot in line.dots if dot is not None]
    reach = [edge for dot in dots for edge in (dot.low, dot.high)]
    scale = Scale(reach + ([even] if even is not None else []), LINES_TALL - BOTTOM, TOP)
    left = LEFT + 4 * max(0, max(len(say(tick)) for tick in scale.ticks()) - 5)
    step = (WIDE - left - RIGHT) / max(1, len(places))
    drawn = _grid(scale, say, left)
    if even is not None:
        drawn.append(_rule(left, WIDE - RIGHT, scale(even), "even"))
    for number, line in enumerate(lines):
        shift = (number - (len(lines) - 1) / 2) * min(7.0, step / (len(lines) + 1))
        drawn += _line(line, left + shift + step / 2, step, scale, number)
    for place, label in enumerate(places):
        x = left + step * (place + 0.5)
        text = _fit(label, step / 6)
        drawn.append(_text(x, LINES_TALL - BOTTOM + 18, text, "place", "middle"))
    return _svg(WIDE, LINES_TALL, drawn, title)


def _line(line: Line, begin: float, step: float, scale: Scale, number: int) -> list[str]:
    """One line: its whiskers, what joins its dots, its dots."""
    places = enumerate(line.dots)
    there = [(begin + step * place, dot) for place, dot in places if dot is not None]
    path = " ".join(f"{x:.1f},{scale(dot.value):.1f}" for x, dot in there)
    drawn = [f'<polyline class="join" points="{path}"/>'] if len(there) > 1 else []
    for x, dot in there:
        drawn.append(_whisker(x, scale(dot.low), x, scale(dot.high)))
    for x, dot in there:
        drawn.append(_dot(x, scale(dot.value), dot))
    return [f'<g class="s{number}">', *drawn, "</g>"]


def rows_chart(dots: list[Dot], say: Callable[[float], str], even: float | None, title: str) -> str:
    """One row for each value: for variants that are not along one line."""
    wide = min(150, 8 + round(6.2 * max(len(dot.label) for dot in dots)))
    tall = TOP + ROW * len(dots) + BOTTOM
    reach = [edge for dot in dots for edge in (dot.low, dot.high)]
    scale = Scale(reach + ([even] if even is not None else []), wide + 6, WIDE - RIGHT - 6)
    drawn: list[str] = []
    for tick in scale.ticks():
        x = scale(tick)
        drawn.append(
            f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{tall - BOTTOM}"/>'
        )
        drawn.append(_text(x, tall - BOTTOM + 16, say(tick), "tick", "middle"))
    if even is not None:
        x = scale(even)
        drawn.append(
            f'<line class="even" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{tall - BOTTOM}"/>'
        )
    drawn.append('<g class="s0">')
    for place, dot in enumerate(dots):
        y = TOP + ROW * (place + 0.5)
        drawn.append(_text(0, y + 4, _fit(dot.label, wide / 6.2), "label", "start"))
        drawn.append(_whisker(scale(dot.low), y, scale(dot.high), y))
        drawn.append(_dot(scale(dot.value), y, dot))
    return _svg(WIDE, tall, [*drawn, "</g>"], title)


def bars_chart(rows: list[tuple[str, list[tuple[str, float]]]], title: str) -> str:
    """For each variant a bar that is divided by shares."""
    tall = TOP + (ROW + 16) * len(rows)
    drawn: list[str] = []
    for place, (label, shares) in enumerate(rows):
        y = TOP + (ROW + 16) * place
        drawn.append(_text(0, y + 4, _fit(label, 56), "label", "start"))
        x = 0.0
        whole = sum(share for _, share in shares) or 1.0
        for number, (hint, share) in enumerate(shares):
            width = WIDE * share / whole
            drawn.append(
                f'<rect class="b{number % MOST_SERIES}" x="{x:.1f}" y="{y + 9}" '
                f'width="{max(0.0, width - 1):.1f}" height="{ROW - 6}" rx="2">'
                f"<title>{escape(hint)}</title></rect>"
            )
            if width > 34:
                middle = x + width / 2
                drawn.append(_text(middle, y + 22, f"{100 * share:.0f} %", "inbar", "middle"))
            x += width
    return _svg(WIDE, tall, drawn, title)


def _grid(scale: Scale, say: Callable[[float], str], left: float) -> list[str]:
    drawn: list[str] = []
    for tick in scale.ticks():
        drawn.append(_rule(left, WIDE - RIGHT, scale(tick), "grid"))
        drawn.append(_text(left - 6, scale(tick) + 4, say(tick), "tick", "end"))
    return drawn


def _rule(left: float, right: float, y: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{left:.1f}" x2="{right:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'


def _whisker(x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="whisker" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _dot(x: float, y: float, dot: Dot) -> str:
    kind = "dot told" if dot.told else "dot"
    hint = escape(dot.hint)
    return (
        f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="4.5"><title>{hint}</title></circle>'
    )


def _text(x: float, y: float, text: str, kind: str, anchor: str) -> str:
    shown = escape(text)
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{shown}</text>'


def _fit(text: str, signs: float) -> str:
    most = max(3, int(signs))
    return text if len(text) <= most else text[: most - 1] + "…"


def _svg(wide: float, tall: float, drawn: list[str], title: str) -> str:
    return (
        f'<svg viewBox="0 0 {wide} {tall:.0f}" role="img" aria-label="{escape(title)}">'
        + "".join(drawn)
        + "</svg>"
    )
