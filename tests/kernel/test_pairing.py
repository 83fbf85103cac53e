"""A dealer for comparisons: the same deal for variants, and chance as fair as any."""

from __future__ import annotations

import pickle
from collections import Counter

import cookietin
from cookietin.kernel.pairing import Paired

NAMES = [str(number) for number in range(70)]


def dealt(seed: str, pile: list[int]) -> list[int]:
    dealer = Paired(seed)
    left = list(pile)
    return [dealer.draw(left, NAMES) for _ in range(len(pile))]


def test_the_same_seed_deals_the_same_and_another_another() -> None:
    pile = list(range(1, 61))
    assert dealt("a", pile) == dealt("a", pile)
    assert dealt("a", pile) != dealt("b", pile)
    assert sorted(dealt("a", pile)) == pile


def test_what_is_drawn_from_other_piles_does_not_change_what_lies_below() -> None:
    deck, other = list(range(1, 61)), list(range(1, 12))
    dealer = Paired("a")
    for _ in range(5):
        dealer.draw(other, NAMES)
        dealer.pick(6, NAMES)
    assert [dealer.draw(deck, NAMES) for _ in range(40)] == dealt("a", list(range(1, 61)))[:40]


def test_two_decks_of_the_same_cards_lie_in_different_orders() -> None:
    dealer = Paired("a")
    orders = []
    for _ in range(2):
        deck = list(range(1, 61))
        orders.append([dealer.draw(deck, NAMES) for _ in range(60)])
    assert sum(one == other for one, other in zip(*orders, strict=True)) < 8


def test_every_card_is_as_likely_also_where_there_are_several_of_a_kind() -> None:
    pile = [1, 1, 2, 3]
    first = Counter(dealt(str(seed), pile)[0] for seed in range(8000))
    assert abs(first[1] - 4000) < 200
    assert abs(first[2] - 2000) < 160
    pairs = Counter(tuple(dealt(str(seed), pile)[:2]) for seed in range(8000))
    assert abs(pairs[1, 1] - 8000 / 6) < 150


def test_a_die_shows_every_face_as_often_and_remembers_nothing() -> None:
    dealer = Paired("dice")
    faces = Counter((dealer.pick(6, NAMES), dealer.pick(6, NAMES)) for _ in range(18000))
    assert len(faces) == 36
    assert max(faces.values()) < 620
    assert min(faces.values()) > 400


def test_it_can_be_sent_and_goes_on_where_it_was() -> None:
    dealer, pile = Paired(7), list(range(1, 40))
    dealer.draw(pile, NAMES)
    again = pickle.loads(pickle.dumps(dealer))
    assert [dealer.draw(pile[:], NAMES), dealer.pick(6, NAMES)] == [
        again.draw(pile[:], NAMES),
        again.pick(6, NAMES),
    ]


def test_the_stream_is_the_same_in_every_build() -> None:
    assert dealt("stream", list(range(1, 13))) == [5, 7, 9, 4, 2, 12, 8, 11, 6, 1, 3, 10]


def test_all_games_can_be_dealt_so() -> None:
    for id in cookietin.game_ids():
        game = cookietin.game(id)
        one, other = (game.start(game.fewest_seats, Paired(3)) for _ in range(2))
        assert one == other
