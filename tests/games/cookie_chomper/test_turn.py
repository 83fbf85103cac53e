"""Set-up and a turn: CC-07 to CC-22."""

from __future__ import annotations

import pytest

import cookietin
from cookietin import Scripted, Seeded
from tests.games.cookie_chomper.table import Table


def test_the_stack_is_39_cookies_on_the_poison() -> None:
    """CC-07: and the deck is 46 cards, without Flip."""
    position = cookietin.game("cookie-chomper").start(3, Seeded(1)).json()
    assert position["stack"]["above"] == ["cookie"] * 39 + ["poison"]
    cards = (
        position["deck"]
        + position["pile"]
        + [card for hand in position["hands"].values() for card in hand]
    )
    assert len(cards) == 46
    assert "Flip" not in cards


def test_three_cards_each_and_a_random_first() -> None:
    """CC-08"""
    game = cookietin.game("cookie-chomper")
    starts = [game.start(3, Seeded(seed)) for seed in range(30)]
    assert all(len(hand) == 3 for hand in starts[0].json()["hands"].values())
    assert {start.first for start in starts} == {0, 1, 2}
    named = cookietin.game("cookie-chomper", first="seat2", hand=5)
    assert {named.start(3, Seeded(seed)).first for seed in range(5)} == {2}
    assert len(named.start(3, Seeded(1)).json()["hands"]["seat0"]) == 5


def test_what_is_public_and_what_is_not() -> None:
    """CC-09"""
    table = Table("1, 2", "3, 4, 5", pile=["Add"], taken=[["cookie"], []])
    view = table.position.view(1).json()
    assert view["hands"] == {"seat0": ["?", "?"], "seat1": ["3", "4", "5"]}
    assert view["pile"] == ["Add"]
    assert view["taken"]["seat0"] == ["cookie"]
    assert len(view["stack"]["above"]) == 39


def test_the_active_player_must_open_with_a_chosen_number_or_a_roll() -> None:
    """CC-10"""
    table = Table("1/3/5, Roll", "2", dealt="4")
    assert table.legal == ["1/3/5 as 1", "1/3/5 as 3", "1/3/5 as 5", "roll"]
    assert table.refused("0: pass") == "CC-10"
    assert table.refused("0: 2") == "CC-10"
    assert Table("1/3/5", "2").play("0: 1/3/5 as 3").total == 3
    assert table.play("0: roll").total == 4


def test_without_an_opener_the_hand_is_changed_until_there_is_one() -> None:
    """CC-11: face up to the pile, and nobody answers it."""
    table = _stuck_table()
    table.play("0: 1").close()
    way = {"event": "must-mulligan", "seat": "seat1", "from": "hands.seat1", "to": "pile"}
    assert table.heard("must-mulligan") == [
        {**way, "cards": ["Add", "Double", "Veto"], "count": 3},
        {**way, "cards": ["Multiply", "Negate", "Reverse"], "count": 3},
    ]
    assert table.hand(1) == ["2", "3", "Subtract"]
    assert table.asks == "open"
    assert {"Add", "Double", "Veto", "Negate", "Reverse", "Multiply"} <= set(table.pile())


def _stuck_table() -> Table:
    """Seat 1 holds no opener, and draws none at first; seat 0 draws three cards before."""
    return Table(
        "1", "Add, Double, Veto", dealt="4, 5, 1/2, Negate, Reverse, Multiply, 2, Subtract, 3"
    )


def test_who_stays_away_opens_with_the_lowest_number_and_passes() -> None:
    """The default: CC-10 must be answered, CC-12 may be."""
    table = Table("5, 2/3, Roll, Seek", "1")
    assert table.position.default(0).text == "2/3 as 2"
    assert table.play("0: 5").position.default(0).text == "pass"
    assert Table("Skip, Seek", "1").position.default(0).text in ("skip", "seek")


def test_a_voluntary_mulligan_does_not_exist() -> None:
    """CC-11"""
    assert Table("1, Add, Veto", "2").refused("0: mulligan") == "CC-10"


def test_without_any_opener_anywhere_the_turn_ends() -> None:
    """CC-11: seat 0's only opener is vetoed, and hand, deck and pile hold no other."""
    others = [name for name in cookietin.game("cookie-chomper").inventory(2) if name[0].isdigit()]
    others += ["Roll", "Skip", "Seek", "Mulligan"]
    others.remove("1")
    table = Table("1, Add", "Veto, " + ", ".join(others))
    table.play("0: 1", "1: veto 1").close()
    assert len(table.heard("stuck")) == 1
    assert table.asked == 1
    assert table.asks == "open"
    assert "Veto" in table.pile()


def test_waiting_modifiers_settle_without_effect_when_no_opener_comes() -> None:
    """CC-11 with CC-33"""
    others = [name for name in cookietin.game("cookie-chomper").inventory(2) if name[0].isdigit()]
    others += ["Roll", "Skip", "Seek", "Mulligan"]
    others.remove("1")
    table = Table("1, Double", "Veto, " + ", ".join(others))
    table.play("0: 1", "0: double", "1: veto 1").close()
    assert {"Veto", "Double"} <= set(table.pile())
    assert table.taken(0) == []


def test_the_window_goes_clockwise_from_the_active_player() -> None:
    """CC-12: any play begins the count of passes again; all must pass, who played last too."""
    table = Table("1, Add, 2", "3, Double", "4, Negate", active="seat1", asking="seat1")
    table.answer("3")
    asked = []
    for text in ("pass", "negate", "pass", "pass", "pass"):
        asked.append(table.asked)
        table.answer(text)
    assert asked == [1, 2, 0, 1, 2]
    assert table.asks == "open"
    assert table.asked == 2


def test_each_may_play_one_modifier_or_pass_again_and_again() -> None:
    """CC-12 and CC-13: no limit on how many modifiers one player plays."""
    table = Table("1, Double, Negate, Reverse", "2")
    assert table.play("0: 1", "0: double", "0: negate", "0: reverse").total == -2


def test_modifiers_work_in_the_order_played() -> None:
    """CC-13: the rulebook's own example."""
    table = Table("2, Add, 3", "Multiply, 5").play("0: 2", "0: add 3", "1: multiply 5")
    assert table.total == 25
    assert table.queue == "2 → Add 3 = 5 → ×5 = 25"
    assert table.close().taken(0) == ["cookie"] * 25


def test_a_vetoed_think_again_brings_the_old_selection_back() -> None:
    """CC-14"""
    table = Table("1/2/3", "Think Again!, Veto, 5").play("0: 1/2/3 as 2", "1: think again 1/2/3")
    assert (table.asks, table.legal) == ("choose-number", ["choose 1", "choose 3"])
    assert table.play("0: choose 3").total == 3
    assert table.play("1: veto think again").total == 2


def test_a_selection_that_opposites_no_longer_allow_is_made_again() -> None:
    """CC-14: two Opposites, the first of them vetoed."""
    table = Table("1/2, Copy, 5", "Opposites, Veto, 4")
    table.play("0: 1/2 as 1", "1: opposites 1/2", "0: choose 5", "0: copy on 1/2", "0: choose 2")
    table.play("1: veto opposites")
    assert table.legal == ["choose 3", "choose 4", "choose 5"]
    assert table.asked == 0
    assert table.play("0: choose 4").total == 4


@pytest.mark.parametrize("opener", ["skip", "seek", "mulligan"])
def test_what_makes_no_number_cannot_be_modified(opener: str) -> None:
    """CC-15"""
    table = Table(
        "Skip, Seek, Mulligan, 1", "Double, Add, 2, Reverse, Flip, Veto", options={"flip": True}
    ).play(f"0: {opener}")
    for text in ("1: double", "1: add 2", "1: reverse", "1: flip"):
        assert table.refused(text) == "CC-15"
    assert f"veto {opener}" in table.legal


def test_opposites_and_think_again_aim_only_at_selections() -> None:
    """CC-15: number card, Roll, Seek; legal there even without effect."""
    hands = ("2, Roll, Add, 3, Double", "Opposites, Think Again!, 1")
    table = Table(*hands, dealt="4").play("0: 2", "0: add roll", "0: double").pass_to(1)
    targets = [text for text in table.legal if text.startswith(("opposites", "think"))]
    assert targets == ["opposites 2", "opposites roll", "think again 2", "think again roll"]
    assert table.refused("1: opposites double") == "CC-15"
    assert table.play("1: opposites roll").total == 12
    seek = Table("Seek, 1", "Opposites, Think Again!, Skip").play("0: seek").pass_to(1)
    assert {"opposites seek", "think again seek"} <= set(seek.legal)
    skip = Table("Skip, 1", "Opposites, Think Again!, 2").play("0: skip")
    assert skip.refused("1: opposites skip") == "CC-15"


def test_without_a_live_opener_only_veto_may_be_played() -> None:
    """CC-15"""
    table = Table("2, Double, Opposites, Copy", "Veto, 5")
    table.play("0: 2", "1: veto 2").pass_to(0)
    plays = [text for text in table.legal if "pass" not in text]
    assert plays == ["copy on veto"]
    assert table.refused("0: double") == "CC-15"
    assert table.refused("0: opposites 2") == "CC-15"


def test_settling_flips_then_moves_tokens_then_fills_the_pile() -> None:
    """CC-16"""
    table = Table("2, Flip", "1", options={"flip": True, "cookies": 5}, seats=2)
    table.play("0: 2", "0: flip").close()
    assert [event.key for event in table.told if event.key in ("flip", "take", "settle")] == [
        "flip",
        "take",
        "settle",
    ]
    assert table.taken(0) == ["poison", "cookie"]


def test_positive_takes_and_zero_moves_nothing() -> None:
    """CC-17"""
    assert Table("2", "1").play("0: 2").close().taken(0) == ["cookie"] * 2
    table = Table("0", "1").play("0: 0").close()
    assert (table.taken(0), len(table.stack())) == ([], 40)


def test_more_than_there_is_takes_the_poison_too() -> None:
    """CC-18"""
    table = Table("5, Double", "1", options={"cookies": 4}).play("0: 5", "0: double").close()
    assert table.taken(0) == ["cookie"] * 4 + ["poison"]
    assert table.position.outcome is not None


def test_negative_gives_back_last_taken_first() -> None:
    """CC-19: the rulebook's own example, 2 and Negate; to the top, and no more than there are."""
    table = Table("2, Negate", "1", taken=[["cookie"] * 3, []]).play("0: 2", "0: negate").close()
    assert (len(table.taken(0)), len(table.stack())) == (1, 39)
    poor = Table("5, Negate", "1", taken=[["cookie"], []]).play("0: 5", "0: negate").close()
    assert (len(poor.taken(0)), len(poor.stack())) == (0, 40)


def test_everyone_draws_up_clockwise_and_the_turn_passes() -> None:
    """CC-20"""
    table = Table("1, Add, 2", "3, 4", "5", active="seat1").play("1: 3").close()
    drawn = [(event["seat"], event["count"]) for event in table.heard("draw")]
    assert drawn == [("seat1", 2), ("seat2", 2)]
    assert table.asked == 2


def test_an_empty_deck_is_made_from_the_pile() -> None:
    """CC-21"""
    game = cookietin.game("cookie-chomper")
    rest = [name for name in game.inventory(2) if name not in ("1", "2", "cookie", "poison")]
    table = Table("1", "2", deck=rest[:2], pile=rest[2:], game=game.id).play("0: 1").close()
    assert len(table.heard("shuffle")) == 1
    assert [len(table.hand(seat)) for seat in (0, 1)] == [3, 3]
    assert table.pile() == []


def test_with_deck_and_pile_empty_one_draws_what_there_is() -> None:
    """CC-21"""
    game = cookietin.game("cookie-chomper")
    rest = [name for name in game.inventory(2) if name not in ("1", "2", "cookie", "poison")]
    table = Table("1, 2", ", ".join(rest)).play("0: 1").close()
    assert table.hand(0) == ["1", "2"]
    assert table.pile() == []


def test_taken_tokens_lie_open_in_order() -> None:
    """CC-22"""
    dealt = ["cookie", "golden", "cookie"]
    table = Table("3", "1", game="cookie-hoarder")
    table.dealer = Scripted(dealt)
    table.play("0: 3").close()
    assert table.position.view(1).json()["taken"]["seat0"] == dealt
