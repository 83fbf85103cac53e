"""What each action card does: CC-26 to CC-42."""

from __future__ import annotations

import pytest

import cookietin
from cookietin import Scripted
from tests.games.cookie_chomper.table import Table


def test_arithmetic_needs_a_companion_and_a_number_of_it() -> None:
    """CC-26"""
    table = Table("5, Add, 1/2, Subtract, Multiply, 0", "3").play("0: 5").pass_to(0)
    assert {"add 1/2 as 1", "add 1/2 as 2", "subtract 0", "multiply 0"} <= set(table.legal)
    assert table.refused("0: add 3") == "CC-10"
    assert table.play("0: add 1/2 as 2").total == 7
    assert table.play("0: multiply 0").total == 0


def test_roll_and_copy_may_be_companions() -> None:
    """CC-26: Copy while it would copy a number card or Roll."""
    table = Table("5, Subtract, Roll", "3", dealt="2").play("0: 5", "0: subtract roll")
    assert table.total == 3
    copying = Table("2/4, Add, Copy", "3").play("0: 2/4 as 4").pass_to(0)
    assert {"add copy as 2", "add copy as 4"} <= set(copying.legal)
    assert copying.play("0: add copy as 2").total == 6
    rolled = Table("Roll, Add, Copy", "3", dealt="1, 5").play("0: roll", "0: add copy")
    assert rolled.total == 6
    doubled = Table("5, Double, Add, Copy", "3").play("0: 5", "0: double")
    assert doubled.refused("0: add copy as 5") == "CC-26"


def test_double_and_negate() -> None:
    """CC-27"""
    assert Table("3, Double, Negate", "1").play("0: 3", "0: double", "0: negate").total == -6


def test_negate_then_reverse_takes() -> None:
    """CC-28: the rulebook's own example, 2, Negate, Reverse takes 2."""
    table = Table("2, Negate, Reverse", "1").play("0: 2", "0: negate", "0: reverse")
    assert table.total == -2
    assert table.close().taken(0) == ["cookie"] * 2


def test_reverse_is_a_flag_and_not_a_sign() -> None:
    """CC-28: 2, Reverse, Add 3 gives 5 back."""
    table = Table("2, Reverse, Add, 3", "1", taken=[["cookie"] * 9, []])
    table.play("0: 2", "0: reverse", "0: add 3")
    assert (table.total, table.queue) == (5, "2 → Reverse → Add 3 = 5 → gives: 5")
    assert len(table.close().taken(0)) == 4


def test_two_reverses_cancel() -> None:
    """CC-28"""
    table = Table("2, Reverse, Copy", "1").play("0: 2", "0: reverse", "0: copy").close()
    assert len(table.taken(0)) == 2


@pytest.mark.parametrize(
    ("card", "choices"),
    [("0", "12345"), ("2/4", "135"), ("5", "1234")],
)
def test_opposites_offers_what_the_card_does_not_show(card: str, choices: str) -> None:
    """CC-29: on Zero any of 1 to 5."""
    opener = "2/4 as 4" if card == "2/4" else card
    table = Table(card, "Opposites, 1/2/3/4/5").play(f"0: {opener}", f"1: opposites {card}")
    assert table.asked == 0
    assert table.legal == [f"choose {number}" for number in choices]
    assert table.refused("0: choose 0") == "CC-29"
    assert table.refused("0: pass") == "CC-29"
    assert table.play("0: choose 1").total == 1


def test_opposites_on_all_five_numbers_is_zero() -> None:
    """CC-29"""
    table = Table("1/2/3/4/5", "Opposites, 1").play("0: 1/2/3/4/5 as 4", "1: opposites 1/2/3/4/5")
    assert (table.asks, table.total) == ("respond-take", 0)


def test_opposites_reaches_companions_and_copies_but_not_roll() -> None:
    """CC-29"""
    table = Table("1, Add, 2/3", "Opposites, 5").play("0: 1", "0: add 2/3 as 2", "1: opposites 2/3")
    assert table.play("0: choose 5").total == 6
    copying = Table("Copy", "Opposites, 5", last_settled="1/2/3/4").play("0: copy as 4")
    assert copying.play("1: opposites copy").total == 5
    roll = Table("Roll", "Opposites, 1", dealt="3").play("0: roll", "1: opposites roll")
    assert (roll.asks, roll.total) == ("respond-take", 3)


def test_a_second_opposites_turns_it_back() -> None:
    """CC-29"""
    table = Table("1/2, Copy", "Opposites, 5").play(
        "0: 1/2 as 1", "1: opposites 1/2", "0: choose 5"
    )
    table.play("0: copy on 1/2")
    assert table.legal == ["choose 1", "choose 2"]


def test_think_again_makes_another_selection() -> None:
    """CC-30: within what is allowed now."""
    table = Table("1/2/3", "Think Again!, Opposites, 4").play("0: 1/2/3 as 1", "1: opposites 1/2/3")
    table.play("0: choose 4", "1: think again 1/2/3")
    assert table.total == 5  # Only 5 is left, so nobody is asked.
    single = Table("4", "Think Again!, 1").play("0: 4", "1: think again 4")
    assert (single.asks, single.total) == ("respond-take", 4)


def test_think_again_rolls_again_and_may_repeat() -> None:
    """CC-30"""
    table = Table("Roll", "Think Again!, 1", dealt="3, 3").play("0: roll", "1: think again roll")
    assert table.heard("select-roll")[0]["number"] == 3
    assert table.total == 3


def test_think_again_makes_seek_take_another_card() -> None:
    """CC-30: with one card in the pile it does nothing."""
    table = Table("Seek, 1", "Think Again!, 2", pile=["4", "5", "Add"]).play("0: seek add")
    table.play("1: think again seek")
    assert (table.asks, table.legal) == ("choose-card", ["seek 4", "seek 5"])
    assert table.refused("0: seek add") == "CC-30"
    assert "5" in table.play("0: seek 5").close().hand(0)
    alone = Table("Seek, 1", "Think Again!, 2", pile=["4"]).play("0: seek 4", "1: think again seek")
    assert alone.asks == "respond-no-number"
    assert "4" in alone.close().hand(0)


def test_opposites_and_think_again_on_ones_own_card() -> None:
    """CC-31"""
    table = Table("1/2, Opposites, Think Again!", "3").play("0: 1/2 as 1", "0: opposites 1/2")
    table.play("0: choose 5", "0: think again 1/2", "0: choose 4")
    assert table.total == 4


def test_veto_returns_add_with_its_companion() -> None:
    """CC-32: and they cannot be played again this turn."""
    table = Table("1, Add, 3, 2", "Veto, 5").play("0: 1", "0: add 3", "1: veto add")
    assert (table.total, table.queue) == (1, "1 → ~Add 3~ → Veto Add")
    assert table.refused("0: add 3") == "CC-10"
    table.close()
    assert {"Add", "3"} <= set(table.hand(0))
    assert table.heard("back")[0]["cards"] == ["Add", "3"]
    assert {"1", "Veto"} == set(table.pile())


def test_a_vetoed_card_is_locked_for_the_turn() -> None:
    """CC-32 and CC-40"""
    table = Table("1, 2", "Veto, 5").play("0: 1", "1: veto 1").close()
    assert table.asked == 0
    assert table.refused("0: 1") == "CC-40"
    assert "2" in table.legal


def test_copy_as_a_veto_on_a_veto() -> None:
    """CC-32 and CC-35: what a vetoed Veto had hit is live again."""
    table = Table("2, Double, Copy", "Veto, 5").play("0: 2", "0: double", "1: veto double")
    assert table.total == 2
    assert table.play("0: copy on veto").total == 4
    assert table.queue == "2 → Double = 4 → ~Veto Double~ → Copy(Veto) Veto"
    table.close()
    assert "Veto" in table.hand(1)
    assert len(table.taken(0)) == 4


def test_veto_aims_at_live_plays_only() -> None:
    """CC-32"""
    table = (
        Table("2, Double, Copy", "Veto, 5").play("0: 2", "0: double", "1: veto double").pass_to(0)
    )
    assert [text for text in table.legal if "copy" in text] == ["copy on 2", "copy on veto"]
    assert table.refused("0: copy on double") == "CC-32"


def test_after_a_vetoed_opener_modifiers_wait_for_the_next() -> None:
    """CC-33: live Vetoes are spent; the others work on the new opener, and the window opens."""
    table = Table("1, 3/4, Double", "Veto, Negate").play(
        "0: 1", "0: double", "1: negate", "1: veto 1"
    )
    assert table.asks == "respond-no-number"
    table.close()
    assert (table.asks, table.asked) == ("open", 0)
    assert table.queue == "Double → Negate → (spent: Veto)"
    assert "1" in table.hand(0)
    table.play("0: 3/4 as 3")
    assert (table.total, table.asks) == (-6, "respond-give")
    assert table.queue == "3/4:3 → Double = 6 → Negate = -6 → gives: 6 → (spent: Veto)"
    table.close()
    assert {"3/4", "Double", "Negate", "Veto"} <= set(table.pile())


def test_what_had_aimed_at_the_vetoed_opener_is_spent() -> None:
    """CC-33"""
    table = Table("1/2, 3, 5", "Think Again!, Veto").play(
        "0: 1/2 as 1", "1: think again 1/2", "1: veto 1/2"
    )
    table.close()
    assert table.queue == "(spent: Think Again! Veto)"
    assert table.heard("spent")[0]["cards"] == ["Think Again!", "Veto"]
    assert table.play("0: 3").total == 3


def test_a_selection_waits_with_its_modifier() -> None:
    """CC-33 and CC-14: Opposites on a waiting companion still holds, and can still be vetoed."""
    table = Table("1, 3, Add, 2/4, Copy", "Veto, Opposites", seats=2)
    table.play("0: 1", "0: add 2/4 as 2", "1: opposites 2/4", "0: choose 5", "1: veto 1").close()
    assert table.play("0: 3").total == 8


def test_after_a_vetoed_opener_skip_lets_the_waiting_go_without_effect() -> None:
    """CC-34"""
    table = Table("1, Skip, 2", "Veto, Double").play("0: 1", "1: double", "1: veto 1").close()
    table.play("0: skip").close()
    assert {"Skip", "Double", "Veto"} <= set(table.pile())
    assert (table.taken(0), table.asked) == ([], 1)


def test_skip_is_illegal_beside_another_live_card_of_its_owner() -> None:
    """CC-34"""
    table = Table("1, Skip, Double, 2", "Veto, 5").play("0: 1", "0: double", "1: veto 1").close()
    assert table.refused("0: skip") == "CC-34"


def test_copy_copies_the_live_play_made_last_in_time() -> None:
    """CC-35: the new opener stands first in the queue, but was played last."""
    table = Table("1, 3/4, Double, Copy", "Veto, 5").play("0: 1", "0: double", "1: veto 1").close()
    assert table.refused("0: copy") == "CC-35"  # It would act as the Veto, which came later.
    table.play("0: 3/4 as 4")
    assert table.refused("0: copy") == "CC-35"  # Now it would act as 3/4, which opens.


def test_a_spent_veto_is_the_last_card_played() -> None:
    """CC-35: it lies in the queue until there is an opener, and Copy does not look past it."""
    table = Table("1, 3, Copy", "Veto, 5", last_settled="2/3").play("0: 1", "1: veto 1").close()
    assert table.position.json()["spent"] == ["Veto"]
    assert not [text for text in table.legal if text.startswith("copy")]
    assert table.refused("0: copy as 2") == "CC-35"
    assert not [text for text in table.play("0: 3").legal if text.startswith("copy")]


def test_a_spent_veto_that_goes_to_the_pile_settled_last() -> None:
    """CC-35 and CC-11: nobody could open any more, so the turn ends with the Veto lying there."""
    names = cookietin.game("cookie-chomper").card_names(2)
    openers = [name for name in names if name[0].isdigit() and name != "1"]
    box = [*openers, "Roll", "Skip", "Seek", "Mulligan"]
    options = {"without": box, "extra_flips": 4, "hand": 2}
    table = Table("1, Double", "Veto, Negate", options=options, dealt="Copy, Add")
    table.play("0: 1", "1: veto 1").close()
    assert table.position.json()["last_settled"] == "Veto"


def test_copy_copies_the_last_that_settled() -> None:
    """CC-35: this turn or earlier, and a Copy counts as what it acted as."""
    table = Table("2/3", "Copy, 1").play("0: 2/3 as 2").close()
    assert {"copy as 2", "copy as 3"} <= set(table.legal)
    table.play("1: copy as 3").close()
    assert table.taken(1) == ["cookie"] * 3
    assert table.position.json()["last_settled"] == "2/3"


def test_copy_with_nothing_to_copy_cannot_be_played() -> None:
    """CC-35"""
    assert Table("Copy, 1", "2").refused("0: copy") == "CC-35"


def test_copy_needs_a_companion_of_its_own_and_rolls_for_itself() -> None:
    """CC-35"""
    table = Table("1, Add, 2, 5, Copy", "3").play("0: 1", "0: add 2", "0: copy with 5")
    assert table.total == 8
    rolled = Table("Copy", "2", last_settled="Roll", dealt="4").play("0: copy")
    assert rolled.total == 4


def test_what_copy_acts_as_is_fixed_when_it_is_played() -> None:
    """CC-35: a Veto on the copied card does not change the Copy."""
    table = Table("2, Double, Copy", "Veto, 5").play(
        "0: 2", "0: double", "0: copy", "1: veto double"
    )
    assert table.total == 4


def test_roll_stands_in_for_a_number_card() -> None:
    """CC-36"""
    assert len(Table("Roll", "1", dealt="5").play("0: roll").close().taken(0)) == 5


def test_skip_is_its_owners_only_card() -> None:
    """CC-37: the turn ends after the draw; it is not a 0."""
    table = Table("Skip, Veto, Double", "1, Add").play("0: skip").pass_to(0)
    assert table.total is None
    assert table.refused("0: veto skip") == "CC-37"
    table.close()
    assert [event["seat"] for event in table.heard("draw")] == ["seat0", "seat1"]
    assert table.asked == 1


def test_mulligan_draws_a_new_hand_and_restarts_the_turn() -> None:
    """CC-38 and CC-41: nobody else draws."""
    table = Table("Mulligan, Add, Veto", "1").play("0: mulligan").pass_to(0)
    table.dealer = Scripted(["2", "3", "4"])
    table.close()
    assert table.hand(0) == ["2", "3", "4"]
    assert (table.asked, table.asks) == (0, "open")
    assert set(table.pile()) == {"Mulligan", "Add", "Veto"}
    assert [event["seat"] for event in table.heard("draw")] == ["seat0"]


def test_seek_takes_a_card_of_the_pile_seen_by_all() -> None:
    """CC-39 and CC-41: it stays known for as long as it is held."""
    table = Table("Seek, 1", "2, 3", pile=["5", "Add"]).play("0: seek 5").close()
    assert "5" in table.hand(0)
    assert table.position.view(1).json()["hands"]["seat0"] == ["?", "5"]
    assert table.position.floors(1)["hands.seat0"] == ["5"]
    assert (table.asked, table.asks) == (0, "open")
    assert table.heard("draw") == []
    table.play("0: 5").close()
    assert table.position.floors(1)["hands.seat0"] == []


def test_seek_may_take_nothing() -> None:
    """CC-39: announcing none is allowed; nobody draws for that."""
    table = Table("Seek, 1", "2", pile=["5", "Add"]).play("0: seek").close()
    assert table.hand(0) == ["1"]
    assert sorted(table.pile()) == ["5", "Add", "Seek"]
    assert (table.asked, table.asks, table.heard("draw")) == (0, "open", [])


def test_who_seeks_nothing_can_be_made_to_think_again() -> None:
    """CC-30 and CC-39: then it must be a card, if there are two to choose from."""
    table = Table("Seek, 1", "Think Again!, 2", pile=["5", "Add"]).play("0: seek")
    table.play("1: think again seek")
    assert sorted(table.legal) == ["seek 5", "seek add"]
    alone = Table("Seek, 1", "Think Again!, 2", pile=["5"]).play("0: seek", "1: think again seek")
    assert alone.close().hand(0) == ["1"]


def test_seek_on_an_empty_pile_draws() -> None:
    """CC-39"""
    table = Table("Seek, 1", "2")
    assert "seek" in table.legal
    assert table.refused("0: seek 5") == "CC-39"
    assert len(table.play("0: seek").close().hand(0)) == 2


def test_seek_and_copy_cannot_loop() -> None:
    """CC-40: Seek, then Copy as Seek, and then neither again in this turn."""
    table = Table("Seek, Copy, 1", "2", pile=["5", "4"]).play("0: seek 5").close()
    table.play("0: copy on seek").close()
    assert {"Seek", "1", "5"} == set(table.hand(0))
    assert table.legal == ["1", "5"]
    assert table.refused("0: seek 4") == "CC-40"
    table.play("0: 1").close().play("1: 2").close()
    assert any(text.startswith("seek") for text in table.legal)


def test_two_flips_cancel() -> None:
    """CC-42"""
    options = {"flip": True, "cookies": 5}
    one = Table("1, Flip, Copy", "2", "3", options=options).play("0: 1", "0: flip").close()
    assert one.position.json()["out"] == ["seat0"]
    two = Table("1, Flip, Copy", "2", "3", options=options).play("0: 1", "0: flip", "0: copy")
    assert two.close().taken(0) == ["cookie"]
