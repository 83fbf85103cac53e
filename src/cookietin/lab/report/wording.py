"""Wording: figures as people read them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from cookietin.kernel.names import SEATS
from cookietin.words import Speech

if TYPE_CHECKING:
    from cookietin.lab.intervals import Estimate
    from cookietin.lab.results import Finding, Results

SHARES = (
    "order",
    "seat",
    "bot",
    "close",
    "ending",
    "shared",
    "nobody",
    "capped",
    "forced",
    "early",
    "won-with",
    "taken",
    "cards-decide",
    "bots-decide",
)
"""Figures that are parts of a whole, and shown in percent."""
COUNTS = (
    "points",
    "margin",
    "spread",
    "moves",
    "turns",
    "decisions",
    "choices",
    "lead-changes",
    "held",
    "played",
    "pays",
    "event",
    "clause",
)
MINUTES = ("minutes",)
HEADLINES = (
    "order/1",
    "points",
    "margin",
    "close",
    "moves",
    "turns",
    "decisions",
    "forced",
    "choices",
    "lead-changes",
    "early",
    "minutes",
    "shared",
    "nobody",
    "capped",
)
"""What is told and drawn of every variant where it was measured, in this order; then one's own."""
BARS = ("order", "bot", "ending")
"""Groups whose items are drawn beside each other."""
TABLES = ("held", "played", "taken", "pays", "won-with", "event", "clause")
"""Groups with many items, which are listed."""


class Wording:
    """Names and numbers of a study's figures in one language."""

    def __init__(self, results: Results, language: str) -> None:
        self.results = results
        self.language = language
        self.speech = Speech(language, results.study.game.id)

    def say(self, key: str, **fields: object) -> str:
        """A sentence of the report."""
        return self.speech.say("lab", key, **fields)

    def variant(self, place: int) -> str:
        """What a variant is called; the only one simply by its game."""
        return self.results.study.variants[place].name or self.speech.say("game", "name")

    def figure(self, group: str, item: str = "") -> str:
        """What a figure is called."""
        if group in ("order", "seat", "bot"):
            return self.speech.say("figure", "wins-of", who=self.item(group, item))
        if group in SHARES or group in COUNTS or group in MINUTES:
            named = self.speech.say("figure", group)
        else:
            named = group
        return f"{named}: {self.item(group, item)}" if item else named

    def item(self, group: str, item: str) -> str:
        """What a figure is about."""
        if group == "order":
            return self.speech.say("figure", "order-1" if item == "1" else "order-n", number=item)
        if group == "ending":
            return self.speech.say("how", item)
        if group == "seat":
            return self.speech.name(SEATS.index(item))
        return item if group in ("bot", "event", "clause") else self.speech.label(item)

    def number(self, value: float, group: str) -> str:
        """A figure's value."""
        if self.share(group):
            return f"{100 * value:.1f} %"
        shown = _significant(value)
        return self.say("minutes", count=shown) if group in MINUTES else shown

    def change(self, value: float, group: str) -> str:
        """A difference without its sign: parts of a whole differ by points of percent."""
        if self.share(group):
            return self.say("percent-points", count=self.bare(value, group))
        return self.number(abs(value), group)

    def bare(self, value: float, group: str) -> str:
        """A difference without its sign and without what it is counted in."""
        return f"{100 * abs(value):.1f}" if self.share(group) else _significant(abs(value))

    def signed(self, value: float, group: str) -> str:
        """A difference with its sign."""
        return f"{'−' if value < 0 else '+'}{self.change(value, group)}"

    def interval(self, found: Estimate, group: str) -> str:
        """A figure with its interval."""
        low, high = self.number(found.low, group), self.number(found.high, group)
        return f"{self.number(found.value, group)} ({low} – {high})"

    def share(self, group: str) -> bool:
        """Whether a figure is part of a whole."""
        return group in SHARES


def headlines(results: Results) -> list[str]:
    """The figures that are told and drawn one by one."""
    there = results.names
    known = (*SHARES, *COUNTS, *MINUTES)
    own = [name for name in there if "/" not in name and name not in known]
    bots = [name for name in there if name.startswith("bot/")]
    told = [name for name in HEADLINES if name in there]
    decide = [name for name in ("cards-decide", "bots-decide") if name in there]
    return [*bots[:1], *told, *decide, *own]


def findings(results: Results, name: str) -> list[Finding]:
    """One figure of all variants that have it."""
    return [finding for finding in results.of(name) if finding is not None]


def _significant(value: float) -> str:
    """A number with three digits that mean something."""
    if value == 0:
        return "0"
    digits = max(0, 2 - math.floor(math.log10(abs(value))))
    text = f"{value:.{min(digits, 4)}f}"
    return text.rstrip("0").rstrip(".") if "." in text and digits > 1 else text
