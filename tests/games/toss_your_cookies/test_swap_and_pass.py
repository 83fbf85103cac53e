"""A turn, Swap and Pass."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from cookietin.kernel.complaint import Misdeal
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.noting import Keeping
from tests.games.toss_your_cookies.table import (
    ANA,
    BEN,
    CLEO,
    FOUR,
    GAME,
    THREE,
    ended,
    hand,
    keys,
    legal,
    refused,
    roll,
    same,
    say,
    table,
)


def test_the_first_player_is_random() -> None:
    """TY-05."""
    firsts = Counter(GAME.start(4, Seeded(seed)).first for seed in range(400))
    assert sorted(firsts) == [0, 1, 2, 3]
    assert min(firsts.values()) > 70


def test_play_goes_left() -> None:
    """TY-05: after each action it is the next seat's turn."""
    position = table(THREE, turn=1)
    for seat in (1, 2, 0, 1):
        assert position.asked() == [seat]
        assert legal(position, seat) == ["roll"]
        roll(position, "all", "left")


def test_a_turn_is_a_roll_and_what_it_says() -> None:
    """TY-05: nothing else can be done, and by nobody else."""
    position = table(THREE)
    assert refused(position, 0, "quiet").clause == "TY-05"
    assert refused(position, 1, "roll").key == "not-asked"


def test_swap_two_cards() -> None:
    """TY-06: the roller picks a player, gives two chosen cards and takes two blind."""
    position = table(THREE)
    roll(position, "2", "swap")
    assert legal(position, 0) == ["with seat1", "with seat2"]
    say(position, 0, "with seat1")
    say(position, 0, "choose gingerbread milk", "sandwich", "gingerbread")
    assert same(hand(position, 0), "4 fortune, 2 gingerbread, sandwich")
    assert same(hand(position, 1), "2 fortune, 3 gingerbread, sandwich, milk")
    assert same(hand(position, 2), CLEO)
    assert position.asked() == [1]


def test_what_is_taken_is_from_the_hand_before_the_gift() -> None:
    """TY-06: Cleo holds no fortune cookie, so Ana's own gift cannot come back to her."""
    position = table(THREE)
    roll(position, "1", "swap")
    say(position, 0, "with seat2")
    with pytest.raises(Misdeal):
        say(position, 0, "choose fortune", "fortune")


def test_nobody_swaps_with_themselves() -> None:
    """TY-06: as the Spanish rulebook says."""
    position = table(THREE)
    roll(position, "3", "swap")
    refusal = refused(position, 0, "with seat0")
    assert (refusal.clause, refusal.key) == ("TY-06", "not-oneself")
    assert refused(position, 0, "with seat3").key == "nobody-there"


def test_one_swaps_what_the_die_says_and_what_one_holds() -> None:
    """TY-06."""
    position = table(THREE)
    roll(position, "2", "swap")
    say(position, 0, "with seat1")
    assert refused(position, 0, "choose fortune").key == "wrong-count"
    assert refused(position, 0, "choose sandwich sandwich").key == "not-in-hand"
    assert refused(position, 0, "with seat2").key == "asked-gift"


def test_a_swap_is_complete_when_both_directions_have_moved() -> None:
    """TY-17: Ana gives the milk away while she takes the wild: she has not won."""
    position = table(THREE)
    roll(position, "1", "swap")
    say(position, 0, "with seat2")
    say(position, 0, "choose milk", "wild")
    assert position.outcome is None


def test_a_win_by_swapping() -> None:
    """TY-06, TY-17: Ana gives gingerbread for the wild, and has five and the milk."""
    position = table(THREE)
    roll(position, "1", "swap")
    say(position, 0, "with seat2")
    told = say(position, 0, "choose gingerbread", "wild")
    assert ended(position).winners == [0]
    assert keys(told) == ["chosen", "blind", "get", "get", "win", "over"]


def test_swapped_hands() -> None:
    """TY-07: nothing is chosen but the player."""
    position = table(THREE)
    roll(position, "all", "swap")
    say(position, 0, "with seat1")
    assert same(hand(position, 0), BEN)
    assert same(hand(position, 1), ANA)
    assert same(hand(position, 2), CLEO)
    assert position.asked() == [1]


@pytest.mark.parametrize(("side", "to"), [("left", [1, 2, 3, 0]), ("right", [3, 0, 1, 2])])
def test_whole_hands_go_round(side: str, to: list[int]) -> None:
    """TY-08: Pass/All asks nobody anything."""
    position = table(FOUR)
    roll(position, "all", side)
    for seat in range(4):
        assert same(hand(position, to[seat]), FOUR[seat])
    assert position.asked() == [1]


CHOICES = ["choose fortune milk", "choose sandwich wild", "choose sandwich wild"]
CHOICES += ["choose macadamia half-eaten"]


@pytest.mark.parametrize("order", list(permutations(range(4)))[::3])
def test_all_pass_at_once_whoever_chose_first(order: tuple[int, ...]) -> None:
    """TY-08: choices are sealed: nothing moves until all have chosen; their order is no matter."""
    position = table(FOUR)
    roll(position, "2", "left")
    number = position.number
    before = position.json()["hands"]
    for seat in order:
        assert position.json()["hands"] == before
        assert position.number == number
        assert seat in position.asked()
        say(position, seat, CHOICES[seat])
    assert same(hand(position, 0), "2 fortune, 3 gingerbread, macadamia, half-eaten")
    assert same(hand(position, 1), "3 gingerbread, 2 sandwich, fortune, milk")
    assert same(hand(position, 2), "3 sandwich, 3 macadamia, wild")
    assert same(hand(position, 3), "3 fortune, 2 macadamia, sandwich, wild")
    assert position.asked() == [1]


def test_a_pass_to_the_right() -> None:
    """TY-08: the other way round."""
    position = table(THREE)
    roll(position, "1", "right")
    for seat, card in enumerate(["gingerbread", "sandwich", "wild"]):
        say(position, seat, f"choose {card}")
    assert same(hand(position, 2), "gingerbread, 4 sandwich, half-eaten, gingerbread")
    assert same(hand(position, 1), "2 fortune, 3 gingerbread, sandwich, wild")


def test_nobody_can_infer_what_another_has_sealed() -> None:
    """TY-08: whatever Ana chose, everyone else sees and is asked the same, byte for byte."""
    position = table(FOUR)
    roll(position, "3", "right")
    seen: list[set[str]] = [set(), set(), set(), set(), set()]
    for move in position.legal(0):
        after = position.copy()
        dealer = Keeping(Seeded(1))
        after.play(0, move, dealer)
        for viewer in range(1, 5):
            view = after.view(viewer)
            told = [event.seen_by(viewer) for event in dealer.told]
            asked = [view.question(seat).json() for seat in view.asked()]
            seen[viewer].add(f"{view.line()} {told} {asked}")
        seen[0].add(after.view(0).line())
    assert [len(views) for views in seen[1:]] == [1, 1, 1, 1]
    assert len(seen[0]) == len(position.legal(0)) > 5


def test_who_has_chosen_is_public() -> None:
    """TY-08: who is still to choose can be seen by all."""
    position = table(FOUR)
    roll(position, "1", "left")
    told = say(position, 2, "choose wild")
    assert keys(told) == ["chosen"]
    assert position.view(0).asked() == [0, 1, 3]
    nobody = {"seat0": None, "seat1": None, "seat3": None}
    assert position.view(0).json()["chosen"] == {**nobody, "seat2": ["?"]}
    assert position.view(2).json()["chosen"] == {**nobody, "seat2": ["wild"]}
    assert refused(position, 2, "choose wild").key == "not-asked"


def test_chosen_cards_may_be_named_in_any_order() -> None:
    """TY-08: as people type them."""
    wanted = GAME.move("choose fortune wild milk")
    for typed in ("choose milk fortune wild", "Choose  Wild, milk, fortune"):
        assert GAME.move(typed) is wanted


def test_every_way_to_choose_is_offered_once() -> None:
    """TY-08: against a naive count of the subsets of the hand, identical cards being alike."""
    for seed in range(40):
        position = GAME.start(3 + seed % 6, Seeded(seed)).copy()
        for count in (1, 2, 3):
            held = position.json()["hands"]["seat0"]
            naive = {tuple(sorted(way)) for way in permutations(held, count)}
            number = [GAME.cards.names.index(name) for name in held]
            offered = GAME.choices.legal(number, count)
            assert {tuple(sorted(move.fields["cards"])) for move in offered} == naive
            assert len(offered) == len(naive)
            assert [move.number for move in offered] == sorted(move.number for move in offered)
