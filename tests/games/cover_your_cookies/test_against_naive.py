"""Challenges and scores compared with a second, naive version."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import cast

import pytest

from cookietin.catalogue import read_toml
from cookietin.games.cover_your_cookies import CookiePosition, CoverYourCookies
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.noting import Keeping, Scripted
from tests.games.cover_your_cookies import naive
from tests.games.cover_your_cookies.table import (
    CHOC,
    FRESH,
    GAME,
    LEMON,
    OAT,
    RASP,
    STRONG,
    SUGAR,
    game,
    stack,
)

KINDS = [LEMON, FRESH, CHOC, SUGAR]


def hands(most: int) -> list[list[str]]:
    """All hands of up to so many cards that matter, or do not."""
    return [
        list(held)
        for size in range(most + 1)
        for held in combinations_with_replacement(KINDS, size)
    ]


@pytest.mark.parametrize("rules", [GAME, STRONG])
def test_every_short_challenge(rules: CoverYourCookies) -> None:
    """CY-14, CY-15, CY-17, CY-31: every line of play between two small hands."""
    lines = 0
    for defender in hands(2):
        for challenger in hands(3):
            chocolate = [*defender, *challenger].count(CHOC)
            if naive.openings(challenger, LEMON) and chocolate <= 4:
                lines += compare(rules, challenger, defender)
    assert lines > 1500


def compare(rules: CoverYourCookies, challenger: list[str], defender: list[str]) -> int:
    stacks = {"seat0": [[OAT, OAT]], "seat1": [[SUGAR, SUGAR], [LEMON, LEMON]]}
    position = cast(
        "CookiePosition",
        rules.set_up(
            4,
            Scripted([]),
            hands=[challenger, defender, [OAT], [OAT]],
            stacks=stacks,
            discard=[RASP],
            deck=[],
        ),
    )
    opened = {move.text for move in position.legal(0) if move.key == "swipe"}
    expected = naive.openings(challenger, LEMON)
    assert opened == {f"swipe seat1 with {card}" for (card,) in expected}
    lines = 0
    for laid in expected:
        again = position.copy_cookies()
        again.play(0, rules.move(f"swipe seat1 with {laid[0]}"), Scripted([]))
        lines += follow(again, [naive.without(challenger, laid), defender], [laid], 1)
    return lines


def follow(
    position: CookiePosition, held: list[list[str]], plays: list[naive.Play], seat: int
) -> int:
    """Every way to go on from here; says how many lines of play there are."""
    rules = position.title
    assert position.asked() == [seat]
    expected = naive.answers(held[seat], LEMON, plays[-1], rules.strong_milk)
    moves = {
        move.text: tuple(sorted(move.fields.values()))
        for move in position.legal(seat)
        if move.key in ("answer", "answer-two")
    }
    assert set(moves.values()) == expected
    ended = position.copy_cookies()
    ended.play(seat, rules.move("stop"), Scripted([]))
    batch = naive.batch_after([LEMON, LEMON], plays)
    won = naive.challenger_wins(plays)
    assert sorted(stack(ended, 0 if won else 1)[-1]) == batch
    assert (len(stack(ended, 1)), ended.crumbs[1]) == ((1, 1) if won else (2, 0))
    lines = 1
    for text, laid in moves.items():
        again = position.copy_cookies()
        again.play(seat, rules.move(text), Scripted([]))
        left = list(held)
        left[seat] = naive.without(held[seat], laid)
        lines += follow(again, left, [*plays, laid], 1 - seat)
    return lines


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_scores_of_random_plays(seats: int) -> None:
    """CY-03, CY-15, CY-23, CY-29: stacks and the swipes that were told, reckoned by name."""
    deck = read_toml("cover_your_cookies/deck.toml")
    for seed in range(12):
        rules = game(actions=1 + seed % 2, strong_milk=seed % 3 == 0)
        chance, dealer = Chance(f"moves {seed}"), Keeping(Seeded(seed))
        position = cast("CookiePosition", rules.start(seats, dealer))
        while position.outcome is None:
            (seat,) = position.asked()
            legal = position.view(seat).legal(seat)
            position.play(seat, legal[chance.below(len(legal))], dealer)
        lost = [event.fields["target"] for event in dealer.told if event.key == "swiped"]
        expected = [
            naive.dough(deck, stack(position, seat), lost.count(f"seat{seat}"))
            for seat in range(seats)
        ]
        assert position.outcome.points == expected
        assert position.outcome.winners == [
            seat for seat in range(seats) if expected[seat] == max(expected)
        ]
