"""Reading which cards and Cookies are meant, and how many: filters, selectors, numbers (BV-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from cookietin.games.braverse.language import reading, terms
from cookietin.games.braverse.language.reading import BadCard, Entry
from cookietin.games.braverse.language.tree import Filter, Number, Selector

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.language.sharing import Shared

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
EVERYWHERE: Final = list(range(len(terms.ZONES)))
ONLY_TYPE: Final = {terms.BATTLE: terms.COOKIE, terms.STAGE_AREA: terms.STAGE}
"""Areas in which only cards of one type can be."""
TURNED: Final = [terms.BATTLE, terms.SUPPORT, terms.STAGE_AREA]
"""Areas whose cards are active or rested."""
OF_ONE: Final = [
    *[terms.HAND, terms.SUPPORT, terms.DISCARD, terms.DECK, terms.HP, terms.STAGE_AREA],
    *[terms.ASIDE, terms.UNDER],
]
"""Areas of which a selector means those of one player."""
UNNAMED: Final = [terms.H_DREW]
"""What happens to cards that not everyone sees."""
OF_COOKIES: Final = [
    *[terms.H_PLACED, terms.H_FAINTED, terms.H_LEFT, terms.H_ATTACKED, terms.H_HURT],
    *[terms.H_HEALED, terms.H_AWAKENED],
]
"""What happens to Cookies in battle only."""
PLACED_FROM: Final = ["hand", "support", "break", "discard", "deck", "aside"]


@final
class Selecting:
    """Reads filters, selectors and numbers, with the traits and names that cards share."""

    def __init__(self, shared: Shared) -> None:
        self.shared = shared
        self.struck = False
        """Whether `target` is meant after the attack."""

    def number(self, entry: Entry, key: str, low: int = 0) -> Number:
        """A number, a measure of a selection, or `done`."""
        value = entry.value(key)
        if value == "done":
            made = Number(0)
            made.done = True
            return made
        if not isinstance(value, dict):
            return Number(entry.whole(key, low, MOST))
        inner = Entry(value, entry.card, entry.at(key), reading.NUMBER)
        made = self.measured(inner)
        made.every = inner.whole("every", 1, MOST, 1)
        made.times = inner.whole("times", -9, 9, 1)
        if inner.has("plus") and isinstance(inner.value("plus"), dict):
            made.more = self.number(inner, "plus")
        else:
            made.base = inner.whole("plus", -MOST, MOST, 0)
        made.most = inner.whole("max", 1, MOST, -1) if inner.has("max") else -1
        inner.finish()
        return made

    def measured(self, entry: Entry) -> Number:
        """What is measured: a selection, or what has happened."""
        given = [measure for measure in terms.MEASURES if entry.has(measure)]
        if len(given) != 1:
            found, wanted = sorted(entry.data), terms.MEASURES
            raise BadCard("card-no-such-word", entry.card, entry.where, found, wanted)
        key = given[0]
        value = entry.value(key)
        if isinstance(value, dict) and "happened" in value:
            made = Number(0, self.happened(value, entry.card, entry.at(key)))
        else:
            made = Number(0, self.selector(entry, key, EVERYWHERE, counted=True))
        made.measure = terms.MEASURES.index(key)
        self._check_measure(made, entry, key)
        return made

    def _check_measure(self, made: Number, entry: Entry, key: str) -> None:
        """HP and attacks are those of Cookies in battle; faces must be there to be read."""
        of = made.of
        assert of is not None
        wrong = made.measure in (terms.M_HP, terms.M_STRENGTH) and (
            of.zone != terms.BATTLE or of.happened >= 0
        )
        unseen = made.measure > terms.M_COUNT and _is_unseen(of)
        if wrong or unseen:
            raise BadCard("card-cannot-measure", entry.card, entry.at(key), key)

    def happened(self, value: Any, card: str, where: str) -> Selector:
        """What must have happened to which cards, this turn or since the last attack."""
        entry = Entry(value, card, where, reading.HAPPENED)
        made = Selector()
        made.all = True
        made.happened = entry.one_of("happened", terms.HAPPENINGS)
        made.whose = entry.one_of("whose", terms.WHOSE, 0)
        if made.happened not in UNNAMED:
            made.filter = self.card_filter(entry)
        if made.happened == terms.H_PLACED and entry.has("from"):
            made.came_from = terms.ZONES.index(PLACED_FROM[entry.one_of("from", PLACED_FROM)])
        if entry.has("since"):
            entry.one_of("since", ["attack"])
            made.since_attack = True
        if made.happened in OF_COOKIES:
            made.filter.other = entry.yes("other")
            made.only_this = not made.filter.other and entry.yes("this")
        entry.finish()
        self.shared.heeded |= 1 << made.happened
        if made.since_attack:
            self.shared.heeded |= 1 << terms.H_ATTACKED
        return made

    def selector(self, entry: Entry, key: str, zones: list[int], counted: bool = False) -> Selector:
        """A short word, or a table of whose, zone, filter, count and chooser.

        What is only counted is neither chosen nor limited.
        """
        made = Selector()
        value = entry.value(key)
        if isinstance(value, str):
            if value in terms.SPECIALS[1:] and terms.BATTLE not in zones:
                raise BadCard("card-not-a-table", entry.card, entry.at(key), value)
            if value in terms.SPECIALS[1:]:
                made.special = self._special(value)
                made.all = True
                return made
            if value not in SHORT:
                names = [*terms.SPECIALS[1:], *SHORT]
                raise BadCard("card-no-such-word", entry.card, entry.at(key), value, names)
            value = {**SHORT[value]}
            if counted:
                value.pop("count", None)
        inner = Entry(value, entry.card, entry.at(key), reading.SELECTOR)
        if inner.has("which"):
            return self._narrowed(inner, zones)
        made.whose = inner.one_of("whose", terms.WHOSE, 0)
        made.zone = inner.one_of("zone", terms.ZONES, terms.BATTLE)
        if made.zone not in zones:
            found, wanted = terms.ZONES[made.zone], [terms.ZONES[zone] for zone in zones]
            raise BadCard("card-no-such-word", entry.card, inner.at("zone"), found, wanted)
        made.filter = self._filter_of(inner, made.zone)
        made.narrow = made.zone == terms.BATTLE
        if counted:
            made.all = True
        else:
            self._chosen(inner, made)
        if made.zone in (terms.HP, terms.UNDER):
            made.of = self.special_at(inner, "of")
        _check_hidden(made, inner, counted)
        inner.finish()
        return made

    def special_at(self, entry: Entry, key: str) -> int:
        """A Cookie that a field names directly."""
        return self._special(terms.SPECIALS[1 + entry.one_of(key, terms.SPECIALS[1:])])

    def _special(self, word: str) -> int:
        """A Cookie that is named directly; the target of an attack that is over is another."""
        if word == "target" and self.struck:
            return terms.STRUCK
        return terms.SPECIALS.index(word)

    def _narrowed(self, entry: Entry, zones: list[int]) -> Selector:
        """A Cookie that is named directly, if it fits."""
        if terms.BATTLE not in zones:
            raise BadCard("card-no-such-field", entry.card, entry.at("which"), "which", ["zone"])
        made = Selector()
        made.special = self.special_at(entry, "which")
        made.all = True
        made.filter = self._filter_of(entry, terms.BATTLE)
        made.narrow = True
        entry.finish()
        return made

    def _filter_of(self, entry: Entry, zone: i64) -> Filter:
        """A filter with what can be seen of cards in this area only."""
        fits = self.card_filter(entry)
        if zone in ONLY_TYPE and fits.types not in (0, 1 << ONLY_TYPE[zone]):
            raise BadCard("card-never-fits", entry.card, entry.at("type"), entry.value("type"))
        if zone in TURNED and entry.has("rested"):
            fits.rested = 1 if entry.yes("rested") else 0
        if zone == terms.BATTLE:
            fits.hp_min = entry.whole("hp_min", 0, MOST, -1) if entry.has("hp_min") else -1
            fits.hp_max = entry.whole("hp_max", 0, MOST, -1) if entry.has("hp_max") else -1
            _check_order(entry, "hp_max", fits.hp_min, fits.hp_max, MOST)
            fits.other = entry.yes("other")
        return fits

    def _chosen(self, entry: Entry, selector: Selector) -> None:
        """How many, and who chooses them; from the top of a pile nobody chooses."""
        if entry.has("count") and entry.value("count") == "all":
            selector.all = True
            return
        if entry.has("count"):
            selector.count = self.number(entry, "count", 1)
        if selector.zone in (terms.DECK, terms.HP):
            return
        selector.by = entry.one_of("by", terms.CHOOSERS, 0)
        if selector.by != terms.AT_RANDOM:
            selector.up_to = entry.yes("up_to")

    def card_filter(self, entry: Entry) -> Filter:
        """Which cards fit, by what stands on their faces."""
        fits = self._face(entry)
        if entry.has("not"):
            inner = Entry(entry.value("not"), entry.card, entry.at("not"), reading.FACE)
            fits.unlike = self._face(inner)
            if not fits.unlike.faces:
                raise BadCard("card-field-missing", entry.card, inner.at("type"))
            inner.finish()
            fits.faces = True
        return fits

    def _face(self, entry: Entry) -> Filter:
        fits = Filter()
        fits.types = _bits(entry.some_of("type", terms.TYPES))
        fits.colors = _bits(entry.some_of("color", terms.COLORS))
        if entry.has("trait"):
            fits.traits = self.shared.wish_traits(entry)
        fits.names = entry.texts("name")
        if not fits.names and entry.has("name_with"):
            fits.name_with = entry.text("name_with")
        if fits.by_name():
            self.shared.wish_names(fits, entry)
        if fits.types in (0, 1 << terms.COOKIE):
            self._of_a_cookie(entry, fits)
        fits.faces = (
            fits.types + fits.colors + fits.traits != 0
            or fits.by_name()
            or fits.level_min + fits.level_max + fits.flip + fits.plain != -4
        )
        return fits

    def _of_a_cookie(self, entry: Entry, fits: Filter) -> None:
        """Levels and FLIP, which only Cookies have; and only they can be without abilities."""
        fits.level_min = entry.whole("level_min", 0, 9, -1) if entry.has("level_min") else -1
        fits.level_max = entry.whole("level_max", 0, 9, -1) if entry.has("level_max") else -1
        if entry.has("level"):
            fits.level_min = fits.level_max = entry.whole("level", 0, 9)
        _check_order(entry, "level_max", fits.level_min, fits.level_max, 9)
        if entry.has("flip"):
            fits.flip = 1 if entry.yes("flip") else 0
        if entry.has("plain"):
            fits.plain = 1 if entry.yes("plain") else 0


def _bits(places: list[int]) -> i64:
    bits: i64 = 0
    for place in places:
        bits |= 1 << place
    return bits


def _check_order(entry: Entry, key: str, low: i64, high: i64, most: int) -> None:
    """What is at most so much must be allowed to be at least as much."""
    if high >= 0 and low > high:
        raise BadCard(
            "card-out-of-range", entry.card, entry.at(key), entry.value(key), f"{low}–{most}"
        )


def _is_unseen(of: Selector) -> bool:
    """Whether not everyone sees what stands on these cards."""
    if of.happened >= 0:
        return of.happened in UNNAMED
    return of.zone in (terms.HAND, terms.DECK, terms.HP)


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
    if selector.zone in OF_ONE and selector.whose == terms.BOTH:
        raise BadCard("card-one-side-only", entry.card, entry.at("whose"))
    if selector.zone in (terms.DECK, terms.HP) and not selector.filter.is_open():
        raise BadCard("card-chooses-unseen", entry.card, entry.at("zone"))
