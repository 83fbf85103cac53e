"""Who knows what (TY-16): views, floors, and what can be imagined from them."""

from __future__ import annotations

from collections import Counter

import pytest

from cookietin.games.toss_your_cookies.state.know import lowered, packed, unpacked
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.names import viewer_name
from cookietin.kernel.noting import Keeping
from tests.games.toss_your_cookies.listener import Listener
from tests.games.toss_your_cookies.table import (
    FOUR,
    GAME,
    THREE,
    game,
    hand,
    known,
    roll,
    say,
    table,
)


def test_hands_are_secret() -> None:
    """TY-16: one sees one's own cards, and how many the others hold."""
    view = table(THREE).view(1).json()
    assert view["hands"]["seat0"] == view["hands"]["seat2"] == ["?"] * 7
    assert view["hands"]["seat1"].count("gingerbread") == 3
    assert view["known"] == {}


def test_passed_cards_are_known_to_giver_and_receiver_only() -> None:
    """TY-16: Ana knows what Ben got from her; Cleo and the spectator do not."""
    position = table(THREE)
    roll(position, "2", "left")
    say(position, 0, "choose gingerbread milk")
    say(position, 1, "choose fortune sandwich")
    told = say(position, 2, "choose sandwich half-eaten")
    assert known(position, 0, 1) == ["gingerbread", "milk"]
    assert known(position, 1, 2) == ["fortune", "sandwich"]
    assert known(position, 2, 1) == known(position, 3, 1) == []
    assert [event["count"] for event in told if event["event"] == "get"] == [2, 2, 2]


def test_swapped_cards_are_known_to_giver_and_receiver_only() -> None:
    """TY-16: also those that were taken blind."""
    position = table(THREE)
    roll(position, "1", "swap")
    say(position, 0, "with seat1")
    say(position, 0, "choose gingerbread", "sandwich")
    assert (known(position, 0, 1), known(position, 1, 0)) == (["gingerbread"], ["sandwich"])
    assert known(position, 2, 0) == known(position, 2, 1) == []


def test_grabbed_cards_are_known_to_all() -> None:
    """TY-16: until a hidden move out of that hand makes it uncertain."""
    position = table(THREE)
    roll(position, "1", "toss")
    for seat, card in enumerate(["gingerbread", "sandwich", "half-eaten"]):
        say(position, seat, f"choose {card}")
    say(position, 2, "grab sandwich")
    say(position, 0, "grab half-eaten")
    say(position, 1, "grab gingerbread")
    assert [known(position, viewer, 2) for viewer in (0, 1, 3)] == [["sandwich"]] * 3
    roll(position, "1", "left")
    say(position, 0, "choose half-eaten")
    say(position, 1, "choose gingerbread")
    say(position, 2, "choose wild")
    assert [known(position, viewer, 2) for viewer in (1, 3)] == [["gingerbread"], []]
    assert known(position, 0, 2) == ["sandwich"], "Ana saw that it was the wild that left"


def test_whole_hands_take_what_is_known_along() -> None:
    """TY-16: and one knows all of the hand that one gave away."""
    position = table(FOUR)
    roll(position, "milk", "swap")
    roll(position, "all", "left")
    assert known(position, 0, 1) == hand(position, 1)
    assert [known(position, viewer, 1) for viewer in (2, 3, 4)] == [["milk"]] * 3


def test_a_milk_roll_shows_who_gets_the_milk_but_not_the_blind_card() -> None:
    """TY-16: the blind card stays between those two."""
    position = table(THREE)
    told = roll(position, "milk", "left", "sandwich")
    assert [known(position, viewer, 1) for viewer in (0, 2, 3)] == [["milk"]] * 3
    assert known(position, 1, 0) == ["sandwich"]
    assert known(position, 2, 0) == []
    blind = next(event for event in told if event["event"] == "blind")
    assert blind["cards"] == ["sandwich"]


@pytest.mark.parametrize("key", ["deal", "chosen", "get", "blind"])
def test_secret_cards_are_told_to_their_knowers_only(key: str) -> None:
    """TY-16: over whole plays, nobody else hears of the cards."""
    dealer = Keeping(Seeded(key))
    rules = game(roll_cap=20)
    for _ in range(3):
        position = rules.start(6, dealer)
        while position.outcome is None:
            seat = position.asked()[0]
            position.play(seat, position.legal(seat)[0], dealer)
    events = [event for event in dealer.told if event.key == key]
    assert events
    for event in events:
        for viewer in range(5):
            assert ("cards" in event.seen_by(viewer)) == (viewer in event.knowers)


@pytest.mark.parametrize("options", [{}, {"scramble": "turns"}, {"shout": "call"}])
@pytest.mark.parametrize("seats", [3, 4, 6, 8])
def test_a_view_is_what_a_listener_works_out(seats: int, options: dict[str, str]) -> None:
    """TY-16: own hand, middle and floors follow from the events alone, in a second version."""
    rules = game(roll_cap=25, **options)
    for play in range(4):
        dealer = Keeping(Seeded(f"{seats} {play}"))
        chance = Chance(f"{play} {seats}")
        position = rules.start(seats, dealer)
        listeners = [Listener(viewer_name(viewer, seats)) for viewer in range(seats + 1)]
        while True:
            told = dealer.collect_told()
            for viewer, listener in enumerate(listeners):
                listener.hear([event.seen_by(viewer) for event in told])
                view = position.view(viewer).json()
                mine = view["known"].get(listener.seat, {})
                assert {seat: sorted(cards) for seat, cards in mine.items()} == listener.known()
                assert sorted(view["middle"]) == sorted(listener.middle.elements())
                if viewer < seats:
                    held = sorted(view["hands"][listener.seat])
                    assert held == sorted(listener.hand.elements())
            if position.outcome is not None:
                break
            asked = position.asked()
            seat = asked[chance.below(len(asked))]
            moves = position.legal(seat)
            position.play(seat, moves[chance.below(len(moves))], dealer)


def test_what_is_imagined_respects_what_is_known() -> None:
    """TY-16: Ben holds the milk in everything that Cleo can imagine after a milk roll."""
    position = table(FOUR)
    roll(position, "milk", "left", "wild")
    view = position.view(2)
    dealer = Seeded(8)
    for _ in range(50):
        assert "milk" in GAME.imagine(view, dealer).json()["hands"]["seat1"]


def test_all_that_is_possible_is_imagined_alike() -> None:
    """TY-16: where nothing is known, the milk is in either other hand equally often."""
    view = table(THREE).view(1)
    dealer = Seeded(8)
    holders = Counter(
        seat
        for _ in range(1000)
        for seat in (0, 2)
        if "milk" in GAME.imagine(view, dealer).json()["hands"][f"seat{seat}"]
    )
    assert abs(holders[0] - holders[2]) < 130


def test_nobody_has_won_in_what_is_imagined() -> None:
    """TY-17: with `auto` the play would be over, so such deals are not possible."""
    hands = ["5 fortune, sandwich, half-eaten", "6 gingerbread, wild", "fortune, 5 sandwich, milk"]
    sure = {"spectator": {"seat0": ["fortune"] * 5, "seat1": ["gingerbread"] * 6}}
    with pytest.raises(Exception, match="won"):
        table(hands, known=sure)
    hands[2] = "fortune, 4 sandwich, half-eaten, milk"
    hands[0] = "5 fortune, 2 sandwich"
    view = table(hands, known=sure).view(3)
    dealer = Seeded(2)
    for _ in range(60):
        assert "milk" in GAME.imagine(view, dealer).json()["hands"]["seat2"]


def test_sealed_choices_are_imagined_from_the_hand() -> None:
    """TY-08: Ben has chosen, Ana does not know what: some cards of the hand she imagines."""
    position = table(FOUR)
    roll(position, "3", "left")
    say(position, 1, "choose gingerbread sandwich wild")
    view = position.view(0)
    dealer = Seeded(3)
    for _ in range(30):
        imagined = GAME.imagine(view, dealer).json()
        chosen = Counter(imagined["chosen"]["seat1"])
        assert chosen.total() == 3
        assert not chosen - Counter(imagined["hands"]["seat1"])


def test_packed_counts_against_plain_ones() -> None:
    """TY-16: lowering all kinds at once is lowering each, not below nothing."""
    chance = Chance(1)
    for _ in range(3000):
        floor = [1 + chance.below(11) for _ in range(chance.below(8))]
        gone = [1 + chance.below(11) for _ in range(chance.below(8))]
        left = Counter(floor) - Counter(gone)
        assert unpacked(lowered(packed(floor), packed(gone))) == sorted(left.elements())
