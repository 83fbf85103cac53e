"""What a position consists of; reading what is given of it, and dealing what is not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from cookietin.games.chomp.cards import CARDS_EACH, MOST_PLAYERS
from cookietin.games.chomp.land import CELLS, MOST_CARDS, START, Land
from cookietin.games.chomp.quarters import CODES, edge_names
from cookietin.games.chomp.row import COLUMNS
from cookietin.games.chomp.stages import EGG_DUE, PLACE, STAGES, TURN_CARD
from cookietin.games.chomp.state.check import ahead, turns_taken
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.kinds import Card, Count, Kind, OneOf, PerSeat, Pile, Seat
from cookietin.kernel.names import SEATS, Names, named_sorted
from cookietin.kernel.parts import Part, read_parts
from cookietin.kernel.reading import Reader

if TYPE_CHECKING:
    from cookietin.games.chomp.cards import Cards
    from cookietin.games.chomp.state.position import ChompPosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.layout import Layout


OF_A_CARD: Final = ["land", "row", "column", "turns"]


class Cell(Card):
    """A cell of a land, or none."""

    def columns(self, layout: Layout, name: str) -> None:
        layout.add(name, ["row", "column"], CELLS)


class Spots(Card):
    """A card, or none, in each column of the row."""

    def json(self, value: Any, seats: int) -> Any:
        return [self.names[card] if card else None for card in value]

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        value: Any = parts.value(key)
        if not isinstance(value, list | tuple) or len(value) != COLUMNS:
            raise BadPosition("chomp-not-three", {"where": parts.path(key), "found": value})
        names = ["", *self.names[1:]]
        return Reader({key: [card or "" for card in value]}, "row").cards(key, names)

    def piles(self, value: Any, where: str) -> dict[str, list[int]]:
        return {where: [card for card in value if card]}

    def columns(self, layout: Layout, name: str) -> None:
        for column in range(COLUMNS):
            layout.one_of(f"{name}[{column}]", ["none", *self.names[1:]])


class Placed(Kind):
    """A land: its cards in the order in which they were placed."""

    def __init__(self, cards: Cards, cells: Names) -> None:
        self.cards = cards
        self.cells = cells

    def json(self, value: Any, seats: int) -> Any:
        land = cast("Land", value)
        names, cells = self.cards.lands, self.cells
        return [
            {"land": names[card], "at": cells[land.at[place]], "turned": 90 * land.turned[place]}
            for place, card in enumerate(land.cards)
        ]

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        """Place the cards again, one by one, as in play."""
        land, rows, where = Land(), parts.rows(key), parts.path(key)
        if not 1 <= len(rows) <= MOST_CARDS:
            fields = {"where": where, "found": len(rows), "most": MOST_CARDS}
            raise BadPosition("chomp-land-size", fields)
        for number, row in enumerate(rows):
            reader = Reader(row, f"{where}[{number}]")
            card = reader.one_of("land", ["", *self.cards.lands[1:]])
            at = reader.one_of("at", self.cells)
            turns = reader.whole("turned", 0, 270)
            reader.finish()
            fits = at in land.places() and turns % 90 == 0 if number else at == START and turns == 0
            if card == 0 or not fits:
                raise BadPosition("chomp-cannot-lie", {"where": f"{where}[{number}]"})
            land.place(card, at, turns // 90, self.cards.faces)
        return land

    def piles(self, value: Any, where: str) -> dict[str, list[int]]:
        return {where: list(value.cards)}

    def name(self, card: int) -> str:
        return self.cards.lands[card]

    def columns(self, layout: Layout, name: str) -> None:
        """The cards, and what is seen of each cell; an egg on its nest has a number of its own."""
        each = [f"{place}: {what}" for place in range(MOST_CARDS) for what in OF_A_CARD]
        layout.add(name, each, max(len(self.cards.kinds), CELLS))
        layout.stands_for(["none", *self.cards.lands[1:]], "land")
        layout.add(f"{name}.kinds", self.cells, len(CODES))
        layout.stands_for(["empty", *CODES[1:], "nest with egg"])
        edges = edge_names()
        layout.add(f"{name}.edges", self.cells, len(edges) - 1)
        layout.stands_for(edges)


def parts(cards: Cards, cells: Names) -> list[Part]:
    """The turn, the row and the deck, goals, what nobody has seen or lies face down, and lands."""
    lands, goals = Pile(cards.lands, most=1), Pile(cards.goals, most=1)
    return [
        Part("turn", Seat()),
        Part("stage", OneOf(STAGES)),
        Part("column", Count(0, COLUMNS)),
        Part("at", Cell(cells, lies=False)),
        Part("eggs_due", Count(0, 4), attribute="due"),
        Part("deck.left", Count(0, CARDS_EACH * MOST_PLAYERS), attribute="row.left"),
        Part("deck.top", Card(cards.goals), attribute="row.top"),
        Part("held", Card(cards.lands)),
        Part("row.goals", Spots(cards.goals)),
        Part("row.lands", Spots(cards.lands)),
        Part("unseen.lands", lands, attribute="row.unseen_lands"),
        Part("unseen.goals", goals, attribute="row.unseen_goals"),
        Part("face_down.lands", lands, attribute="row.down_lands"),
        Part("face_down.goals", goals, attribute="row.down_goals"),
        Part("goals", PerSeat(Pile(cards.goals, ordered=True, most=1)), dealt=1),
        Part("lands", PerSeat(Placed(cards, cells))),
    ]


def eggs_and_backs(position: ChompPosition) -> dict[str, Any]:
    """Egg tokens; and where pairs are printed the other sides of the cards on offer (CH-08)."""
    cards, row, cells = position.cards, position.row, position.title.cells
    lands = enumerate(position.lands)
    eggs = {SEATS[seat]: named_sorted(list(land.eggs), cells) for seat, land in lands}
    found: dict[str, Any] = {"eggs": eggs}
    if row.printed:
        found["backs"] = {
            "goals": Spots(cards.lands).json(row.goals, 0),
            "lands": Spots(cards.goals).json(row.lands, 0),
            "top": Card(cards.lands).json(row.top, 0),
        }
    return found


def assemble(position: ChompPosition, given: Reader, dealer: Dealer | None) -> None:
    """Read what is given, deal the rest."""
    unheld = read_parts(position.title.parts, position, given, dealer)
    if given.due("eggs", dealer):
        _read_eggs(position, given.per_seat("eggs", position.seats), dealer)
    if dealer is not None:
        _deal(position, given, [pile for pile, _ in unheld], dealer)
    _read_backs(position, given)
    if position.stage in (PLACE, TURN_CARD):
        position.spots = position.lands[position.turn].places()


def _read_eggs(position: ChompPosition, eggs: Reader, dealer: Dealer | None) -> None:
    cells = position.title.cells
    for seat, land in enumerate(position.lands):
        found = eggs.cards(SEATS[seat], cells) if eggs.due(SEATS[seat], dealer) else []
        for cell in found:
            if cell not in land.nests():
                fields = {"where": eggs.path(SEATS[seat]), "at": cells[cell]}
                raise BadPosition("chomp-egg-off-nest", fields)
            land.lay_egg(cell)
    eggs.finish()


def _read_backs(position: ChompPosition, given: Reader) -> None:
    """Backs are as in the card file: they are told for who has none, and may be left out."""
    if not position.row.printed or not given.has("backs"):
        return
    reader = Reader(given.value("backs"), "backs")
    for key, due in eggs_and_backs(position)["backs"].items():
        found = reader.value(key)
        if found != due:
            fields = {"where": reader.path(key), "found": found, "due": due}
            raise BadPosition("chomp-backs-off", fields)
    reader.finish()


def _deal(position: ChompPosition, given: Reader, unowned: list[list[int]], dealer: Dealer) -> None:
    """Start cards, the goals that make up for turns not told of, the row and the deck."""
    row = position.row
    position.first = given.seat("first", position.seats) if given.has("first") else 0
    if not given.has("turn"):
        position.turn = position.first
    if not given.has("column") and position.stage in (PLACE, TURN_CARD, EGG_DUE):
        position.column = 1
    _find_unseen(position, given)
    for land in position.lands:
        if not land.cards:
            _must_have(row.unseen_lands, 1)
            land.place(row.draw_land(dealer), START, 0, position.cards.faces)
    if position.stage in (PLACE, TURN_CARD) and not position.held:
        _must_have(row.unseen_lands, 1)
        position.held = row.draw_land(dealer)
    _deal_turns(position, unowned, dealer)
    used = sum([len(land.cards) for land in position.lands])
    used += sum([len(taken) for taken in position.goals]) + (1 if position.held else 0)
    left = CARDS_EACH * position.seats - used
    fixed = given.has("deck") and given.value("deck").get("left") is not None
    if not given.has("row"):
        _deal_row(position, left - row.left if fixed else left, dealer)
    there = len([card for card in [*row.goals, *row.lands] if card])
    if not fixed:
        row.left = max(0, left - there)
    if row.left and not row.top:
        _must_have(row.unseen_goals, 1)
        row.top = row.draw_goal(dealer)
    if not row.printed and not given.has("face_down"):
        lands = sum([len(land.cards) for land in position.lands])
        lands += len([land for land in row.lands if land]) + (1 if position.held else 0)
        flips = lands - position.seats - COLUMNS
        _must_have(row.unseen_goals, flips)
        dealer.deal(row.unseen_goals, row.down_goals, flips, position.cards.goals)


def _find_unseen(position: ChompPosition, given: Reader) -> None:
    """What is named nowhere has not been seen."""
    row, kinds = position.row, position.cards.kinds
    lands = [card for land in position.lands for card in land.cards]
    lands += [*row.lands, position.held]
    goals = [goal for taken in position.goals for goal in taken]
    goals += [*row.goals, row.top]
    if row.printed and not given.has("face_down"):
        row.down_lands = [card for card in goals if card]
        row.down_goals = [card for card in lands if card]
    if not given.has("unseen"):
        lands += row.down_lands
        goals += row.down_goals
        row.unseen_lands = [card for card in kinds if card not in lands]
        row.unseen_goals = [card for card in kinds if card not in goals]


def _deal_turns(position: ChompPosition, unowned: list[list[int]], dealer: Dealer) -> None:
    seats, row = position.seats, position.row
    rounds = max([turns_taken(position, seat) - ahead(position, seat) for seat in range(seats)])
    for seat in range(seats):
        if any(position.goals[seat] is pile for pile in unowned):
            while turns_taken(position, seat) < rounds + ahead(position, seat):
                _must_have(row.unseen_goals, 1)
                position.goals[seat].append(row.draw_goal(dealer))


def _deal_row(position: ChompPosition, cards: int, dealer: Dealer) -> None:
    """As many spots as there are cards, lands first."""
    row = position.row
    for column in range(COLUMNS):
        if cards > 0 and column != position.column - 1:
            _must_have(row.unseen_lands, 1)
            row.lands[column] = row.draw_land(dealer)
            cards -= 1
    for column in range(COLUMNS):
        if cards > 0:
            _must_have(row.unseen_goals, 1)
            row.goals[column] = row.draw_goal(dealer)
            cards -= 1


def _must_have(pile: list[int], wanted: int) -> None:
    if len(pile) < wanted:
        raise BadPosition("too-few-cards-left", {"wanted": wanted, "left": len(pile)})
