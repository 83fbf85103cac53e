"""Standing answers: chosen by one seat, given by the table, and nobody else's business."""

from __future__ import annotations

import pytest

from cookietin.kernel.complaint import BadOption
from cookietin.kernel.dealer import Seeded
from cookietin.table import Host, Table, person
from tests.table.tables import read_again, say, state, table


def stands(one: Table, seat: int) -> str | None:
    standing = one.stands(seat)
    return None if standing is None else standing.key


def claimed() -> Table:
    """Seat 1 is asked whether it lets a claim pass."""
    one = table()
    say(one, 0, "claim")
    return one


def test_it_is_offered_where_it_would_answer() -> None:
    one = claimed()
    assert [offer.key for offer in one.offers(1)] == ["let-this-pass", "let-all-pass"]
    say(one, 1, "let it pass")
    say(one, 2, "let it pass")
    assert one.position.asked() == [1]
    assert one.offers(1) == []


def test_it_answers_from_then_on() -> None:
    one = claimed()
    assert one.standing_move(1) is None
    one.stand(1, "let-this-pass")
    one.give_standing(1, at=5)
    assert one.match.lines[-1] == {
        "seat": "seat1", "move": "let it pass", "dealt": [], "by": "standing", "at": 5
    }  # fmt: skip


def test_it_can_be_taken_back() -> None:
    one = claimed()
    one.stand(1, "let-this-pass")
    one.stand(1, None)
    assert (stands(one, 1), one.standing_move(1)) == (None, None)
    with pytest.raises(BadOption) as refused:
        one.give_standing(1)
    assert refused.value.key == "nothing-stands"


def test_it_answers_its_own_questions_alone() -> None:
    one = claimed()
    one.stand(0, "let-this-pass")
    one.stand(1, "let-this-pass")
    one.stand(2, "let-all-pass")
    one.give_standing(1)
    one.give_standing(2)
    assert one.position.asked() == [1]
    one.stand(1, "let-this-pass")
    assert one.standing_move(1) is None


def test_it_ends_with_what_it_was_chosen_until() -> None:
    one = claimed()
    one.stand(1, "let-this-pass")
    one.stand(2, "let-all-pass")
    one.give_standing(1)
    one.give_standing(2)
    assert (stands(one, 1), stands(one, 2)) == (None, "let-all-pass")


def test_it_ends_with_one_s_own_deed_and_not_with_another_s() -> None:
    one = table()
    one.stand(1, "let-all-pass")
    one.stand(0, "let-all-pass")
    say(one, 0, "claim")
    assert (stands(one, 0), stands(one, 1)) == (None, "let-all-pass")


def test_after_some_things_one_is_asked_once_and_then_it_stands_again() -> None:
    one = claimed()
    one.stand(2, "let-all-pass")
    say(one, 1, "veto")
    assert one.position.asked() == [2]
    assert (one.standing_move(2), one.asks_once(2)) == (None, True)
    assert stands(one, 2) == "let-all-pass"
    say(one, 2, "let it pass")
    assert (one.asks_once(2), stands(one, 2)) == (False, "let-all-pass")


def test_it_goes_with_its_holder() -> None:
    one = claimed()
    one.stand(1, "let-all-pass")
    one.sit(1, person("Cy"))
    assert stands(one, 1) is None


def test_it_is_taken_back_with_the_answer_that_it_gave() -> None:
    """Else the same answer would be given again at once."""
    one = claimed()
    one.stand(1, "let-all-pass")
    one.give_standing(1)
    one.undo()
    assert (one.position.asked(), stands(one, 1)) == ([1], None)


def test_what_an_answer_ended_stands_again_when_that_is_taken_back() -> None:
    one = claimed()
    one.stand(1, "let-this-pass")
    one.give_standing(1)
    say(one, 2, "let it pass")
    assert stands(one, 1) is None
    one.undo()
    assert stands(one, 1) == "let-this-pass"


def test_it_is_in_the_record() -> None:
    one = claimed()
    one.stand(2, "let-all-pass")
    say(one, 1, "veto")
    again = read_again(one)
    assert state(again) == state(one)
    assert (stands(again, 2), again.asks_once(2)) == ("let-all-pass", True)


def test_an_answer_that_no_game_has() -> None:
    with pytest.raises(BadOption) as refused:
        claimed().stand(1, "let-none-pass")
    assert refused.value.fields["standings"] == ["let-this-pass", "let-all-pass"]


@pytest.mark.parametrize("seed", range(20))
def test_nobody_can_tell_it_from_an_answer_by_hand(seed: int) -> None:
    """What every other viewer is told and shown is the same, from the first line to the last."""
    seen: list[list[object]] = []
    for standing in (True, False):
        one = table(holders=[person("Ana"), person("Bo"), person("Cy")])
        one.match.dealer = Seeded(seed)
        heard: list[object] = []
        if standing:
            one.stand(2, "let-all-pass")
        while one.match.winners is None:
            seat = one.position.asked()[0]
            if seat == 2 and one.standing_move(2) is not None:
                told = one.give_standing(2)
            else:
                legal = one.position.view(seat).legal(seat)
                letting = [move for move in legal if move.text == "let it pass"]
                told = one.answer(seat, letting[0] if seat == 2 and letting else legal[0])
            for viewer in (0, 1, 3):
                view = one.position.view(viewer)
                heard.append([event.seen_by(viewer) for event in told])
                heard.append([view.json(), view.asked()])
        seen.append(heard)
    assert seen[0] == seen[1]


def test_the_host_does_not_wait_for_who_has_left_an_answer() -> None:
    one = claimed()
    host = Host(one, "seed")
    assert host.waits_for(1)
    one.stand(1, "let-this-pass")
    assert not host.waits_for(1)
    host.let_answer(1)
    assert one.match.lines[-1]["by"] == "standing"
