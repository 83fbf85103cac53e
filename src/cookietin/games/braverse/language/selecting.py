"""Reading which cards and Cookies are meant, and how many: filters, selectors, numbers (BV-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.braverse.language import terms
from cookietin.games.braverse.language.reading import NUMBER, SELECTOR, BadCard, Entry
from cookietin.games.braverse.language.tree import Filter, Number, Selector

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST: Final = 60
SHORT: Final[dict[str, dict[str, Any]]] = {
    "foe": {"whose": "opponent"},
    "foes": {"whose": "opponent", "count": "all"},
    "ally": {"whose": "you"},
    "allies": {"whose": "you", "count": "all"},
    "other-ally": {"whose": "you", "other": True},
    "everyone": {"whose": "both", "count": "all"},
}
"""Short words for what most cards select."""
ONLY_TYPE: Final = {terms.BATTLE: terms.COOKIE, terms.STAGE_AREA: terms.STAGE}
"""Areas in which only cards of one type can be."""


def number(entry: Entry, key: str, low: int = 0) -> Number:
    """A number, a count of a selection, or `done`."""
    value = entry.value(key)
    if value == "done":
        made = Number(0)
        made.done = True
        return made
    if not isinstance(value, dict):
        return Number(entry.whole(key, low, MOST))
    inner = Entry(value, entry.card, entry.at(key), NUMBER)
    made = Number(0, selector(inner, "count", list(range(len(terms.ZONES))), True))
    made.times = inner.whole("times", -9, 9, 1)
    made.most = inner.whole("max", 1, MOST, -1) if inner.has("max") else -1
    inner.finish()
    return made


def selector(entry: Entry, key: str, zones: list[int], counted: bool = False) -> Selector:
    """A short word, or a table of whose, zone, filter, count and chooser.

    What is only counted is neither chosen nor limited.
    """
    made = Selector()
    value = entry.value(key)
    if isinstance(value, str):
        if value in terms.SPECIALS[1:] and terms.BATTLE not in zones:
            raise BadCard("card-not-a-table", entry.card, entry.at(key), value)
        if value in terms.SPECIALS[1:]:
            made.special = terms.SPECIALS.index(value)
            made.all = True
            return made
        if value not in SHORT:
            names = [*terms.SPECIALS[1:], *SHORT]
            raise BadCard("card-no-such-word", entry.card, entry.at(key), value, names)
        value = {**SHORT[value]}
        if counted:
            value.pop("count", None)
    inner = Entry(value, entry.card, entry.at(key), SELECTOR)
    made.whose = inner.one_of("whose", terms.WHOSE, 0)
    made.zone = inner.one_of("zone", terms.ZONES, terms.BATTLE)
    if made.zone not in zones:
        wanted = [terms.ZONES[zone] for zone in zones]
        raise BadCard(
            "card-no-such-word", entry.card, inner.at("zone"), terms.ZONES[made.zone], wanted
        )
    made.filter = _filter_of(inner, made.zone)
    if counted:
        made.all = True
    else:
        _chosen(inner, made)
    if made.zone == terms.HP:
        made.of = inner.one_of("of", terms.SPECIALS[1:]) + 1
    _check_hidden(made, inner, counted)
    inner.finish()
    return made


def _filter_of(entry: Entry, zone: i64) -> Filter:
    """A filter with what can be seen of cards in this area only."""
    fits = card_filter(entry)
    if zone in ONLY_TYPE and fits.type not in (-1, ONLY_TYPE[zone]):
        raise BadCard("card-never-fits", entry.card, entry.at("type"), entry.value("type"))
    if zone in (terms.BATTLE, terms.SUPPORT) and entry.has("rested"):
        fits.rested = 1 if entry.yes("rested") else 0
    if zone == terms.BATTLE:
        fits.hp_max = entry.whole("hp_max", 0, MOST, -1) if entry.has("hp_max") else -1
        fits.other = entry.yes("other")
    return fits


def _chosen(entry: Entry, selector: Selector) -> None:
    """How many, and who chooses them; from the top of a pile nobody chooses."""
    if entry.has("count") and entry.value("count") == "all":
        selector.all = True
        return
    if entry.has("count"):
        selector.count = number(entry, "count", 1)
    if selector.zone in (terms.DECK, terms.HP):
        return
    selector.by = entry.one_of("by", terms.CHOOSERS, 0)
    if selector.by != terms.AT_RANDOM:
        selector.up_to = entry.yes("up_to")


def _check_hidden(selector: Selector, entry: Entry, counted: bool) -> None:
    """Nobody chooses what they cannot see, and nothing unseen decides what they may do."""
    chosen = not selector.all and selector.by not in (terms.BY_OWNER, terms.AT_RANDOM)
    theirs = selector.zone == terms.HAND and selector.whose == terms.OPPONENT
    if theirs and chosen:
        raise BadCard("card-chooses-unseen", entry.card, entry.at("by"))
    if theirs and counted and not selector.filter.is_open():
        raise BadCard("card-counts-unseen", entry.card, entry.where)
    if selector.by == terms.BY_OWNER and selector.whose == terms.BOTH:
        raise BadCard("card-one-side-only", entry.card, entry.at("whose"))
    if (
        selector.zone
        in (terms.HAND, terms.SUPPORT, terms.DISCARD, terms.DECK, terms.HP, terms.STAGE_AREA)
        and selector.whose == 2
    ):
        raise BadCard("card-one-side-only", entry.card, entry.at("whose"))
    if selector.zone in (terms.DECK, terms.HP) and not selector.filter.is_open():
        raise BadCard("card-chooses-unseen", entry.card, entry.at("zone"))


def card_filter(entry: Entry) -> Filter:
    """Which cards fit, by what stands on their faces."""
    fits = Filter()
    fits.type = entry.one_of("type", terms.TYPES, -1)
    fits.color = entry.one_of("color", terms.COLORS, -1)
    if fits.type > terms.COOKIE:
        return fits
    fits.level_min = entry.whole("level_min", 0, 9, -1) if entry.has("level_min") else -1
    fits.level_max = entry.whole("level_max", 0, 9, -1) if entry.has("level_max") else -1
    if entry.has("level"):
        fits.level_min = fits.level_max = entry.whole("level", 0, 9)
    if fits.level_max >= 0 and fits.level_min > fits.level_max:
        found, wanted = entry.value("level_max"), f"{fits.level_min}–9"
        raise BadCard("card-out-of-range", entry.card, entry.at("level_max"), found, wanted)
    if entry.has("flip"):
        fits.flip = 1 if entry.yes("flip") else 0
    return fits
