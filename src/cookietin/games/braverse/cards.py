"""The card pool: read from data, checked card by card, with tables for the rules (BV-04, BV-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from cookietin.games.braverse.language import reading, terms
from cookietin.games.braverse.language.ability import file_ability, read_ability
from cookietin.games.braverse.language.costs import read_points
from cookietin.games.braverse.language.grammar import Grammar
from cookietin.games.braverse.language.sharing import Shared
from cookietin.games.braverse.language.tree import Card
from cookietin.games.braverse.moves import MOST_ABILITIES
from cookietin.kernel.names import HOLE

if TYPE_CHECKING:
    from cookietin.games.braverse.language.tree import Ability, Block, Cost
    from cookietin.kernel.names import Names

MOST_CARDS: Final = 4000


@final
class Cards:
    """All cards by kind; row 0 is a card that is not known."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.shared = Shared()
        self.grammar = Grammar(self.shared)
        self.all: list[Card] = [Card(0, HOLE, HOLE)]
        self.names: Names = [HOLE]
        self.numbers: Names = [HOLE]
        self.abilities: list[Ability] = []
        for place, row in enumerate(_rows(data)):
            self._add(row, place)
        self.shared.fulfil()
        self.blocks: list[Block] = self.grammar.blocks
        self.flags: Names = self.shared.flags
        self.paths: Names = [block.path for block in self.blocks]
        self.ability_names: Names = [
            f"{self.numbers[ability.kind]} {ability.place + 1}" for ability in self.abilities
        ]
        self.is_cookie: list[bool] = [
            card.type == terms.COOKIE and card.kind > 0 for card in self.all
        ]
        self.kinds: list[int] = list(range(1, len(self.all)))

    def _add(self, row: object, place: int) -> None:
        entry = reading.Entry(row, _called(row, place), "", reading.CARD)
        number = entry.text("number")
        title = entry.text("name")
        if any(sign.isspace() or sign in ",#" for sign in number):
            raise reading.BadCard("card-not-a-number", number, "number", number)
        if number in self.numbers:
            raise reading.BadCard("card-twice", number, "number", number)
        card = Card(len(self.all), number, self._own_name(title, number))
        card.title = self.shared.title(title)
        card.type = entry.one_of("type", terms.TYPES)
        card.color = entry.one_of("color", terms.COLORS)
        card.traits = self.shared.wear_traits(entry)
        card.aside = entry.yes("aside")
        if card.type == terms.COOKIE:
            card.level = entry.whole("level", 0, 9)
            card.hp = entry.whole("hp", 1, 20)
            attack = reading.Entry(entry.value("attack"), number, "attack", reading.ATTACK)
            self._points(card.cost, attack)
            card.damage = attack.whole("damage", 0, 20)
            attack.finish()
        else:
            self._points(card.cost, entry)
        rows = entry.rows("abilities") if entry.has("abilities") else []
        if not rows and card.type != terms.COOKIE:
            raise reading.BadCard("card-field-missing", number, "abilities")
        if len(rows) > MOST_ABILITIES:
            found, wanted = len(rows), f"1–{MOST_ABILITIES}"
            raise reading.BadCard("card-out-of-range", number, "abilities", found, wanted)
        for at, ability in enumerate(rows):
            inner = reading.Entry(ability, number, f"abilities[{at}]", reading.ABILITY)
            made = read_ability(self.grammar, card, len(self.abilities), inner)
            self.abilities.append(made)
            file_ability(card, made)
        entry.finish()
        self.all.append(card)
        self.names.append(card.name)
        self.numbers.append(number)

    def _own_name(self, title: str, number: str) -> str:
        """What a card goes by: its name, with its number if another card has that name already."""
        taken = [other.lower() for other in self.names]
        if title.lower() not in taken:
            return title
        name = f"{title} ({number})"
        if name.lower() in taken:
            raise reading.BadCard("card-twice", number, "name", name)
        return name

    def _points(self, cost: Cost, entry: reading.Entry) -> None:
        """What an attack or a card costs: points alone."""
        value = entry.value("cost")
        if not isinstance(value, str):
            wanted = f"{', '.join(terms.LETTERS)}, 0–9"
            raise reading.BadCard("card-out-of-range", entry.card, entry.at("cost"), value, wanted)
        read_points(cost, value, entry.card, entry.at("cost"))

    def kind_of(self, number: str) -> int:
        """The kind with this card number; 0 if there is none."""
        return self.numbers.index(number) if number in self.numbers else 0


def _rows(data: dict[str, Any]) -> list[Any]:
    """The cards of a card file, which has tables for cards and for decks and no other."""
    for table in data:
        if table not in reading.TABLES:
            raise reading.BadCard("card-no-such-table", "", table, table, reading.TABLES)
    rows = data.get("card")
    if not isinstance(rows, list) or not rows:
        raise reading.BadCard("card-none", "", "card", rows)
    if len(rows) > MOST_CARDS:
        raise reading.BadCard("card-too-many", "", "card", len(rows), MOST_CARDS)
    return rows


def _called(row: Any, place: int) -> str:
    """How a card goes in complaints: by its number, or before that is known by its place."""
    number: Any = row.get("number") if isinstance(row, dict) else None
    return number if isinstance(number, str) and number else f"card[{place}]"
