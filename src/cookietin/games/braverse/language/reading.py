"""One table of a card file: every field is asked for by name, and what nobody asks for is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.braverse.language.terms import MEASURES
from cookietin.kernel.complaint import BadOption

if TYPE_CHECKING:
    from cookietin.kernel.names import Names

FILE: Final = "cards"
TABLES: Final = ["card", "deck", "pool"]
POOLS: Final = ["replaces", "adds"]
"""What a card file does to the cards that come with the game."""
CARD: Final = [
    *["number", "name", "type", "color", "traits", "aside"],
    *["level", "hp", "attack", "cost", "abilities"],
]
ATTACK: Final = ["cost", "damage"]
ABILITY: Final = ["when", "do", "cost", "if", "limit", "of", "turn", "what", "by"]
FACE: Final = [
    "type",
    "color",
    "trait",
    "name",
    "name_with",
    "level",
    "level_min",
    "level_max",
    "flip",
    "plain",
]
FILTER: Final = [*FACE, "not"]
SELECTOR: Final = [
    *["whose", "zone", "which", *FILTER, "rested", "hp_min", "hp_max", "other"],
    *["count", "up_to", "by", "of"],
]
HAPPENED: Final = ["happened", "whose", *FILTER, "from", "since", "other", "this"]
NUMBER: Final = [*MEASURES, "every", "times", "plus", "max"]
CONDITIONS: Final = [*MEASURES, "flag", "all", "any", "not", "turn", "top"]
CONDITION: Final = [*CONDITIONS, "at_least", "at_most"]
PLAIN_COST: Final = ["pay", "discard", "support", "do"]
COST: Final = ["pay", "rest", "discard", *FILTER, "hp", "support", "do"]
OPERATION: Final[dict[str, list[str]]] = {
    "if": ["op", "if", "then", "else"],
    "may": ["op", "cost", "then", "else", "who"],
    "choose": ["op", "options", "who"],
    "select": ["op", "to"],
    "damage": ["op", "amount", "to"],
    "heal": ["op", "amount", "to"],
    "change-attack": ["op", "amount", "to", "for"],
    "change-damage": ["op", "amount", "to", "for"],
    "faint": ["op", "to"],
    "move": ["op", "from", "to", "onto"],
    "draw": ["op", "amount", "who"],
    "discard": ["op", "amount", "who", "random"],
    "mill": ["op", "amount", "who"],
    "ready": ["op", "to"],
    "rest": ["op", "to"],
    "play": ["op", "from", "rested"],
    "redirect": ["op", "to"],
    "look": ["op", "amount", "take", *FILTER, "to", "rest", "show"],
    "reveal": ["op", "what", "who"],
    "flag": ["op", "flag", "mark", "to", "for"],
    "cancel": ["op"],
    "forbid": ["op", "what", "who", "for"],
    "change-cost": ["op", "amount", "to", "cards", "who", "for"],
}
OF_ANY_OPERATION: Final = list(dict.fromkeys([key for keys in OPERATION.values() for key in keys]))


class BadCard(BadOption):
    """A card file that cannot be used: names the card and the field."""

    def __init__(
        self, key: str, card: str, field: str, found: Any = None, wanted: Any = ""
    ) -> None:
        fields = {"file": FILE, "card": card, "field": field, "found": found, "wanted": wanted}
        super().__init__(key, fields)
        self.game = "braverse"

    def parts(self) -> tuple[Any, ...]:
        """What it was made from."""
        fields = self.fields
        return self.key, fields["card"], fields["field"], fields["found"], fields["wanted"]


class Entry:
    """A table with the card that it belongs to and the place in it."""

    def __init__(self, data: Any, card: str, where: str, known: Names) -> None:
        if not isinstance(data, dict):
            raise BadCard("card-not-a-table" if where else "card-no-table", card, where, data)
        self.data: dict[str, Any] = {str(key): value for key, value in data.items()}
        self.card = card
        self.where = where
        self.read: set[str] = set()
        self.known = known
        self.only(known)

    def only(self, known: Names) -> None:
        """Complain about a field that is none of these, before one that is missing is missed."""
        self.known = known
        for key in self.data:
            if key not in known:
                raise BadCard("card-no-such-field", self.card, self.at(key), key, known)

    def at(self, key: str) -> str:
        """Where a field stands, as people write it."""
        return f"{self.where}.{key}" if self.where else key

    def has(self, key: str) -> bool:
        """Whether the field is there."""
        self.read.add(key)
        return key in self.data

    def value(self, key: str) -> Any:
        """The field as it stands."""
        if not self.has(key):
            raise BadCard("card-field-missing", self.card, self.at(key))
        return self.data[key]

    def text(self, key: str) -> str:
        """A text that is not empty."""
        value = self.value(key)
        if not isinstance(value, str) or not value.strip():
            raise BadCard(
                "card-not-a-text", self.card, self.at(key), None if value == "" else value
            )
        return value

    def whole(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number between two bounds."""
        if default is not None and not self.has(key):
            return default
        value = self.value(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            wanted = f"{low}–{high}"
            raise BadCard("card-out-of-range", self.card, self.at(key), value, wanted)
        return value

    def yes(self, key: str) -> bool:
        """True or false; false if it is not there."""
        if not self.has(key):
            return False
        value = self.value(key)
        if not isinstance(value, bool):
            raise BadCard("card-out-of-range", self.card, self.at(key), value, "true|false")
        return value

    def one_of(self, key: str, names: Names, default: int | None = None) -> int:
        """The place of a word in a closed vocabulary."""
        if default is not None and not self.has(key):
            return default
        value = self.value(key)
        if value not in names:
            raise BadCard("card-no-such-word", self.card, self.at(key), value, names)
        return names.index(value)

    def some_of(self, key: str, names: Names) -> list[int]:
        """The places of a word, or of several in a list; none if it is not there."""
        if not self.has(key):
            return []
        value = self.value(key)
        found = value if isinstance(value, list) and value else [value]
        for word in found:
            if word not in names:
                raise BadCard("card-no-such-word", self.card, self.at(key), word, names)
        return [names.index(word) for word in found]

    def texts(self, key: str) -> list[str]:
        """A text, or several in a list; none if it is not there."""
        if not self.has(key):
            return []
        value = self.value(key)
        found = value if isinstance(value, list) and value else [value]
        for text in found:
            if not isinstance(text, str) or not text.strip():
                raise BadCard("card-not-a-text", self.card, self.at(key), text)
        return found

    def rows(self, key: str) -> list[Any]:
        """A list that is not empty."""
        value = self.value(key)
        if not isinstance(value, list) or not value:
            raise BadCard("card-not-a-list", self.card, self.at(key), value)
        return value

    def finish(self) -> None:
        """Complain about a field that nobody asked for, since others make it void."""
        self.only([key for key in self.known if key in self.read])
