"""The card pool: read from data, checked card by card, with tables for the rules (BV-04, BV-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from cookietin.games.braverse.language import reading, terms
from cookietin.games.braverse.language.grammar import Grammar
from cookietin.games.braverse.language.meaning import check_meaning
from cookietin.games.braverse.language.repaying import repays
from cookietin.games.braverse.language.tree import Ability, Card
from cookietin.kernel.names import HOLE

if TYPE_CHECKING:
    from cookietin.games.braverse.language.tree import Block, Node
    from cookietin.kernel.names import Names

MOST_CARDS: Final = 4000
TRIGGERS_OF: Final = [
    [
        terms.ON_REVEAL,
        terms.ACTIVATE,
        terms.AFTER_ATTACK,
        terms.FLIP,
        terms.FAINT,
        terms.ATTACKED,
        terms.SURVIVED,
        terms.END_OF_TURN,
        terms.STATIC,
    ],
    [terms.ON_ITEM],
    [terms.ON_TRAP],
    [terms.ON_STAGE, terms.ACTIVATE, terms.END_OF_TURN, terms.STATIC],
]
"""Which triggers each type of card can have."""
FREE: Final = ["when", "do", "if"]
"""The fields of an ability that is always there."""
REPEATED: Final = [
    terms.ACTIVATE,
    terms.AFTER_ATTACK,
    terms.ATTACKED,
    terms.SURVIVED,
    terms.END_OF_TURN,
]
"""What can come up again in one turn for the same copy of a card, and so can have a limit."""
STATIC_DEEDS: Final = [terms.DO_CHANGE_ATTACK, terms.DO_CHANGE_DAMAGE, terms.DO_FLAG]


@final
class Cards:
    """All cards by kind; row 0 is a card that is not known."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.grammar = Grammar()
        self.all: list[Card] = [Card(0, HOLE, HOLE)]
        self.names: Names = [HOLE]
        self.numbers: Names = [HOLE]
        self.abilities: list[Ability] = []
        for place, row in enumerate(_rows(data)):
            self._add(row, place)
        self.grammar.check_flags()
        self.blocks: list[Block] = self.grammar.blocks
        self.flags: Names = self.grammar.flags
        self.paths: Names = [block.path for block in self.blocks]
        self.ability_names: Names = [
            f"{self.numbers[ability.kind]} {ability.place + 1}" for ability in self.abilities
        ]
        self.is_cookie: list[bool] = [
            card.type == terms.COOKIE and card.kind > 0 for card in self.all
        ]
        self.is_cookie[0] = False
        self.kinds: list[int] = list(range(1, len(self.all)))

    def _add(self, row: object, place: int) -> None:
        entry = reading.Entry(row, _called(row, place), "", reading.CARD)
        number = entry.text("number")
        name = entry.text("name")
        if any(sign.isspace() or sign in ",#" for sign in number):
            raise reading.BadCard("card-not-a-number", number, "number", number)
        if number in self.numbers:
            raise reading.BadCard("card-twice", number, "number", number)
        if name.lower() in [other.lower() for other in self.names]:
            raise reading.BadCard("card-twice", number, "name", name)
        card = Card(len(self.all), number, name)
        card.type = entry.one_of("type", terms.TYPES)
        card.color = entry.one_of("color", terms.COLORS)
        if card.type == terms.COOKIE:
            card.level = entry.whole("level", 0, 9)
            card.hp = entry.whole("hp", 1, 20)
            attack = reading.Entry(entry.value("attack"), number, "attack", reading.ATTACK)
            card.cost = self.grammar.cost(attack)
            if card.cost.block is not None:
                raise reading.BadCard(
                    "card-out-of-range", number, "attack.cost", "", "R, Y, G, B, P, 0–9"
                )
            card.damage = attack.whole("damage", 0, 20)
            attack.finish()
        else:
            card.cost = self.grammar.cost(entry)
            if card.cost.block is not None:
                raise reading.BadCard("card-out-of-range", number, "cost", "", "R, Y, G, B, P, 0–9")
        rows = entry.rows("abilities") if entry.has("abilities") else []
        if not rows and card.type != terms.COOKIE:
            raise reading.BadCard("card-field-missing", number, "abilities")
        for at, ability in enumerate(rows):
            self._add_ability(
                card, reading.Entry(ability, number, f"abilities[{at}]", reading.ABILITY)
            )
        entry.finish()
        self.all.append(card)
        self.names.append(name)
        self.numbers.append(number)

    def _add_ability(self, card: Card, entry: reading.Entry) -> None:
        trigger = entry.one_of("when", terms.TRIGGERS)
        if trigger not in TRIGGERS_OF[card.type]:
            wanted = [terms.TRIGGERS[other] for other in TRIGGERS_OF[card.type]]
            raise reading.BadCard(
                "card-no-such-word", entry.card, entry.at("when"), terms.TRIGGERS[trigger], wanted
            )
        body = self.grammar.block(entry.rows("do"), entry.card, entry.at("do"))
        made = Ability(len(self.abilities), card.kind, len(card.abilities), trigger, body)
        if entry.has("limit"):
            entry.one_of("limit", ["turn"])
            made.once = True
        if entry.has("cost"):
            made.cost = self.grammar.cost(entry)
            if made.cost.is_free():
                made.cost = None
        if entry.has("if"):
            made.condition = self.grammar.condition(entry.value("if"), entry.card, entry.at("if"))
        if trigger == terms.ATTACKED:
            made.of = entry.one_of("of", terms.ATTACKED_WHO, 0)
        entry.finish()
        _check_ability(card, made, entry)
        check_meaning(card, made, entry.where)
        self.abilities.append(made)
        card.abilities.append(made)
        _file(card, made)

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


def _check_ability(card: Card, ability: Ability, entry: reading.Entry) -> None:
    cost = ability.cost
    if ability.trigger == terms.ACTIVATE and not ability.once:
        _check_lasting_cost(ability, entry)
    if ability.trigger == terms.FLIP and card.flip is not None:
        raise reading.BadCard("card-two-flips", entry.card, entry.where)
    if ability.once and ability.trigger not in REPEATED:
        wanted = [terms.TRIGGERS[trigger] for trigger in REPEATED]
        raise reading.BadCard(
            "card-no-limit", entry.card, entry.at("limit"), terms.TRIGGERS[ability.trigger], wanted
        )
    if ability.trigger == terms.STATIC:
        for node in ability.body.nodes:
            if node.op not in STATIC_DEEDS or not _stands_still(node):
                raise reading.BadCard("card-not-static", entry.card, entry.where)
        if cost is not None:
            raise reading.BadCard("card-no-such-field", entry.card, entry.at("cost"), "cost", FREE)


def _stands_still(node: Node) -> bool:
    """Whether a static operation is about Cookies that nobody has to choose."""
    to = node.to
    return to is not None and to.all and to.special in (0, terms.THIS) and to.zone == terms.BATTLE


def _check_lasting_cost(ability: Ability, entry: reading.Entry) -> None:
    """What has no limit must cost something that does not come back (BV-33)."""
    if ability.cost is None:
        raise reading.BadCard("card-free-for-ever", entry.card, entry.where)
    if repays(ability.cost, ability.body):
        raise reading.BadCard("card-repays-itself", entry.card, entry.where)


def _file(card: Card, made: Ability) -> None:
    trigger = made.trigger
    if trigger == terms.FLIP:
        card.flip = made
    elif trigger == terms.ON_REVEAL:
        card.on_reveal.append(made)
    elif trigger == terms.ACTIVATE:
        card.activate.append(made)
    elif trigger == terms.AFTER_ATTACK:
        card.after_attack.append(made)
    elif trigger == terms.FAINT:
        card.faint.append(made)
    elif trigger == terms.ATTACKED:
        card.attacked.append(made)
    elif trigger == terms.SURVIVED:
        card.survived.append(made)
    elif trigger == terms.END_OF_TURN:
        card.end_of_turn.append(made)
    elif trigger == terms.STATIC:
        card.static.append(made)
    else:
        card.played.append(made)
