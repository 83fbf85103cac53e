"""The summary: what changed, by how much, what cannot be told apart, and whom to believe."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cookietin.lab.intervals import as_typed, deals_needed, found_from, told_apart
from cookietin.lab.report.wording import Wording, findings, headlines

if TYPE_CHECKING:
    from cookietin.lab.results import Finding, Results

MOST_NAMED = 3
"""So many variants are named for each figure; the others are in the table."""
SMALL = 400
"""With fewer deals than these a report warns."""
WORTH = 0.03
"""A difference in wins that a table would come to feel."""


@dataclass(frozen=True)
class Sentence:
    """One thing that the report says."""

    kind: str
    """Whether something is `more`, `less` or the `same`, `fair` or `unfair`, or a `warning`."""
    text: str

    def json(self) -> dict[str, Any]:
        """The sentence as plain data."""
        return {"kind": self.kind, "text": self.text}


def summary(results: Results, language: str) -> list[Sentence]:
    """What a person should know of a study, most important first."""
    wording = Wording(results, language)
    told = [*_warnings(wording), *_fairness(wording)]
    if len(results.study.variants) > 1:
        same: list[str] = []
        for name in headlines(results):
            rows = _differing(wording, name)
            told += rows
            same += [] if rows else [name]
        told += _the_same(wording, same)
    else:
        told += [_plainly(wording, name) for name in headlines(results) if name != "order/1"]
    return told


def _warnings(wording: Wording) -> list[Sentence]:
    study = wording.results.study
    if study.deals >= SMALL:
        return []
    error = _wins_error(wording.results)
    comparisons = max(1, len(study.variants) - 1)
    needed = deals_needed(error, study.deals, WORTH, comparisons) * study.rounds
    fields = {
        "plays": study.plays,
        "least": wording.change(found_from(error, comparisons), "order"),
        "worth": wording.change(WORTH, "order"),
        "needed": str(as_typed(max(needed, SMALL * study.rounds))),
    }
    return [Sentence("warning", wording.say("few" if wording.results.few() else "small", **fields))]


def _wins_error(results: Results) -> float:
    """How sure a difference of wins is: the least sure one counts."""
    found = findings(results, "order/1")
    errors = [(one.apart or one.found).error for one in found]
    return max(errors, default=0.0) or 0.5 / results.study.deals**0.5


def _fairness(wording: Wording) -> list[Sentence]:
    """Who begins: whether some place in the order of play is better than others."""
    results = wording.results
    rows: list[tuple[Finding, float]] = []
    for place, variant in enumerate(results.study.variants):
        even = 1 / variant.setting.seats
        for order in range(variant.setting.seats):
            found = results.findings.get((place, f"order/{order + 1}"))
            nobody = results.findings.get((place, "nobody"))
            if found is not None:
                rows.append((found, even * (1 - (nobody.found.value if nobody else 0.0))))
    if not rows or results.few():
        return []
    held = told_apart([found.found.chance(even) for found, even in rows])
    off = [row for row, unfair in zip(rows, held, strict=True) if unfair]
    if not off:
        widest = max(found.found.error for found, _ in rows)
        least = wording.change(found_from(widest, len(rows)), "order")
        return [Sentence("fair", wording.say("fair", least=least))]
    off.sort(key=lambda row: -abs(row[0].found.value - row[1]))
    worst: dict[int, Sentence] = {}
    for found, even in off:
        worst.setdefault(found.variant, _unfair(wording, found, even))
    told = list(worst.values())[:MOST_NAMED]
    fair = [place for place in range(len(results.study.variants)) if place not in worst]
    if fair:
        names = [wording.variant(place) for place in fair]
        told.append(Sentence("fair", wording.say("fair-ones", variants=names, count=len(fair))))
    return told


def _unfair(wording: Wording, finding: Finding, even: float) -> Sentence:
    fields = {
        "variant": wording.variant(finding.variant),
        "who": wording.item("order", finding.item),
        "wins": wording.interval(finding.found, "order"),
        "even": wording.number(even, "order"),
    }
    return Sentence("unfair", wording.say("unfair", **fields))


def _differing(wording: Wording, name: str) -> list[Sentence]:
    """The variants in which a figure is not what it is in the baseline, the farthest first."""
    told = [found for found in findings(wording.results, name) if found.told and found.apart]
    told.sort(key=lambda found: -abs(found.apart.value if found.apart else 0.0))
    rows = [_difference(wording, found) for found in told[:MOST_NAMED]]
    if len(told) > MOST_NAMED and rows:
        rest = wording.say("and-others", count=len(told) - MOST_NAMED)
        rows[-1] = Sentence(rows[-1].kind, f"{rows[-1].text} {rest}")
    return rows


def _difference(wording: Wording, finding: Finding) -> Sentence:
    apart = finding.apart
    assert apart is not None
    group = finding.group
    base = wording.results.study.baseline
    name = f"{group}/{finding.item}" if finding.item else group
    kind = "more" if apart.value > 0 else "less"
    near, far = sorted([apart.low, apart.high], key=abs)
    fields = {
        "figure": wording.figure(group, finding.item),
        "variant": wording.variant(finding.variant),
        "value": wording.number(finding.found.value, group),
        "base": wording.variant(base),
        "usual": wording.number(wording.results.findings[base, name].found.value, group),
        "difference": wording.change(apart.value, group),
        "low": wording.bare(near, group),
        "high": wording.bare(far, group),
    }
    return Sentence(kind, wording.say(kind, **fields))


def _the_same(wording: Wording, names: list[str]) -> list[Sentence]:
    """What no variant changes, as far as can be told, with what would have been noticed."""
    told: list[Sentence] = []
    results = wording.results
    for name in names:
        errors = [found.apart.error for found in findings(results, name) if found.apart]
        if not errors:
            continue
        group, _, item = name.partition("/")
        least = found_from(max(errors), len(errors))
        fields = {"figure": wording.figure(group, item), "least": wording.change(least, group)}
        key = "same" if least > 0 else "never-differs"
        told.append(Sentence("same", wording.say(key, **fields)))
    return told


def _plainly(wording: Wording, name: str) -> Sentence:
    """A figure of the only variant there is."""
    group, _, item = name.partition("/")
    found = wording.results.findings[0, name].found
    fields = {"figure": wording.figure(group, item), "value": wording.interval(found, group)}
    return Sentence("plain", wording.say("plain", **fields))
