"""The parts of a position: as plain data, where its cards are, and read again or dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.chomp.cards import CARDS_EACH
from cookietin.games.chomp.land import MOST_CARDS, START, Land
from cookietin.games.chomp.row import COLUMNS
from cookietin.games.chomp.state.check import ahead, turns_taken
from cookietin.games.chomp.state.stages import EGG_DUE, PLACE, STAGES, TURN_CARD
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.names import SEATS, Names, named, named_sorted
from cookietin.kernel.reading import Reader

if TYPE_CHECKING:
    from cookietin.games.chomp.state.position import ChompPosition
    from cookietin.kernel.dealer import Dealer


def parts(position: ChompPosition) -> dict[str, Any]:
    """Everything by name; an empty spot is null."""
    cards, row, cells = position.cards, position.row, position.title.cells
    seats = range(position.seats)
    found: dict[str, Any] = {
        "turn": SEATS[position.turn],
        "stage": STAGES[position.stage],
        "held": _name(position.held, cards.lands),
        "column": position.column + 1,
        "at": cells[position.at] or None,
        "eggs_due": position.due,
        "row": {
            "goals": [_name(goal, cards.goals) for goal in row.goals],
            "lands": [_name(land, cards.lands) for land in row.lands],
        },
        "deck": {"left": row.left, "top": _name(row.top, cards.goals)},
        "lands": {SEATS[seat]: placed(position.lands[seat], position) for seat in seats},
        "eggs": {SEATS[seat]: _eggs(position.lands[seat], cells) for seat in seats},
        "goals": {
            SEATS[seat]: [cards.goals[goal] for goal in position.goals[seat]] for seat in seats
        },
        "unseen": {
            "lands": named_sorted(row.unseen_lands, cards.lands),
            "goals": named_sorted(row.unseen_goals, cards.goals),
        },
        "face_down": {
            "lands": named_sorted(row.down_lands, cards.lands),
            "goals": named_sorted(row.down_goals, cards.goals),
        },
    }
    if row.printed:
        found["backs"] = backs(position)
    return found


def backs(position: ChompPosition) -> dict[str, Any]:
    """The other sides of the cards on offer, where pairs are printed: for all to see (CH-08)."""
    cards, row = position.cards, position.row
    return {
        "goals": [_name(goal, cards.lands) for goal in row.goals],
        "lands": [_name(land, cards.goals) for land in row.lands],
        "top": _name(row.top, cards.lands),
    }


def _name(card: int, names: Names) -> str | None:
    return names[card] if card else None


def _eggs(land: Land, cells: list[str]) -> list[str]:
    return [cells[cell] for cell in sorted(land.eggs)]


def placed(land: Land, position: ChompPosition) -> list[dict[str, Any]]:
    """The cards of a land in the order in which they were placed."""
    names, cells = position.cards.lands, position.title.cells
    return [
        {
            "land": names[land.cards[place]],
            "at": cells[land.at[place]],
            "turned": 90 * land.turned[place],
        }
        for place in range(len(land.cards))
    ]


def places(position: ChompPosition) -> dict[str, list[str]]:
    """Where each face of each card is."""
    cards, row = position.cards, position.row
    found: dict[str, list[str]] = {}
    for seat in range(position.seats):
        found[f"lands.{SEATS[seat]}"] = [cards.lands[card] for card in position.lands[seat].cards]
        found[f"goals.{SEATS[seat]}"] = [cards.goals[goal] for goal in position.goals[seat]]
    found["held"] = named([position.held] if position.held else [], cards.lands)
    found["row.goals"] = named([goal for goal in row.goals if goal], cards.goals)
    found["row.lands"] = named([land for land in row.lands if land], cards.lands)
    found["deck.top"] = named([row.top] if row.top else [], cards.goals)
    found["unseen.lands"] = named_sorted(row.unseen_lands, cards.lands)
    found["unseen.goals"] = named_sorted(row.unseen_goals, cards.goals)
    found["face_down.lands"] = named_sorted(row.down_lands, cards.lands)
    found["face_down.goals"] = named_sorted(row.down_goals, cards.goals)
    return found


def assemble(position: ChompPosition, parts: Reader, dealer: Dealer | None) -> None:
    """Read what is given, deal the rest."""
    seats = position.seats
    first = parts.seat("first", seats) if parts.due("first", dealer) else 0
    position.first = first
    position.turn = parts.seat("turn", seats) if parts.due("turn", dealer) else first
    _read_stage(position, parts, dealer)
    unheld, unowned = _read_seats(position, parts, dealer)
    _read_row(position, parts, dealer)
    _read_unseen(position, parts, dealer)
    if dealer is not None:
        _deal(position, parts, unheld, unowned, dealer)
    _read_backs(position, parts)
    if position.stage in (PLACE, TURN_CARD):
        position.spots = position.lands[position.turn].places()


def _read_stage(position: ChompPosition, parts: Reader, dealer: Dealer | None) -> None:
    if parts.due("stage", dealer):
        position.stage = parts.one_of("stage", STAGES)
    if parts.due("held", dealer) and parts.value("held") is not None:
        position.held = _known(parts, "held", position.cards.lands)
    if parts.due("column", dealer):
        position.column = parts.whole("column", 0, COLUMNS) - 1
    elif position.stage in (PLACE, TURN_CARD, EGG_DUE):
        position.column = 0
    if parts.due("at", dealer) and parts.value("at") is not None:
        position.at = _cell(parts, "at", position.title.cells)
    if parts.due("eggs_due", dealer):
        position.due = parts.whole("eggs_due", 0, 4)


def _known(parts: Reader, key: str, names: list[str]) -> int:
    """A card by name; there are no holes in this game."""
    return parts.one_of(key, ["", *names[1:]]) if parts.value(key) != "" else 0


def _cell(parts: Reader, key: str, cells: list[str]) -> int:
    if parts.value(key) == "":
        raise BadPosition("part-empty", {"where": parts.path(key)})
    return parts.one_of(key, cells)


def _read_seats(
    position: ChompPosition, parts: Reader, dealer: Dealer | None
) -> tuple[list[int], list[int]]:
    """Lands, eggs and goals; says which seats were given no land and which no goals."""
    seats = position.seats
    lands = parts.per_seat("lands", seats) if parts.due("lands", dealer) else None
    eggs = parts.per_seat("eggs", seats) if parts.due("eggs", dealer) else None
    goals = parts.per_seat("goals", seats) if parts.due("goals", dealer) else None
    unheld: list[int] = []
    unowned: list[int] = []
    for seat in range(seats):
        name = SEATS[seat]
        position.lands.append(Land())
        position.goals.append(())
        if lands is not None and lands.due(name, dealer):
            _read_land(position, seat, lands)
        else:
            unheld.append(seat)
        if eggs is not None and eggs.due(name, dealer):
            _read_eggs(position, seat, eggs)
        if goals is not None and goals.due(name, dealer):
            names = ["", *position.cards.goals[1:]]
            position.goals[seat] = tuple(goals.cards(name, names))
            if 0 in position.goals[seat]:
                raise BadPosition("part-empty", {"where": goals.path(name)})
        else:
            unowned.append(seat)
    for reader in (lands, eggs, goals):
        if reader is not None:
            reader.finish()
    return unheld, unowned


def _read_land(position: ChompPosition, seat: int, lands: Reader) -> None:
    """Place the cards again, one by one, as in play."""
    land, rows, where = position.lands[seat], lands.value(SEATS[seat]), lands.path(SEATS[seat])
    if not isinstance(rows, list | tuple):
        raise BadPosition("not-a-list", {"where": where, "found": rows})
    if not 1 <= len(rows) <= MOST_CARDS:
        fields = {"where": where, "found": len(rows), "most": MOST_CARDS}
        raise BadPosition("chomp-land-size", fields)
    for number, row in enumerate(rows):
        reader = Reader(row, f"{where}[{number}]")
        card = reader.one_of("land", ["", *position.cards.lands[1:]])
        at = _cell(reader, "at", position.title.cells)
        turns = reader.whole("turned", 0, 270)
        reader.finish()
        if number == 0:
            fits = at == START and turns == 0
        else:
            fits = at in land.places() and turns % 90 == 0
        if card == 0 or not fits:
            raise BadPosition("chomp-cannot-lie", {"where": f"{where}[{number}]"})
        land.place(card, at, turns // 90, position.cards.faces)


def _read_eggs(position: ChompPosition, seat: int, eggs: Reader) -> None:
    land, where = position.lands[seat], eggs.path(SEATS[seat])
    for cell in eggs.cards(SEATS[seat], position.title.cells):
        if cell not in land.nests():
            at = position.title.cells[cell]
            raise BadPosition("chomp-egg-off-nest", {"where": where, "at": at})
        land.lay_egg(cell)


def _read_row(position: ChompPosition, parts: Reader, dealer: Dealer | None) -> None:
    row, cards = position.row, position.cards
    if parts.due("row", dealer):
        reader = Reader(parts.value("row"), "row")
        row.goals = _spots(reader, "goals", cards.goals)
        row.lands = _spots(reader, "lands", cards.lands)
        reader.finish()
    if parts.due("deck", dealer):
        deck = Reader(parts.value("deck"), "deck")
        if deck.due("left", dealer):
            row.left = deck.whole("left", 0, CARDS_EACH * position.seats)
        if deck.due("top", dealer) and deck.value("top") is not None:
            row.top = _known(deck, "top", cards.goals)
        deck.finish()


def _spots(reader: Reader, key: str, names: list[str]) -> list[int]:
    """Three spots, each with a card or empty."""
    value: Any = reader.value(key)
    if not isinstance(value, list | tuple) or len(value) != COLUMNS:
        raise BadPosition("chomp-not-three", {"where": reader.path(key), "found": value})
    filled = Reader({key: [card or "" for card in value]}, "row")
    return filled.cards(key, ["", *names[1:]])


def _read_unseen(position: ChompPosition, parts: Reader, dealer: Dealer | None) -> None:
    """What is named nowhere has not been seen."""
    row, kinds = position.row, position.cards.kinds
    lands = [card for land in position.lands for card in land.cards]
    lands += [*row.lands, position.held]
    goals = [goal for taken in position.goals for goal in taken]
    goals += [*row.goals, row.top]
    if parts.due("face_down", dealer):
        reader = Reader(parts.value("face_down"), "face_down")
        row.down_lands = reader.cards("lands", position.cards.lands)
        row.down_goals = reader.cards("goals", position.cards.goals)
        reader.finish()
    elif row.printed:
        row.down_lands = [card for card in goals if card]
        row.down_goals = [card for card in lands if card]
    lands += row.down_lands
    goals += row.down_goals
    row.unseen_lands = [card for card in kinds if card not in lands]
    row.unseen_goals = [card for card in kinds if card not in goals]
    if parts.due("unseen", dealer):
        reader = Reader(parts.value("unseen"), "unseen")
        row.unseen_lands = reader.cards("lands", position.cards.lands)
        row.unseen_goals = reader.cards("goals", position.cards.goals)
        reader.finish()


def _read_backs(position: ChompPosition, parts: Reader) -> None:
    """Backs are as in the card file: they are told for who has none, and may be left out."""
    if not position.row.printed or not parts.has("backs"):
        return
    reader = Reader(parts.value("backs"), "backs")
    for key, due in backs(position).items():
        found = reader.value(key)
        if found != due:
            fields = {"where": reader.path(key), "found": found, "due": due}
            raise BadPosition("chomp-backs-off", fields)
    reader.finish()


def _deal(
    position: ChompPosition, parts: Reader, unheld: list[int], unowned: list[int], dealer: Dealer
) -> None:
    """Start cards, the goals that make up for turns not told of, the row and the deck."""
    row, faces = position.row, position.cards.faces
    for seat in unheld:
        _must_have(row.unseen_lands, 1)
        position.lands[seat].place(row.draw_land(dealer), START, 0, faces)
    if position.stage in (PLACE, TURN_CARD) and not position.held:
        _must_have(row.unseen_lands, 1)
        position.held = row.draw_land(dealer)
    _deal_turns(position, unowned, dealer)
    used = sum([len(land.cards) for land in position.lands])
    used += sum([len(taken) for taken in position.goals]) + (1 if position.held else 0)
    left = CARDS_EACH * position.seats - used
    deck = parts.value("deck") if parts.has("deck") else {}
    fixed = isinstance(deck, dict) and deck.get("left") is not None
    if not parts.has("row"):
        _deal_row(position, left - row.left if fixed else left, dealer)
    there = len([card for card in [*row.goals, *row.lands] if card])
    if not fixed:
        row.left = max(0, left - there)
    if row.left and not row.top:
        _must_have(row.unseen_goals, 1)
        row.top = row.draw_goal(dealer)
    if not row.printed and not parts.has("face_down"):
        lands = sum([len(land.cards) for land in position.lands])
        lands += len([land for land in row.lands if land]) + (1 if position.held else 0)
        flips = lands - position.seats - COLUMNS
        _must_have(row.unseen_goals, flips)
        dealer.deal(row.unseen_goals, row.down_goals, flips, position.cards.goals)


def _deal_turns(position: ChompPosition, unowned: list[int], dealer: Dealer) -> None:
    seats, row = position.seats, position.row
    rounds = max([turns_taken(position, seat) - ahead(position, seat) for seat in range(seats)])
    for seat in unowned:
        while turns_taken(position, seat) < rounds + ahead(position, seat):
            _must_have(row.unseen_goals, 1)
            position.goals[seat] = (*position.goals[seat], row.draw_goal(dealer))


def _deal_row(position: ChompPosition, cards: int, dealer: Dealer) -> None:
    """As many spots as there are cards, lands first."""
    row = position.row
    for column in range(COLUMNS):
        if cards > 0 and column != position.column:
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
