"""Ranges are checked at the door: every public function refuses a seat or viewer that is not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import cookietin
from cookietin.kernel.complaint import BadOption, Complaint, Refused
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.format import read_format
from cookietin.kernel.game import Game
from cookietin.kernel.position import Position
from cookietin.kernel.registry import ids
from cookietin.table import Table, person

Act = Callable[[int], object]

FAR = [-(1 << 40), -99, -2, 99, 1 << 40]
"""No table has these."""

each_game = pytest.mark.parametrize("id", ids())


def at_start(id: str) -> tuple[Game, Position]:
    game = cookietin.game(id)
    return game, game.start(max(2, game.seats[0]), Seeded(1))


def refuses(act: Act, numbers: list[int]) -> None:
    """Each of these with a sentence of its own in both languages."""
    for number in numbers:
        with pytest.raises(Complaint) as raised:
            act(number)
        assert isinstance(raised.value, BadOption | Refused)
        assert str(number) in str(raised.value)


@each_game
def test_a_viewer_who_is_not_there_sees_nothing(id: str) -> None:
    _, position = at_start(id)
    beyond = position.seats + 1
    refuses(position.view, [*FAR, beyond])
    refuses(position.observation, [*FAR, -1, beyond])
    refuses(position.floors, [*FAR, -1, beyond])


@each_game
def test_a_seat_that_is_not_there_is_asked_and_answers_nothing(id: str) -> None:
    _, position = at_start(id)
    none = [*FAR, -1, position.seats, position.seats + 1]
    move = position.legal(position.asked()[0])[0]
    refuses(position.question, none)
    refuses(position.legal, none)
    refuses(position.default, none)
    refuses(position.answers_left, none)
    refuses(lambda seat: position.play(seat, move, Seeded(1)), none)


@each_game
def test_nobody_is_first_who_has_no_seat(id: str) -> None:
    game, position = at_start(id)
    seats = position.seats
    refuses(lambda first: game.start(seats, Seeded(1), first), [*FAR, -1, seats, seats + 1])


@each_game
def test_a_table_has_as_many_seats_as_its_game_allows(id: str) -> None:
    game, _ = at_start(id)
    none = [*FAR, -1, 0, game.seats[-1] + 1]
    refuses(lambda seats: game.start(seats, Seeded(1)), none)
    refuses(lambda seats: game.set_up(seats, Seeded(1)), none)
    for function in (game.inventory, game.card_names, game.points, game.longest, game.layout):
        refuses(function, none)


@each_game
def test_a_table_knows_its_seats(id: str) -> None:
    game, position = at_start(id)
    holders = [person(f"P{seat}") for seat in range(position.seats)]
    table = Table.new(game, [*holders], read_format("single"), Seeded(1))
    table.begin()
    lines = list(table.match.lines)
    move = position.legal(position.asked()[0])[0]
    acts: list[Act] = [
        lambda seat: table.answer(seat, move),
        lambda seat: table.stand(seat, None),
        lambda seat: table.sit(seat, None),
        lambda seat: table.comment(seat, "Hm."),
        lambda seat: table.ask(seat, "everything"),
        table.run_out,
        table.stands,
        table.asks_once,
        table.standing_move,
        table.give_standing,
        table.spared_move,
        table.give_spared,
        table.offers,
        table.asking,
        table.seen_last,
    ]
    for act in acts:
        refuses(act, [*FAR, -1, position.seats])
    assert table.match.lines == lines


@each_game
def test_who_is_not_asked_does_not_run_out_of_time(id: str) -> None:
    game, position = at_start(id)
    holders = [person(f"P{seat}") for seat in range(position.seats)]
    table = Table.new(game, [*holders], read_format("single"), Seeded(1))
    table.begin()
    lines = list(table.match.lines)
    for seat in set(range(position.seats)) - set(table.position.asked()):
        with pytest.raises(Complaint):
            table.run_out(seat)
    assert table.match.lines == lines
