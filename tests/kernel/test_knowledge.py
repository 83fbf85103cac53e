"""Knowledge is floors: what a viewer knows to be in a hidden place."""

from __future__ import annotations

from collections import Counter

import pytest

from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.knowledge import Floors, Known
from cookietin.kernel.reading import Reader

ACE, TWO, THREE = 1, 2, 3
ME, YOU = 0, 1
HAND, PILE = 0, 1


def floors() -> Floors:
    return Floors(viewers=2, places=2)


def test_at_first_nobody_knows_anything() -> None:
    assert [floors().known(viewer, place) for viewer in (0, 1) for place in (0, 1)] == [[]] * 4


def test_a_card_that_is_seen_to_arrive_is_known_to_be_there() -> None:
    known = floors()
    known.seen_in(ME, HAND, TWO)
    assert known.known(ME, HAND) == [TWO]


def test_who_did_not_see_it_does_not_know() -> None:
    known = floors()
    known.seen_in(ME, HAND, TWO)
    assert known.known(YOU, HAND) == []


def test_it_is_known_there_and_nowhere_else() -> None:
    known = floors()
    known.seen_in(ME, HAND, TWO)
    assert known.known(ME, PILE) == []


def test_what_is_known_is_listed_sorted() -> None:
    known = floors()
    for card in (THREE, ACE, TWO, ACE):
        known.seen_in(ME, HAND, card)
    assert known.known(ME, HAND) == [ACE, ACE, TWO, THREE]


def test_what_is_listed_cannot_be_changed_from_outside() -> None:
    known = floors()
    known.seen_in(ME, HAND, TWO)
    known.known(ME, HAND).append(ACE)
    assert known.known(ME, HAND) == [TWO]


def test_a_card_that_is_seen_to_leave_is_no_longer_known_there() -> None:
    known = floors()
    known.seen_in(ME, HAND, TWO)
    known.seen_in(ME, HAND, TWO)
    known.seen_out(ME, HAND, TWO)
    assert known.known(ME, HAND) == [TWO]


def test_a_card_seen_to_leave_that_was_not_known_changes_nothing() -> None:
    known = floors()
    known.seen_in(ME, HAND, TWO)
    known.seen_out(ME, HAND, ACE)
    assert known.known(ME, HAND) == [TWO]


def test_a_card_that_leaves_unseen_may_have_been_any_one() -> None:
    """Of a known ace and a known two, either may have gone: neither is certain any more."""
    known = floors()
    known.seen_in(ME, HAND, ACE)
    known.seen_in(ME, HAND, TWO)
    known.unseen_out(ME, HAND)
    assert known.known(ME, HAND) == []


def test_of_two_equal_cards_one_is_still_there_after_one_left_unseen() -> None:
    known = floors()
    for card in (ACE, ACE, TWO):
        known.seen_in(ME, HAND, card)
    known.unseen_out(ME, HAND)
    assert known.known(ME, HAND) == [ACE]


def test_a_departure_is_unseen_for_one_viewer_alone() -> None:
    known = floors()
    known.seen_in(ME, HAND, ACE)
    known.seen_in(YOU, HAND, ACE)
    known.unseen_out(YOU, HAND)
    assert (known.known(ME, HAND), known.known(YOU, HAND)) == ([ACE], [])


def test_an_unseen_departure_from_what_nobody_knows_changes_nothing() -> None:
    known = floors()
    known.unseen_out(ME, HAND)
    assert known.known(ME, HAND) == []


def test_when_whole_hands_change_places_what_is_known_goes_along() -> None:
    known = floors()
    known.seen_in(ME, HAND, ACE)
    known.seen_in(YOU, PILE, TWO)
    known.swap(HAND, PILE)
    assert [known.known(viewer, place) for viewer in (ME, YOU) for place in (HAND, PILE)] == [
        [],
        [ACE],
        [TWO],
        [],
    ]


def test_of_a_place_that_was_shuffled_nobody_knows_anything() -> None:
    known = floors()
    known.seen_in(ME, HAND, ACE)
    known.seen_in(YOU, HAND, ACE)
    known.seen_in(ME, PILE, TWO)
    known.clear(HAND)
    assert [known.known(ME, HAND), known.known(YOU, HAND), known.known(ME, PILE)] == [[], [], [TWO]]


def test_a_copy_shares_nothing() -> None:
    known = floors()
    known.seen_in(ME, HAND, ACE)
    twin = known.copy()
    twin.seen_in(ME, HAND, TWO)
    known.unseen_out(ME, HAND)
    assert (known.known(ME, HAND), twin.known(ME, HAND)) == ([], [ACE, TWO])


def test_a_copy_is_as_large() -> None:
    twin = Floors(viewers=3, places=2).copy()
    twin.seen_in(2, 1, ACE)
    assert (twin.viewers, twin.places, twin.known(2, 1)) == (3, 2, [ACE])


def test_in_a_view_there_is_only_what_its_viewer_knows() -> None:
    known = floors()
    known.seen_in(ME, HAND, TWO)
    known.seen_in(ME, HAND, ACE)
    known.seen_in(YOU, PILE, THREE)
    view = known.only(ME)
    view.seen_in(ME, PILE, THREE)
    assert [view.known(ME, HAND), view.known(YOU, PILE), known.known(ME, PILE)] == [
        [ACE, TWO],
        [],
        [],
    ]


class World:
    """Three places with cards, three viewers, and what each has truly been able to see."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(f"world {seed}")
        self.places = [[ACE, ACE, TWO], [TWO, THREE, THREE], [ACE, TWO, THREE, ACE]]
        self.floors = Floors(3, 3)
        self.seen = 0

    def step(self) -> None:
        """A card moves, seen by some; or two places are swapped; or one is shuffled together."""
        kind = self.chance.below(12)
        here, there = self.chance.below(3), self.chance.below(3)
        if kind == 0:
            self.floors.swap(here, there)
            self.places[here], self.places[there] = self.places[there], self.places[here]
        elif kind == 1:
            self.floors.clear(here)
        elif self.places[here]:
            self.move(here, there)

    def move(self, here: int, there: int) -> None:
        card = self.places[here].pop(self.chance.below(len(self.places[here])))
        self.places[there].append(card)
        for viewer in range(3):
            if self.chance.below(2):
                self.floors.seen_out(viewer, here, card)
                self.floors.seen_in(viewer, there, card)
            else:
                self.floors.unseen_out(viewer, here)

    def believed(self) -> int:
        """How many cards are known; no belief may be false."""
        total = 0
        for viewer in range(3):
            for place in range(3):
                floor = Counter(self.floors.known(viewer, place))
                assert floor <= Counter(self.places[place]), (viewer, place)
                total += floor.total()
        return total


@pytest.mark.parametrize("seed", range(20))
def test_a_floor_never_believes_a_falsehood(seed: int) -> None:
    """Many random comings and goings against the truth; and it does not simply forget all."""
    world = World(seed)
    believed = 0
    for _ in range(300):
        world.step()
        believed += world.believed()
    assert believed > 300


class _Known(Known):
    """Held as floors."""

    def nothing(self, seats: int) -> Floors:
        return Floors(seats + 1, seats)

    def cards(self, value: Floors, viewer: int, seat: int) -> list[int]:
        return value.known(viewer, seat)

    def learn(self, value: Floors, viewer: int, seat: int, cards: list[int]) -> None:
        for card in cards:
            value.seen_in(viewer, seat, card)


def test_what_is_known_is_written_by_viewer_and_seat_and_read_again() -> None:
    kind = _Known(["?", "ace", "two", "three"])
    written = {"seat0": {"seat1": ["ace", "three"]}, "spectator": {"seat0": ["two"]}}
    assert kind.json(kind.read(Reader({"known": written}), "known", 2), 2) == written
    assert kind.json(kind.nothing(2), 2) == {}


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ({"seat7": {}}, "no-such-part"),
        ({"seat0": {"seat0": ["ace"]}}, "no-such-part"),
        ({"seat0": {"seat1": ["ten"]}}, "no-such-name"),
        ([], "not-a-table"),
    ],
)
def test_what_cannot_be_known_is_refused(written: object, key: str) -> None:
    """Nobody is at that seat, one's own hand is seen and not known, and so on."""
    with pytest.raises(BadPosition) as refused:
        _Known(["?", "ace"]).read(Reader({"known": written}), "known", 2)
    assert refused.value.key == key
