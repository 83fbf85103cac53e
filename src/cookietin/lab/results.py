"""Results: what the plays of a study say, variant by variant and against the baseline."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cookietin.lab.columns import Column, columns, difference
from cookietin.lab.intervals import FEWEST, Estimate, told_apart
from cookietin.lab.luck import decided

if TYPE_CHECKING:
    from cookietin.lab.row import Row
    from cookietin.lab.study import Study

SEATED = ("order", "seat", "bot", "cards-decide", "bots-decide")
"""Figures of who is there: where nobody sits there is no figure."""


@dataclass(frozen=True)
class Finding:
    """One figure of one variant, and how it differs from the baseline's."""

    variant: int
    group: str
    """What is measured: `moves`, or `order` of `order/1`."""
    item: str
    """What it is measured of: `1` of `order/1`; nothing for the whole play."""
    found: Estimate
    apart: Estimate | None
    """The difference to the baseline; nothing for the baseline itself, or if it has no such."""
    told: bool
    """Whether the difference can be told from none, all differences of the report considered."""

    def json(self) -> dict[str, Any]:
        """The finding as plain data."""
        apart = None if self.apart is None else {**self.apart.json(), "told_apart": self.told}
        return {**self.found.json(), "against_baseline": apart}


class Results:
    """All figures of all variants."""

    def __init__(self, study: Study, rows: list[Row]) -> None:
        self.study = study
        count = len(study.variants)
        self.columns: list[dict[str, Column]] = []
        """The figures of each variant, by name."""
        for place, variant in enumerate(study.variants):
            own = rows[place::count]
            seats, scored = variant.setting.seats, variant.scored
            seated = [variant.seated(number) for number in range(seats)]
            came = (row.came_to(seated[number % seats], scored) for number, row in enumerate(own))
            figures = columns(came, study.rounds, study.deals)
            figures.update(columns((row.read for row in own), study.rounds, study.deals))
            if study.rounds == variant.rounds > 1:
                luck = decided(own, variant.seated, study.rounds)
                figures.update(columns(luck, 1, study.deals))
            self.columns.append(figures)
        self._fill_in()
        self.names = self._names()
        """All figures, in the order in which they are shown; what is alike is sorted."""
        self.findings = self._findings()

    def _fill_in(self) -> None:
        """What never happened in a variant, and did in another, happened there no times."""
        plain = {
            name
            for figures in self.columns
            for name, column in figures.items()
            if column.plain and name.partition("/")[0] not in SEATED
        }
        for figures in self.columns:
            for name in sorted(plain - set(figures)):
                figures[name] = Column(self.study.deals, self.study.rounds, plain=True)

    def _names(self) -> list[str]:
        found: dict[str, None] = {}
        for figures in self.columns:
            found.update(dict.fromkeys(figures))
        groups = list(dict.fromkeys(name.partition("/")[0] for name in found))
        return sorted(found, key=lambda name: (groups.index(name.partition("/")[0]), _item(name)))

    def of(self, name: str) -> list[Finding | None]:
        """One figure, variant by variant; nothing where a variant has no such."""
        return [self.findings.get((place, name)) for place in range(len(self.columns))]

    def few(self) -> bool:
        """Whether there are too few deals to tell anything apart."""
        return self.study.deals < FEWEST

    def json(self) -> dict[str, Any]:
        """All figures as plain data; the same plays give the same, byte for byte."""
        told = []
        for place, variant in enumerate(self.study.variants):
            figures = {
                name: self.findings[place, name].json()
                for name in self.names
                if (place, name) in self.findings
            }
            told.append({**variant.json(), "name": variant.name, "figures": figures})
        return {**self.study.json(), "plays": self.study.plays, "variants": told}

    def _findings(self) -> dict[tuple[int, str], Finding]:
        base = self.columns[self.study.baseline]
        keys = [(place, name) for place in range(len(self.columns)) for name in self.names]
        keys = [(place, name) for place, name in keys if name in self.columns[place]]
        apart: dict[tuple[int, str], Estimate] = {
            (place, name): difference(self.columns[place][name], base[name])
            for place, name in keys
            if place != self.study.baseline and name in base
        }
        # Who holds which seat is no finding: the shares by order say it, and more of it.
        judged = [key for key in apart if not key[1].startswith("seat/")]
        held = told_apart([apart[key].chance() for key in judged])
        told = dict(zip(judged, held, strict=True))
        found: dict[tuple[int, str], Finding] = {}
        for place, name in keys:
            group, _, item = name.partition("/")
            figure = self.columns[place][name].estimate()
            differs = apart.get((place, name))
            found[place, name] = Finding(
                place, group, item, figure, differs, told.get((place, name), False)
            )
        return found


def _item(name: str) -> tuple[float, str]:
    """Numbers in their order, and names in theirs."""
    item = name.partition("/")[2]
    return (float(item), "") if item.isdigit() else (0.0, item)
