"""What a viewer of Number Chain may know, and what can be imagined from it."""

from __future__ import annotations

from collections import Counter

import pytest

from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import Hidden, Refused
from cookietin.kernel.dealer import Seeded, Silent
from cookietin.kernel.names import TRUTH
from cookietin.kernel.noting import Scripted
from cookietin.words import Speech
from tests.games.number_chain.table import ALL, GAME, answer, deck, hand, nearly_out, start, table


def test_a_seat_sees_its_own_hand_sorted_and_how_many_cards_the_others_hold() -> None:
    """CC-50, CC-09: hands are secret, their sizes are public."""
    position = table([["3", "0", "2"], ["4", "5"], ["1"]], ["1/2"])
    assert position.view(1).json()["hands"] == {
        "seat0": ["?", "?", "?"],
        "seat1": ["4", "5"],
        "seat2": ["?"],
    }


def test_a_hand_is_seen_sorted_however_its_cards_came() -> None:
    """CC-51: drawn 5 and then 0, seen as 0 and 5."""
    position = answer(table([["1/2", "3"], ["4"]], ["3/5"]), "1/2", Scripted(["5", "0"]))
    assert hand(position.view(0), 0) == ["0", "3", "5"]


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_the_deck_is_hidden_from_everyone_but_for_its_size(viewer: int) -> None:
    """CC-50: the deck lies face down."""
    position = table([["3"], ["4"]], ["1/2"])
    assert deck(position.view(viewer)) == ["?"] * 29


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_the_chain_is_face_up(viewer: int) -> None:
    """CC-51: every card of the chain is seen by all, in its order."""
    position = answer(table([["3", "2"], ["4"]], ["1/2"]), "2")
    assert position.view(viewer).json()["chain"] == ["1/2", "2"]


def test_a_spectator_sees_no_hand() -> None:
    """CC-50: who sits nowhere sees what all see."""
    position = table([["3"], ["4", "5"]], ["1/2"]).view(2)
    assert (position.json()["viewer"], position.json()["hands"]) == (
        "spectator",
        {"seat0": ["?"], "seat1": ["?", "?"]},
    )


def test_a_view_names_its_viewer() -> None:
    assert table([["3"], ["4"]], ["1/2"]).view(1).json()["viewer"] == "seat1"


def test_the_truth_seen_as_the_truth_is_a_copy() -> None:
    position = table([["3"], ["4"]], ["1/2"])
    twin = position.view(TRUTH)
    assert twin == position
    assert twin is not position


def test_a_view_of_a_view_by_its_own_viewer_is_the_same() -> None:
    view = table([["3"], ["4"]], ["1/2"]).view(1)
    assert view.view(1) == view


@pytest.mark.parametrize(("viewer", "name"), [(1, "Seat 1"), (2, "spectator"), (TRUTH, "truth")])
def test_a_view_cannot_be_seen_by_anyone_else(viewer: int, name: str) -> None:
    view = table([["3"], ["4"]], ["1/2"]).view(0)
    with pytest.raises(Hidden) as hidden:
        view.view(viewer)
    assert str(hidden.value) == f"A view of Seat 0 does not hold what {name} knows and may do."


def test_a_view_asks_and_allows_its_own_seat_what_the_truth_does() -> None:
    position = start(3, Seeded(5))
    (seat,) = position.asked()
    view = position.view(seat)
    assert view.question(seat).json() == position.question(seat).json()
    assert view.legal(seat) == sorted(position.legal(seat), key=lambda move: move.number)


def test_everyone_sees_what_is_asked_of_whom() -> None:
    position = table([["3"], ["4"], ["5"]], ["1/2"], turn="seat1")
    assert [position.view(viewer).asked() for viewer in range(4)] == [[1]] * 4


@pytest.mark.parametrize("viewer", [1, 2])
def test_another_s_moves_are_not_told(viewer: int) -> None:
    view = table([["3"], ["4"]], ["1/2"]).view(viewer)
    with pytest.raises(Hidden):
        view.legal(0)
    with pytest.raises(Hidden):
        view.default(0)


def test_a_view_cannot_be_played() -> None:
    view = table([["3"], ["4"]], ["1/2"]).view(0)
    with pytest.raises(Refused) as refused:
        view.play(0, GAME.move("3"), Scripted([]))
    assert str(refused.value) == (
        "This is a view, with holes where things are hidden: only the truth can be played on."
    )


def test_a_view_is_its_own_thing() -> None:
    """What happens to the truth later does not change what was seen."""
    position = table([["3", "2"], ["4"]], ["1/2"])
    view = position.view(0)
    before = view.line()
    answer(position, "3")
    assert view.line() == before


def test_the_outcome_is_public() -> None:
    """CC-52: everyone sees who has won."""
    position = answer(table([["2"], ["1"]], ["2/4"]), "2")
    assert [position.view(viewer).json()["outcome"] for viewer in range(3)] == (
        [position.json()["outcome"]] * 3
    )


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_what_is_imagined_looks_the_same_to_the_viewer(viewer: int) -> None:
    position = answer(table([["3", "2"], ["4"]], ["1/2"]), "3")
    view = position.view(viewer)
    assert all(GAME.imagine(view, Seeded(seed)).view(viewer) == view for seed in range(20))


def test_what_is_imagined_is_a_truth_with_every_card_in_its_place() -> None:
    imagined = GAME.imagine(start(4, Seeded(1)).view(2), Seeded(2))
    cards = [card for held in imagined.places().values() for card in held]
    assert (imagined.viewer, sorted(cards)) == (TRUTH, sorted(ALL))


def test_what_is_imagined_can_be_played() -> None:
    imagined = GAME.imagine(table([["3", "2"], ["4"]], ["1/2"]).view(0), Seeded(2))
    assert answer(imagined, "2").asked() == [1]


def test_imagining_does_not_change_the_view() -> None:
    view = table([["3", "2"], ["4"]], ["1/2"]).view(0)
    before = view.line()
    GAME.imagine(view, Seeded(2))
    assert view.line() == before


def test_every_possible_truth_is_imagined_equally_often() -> None:
    """Two cards are unseen besides a hand of one: three truths, each a third of the time."""
    view = nearly_out([["3"], ["4"]], "1/3", deck=["5", "0"]).view(0)
    dealer = Silent(Chance("imagine"))
    found = Counter(hand(GAME.imagine(view, dealer), 1)[0] for _ in range(3000))
    assert sorted(found) == ["0", "4", "5"]
    assert all(900 < count < 1100 for count in found.values())


def test_a_spectator_can_imagine_every_hand() -> None:
    view = nearly_out([["3"], ["4"]], "1/3", deck=[]).view(2)
    found = {hand(GAME.imagine(view, Seeded(seed)), 0)[0] for seed in range(20)}
    assert found == {"3", "4"}


def test_a_card_that_the_deck_cannot_pay_for_is_said_to_end_the_play() -> None:
    """CC-53: with one card left, two draws end it and one does not."""
    position = nearly_out([["3/5", "3", "0"], ["4"]], "1/2", ["5"])
    label = Speech("en", "number-chain").label
    said = [
        GAME.people.remark(position.view(0), 0, GAME.move(card), label)
        for card in ("0", "3", "3/5")
    ]
    assert said == ["free", "draws 1", "draws 2, which ends the play"]
