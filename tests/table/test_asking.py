"""How much is asked: what can be answered in one way alone is not, unless that would tell."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.kernel.complaint import BadOption, BadRecord
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.format import read_format
from cookietin.table import CHOICES, EVERYTHING, WINDOWS, Host, Table, bot, person, why_not_undo
from tests.table.tables import read_again, say, table

ALONE = [person("Ana"), bot("random"), bot("random")]
CRUSTS = ("slice", "slice", "slice", *["crust"] * 3, *["veto"] * 3, "seat0")
"""Seat 0 holds slices, seat 1 only crusts, seat 2 vetoes; seat 0 begins."""


def claimed(holders: list[object] | None = None) -> Table:
    """Seat 1 may answer a claim, and has nothing to answer with."""
    one = table(*CRUSTS, holders=holders or [bot("random"), person("Ana"), bot("random")])  # type: ignore[arg-type]
    say(one, 0, "claim")
    return one


def turn_of_crusts() -> Table:
    """Seat 1 must answer, and can only rest."""
    one = claimed()
    say(one, 1, "let it pass")
    say(one, 2, "let it pass")
    assert one.position.question(1).must
    return one


def asked(one: Table) -> bool:
    return Host(one, "seed").waits_for(1)


@pytest.mark.parametrize(
    ("asking", "window", "turn"),
    [
        (None, False, False),
        (CHOICES, False, False),
        (WINDOWS, True, False),
        (EVERYTHING, True, True),
    ],
)
def test_alone_one_is_asked_as_much_as_one_wants(
    asking: str | None, window: bool, turn: bool
) -> None:
    for one, wanted in ((claimed(), window), (turn_of_crusts(), turn)):
        if asking is not None:
            one.ask(1, asking)
        assert asked(one) == wanted


def test_who_has_something_to_choose_is_asked() -> None:
    one = table(*CRUSTS, holders=[*ALONE])
    assert Host(one, "seed").waits_for(0)


def test_among_people_everything_is_asked_since_the_others_would_learn_what_one_holds() -> None:
    one = claimed([person("Bo"), person("Ana"), bot("random")])
    assert one.asking(1) == EVERYTHING
    assert asked(one)


@pytest.mark.parametrize("asking", [CHOICES, WINDOWS])
def test_among_people_a_window_is_asked_whatever_one_wants(asking: str) -> None:
    one = claimed([person("Bo"), person("Ana"), bot("random")])
    one.ask(1, asking)
    assert asked(one)


@pytest.mark.parametrize("asking", [CHOICES, WINDOWS])
def test_among_people_one_is_asked_where_they_cannot_tell_that_there_is_no_choice(
    asking: str,
) -> None:
    """Else they would know at once that one holds nothing but crusts."""
    one = claimed([person("Bo"), person("Ana"), bot("random")])
    one.ask(1, asking)
    say(one, 1, "let it pass")
    say(one, 2, "let it pass")
    assert one.position.question(1).must
    assert asked(one)


@pytest.mark.parametrize(("asking", "wanted"), [(EVERYTHING, True), (WINDOWS, False)])
def test_among_people_nobody_is_asked_for_what_all_know_to_be_the_only_answer(
    asking: str, wanted: bool
) -> None:
    """Whoever's turn it is rolls, whatever they hold."""
    dealer = Seeded(3)
    game = cookietin.game("toss-your-cookies")
    one = Table.new(
        game, [person("Bo"), person("Ana"), person("Cy")], read_format("single"), dealer
    )
    one.begin()
    (seat,) = one.position.asked()
    one.ask(seat, asking)
    assert Host(one, "seed").waits_for(seat) == wanted


def test_the_answer_says_that_nobody_was_asked_for_it() -> None:
    one = claimed()
    Host(one, "seed").let_answer(1, 7)
    assert one.match.lines[-1] == {
        "seat": "seat1", "move": "let it pass", "dealt": [], "by": "forced", "at": 7
    }  # fmt: skip


def test_what_stands_comes_first() -> None:
    one = claimed()
    one.stand(1, "let-all-pass")
    Host(one, "seed").let_answer(1)
    assert one.match.lines[-1]["by"] == "standing"


def test_bots_are_not_spared() -> None:
    one = claimed([person("Bo"), bot("random"), bot("random")])
    Host(one, "seed").let_answer(1)
    assert one.match.lines[-1]["by"] == "bot"


def test_how_much_is_asked_is_in_the_record_and_goes_with_its_holder() -> None:
    one = claimed()
    one.ask(1, EVERYTHING)
    assert read_again(one).asking(1) == EVERYTHING
    one.sit(1, person("Cy"))
    assert (one.asking(1), read_again(one).asking(1)) == (CHOICES, CHOICES)


def test_what_cannot_be_is_refused() -> None:
    one = claimed()
    with pytest.raises(BadOption) as refused:
        one.ask(1, "nothing")
    assert refused.value.key == "no-such-asking"
    one.ask(1, EVERYTHING)
    with pytest.raises(BadOption) as spared:
        one.give_spared(1)
    assert spared.value.key == "nothing-spared"
    one.match.lines[-1]["asking"] = "anything"
    with pytest.raises(BadRecord) as unclear:
        read_again(one)
    assert unclear.value.key == "note-unclear"


def test_what_was_answered_unasked_is_not_taken_back_alone() -> None:
    one = table(*CRUSTS, holders=[*ALONE])
    say(one, 0, "claim")
    one.answer(1, one.match.game.move("let it pass"), by="forced")
    assert why_not_undo(one, 1) == "undo-forced"
    assert why_not_undo(one, 0) == "undo-others"


def test_undo_takes_back_the_answer_by_hand_with_what_followed_unasked() -> None:
    """In CHOMP one takes a card, then says where it goes, then how it is turned."""
    one = table(game=cookietin.game("chomp"), holders=[*ALONE])
    one.match.dealer = Seeded(1)
    seat = one.position.asked()[0]
    before = one.position.json()
    taken = next(move for move in one.position.legal(seat) if move.key == "take-land")
    one.answer(seat, taken, by="person")
    one.answer(seat, one.position.legal(seat)[0], by="forced")
    assert one.position.asked() == [seat]
    assert why_not_undo(one, seat) is None
    assert one.undo() == taken.text
    assert one.position.json() == before
    assert read_again(one).position.json() == before
