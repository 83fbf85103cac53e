"""Many plays at once: the same rules, row by row, and nothing of one row in another."""

from __future__ import annotations

import numpy as np
import pytest

import cookietin
from cookietin.kernel.chance import Chance
from cookietin.kernel.relative import inverted, relative_moves

every_game = pytest.mark.parametrize("id", cookietin.game_ids())


def fewest(id: str) -> int:
    return max(2, cookietin.game(id).seats[0])


def at_random(mask: np.ndarray, chance: Chance) -> list[int]:
    allowed = [np.flatnonzero(row) for row in mask]
    return [int(numbers[chance.below(len(numbers))]) for numbers in allowed]


@pytest.mark.parametrize(("id", "rows"), [*((id, 3) for id in cookietin.game_ids()), ("chomp", 9)])
def test_rows_say_what_their_positions_do(id: str, rows: int) -> None:
    """Nine rows of CHOMP are handed on in three blocks, the last of which is not full."""
    game, seats = cookietin.game(id), fewest(id)
    many, chance = cookietin.many(game, seats, rows, seed=2), Chance(5)
    assert (many._rows.block < rows) == (rows == 9)
    for _ in range(40):
        for row, position in enumerate(many._rows.positions):
            seat = int(many.seat[row])
            assert seat in position.asked()
            assert many.observation[row].tobytes() == position.observation(seat)
            meant = {many.move(row, int(number)) for number in np.flatnonzero(many.mask[row])}
            assert meant == set(position.legal(seat))
        many.step(at_random(many.mask, chance))


@every_game
def test_a_row_plays_as_it_would_alone(id: str) -> None:
    game, seats = cookietin.game(id), fewest(id)
    one, three = cookietin.many(game, seats, 1, seed=8), cookietin.many(game, seats, 3, seed=8)
    chance, others = Chance(1), Chance(2)
    for _ in range(60):
        assert one.observation[0].tobytes() == three.observation[0].tobytes()
        assert one.reward[0].tobytes() == three.reward[0].tobytes()
        answers = at_random(three.mask, others)
        answers[0] = at_random(one.mask, chance)[0]
        one.step(answers[:1])
        three.step(answers)


def test_a_play_that_ends_pays_and_is_dealt_anew() -> None:
    many, chance = cookietin.many(cookietin.game("number-chain"), 3, 4, seed=1), Chance(3)
    ends = paid = 0
    for _ in range(120):
        many.step(at_random(many.mask, chance))
        for row in range(4):
            if many.done[row]:
                ends += 1
                assert many.reward[row].sum() == pytest.approx(0)
                paid += int(many.reward[row].max() == 1)
                assert len(many._rows.positions[row].json()["chain"]) == 1
            else:
                assert not many.reward[row].any()
    assert ends > 8
    assert ends - paid < paid  # what is left was shared


def test_a_cut_is_told_from_an_end() -> None:
    game = cookietin.game("cookie-chomper", turn_cap=1)
    many, chance = cookietin.many(game, 2, 4, seed=1), Chance(3)
    cuts = 0
    for _ in range(60):
        many.step(at_random(many.mask, chance))
        assert not (many.cut & ~many.done).any()
        cuts += int(many.cut.sum())
    assert cuts > 0


def test_an_answer_that_is_not_allowed_changes_no_row() -> None:
    many = cookietin.many(cookietin.game("number-chain"), 2, 2, seed=1)
    before = [position.line() for position in many._rows.positions]
    good = int(np.flatnonzero(many.mask[0])[0])
    bad = int(np.flatnonzero(~many.mask[1])[0])
    with pytest.raises(cookietin.BadMove):
        many.step([good, bad])
    assert [position.line() for position in many._rows.positions] == before


def test_deals_that_are_over_at_once_are_counted() -> None:
    many = cookietin.many(cookietin.game("toss-your-cookies"), 3, 300, seed=1)
    assert many.unplayed > 0
    assert all(position.outcome is None for position in many._rows.positions)


@every_game
def test_relative_moves_are_the_same_moves_in_another_order(id: str) -> None:
    game = cookietin.game(id)
    for seats in game.seats:
        tables = relative_moves(game, seats)
        assert tables[0] == list(range(len(game.moves.all)))
        for table in tables:
            assert sorted(table) == tables[0]
            assert [table[number] for number in inverted(table)] == tables[0]


def test_who_is_named_is_counted_from_me() -> None:
    game = cookietin.game("cover-your-cookies")
    table = relative_moves(game, 4)[2]
    swap = game.move("swap seat0 seat1")
    assert game.moves.all[table[swap.number]].text == "swap seat2 seat3"
    swap = game.move("swap seat1 seat3")
    assert game.moves.all[table[swap.number]].text == "swap seat1 seat3"


def test_what_a_step_has_shown_stays_as_it_was() -> None:
    many, chance = cookietin.many(cookietin.game("number-chain"), 2, 5, seed=1), Chance(3)
    shown = [many.observation, many.mask, many.seat, many.reward]
    before = [array.tobytes() for array in shown]
    for _ in range(5):
        many.step(at_random(many.mask, chance))
    assert [array.tobytes() for array in shown] == before
    assert many.observation.tobytes() != before[0]
    assert not any(array.flags.writeable for array in [*shown, many.observation, many.mask])
