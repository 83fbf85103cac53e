"""What the parts of a card's tree are called in a sentence: Cookies, cards, numbers, conditions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from cookietin.games.braverse.language import terms
from cookietin.games.braverse.language.selecting import OF_COOKIES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.cards import Cards
    from cookietin.games.braverse.language.tree import Condition, Filter, Number, Selector


class Say(Protocol):
    """Gives the message of a key with its fields filled in."""

    def __call__(self, key: str, **fields: Any) -> str: ...


class Namer:
    """Names parts of a tree in one language."""

    def __init__(self, cards: Cards, say: Say) -> None:
        self.cards = cards
        self.say = say
        self.type: i64 = terms.COOKIE
        """What the card that speaks is."""
        self.attached = False
        """Whether it speaks of the Cookie that it is attached to."""
        self.several = False
        """Whether several Cookies were chosen before."""

    def special(self, who: i64) -> str:
        """A Cookie that is pointed at; an Item, a Trap or a Stage is only a card."""
        if who == terms.THIS and self.type != terms.COOKIE:
            return self.say("special-this-card")
        if who == terms.HOST and self.attached:
            return self.say("special-host-attached")
        if who == terms.STRUCK:
            return self.say("special-target")
        if who == terms.IT and self.several:
            return self.say("special-each")
        return self.say(f"special-{terms.SPECIALS[who]}")

    def cookies(self, what: Selector) -> str:
        """Cookies in battle."""
        say = self.say
        if what.special:
            who = self.special(what.special)
            return say("if-it-is", who=who, what=self.one(what.filter)) if what.narrow else who
        if not what.count.is_fixed():
            text = say(_whose_cookies(what, "many"), number="Y")
        else:
            count = what.count.base
            many = "all" if what.all else "one" if count == 1 else "many"
            text = say(_whose_cookies(what, many), number=count)
        if what.up_to:
            text = say("up-to", what=text)
        if what.by == terms.BY_OWNER:
            text = say("owner-chooses", what=text)
        text += self.quality(what.filter)
        text = say("at-random", what=text) if what.by == terms.AT_RANDOM else text
        return self.explained(text, what)

    def cards_of(self, what: Selector, inside: bool = False) -> str:
        """Cards in an area, or from it."""
        say = self.say
        if what.zone == terms.HP:
            who = self.special(what.of)
            count = what.count.base if what.count.is_fixed() else "Y"
            key = "all-hp" if what.all else "top-hp"
            return self.explained(say(key, count=count, who=who), what)
        if what.zone == terms.UNDER:
            place = say("attached-to", who=self.special(what.of))
        else:
            place = say(_inside(what) if inside else _outside(what))
        if what.all:
            named = say("all-of", what=self.what(what.filter, 2, bare=True))
        elif what.count.is_fixed():
            named = self.what(what.filter, int(what.count.base))
        else:
            named = say("so-many", what=self.what(what.filter, 2, bare=True))
        if what.up_to:
            named = say("up-to", what=named)
        text = say("cards-of", what=named, place=place)
        if what.by == terms.AT_RANDOM:
            text = say("at-random", what=text)
        elif what.by == terms.BY_OWNER:
            text = say("owner-chooses", what=text)
        return self.explained(text, what)

    def explained(self, text: str, what: Selector) -> str:
        """Behind a selection whose count is not fixed, what that count is."""
        if what.count.is_fixed():
            return text
        return self.say("y-is", text=text, number=self.number(what.count))

    def what(self, fits: Filter, count: int, bare: bool = False) -> str:
        """Cards by what stands on them, with how many there are."""
        type = _type_word(fits)
        if type == "card" and fits.rested >= 0:
            state = "rested" if fits.rested else "active"
            key = f"bare-card-{state}" if bare else f"what-card-{state}"
            return self.say(key, count=count) + self.quality(fits, state_told=True)
        key = f"bare-{type}" if bare else f"what-{type}"
        return self.say(key, count=count) + self.quality(fits)

    def one(self, fits: Filter, cookie: bool = False) -> str:
        """A card, or a Cookie where it can be nothing else, by what stands on it."""
        type = "cookie" if cookie else _type_word(fits)
        return self.say(f"a-{type}") + self.quality(fits)

    def quality(self, fits: Filter, state_told: bool = False) -> str:
        """Colour, level, traits, names, HP, whether rested, and what it must not be."""
        say = self.say
        text = self._face(fits)
        if fits.hp_min >= 0:
            text += say("of-hp-min", hp=fits.hp_min)
        if fits.hp_max >= 0:
            text += say("of-hp-max", hp=fits.hp_max)
        if fits.rested >= 0 and not state_told:
            text += say("is-rested" if fits.rested else "is-active")
        if fits.unlike is not None:
            noun = f"a-{_type_word(fits.unlike)}" if fits.unlike.types else "one"
            text += say("of-not", what=say(noun) + self._face(fits.unlike))
        return text

    def _face(self, fits: Filter) -> str:
        say = self.say
        text = ""
        if _type_word(fits) == "card" and fits.types:
            text += say("of-types", types=self._either("type", terms.TYPES, fits.types))
        if fits.colors:
            text += say("of-color", color=self._either("color", terms.COLORS, fits.colors))
        if fits.traits:
            traits = self.cards.shared.traits
            worn = [name for place, name in enumerate(traits) if fits.traits >> place & 1]
            text += say("of-trait", trait=say("or").join(worn))
        if fits.names:
            text += say("of-name", name=say("or").join(fits.names))
        elif fits.name_with:
            text += say("of-name-with", name=fits.name_with)
        if fits.level_min >= 0 and fits.level_min == fits.level_max:
            text += say("of-level", level=fits.level_min)
        elif fits.level_min >= 0 and fits.level_max >= 0:
            text += say("of-levels", low=fits.level_min, high=fits.level_max)
        elif fits.level_max >= 0:
            text += say("of-level-max", level=fits.level_max)
        elif fits.level_min >= 0:
            text += say("of-level-min", level=fits.level_min)
        if fits.flip >= 0:
            text += say("with-flip" if fits.flip else "without-flip")
        if fits.plain >= 0:
            text += say("without-abilities" if fits.plain else "with-abilities")
        return text

    def _either(self, key: str, words: list[str], bits: i64) -> str:
        """Words of a vocabulary, any of which will do."""
        found = [self.say(f"{key}-{word}") for place, word in enumerate(words) if bits >> place & 1]
        return self.say("or").join(found)

    def counting(self, what: Selector) -> str:
        """What a measure is of, as a plural."""
        if what.happened >= 0:
            return self._happened(what)
        if what.zone == terms.BATTLE:
            if what.special:
                return self.cookies(what)
            whose = terms.WHOSE[what.whose]
            key = f"counted-other-{whose}" if what.filter.other else f"counted-{whose}"
            return self.say(key) + self.quality(what.filter)
        if what.zone == terms.HP:
            return self.say("hp-cards", who=self.special(what.of))
        if what.zone == terms.UNDER:
            place = self.say("attached-to", who=self.special(what.of))
        else:
            place = self.say(_inside(what))
        return self.say("counting", what=self.what(what.filter, 2, bare=True), place=place)

    def _happened(self, what: Selector) -> str:
        """Cards to which something happened."""
        say = self.say
        noun = self.what(what.filter, 2, bare=True)
        if what.happened in OF_COOKIES and what.filter.types == 0:
            noun = say("bare-cookie") + self.quality(what.filter)
        noun += say("but-this") if what.filter.other else ""
        noun += say("only-this") if what.only_this else ""
        fields = {
            "what": noun,
            "whose": say(f"h-of-{terms.WHOSE[what.whose]}"),
            "since": say("since-attack" if what.since_attack else "for-turn"),
        }
        text = say(f"h-{terms.HAPPENINGS[what.happened]}", **fields)
        return text + self._origin(what)

    def _origin(self, what: Selector) -> str:
        if what.came_from < 0:
            return ""
        return self.say("h-from", area=self.say(f"zone-{terms.ZONES[what.came_from]}"))

    def whenever(self, what: Selector) -> str:
        """What an ability waits for."""
        say = self.say
        noun = self.one(what.filter, cookie=what.happened in OF_COOKIES)
        if what.only_this:
            noun = say("special-this")
        elif what.filter.other:
            noun = say("another-cookie") + self.quality(what.filter)
        whose = "" if what.only_this else say(f"h-of-{terms.WHOSE[what.whose]}")
        text = say(f"w-{terms.HAPPENINGS[what.happened]}", what=noun, whose=whose)
        return " ".join((text + self._origin(what)).split())

    def measure(self, number: Number) -> str:
        """What is measured, as it stands in a sentence."""
        assert number.of is not None
        key = f"measure-{terms.MEASURES[number.measure]}"
        text = self.say(key, what=self.counting(number.of))
        if number.every == 1:
            return text
        return self.say("measure-every", measure=text, every=number.every)

    def number(self, number: Number) -> str:
        """A number in words: as it is, or what it is measured by."""
        say = self.say
        if number.done:
            return say("number-done")
        if number.of is None:
            return str(number.base)
        text = self.measure(number)
        if number.most >= 0:
            text = say("number-most", number=text, most=number.most)
        if number.times != 1:
            text = say("number-times", number=text, times=number.times)
        if number.base > 0:
            text = say("number-plus", number=text, more=number.base)
        elif number.base < 0:
            text = say("number-minus", number=text, less=-number.base)
        if number.more is not None:
            text = self._summed(text, number.more)
        return text

    def _summed(self, text: str, more: Number) -> str:
        """A number with another measure added, or taken away."""
        if more.times != -1 or more.base or more.more is not None:
            return self.say("number-plus", number=text, more=self.number(more))
        return self.say("number-minus", number=text, less=self.measure(more))

    def flag(self, flag: i64) -> str:
        """What a flag is called; in another card file it may have no word of its own."""
        name = self.cards.flags[flag]
        word = self.say(f"flag-{name}")
        return name if word == f"flag-{name}" else word

    def condition(self, condition: Condition) -> str:
        """What must be true."""
        say = self.say
        kind = condition.kind
        if kind == "flag":
            return say("cond-flag", flag=self.flag(condition.flag))
        if kind == "turn":
            return say("cond-turn-you" if condition.yours else "cond-turn-opponent")
        if kind == "top":
            return say("cond-top", what=self.one(condition.filter))
        if kind == "not":
            return say("cond-not", condition=self.condition(condition.parts[0]))
        if kind in ("all", "any"):
            joint = say("cond-and" if kind == "all" else "cond-or")
            return joint.join([self.condition(part) for part in condition.parts])
        return self._compared(condition)

    def _compared(self, condition: Condition) -> str:
        """A measure against one bound or two."""
        measured, low, high = condition.measured, condition.at_least, condition.at_most
        assert measured is not None
        assert measured.of is not None
        fixed = (low is None or low.is_fixed()) and (high is None or high.is_fixed())
        if measured.measure == terms.M_COUNT and fixed:
            if measured.of.special and high is None and low is not None and low.base == 1:
                return self._is(measured.of)
            return self._there_are(measured.of, low, high)
        said = []
        if low is not None:
            fields = {"measure": self.measure(measured), "number": self.number(low)}
            said.append(self.say("cond-measure-at-least", **fields))
        if high is not None:
            fields = {"measure": self.measure(measured), "number": self.number(high)}
            said.append(self.say("cond-measure-at-most", **fields))
        return self.say("cond-and").join(said)

    def _is(self, what: Selector) -> str:
        """Whether a Cookie that is pointed at is there, or is what is wished."""
        who = self.special(what.special)
        if what.narrow:
            return self.say("cond-is", who=who, what=self.one(what.filter, cookie=True))
        return self.say("cond-in-battle", who=who)

    def _there_are(self, of: Selector, low: Number | None, high: Number | None) -> str:
        what = self.counting(of)
        if low is not None and high is not None:
            return self.say("cond-between", what=what, low=low.base, high=high.base)
        if low is not None and low.base == 1:
            return self.say("cond-any", what=what)
        if low is not None:
            return self.say("cond-at-least", what=what, number=low.base)
        assert high is not None
        if high.base == 0:
            return self.say("cond-none", what=what)
        return self.say("cond-at-most", what=what, number=high.base)


def _type_word(fits: Filter) -> str:
    """The noun for cards that fit: where it may be several types, only a card."""
    for place, type in enumerate(terms.TYPES):
        if fits.types == 1 << place:
            return type
    return "card"


def _inside(what: Selector) -> str:
    """In whose area."""
    zone = terms.ZONES[what.zone]
    if what.whose == terms.BOTH:
        return f"in-both-{zone}"
    return f"in-you-{zone}" if what.whose == terms.YOU else f"in-opponent-{zone}"


def _outside(what: Selector) -> str:
    """From whose area."""
    zone = terms.ZONES[what.zone]
    if what.whose == terms.BOTH:
        return f"from-both-{zone}"
    return f"from-you-{zone}" if what.whose == terms.YOU else f"from-opponent-{zone}"


def _whose_cookies(what: Selector, many: str) -> str:
    """Whose Cookies in battle, and whether the one that speaks is left out."""
    other = what.filter.other
    if what.whose == terms.BOTH:
        return f"cookies-both-other-{many}" if other else f"cookies-both-{many}"
    if what.whose == terms.YOU:
        return f"cookies-you-other-{many}" if other else f"cookies-you-{many}"
    return f"cookies-opponent-{many}"
