"""Which chart a figure gets: along what was varied, row by row, or as divided bars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.lab.report.chart import (
    MOST_SERIES,
    Dot,
    Line,
    bars_chart,
    lines_chart,
    rows_chart,
)

if TYPE_CHECKING:
    from cookietin.lab.report.wording import Wording
    from cookietin.lab.results import Finding

FEWEST_PLACES = 2


class Along:
    """How the variants lie along what was varied: places at the bottom, and lines."""

    def __init__(self, settings: list[dict[str, str]]) -> None:
        keys = list(settings[0]) if settings else []
        # What has most values lies along the bottom; what is left makes the lines.
        counts = {key: len({one.get(key, "") for one in settings}) for key in keys}
        self.key = max(keys, key=lambda key: counts[key], default="")
        self.places = list(dict.fromkeys(one.get(self.key, "") for one in settings))
        self.lines = list(dict.fromkeys(self._line(one) for one in settings))
        self._at = {
            (self._line(one), one.get(self.key, "")): number for number, one in enumerate(settings)
        }

    def fits(self) -> bool:
        """Whether a chart of lines can be read."""
        return len(self.places) >= FEWEST_PLACES and len(self.lines) <= MOST_SERIES

    def variant(self, line: str, place: str) -> int | None:
        """Which variant is at a place of a line."""
        return self._at.get((line, place))

    def _line(self, settings: dict[str, str]) -> str:
        return " ".join(f"{key}={value}" for key, value in settings.items() if key != self.key)


def drawn(wording: Wording, name: str, along: Along) -> str:
    """The chart of one figure."""
    results = wording.results
    group, _, item = name.partition("/")
    title = wording.figure(group, item)
    seats = {variant.setting.seats for variant in results.study.variants}
    even = 1 / seats.pop() if group in ("order", "bot") and len(seats) == 1 else None

    def say(value: float) -> str:
        return f"{100 * value:.4g} %" if wording.share(group) else f"{value:.4g}"

    found = results.of(name)
    dots = [None if one is None else _dot(wording, one) for one in found]
    if along.fits():
        lines = []
        for line in along.lines:
            at = [along.variant(line, place) for place in along.places]
            lines.append(Line(line, [None if one is None else dots[one] for one in at]))
        return lines_chart(lines, along.places, say, even, title)
    return rows_chart([dot for dot in dots if dot is not None], say, even, title)


def divided(wording: Wording, group: str) -> tuple[str, list[str]]:
    """A group of shares as bars, one for each variant, and what their colours mean."""
    results = wording.results
    names = [name for name in results.names if name.partition("/")[0] == group]
    legend = [wording.item(group, name.partition("/")[2]) for name in names]
    rows: list[tuple[str, list[tuple[str, float]]]] = []
    for place in range(len(results.study.variants)):
        shares: list[tuple[str, float]] = []
        for name, said in zip(names, legend, strict=True):
            found = results.findings.get((place, name))
            if found is not None:
                hint = f"{said}: {wording.interval(found.found, group)}"
                shares.append((hint, found.found.value))
        rows.append((wording.variant(place), shares))
    return bars_chart(rows, wording.speech.say("figure", group)), legend


def _dot(wording: Wording, finding: Finding) -> Dot:
    found = finding.found
    label = wording.variant(finding.variant)
    hint = f"{label}: {wording.interval(found, finding.group)}"
    return Dot(label, found.value, found.low, found.high, finding.told, hint)
