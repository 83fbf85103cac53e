"""Dealers: who deals what, what is noted, and that no card is ever lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import Misdeal
from cookietin.kernel.dealer import Dealer, Live, Seeded, Silent, take
from cookietin.kernel.event import Event, form
from cookietin.kernel.names import SEATS
from cookietin.kernel.noting import Keeping, Noting, RanOut, Replaying, Scripted

if TYPE_CHECKING:
    from collections.abc import Callable

NAMES = ["?", "ace", "two", "three", "four"]


def pile() -> list[int]:
    return [1, 2, 3, 4, 4]


class Last(Noting):
    """A dealer of one's own: whatever lies last comes up."""

    def place(self, names: list[str]) -> int:
        return len(names) - 1


DEALERS: dict[str, Callable[[], Dealer]] = {
    "seeded": lambda: Seeded(4),
    "live": lambda: Live(lambda n: n // 2),
    "keeping": lambda: Keeping(Seeded(4)),
    "scripted": lambda: Scripted(["four", "ace"]),
    "replaying": lambda: Replaying(["two", "four", "three", "four", "ace"]),
    "one's own": Last,
    "silent": lambda: Silent(Chance(4)),
}


@pytest.mark.parametrize("place", [0, 2, 4])
def test_taking_removes_exactly_that_card(place: int) -> None:
    cards = [7, 8, 9, 10, 11]
    taken = take(cards, place)
    assert (taken, sorted([*cards, taken])) == (7 + place, [7, 8, 9, 10, 11])


@pytest.mark.parametrize("name", DEALERS)
def test_a_draw_takes_one_card_and_loses_none(name: str) -> None:
    cards, dealer = pile(), DEALERS[name]()
    drawn = dealer.draw(cards, NAMES)
    assert (len(cards), sorted([*cards, drawn])) == (4, pile())


@pytest.mark.parametrize("name", DEALERS)
@pytest.mark.parametrize("count", [0, 2, 5])
def test_dealing_moves_so_many_cards_to_the_end_of_a_place(name: str, count: int) -> None:
    cards, to, dealer = pile(), [9], DEALERS[name]()
    dealer.deal(cards, to, count, NAMES)
    assert (to[0], len(to), sorted(cards + to[1:])) == (9, count + 1, pile())


@pytest.mark.parametrize("name", ["seeded", "live", "keeping", "one's own", "silent"])
def test_a_pick_is_below_its_number(name: str) -> None:
    dealer = DEALERS[name]()
    assert all(0 <= dealer.pick(3, SEATS) < 3 for _ in range(100))


def test_a_draw_is_noted_by_its_name() -> None:
    dealer = Keeping(Seeded(1))
    drawn = dealer.draw(pile(), NAMES)
    assert dealer.notes == [NAMES[drawn]]


def test_a_deal_is_noted_card_by_card_in_its_order() -> None:
    dealer, to = Keeping(Seeded(1)), list[int]()
    dealer.deal(pile(), to, 4, NAMES)
    assert dealer.notes == [NAMES[card] for card in to]


def test_a_pick_is_noted_by_its_name() -> None:
    dealer = Keeping(Live(lambda n: n - 1))
    assert (dealer.pick(3, SEATS), dealer.notes) == (2, ["seat2"])


def test_notes_are_collected_once() -> None:
    dealer = Scripted(["four", "ace"])
    dealer.deal(pile(), [], 2, NAMES)
    assert (dealer.collect_notes(), dealer.collect_notes()) == (["four", "ace"], [])


def test_what_is_told_is_collected_once() -> None:
    dealer, event = Keeping(Seeded(1)), Event("bell", {})
    dealer.tell(event)
    assert (dealer.collect_told(), dealer.collect_told()) == ([event], [])


def test_the_same_seed_deals_the_same() -> None:
    assert deal_of(Seeded(5)) == deal_of(Seeded(5))


def test_another_seed_deals_something_else() -> None:
    assert len({tuple(deal_of(Seeded(seed))) for seed in range(20)}) > 10


def test_a_silent_dealer_deals_what_a_seeded_one_deals() -> None:
    assert deal_of(Silent(Chance(5))) == deal_of(Seeded(5))


def test_a_silent_dealer_draws_one_by_one_what_it_deals_at_once() -> None:
    cards, dealer = pile(), Silent(Chance(5))
    assert [dealer.draw(cards, NAMES) for _ in range(5)] == deal_of(Silent(Chance(5)))


def deal_of(dealer: Dealer) -> list[int]:
    to: list[int] = []
    dealer.deal(pile(), to, 5, NAMES)
    return to


@pytest.mark.parametrize("name", DEALERS)
def test_those_who_keep_nothing_do_not_listen(name: str) -> None:
    assert DEALERS[name]().listening == (name not in ("silent", "seeded", "live"))


def test_who_keeps_deals_what_its_source_deals() -> None:
    assert deal_of(Keeping(Seeded(5))) == deal_of(Seeded(5))


def test_a_live_dealer_asks_its_source_for_each_card() -> None:
    asked: list[int] = []

    def source(n: int) -> int:
        asked.append(n)
        return 0

    Live(source).deal(pile(), [], 3, NAMES)
    assert asked == [5, 4, 3]


def test_a_replaying_dealer_deals_its_notes() -> None:
    cards, to, dealer = pile(), list[int](), Replaying(["four", "two"])
    dealer.deal(cards, to, 2, NAMES)
    assert (to, sorted(cards)) == ([4, 2], [1, 3, 4])


def test_a_replaying_dealer_picks_by_name() -> None:
    assert Replaying(["seat1"]).pick(3, SEATS) == 1


def test_where_the_notes_run_out_the_dealer_says_what_could_come() -> None:
    """Each name as often as it stands there: so a search knows the odds."""
    with pytest.raises(RanOut) as out:
        Replaying([]).draw(pile(), NAMES)
    assert sorted(out.value.names) == ["ace", "four", "four", "three", "two"]


def test_where_the_notes_run_out_on_a_pick() -> None:
    with pytest.raises(RanOut) as out:
        Replaying([]).pick(2, SEATS)
    assert out.value.names == ["seat0", "seat1"]


def test_where_the_notes_run_out_nothing_is_taken() -> None:
    cards = pile()
    with pytest.raises(RanOut):
        Replaying([]).draw(cards, NAMES)
    assert cards == pile()


def test_what_is_not_there_cannot_be_dealt() -> None:
    dealer = Replaying(["four", "five"])
    dealer.draw(pile(), NAMES)
    with pytest.raises(Misdeal) as wrong:
        dealer.draw([3, 4, 4], NAMES)
    assert str(wrong.value) == "five cannot be dealt here. What can: four and three."


def test_a_seat_that_is_not_at_the_table_cannot_be_picked() -> None:
    with pytest.raises(Misdeal) as wrong:
        Replaying(["seat2"]).pick(2, SEATS)
    assert str(wrong.value) == "seat2 cannot be dealt here. What can: seat0 and seat1."


def test_after_a_misdeal_the_wrong_note_is_still_there_to_be_named() -> None:
    cards, dealer = pile(), Replaying(["five", "ace"])
    with pytest.raises(Misdeal):
        dealer.draw(cards, NAMES)
    assert (dealer.left(), cards, dealer.notes) == (["five", "ace"], pile(), [])


def test_the_notes_that_nobody_asked_for_are_left() -> None:
    dealer = Replaying(["ace", "two", "four"])
    dealer.draw(pile(), NAMES)
    assert dealer.left() == ["two", "four"]


def test_a_scripted_dealer_goes_on_by_its_seed() -> None:
    cards, dealer = pile(), Scripted(["three"], seed=8)
    assert dealer.draw(cards, NAMES) == 3
    rest = Silent(Chance(8))
    twin = list(cards)
    assert [dealer.draw(cards, NAMES) for _ in range(4)] == [
        rest.draw(twin, NAMES) for _ in range(4)
    ]


def test_a_script_is_not_changed_by_what_happens_to_the_list_later() -> None:
    script = ["ace"]
    dealer = Scripted(script)
    script.append("two")
    assert dealer.left() == ["ace"]


def test_two_dealers_side_by_side_do_not_touch_each_other() -> None:
    alone = deal_of(Seeded(3))
    cards, others, found = pile(), pile(), list[int]()
    one, other = Seeded(3), Seeded(4)
    for _ in range(5):
        found.append(one.draw(cards, NAMES))
        other.draw(others, NAMES)
    assert found == alone


def test_everyone_is_told_the_open_fields_and_the_knowers_the_secret_ones() -> None:
    event = Event("draw", {"count": 1}, {"card": "ace"}, [1])
    everyone = {"event": "draw", "count": 1}
    assert [event.seen_by(viewer) for viewer in (-1, 0, 1, 2)] == [
        {**everyone, "card": "ace"},
        everyone,
        {**everyone, "card": "ace"},
        everyone,
    ]


def test_what_a_viewer_is_told_is_a_copy() -> None:
    event = Event("draw", {"count": 1})
    event.seen_by(0)["count"] = 9
    assert event.seen_by(0)["count"] == 1


def test_what_is_told_by_its_form_is_heard_as_an_event() -> None:
    heard: list[Event] = []

    class Listening(Seeded):
        def tell(self, event: Event) -> None:
            heard.append(event)

    drawn = form("draw", "seat count", "cards")
    Listening(1).tell_as(drawn, ["seat1", 1, ["ace"]], [1])
    [event] = heard
    assert (event.key, event.knowers) == ("draw", [1])
    assert list(event.fields.items()) == [("seat", "seat1"), ("count", 1)]
    assert event.secret == {"cards": ["ace"]}


def test_a_form_with_other_fields_is_another() -> None:
    forms = [form("draw", "seat"), form("draw", "seat count"), form("draw", "seat", "count")]
    assert len({one.number for one in forms}) == 3
    assert form("draw", "seat") is forms[0]
