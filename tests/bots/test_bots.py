"""Bots: a view and a question in, a legal move out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import cookietin
from cookietin.bots import bot_names, make_bot, register_bot, roster
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.game import Game
from cookietin.kernel.noting import Scripted
from cookietin.kernel.outcome import Outcome
from cookietin.kernel.position import Position
from cookietin.lab.tally import WIN, Wins
from tests.bots.hurried import DISTINCT, hurried

GAME = cookietin.game("number-chain")
EVERY = [(id, name) for id in cookietin.game_ids() for name in DISTINCT]
CAPS = {"roll-cap", "turns"}
"""How a play may end without a winner (TY-21, BV-33)."""


def chosen(name: str, position: Position, seed: int | str = 0) -> str:
    """What a bot plays for the seat that is asked, of what that seat sees."""
    seat = position.asked()[0]
    view = position.view(seat)
    return hurried(name, position.game, seed)(view, view.question(seat)).text


def played(game: Game, names: list[str], seed: int | str) -> Outcome:
    """How a play ends between these bots, each of which sees its own view alone."""
    bots = [hurried(name, game, f"{seed} {seat}") for seat, name in enumerate(names)]
    dealer = Seeded(seed)
    position = game.start(len(names), dealer)
    while position.outcome is None:
        seat = position.asked()[0]
        view = position.view(seat)
        position.play(seat, bots[seat](view, view.question(seat)), dealer)
    assert position.asked() == []
    return position.outcome


@pytest.fixture
def roster_as_before() -> Iterator[None]:
    """What a test registers is gone after it."""
    makers = dict(roster._makers)
    yield
    roster._makers.clear()
    roster._makers.update(makers)


def table(hand: list[str], before: str) -> Position:
    return GAME.set_up(2, Scripted([]), hands=[hand, None], chain=[before])


@pytest.mark.parametrize(("id", "name"), EVERY)
def test_every_bot_plays_whole_plays_of_its_game(id: str, name: str) -> None:
    """Every answer is legal, and someone wins, unless the rules cap the play before that."""
    game = cookietin.game(id)
    for seats in game.seats:
        outcome = played(game, [name] * seats, f"{id} {seats}")
        assert outcome.winners or outcome.how in CAPS, outcome.how


@pytest.mark.parametrize(("id", "name"), EVERY)
def test_the_same_seed_answers_the_same(id: str, name: str) -> None:
    game = cookietin.game(id)
    position = game.start(game.fewest_seats, Seeded(3))
    assert {chosen(name, position, seed=8) for _ in range(3)} == {chosen(name, position, seed=8)}


@pytest.mark.parametrize(("id", "name"), EVERY)
def test_a_bot_does_not_change_the_view(id: str, name: str) -> None:
    game = cookietin.game(id)
    position = game.start(game.fewest_seats, Seeded(3))
    seat = position.asked()[0]
    view = position.view(seat)
    before = view.line()
    hurried(name, position.game, 1)(view, view.question(seat))
    assert view.line() == before


def test_the_random_bot_finds_every_move_equally_good() -> None:
    position = table(["0", "3", "1/2", "4/5"], "1")
    found = Counter(chosen("random", position, seed) for seed in range(2000))
    assert sorted(found) == ["0", "1/2", "3", "4/5"]
    assert all(420 < count < 580 for count in found.values())


@pytest.mark.parametrize(
    ("hand", "before", "card"),
    [
        (["1/2/3", "4", "4/5"], "1/2/3/4", "1/2/3"),
        (["3/4", "1/2/4/5"], "1/2/4", "1/2/4/5"),
        (["1/2", "3"], "2/4", "1/2"),
        (["4", "5"], "4/5", "4"),
        (["0", "2", "5"], "3", "0"),
    ],
    ids=str,
)
def test_the_rule_of_thumb_plays_what_costs_least(hand: list[str], before: str, card: str) -> None:
    """Among equals the card that would cost most on the other cards of the hand."""
    assert chosen("thumb", table(hand, before)) == card


def test_the_rule_of_thumb_gets_rid_of_dear_cards_first() -> None:
    """Both 1 and 2/3/4 are free on 1/2/3/4; 2/3/4 would cost more another time."""
    assert chosen("thumb", table(["1", "2/3/4", "5"], "1/2/3/4")) == "2/3/4"


@pytest.mark.parametrize("id", cookietin.game_ids())
def test_the_rule_of_thumb_beats_chance(id: str) -> None:
    """As many of each at a table, seats in turn: the thumbs win more than half of the plays.

    There are as many plays as it takes to be sure of that, up to two hundred.
    """
    game = cookietin.game(id)
    names = ["thumb", "random"] * (1 if 2 in game.seats else 2)
    won, capped = Wins(), 0
    for seed in range(200):
        seated = names[seed % 2 :] + names[: seed % 2]
        winners = played(game, seated, seed).winners
        if not winners:
            capped += 1
            continue
        thumbs = [seat for seat in winners if seated[seat] == "thumb"]
        won.add(WIN * len(thumbs) // len(winners))
        if won.plays >= 10 and won.rate().low > 0.5:
            break
    assert won.rate().low > 0.5
    assert capped <= won.plays // 10


def test_in_number_chain_the_thumbs_win_three_plays_of_four() -> None:
    """Two of each at a table, two hundred plays, seats in turn."""
    won: Counter[str] = Counter()
    names = ["thumb", "random", "thumb", "random"]
    for seed in range(200):
        turned = names[seed % 2 :] + names[: seed % 2]
        won.update(turned[seat] for seat in played(GAME, turned, seed).winners)
    assert won["thumb"] > 3 * won["random"]


@pytest.mark.parametrize("id", cookietin.game_ids())
def test_bots_are_named_from_the_weakest_to_the_strongest(id: str) -> None:
    assert bot_names(id) == ["random", "easy", "thumb", "normal", "hard", "expert"]


def test_a_game_that_nobody_knows_has_the_bots_for_any_game() -> None:
    assert bot_names("chess") == ["random", "easy", "normal", "hard", "expert"]


def test_a_bot_that_nobody_knows_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        make_bot("genius", GAME, 1)
    assert refused.value.key == "no-such-bot"


@pytest.mark.usefixtures("roster_as_before")
def test_a_bot_of_one_s_own_can_be_registered() -> None:
    register_bot("last", lambda game, seed: lambda view, question: view.legal(question.seat)[-1])
    assert chosen("last", table(["0", "3", "1/2"], "1")) == "1/2"


@pytest.mark.usefixtures("roster_as_before")
def test_a_game_s_own_bot_comes_before_the_one_for_any_game() -> None:
    register_bot("one", lambda game, seed: lambda view, question: view.legal(question.seat)[0])
    register_bot(
        "one",
        lambda game, seed: lambda view, question: view.legal(question.seat)[1],
        "number-chain",
    )
    assert chosen("one", table(["0", "3", "1/2"], "1")) == "3"
