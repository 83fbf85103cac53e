"""Decks and the set-up: BV-03, BV-04 and BV-12 to BV-15."""

from __future__ import annotations

from typing import Any, cast

import pytest

import cookietin
from cookietin.bots import make_bot
from cookietin.games.braverse import BraversePosition
from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.dealer import Silent
from cookietin.kernel.noting import Scripted
from tests.games.braverse.table import answer, asks, deck_with, game, side, texts, told

STARTERS = ["blue", "green", "purple", "red", "yellow"]


def start(script: list[str] | None = None, **options: Any) -> BraversePosition:
    """A play that has just begun."""
    made = cookietin.game("braverse", **options)
    return cast("BraversePosition", made.start(2, Scripted(script or [])))


def test_every_starter_is_a_legal_deck_of_60() -> None:
    """BV-03 and BV-04: one ready deck for each colour."""
    made = game()
    assert sorted(made.pool.starters) == STARTERS
    for counts in made.pool.starters.values():
        assert sum(counts.values()) == 60
        assert max(counts.values()) <= 4


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"GB1-120": 1}, "deck-size"),
        ({"GB1-001": 5}, "deck-copies"),
        ({"GB9-001": 1}, "deck-no-such-card"),
    ],
)
def test_a_deck_that_breaks_a_limit_is_refused(change: dict[str, int], key: str) -> None:
    """BV-03: a deck of 61, five copies, a card that is not in the pool."""
    with pytest.raises(BadOption) as refused:
        cookietin.game("braverse", deck0={**deck_with(), **change})
    assert refused.value.key == key


def test_seventeen_flips_are_too_many() -> None:
    """BV-03: at most 16 Cookies with FLIP."""
    flips = ["GB1-015", "GB1-016", "GB1-017", "GB1-018"]
    counts = {number: count for number, count in deck_with().items() if count == 4}
    counts = dict(list(counts.items())[:10]) | dict.fromkeys(flips, 4)
    with pytest.raises(BadOption) as refused:
        cookietin.game("braverse", deck0={**counts, "GB1-039": 4})
    assert refused.value.key == "deck-flips"


def test_a_deck_needs_a_cookie() -> None:
    """BV-03, our ruling: at least one Cookie."""
    cards = game().cards
    others = [card.number for card in cards.all[1:] if card.type != 0][:15]
    with pytest.raises(BadOption) as refused:
        cookietin.game("braverse", deck0=dict.fromkeys(others, 4))
    assert refused.value.key == "deck-no-cookie"


def test_both_show_hands_sealed_and_the_winner_chooses() -> None:
    """BV-12: paper beats rock."""
    position = start()
    assert position.asked() == [0, 1]
    answer(position, "rock", "paper")
    assert asks(position) == (1, "order")
    answer(position, "go second")
    assert position.first == 0


def test_what_the_other_shows_is_hidden_until_both_have() -> None:
    """BV-12: sealed."""
    position = answer(start(), "rock")
    assert position.view(1).json()["contest"] == {"seat0": "?", "seat1": None}


def test_three_ties_are_decided_by_chance() -> None:
    """BV-12: repeated on a tie, random after three."""
    position = start()
    answer(position, "rock", "rock", "paper", "paper")
    assert position.asked() == [0, 1]
    answer(position, "rock", "rock", dealer=Scripted(["seat1"]))
    assert asks(position) == (1, "order")


def test_chance_at_once() -> None:
    """BV-12: option `start`."""
    assert asks(start(["seat1"], start="random")) == (1, "order")


def test_each_decides_on_one_mulligan_the_first_player_first() -> None:
    """BV-13: independently; six cards again."""
    position = answer(start(), "rock", "paper", "go first")
    assert asks(position) == (1, "mulligan")
    answer(position, "mulligan")
    assert asks(position) == (0, "mulligan")
    answer(position, "keep")
    assert [len(side(position, seat)["hand"]) for seat in (0, 1)] == [6, 6]


def test_whoever_goes_second_may_have_more_cards() -> None:
    """BV-13, option `second`: also when the hand is drawn anew."""
    position = answer(start(second=2), "rock", "paper", "go first", "mulligan", "mulligan")
    assert [len(side(position, seat)["hand"]) for seat in (0, 1)] == [8, 6]


def test_a_hand_without_a_cookie_is_shown_and_drawn_anew() -> None:
    """BV-14: the opponent may draw a card each time; then the first hand is settled."""
    items = ["Fire Dust", "Battle Frosting", "Twin Sparks"] * 2
    cookies = ["Ember Crumb"] * 3 + ["Pepper Snap"] * 3
    made = game("Fire Dust", "Battle Frosting", "Twin Sparks")
    position = cast("BraversePosition", made.start(2, Scripted([*items, *cookies]), first=0))
    dealer = Scripted(items)
    answer(position, "keep", "keep", dealer=dealer)
    assert asks(position) == (1, "bonus")
    assert "show-hand" in [event.key for event in dealer.collect_told()]
    answer(position, "yes", dealer=Scripted(["Ember Crumb", *cookies]))
    assert asks(position) == (1, "bonus")
    assert len(side(position, 1)["hand"]) == 7
    answer(position, "no")
    assert position.asked() == [0, 1]
    assert len(side(position, 1)["hand"]) == 7


def test_cookies_are_set_face_down_and_get_their_hp_from_the_deck() -> None:
    """BV-15: revealed together; as many cards as HP; no On Reveal; the deck's top card lowest."""
    made = game("Cinder Ginger")
    hand = ["Cinder Ginger"] * 4 + ["Torch Wafer"] * 2
    position = cast("BraversePosition", made.start(2, Scripted([*hand, *hand]), first=0))
    answer(position, "keep", "keep", "place torch wafer")
    assert position.view(1).json()["sides"]["seat0"]["set_down"] == ["?"]
    assert position.asked() == [1]
    order = ["Honey Nib", "Ember Crumb", "Butter Pal", "Golden Gateau", "Volcano Torte"]
    dealer = Scripted([order[4], *order[:4]])
    answer(position, "place cinder ginger", dealer=dealer)
    assert side(position, 0)["battle"]["left"]["hp"] == order[:4]
    assert side(position, 1)["battle"]["left"]["hp"] == order[4:]
    assert asks(position) == (0, "support")
    assert "trigger-on-reveal" not in [event.key for event in dealer.collect_told()]


def test_only_a_cookie_is_set_down() -> None:
    """BV-15: one Cookie."""
    position = answer(start(), "rock", "paper", "go first", "keep", "keep")
    while asks(position)[1] == "bonus":
        answer(position, "no")
    assert all(text.startswith("place ") for text in texts(position))


def test_the_events_of_the_set_up_are_told() -> None:
    """BV-12 and BV-13: step by step."""
    heard = told(start(), "rock", "scissors", "go first", "keep", "keep")
    assert heard[:5] == ["contest-answer", "contest-answer", "contest", "contest-won", "first"]


def test_the_rule_of_thumb_shows_now_this_now_that() -> None:
    """BV-12: whoever always shows rock always loses to paper. The same seed shows the same."""
    made = cookietin.game("braverse")
    position = made.start(2, Silent(Chance(1)))

    def shown(seed: int) -> str:
        return make_bot("thumb", made, seed)(position.view(0), position.question(0)).text

    assert {shown(seed) for seed in range(30)} == {"rock", "paper", "scissors"}
    assert [shown(seed) for seed in range(9)] == [shown(seed) for seed in range(9)]


def test_hands_are_not_drawn_anew_for_ever() -> None:
    """BV-14, BV-33: with one Cookie in each deck; after as many questions as a turn may ask."""
    cards = game().cards
    others = [card.number for card in cards.all[1:] if card.type != 0][:15]
    deck = {**dict.fromkeys(others, 4), others[0]: 3, cards.numbers[1]: 1}
    made = cookietin.game("braverse", deck0=deck, deck1=deck, questions=20)
    ends = []
    for seed in range(60):
        dealer = Silent(Chance(seed))
        position = made.start(2, dealer, first=0)
        while position.outcome is None and position.json()["phase"] in ("mulligan", "redraw"):
            position.step(seat := position.asked()[0], position.default(seat), dealer)
        if position.outcome is not None:
            ends.append((position.outcome.how, position.outcome.capped, position.number))
    assert ("redraws", True, 20) in ends
