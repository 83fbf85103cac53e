"""What the cards of a pool share: flags, traits and names, each known once all cards are read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cookietin.games.braverse.language.reading import BadCard, Entry

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.language.tree import Filter

MOST_TRAITS: Final = 60


@final
class Wish:
    """Something that is asked for, with the card that asks and where."""

    def __init__(self, what: i64, card: str, where: str) -> None:
        self.what: i64 = what
        self.card = card
        self.where = where


@final
class Shared:
    """Flags, traits and names, and who asks for them: a wish that nothing fulfils is refused."""

    def __init__(self) -> None:
        self.flags: list[str] = []
        self.set_flags: set[i64] = set()
        self.asked_flags: list[Wish] = []
        self.traits: list[str] = []
        self.worn_traits: i64 = 0
        self.asked_traits: list[Wish] = []
        self.titles: list[str] = []
        """The names that stand on cards."""
        self.wishes: list[tuple[Filter, Wish]] = []
        self.heeded: i64 = 0
        """What some card waits for or asks about: all else need not be kept."""

    def flag(self, name: str) -> int:
        """The number of a player's flag."""
        if name not in self.flags:
            self.flags.append(name)
        return self.flags.index(name)

    def wear_traits(self, entry: Entry) -> int:
        """The traits of a card, as bits."""
        bits = self._traits(entry, "traits")
        self.worn_traits |= bits
        return bits

    def wish_traits(self, entry: Entry) -> int:
        """The traits that a filter asks for, as bits: one of them is enough."""
        bits = self._traits(entry, "trait")
        self.asked_traits.append(Wish(bits, entry.card, entry.at("trait")))
        return bits

    def _traits(self, entry: Entry, key: str) -> int:
        bits = 0
        for trait in entry.texts(key):
            if trait not in self.traits:
                self.traits.append(trait)
            bits |= 1 << self.traits.index(trait)
        if len(self.traits) > MOST_TRAITS:
            found = self.traits[-1]
            raise BadCard("card-too-many-traits", entry.card, entry.at(key), found, MOST_TRAITS)
        return bits

    def title(self, name: str) -> int:
        """The number of a name."""
        if name not in self.titles:
            self.titles.append(name)
        return self.titles.index(name)

    def wish_names(self, fits: Filter, entry: Entry) -> None:
        """A filter asks for names: which cards have them is known later."""
        key = "name" if fits.names else "name_with"
        self.wishes.append((fits, Wish(0, entry.card, entry.at(key))))

    def fulfil(self) -> None:
        """All cards are known: find what was asked for, or complain."""
        for flag in self.asked_flags:
            if flag.what not in self.set_flags:
                raise BadCard("card-flag-never-set", flag.card, flag.where, self.flags[flag.what])
        for trait in self.asked_traits:
            if trait.what & ~self.worn_traits:
                missing = [
                    name
                    for place, name in enumerate(self.traits)
                    if trait.what & ~self.worn_traits & (1 << place)
                ]
                raise BadCard("card-nothing-has", trait.card, trait.where, missing[0])
        for fits, wish in self.wishes:
            for name in fits.names:
                if name not in self.titles:
                    raise BadCard("card-nothing-has", wish.card, wish.where, name)
            fits.titles = [
                number
                for number, title in enumerate(self.titles)
                if title in fits.names or (fits.name_with and fits.name_with in title)
            ]
            if not fits.titles:
                raise BadCard("card-nothing-has", wish.card, wish.where, fits.name_with)
