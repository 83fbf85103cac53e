"""The search: what it finds, what it costs, and when it stops."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import Counter

import pytest

import cookietin
from cookietin.bots import LEVELS, make_bot
from cookietin.bots.evaluation import Evaluation
from cookietin.bots.levels import Expert, Hard, Normal
from cookietin.bots.search.bot import Searcher
from cookietin.bots.search.recipe import PLAIN, USUAL, Recipe, recipe_of
from cookietin.bots.search.search import Search
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Seeded, Silent
from cookietin.kernel.game import Game
from cookietin.kernel.position import Position
from cookietin.kernel.race import next_answer
from tests.samples.passing import CrumbPass
from tests.samples.race import Snatch
from tests.samples.window import LastSlice

GAME = cookietin.game("number-chain")
OTHERS = [CrumbPass({"hand": 2}), Snatch({}), LastSlice({})]
"""Games of another package: sealed questions, a race, a window; none has a rule of thumb."""


class Clock:
    """A clock that moves on by as much whenever someone looks."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.mark.parametrize("id", cookietin.game_ids())
def test_each_level_searches_more_than_the_one_before(id: str) -> None:
    game = cookietin.game(id)
    searched = [level(game, 1).iterations for level in (Normal, Hard, Expert)]
    assert searched == sorted(set(searched))


def test_a_win_at_hand_is_taken() -> None:
    """The dear card first wins nothing; the free one ends the play."""
    position = GAME.set_up(2, Seeded(1), hands=[["1/2"], ["3", "4"]], chain=["1/2/3"])
    assert make_bot("normal", GAME, 1)(position.view(0), position.question(0)).text == "1/2"


def test_where_there_is_no_choice_nothing_is_searched() -> None:
    position = GAME.set_up(2, Seeded(1), hands=[["1"], ["3", "4"]], chain=["1/2/3"])
    bot = Hard(GAME, 1)
    assert bot(position.view(0), position.question(0)).text == "1"
    assert bot.searched == 0


def test_a_search_ends_early_when_nothing_can_overtake() -> None:
    position = GAME.set_up(2, Seeded(1), hands=[["1/2", "5"], ["3", "4"]], chain=["1/2/3"])
    bot = Normal(GAME, 1)
    bot(position.view(0), position.question(0))
    assert 0 < bot.searched < bot.iterations


def test_a_search_with_a_clock_ends_when_its_time_is_up() -> None:
    position = GAME.start(2, Seeded(3))
    seat = position.asked()[0]
    bot = Expert(GAME, 1)
    bot.clock, bot.limit = Clock(1.0), 5.0
    bot(position.view(seat), position.question(seat))
    assert 0 < bot.searched <= 48


def test_the_best_answers_are_told_with_their_chances() -> None:
    position = GAME.set_up(2, Seeded(1), hands=[["1/2", "5", "4"], ["3"]], chain=["1/2/3"])
    bot = Normal(GAME, 1)
    considered = bot.consider(position.view(0), position.question(0), 2)
    assert [one.move.text for one in considered][:1] == ["1/2"]
    assert len(considered) == 2
    assert considered[0].weight > considered[1].weight
    assert all(one.chance is not None and 0 <= one.chance <= 1 for one in considered)


def test_one_answer_can_be_judged_alone() -> None:
    """The free card wins at once, the dear one only now and then."""
    position = GAME.set_up(2, Seeded(1), hands=[["1/2"], ["3", "4"]], chain=["1/2/3"])
    assert Normal(GAME, 1).judge(position.view(0), position.question(0), GAME.move("1/2")) == 1.0
    position = GAME.set_up(2, Seeded(1), hands=[["1/2", "4/5"], ["3"]], chain=["1/2/3"])
    view, question = position.view(0), position.question(0)
    bot = Normal(GAME, 1)
    cheap, dear = [bot.judge(view, question, GAME.move(text)) or 0.0 for text in ("1/2", "4/5")]
    assert cheap > dear > 0.0


def test_what_is_expected_after_an_answer_is_told() -> None:
    """In a world where the other seat has one card, that one comes next."""
    position = GAME.set_up(2, Seeded(1), hands=[["1/2", "2"], ["4"]], chain=["1/2/3"])
    search = Search(position.view(0), 0, recipe_of(GAME), None, None, Chance(1))
    for _ in range(40):
        search.iterate(position.copy())
    assert [search.line(arm)[:1] for arm in search.arms()] == [[(1, GAME.move("4"))]] * 2


def test_where_there_is_no_choice_its_chance_is_told() -> None:
    position = GAME.set_up(2, Seeded(1), hands=[["1/2"], ["3"]], chain=["1/2/3"])
    considered = Normal(GAME, 1).consider(position.view(0), position.question(0))
    assert [(one.move.text, one.chance) for one in considered] == [("1/2", 1.0)]


@pytest.mark.parametrize("game", OTHERS, ids=lambda game: game.id)
@pytest.mark.parametrize("level", LEVELS)
def test_a_game_of_another_package_has_the_levels_too(game: Game, level: str) -> None:
    """Whole plays against chance: every answer is legal."""
    chance = Chance(level)
    dealer = Silent(chance)
    position = game.start(3, dealer)
    bot = make_bot(level, game, 1)
    assert isinstance(bot, Searcher)
    bot.iterations = min(bot.iterations, 20)
    while position.outcome is None:
        seat = next_answer(position, position.asked(), chance)
        if seat == 0:
            move = bot(position.view(0), position.question(0))
        else:
            moves = position.legal(seat)
            move = moves[chance.below(len(moves))]
        position.play(seat, move, dealer)
    assert position.outcome.points


def test_in_a_race_the_dear_cookie_is_grabbed() -> None:
    game = Snatch({})
    grabbed: Counter[str] = Counter()
    for seed in range(8):
        position = game.start(2, Seeded(seed))
        seat = position.asked()[0]
        moves = {move.text for move in position.legal(seat)}
        if {"grab ginger", "grab burnt"} <= moves:
            bot = make_bot("hard", game, seed)
            grabbed[bot(position.view(seat), position.question(seat)).text] += 1
    assert set(grabbed) == {"grab ginger"}


INTERRUPTED = """
import signal
import cookietin
signal.signal(signal.SIGINT, signal.default_int_handler)
from cookietin.bots.evaluation import Evaluation
from cookietin.bots.levels import Expert
game = cookietin.game("braverse")
position = game.start(2, cookietin.Seeded(1))
bot = Expert(game, 1)
bot.iterations = 10**9
seat = position.asked()[0]
print("searching", flush=True)
bot.search(position.view(seat), position.question(seat))
"""


def test_an_interrupt_ends_a_search_at_once() -> None:
    """Also where the rules are compiled, whose loops hear of no signal by themselves."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as search:
        assert search.stdout is not None
        assert search.stdout.readline() == "searching\n"
        time.sleep(0.5)
        search.send_signal(signal.SIGINT)
        try:
            _, told = search.communicate(timeout=20)
        finally:
            search.kill()
    assert search.returncode != 0
    assert told.rstrip().endswith("KeyboardInterrupt")


def test_a_recipe_is_read_once() -> None:
    assert recipe_of(GAME) is recipe_of(cookietin.game("number-chain", hand=4))


class Noting(Evaluation):
    """Finds everyone equal, and notes at which questions it was asked to judge."""

    def __init__(self) -> None:
        self.judged_at: set[str] = set()

    def shares(self, position: Position) -> list[float]:
        self.judged_at.add(position.question(position.asked()[0]).key)
        return [0.5, 0.5]


@pytest.mark.parametrize(("calm", "only"), [("open", True), ("", False)])
def test_a_position_is_judged_where_nothing_is_half_done(calm: str, only: bool) -> None:
    game = cookietin.game("cookie-chomper")
    position = game.start(2, Seeded(1))
    seat = position.asked()[0]
    judge = Noting()
    recipe = Recipe({**PLAIN, "cut": 0}, dict(USUAL), judge, calm)
    Searcher(game, 1, 40, recipe, None)(position.view(seat), position.question(seat))
    assert (judge.judged_at == {"open"}) is only


def begun(position: Position, keep: float) -> Search:
    """A search of Number Chain for the first seat's answer, by rules alone."""
    usual = recipe_of(GAME)
    recipe = Recipe({**usual.numbers, "keep": keep}, usual.levels)
    return Search(position.view(0), 0, recipe, None, None, Chance(1))


@pytest.mark.parametrize("keep", [0.0, 1.0])
def test_a_tree_is_gone_on_with_where_what_it_foresaw_has_come(keep: float) -> None:
    """Two free cards: what the first answer was followed by in most worlds is known already."""
    position = GAME.set_up(
        2, Seeded(1), hands=[["1/2", "2/3", "4", "5"], ["1", "3"]], chain=["1/2/3"], turn=0
    )
    before = begun(position, keep)
    before.run(400, None, 1e18)
    answer = before.arms()[0].move
    position.step(0, answer, Seeded(1))
    position.step(1, position.legal(1)[0], Seeded(1))
    after = begun(position, keep)
    known = after.go_on_from(before, answer)
    assert (known > 0) is (keep > 0)
    assert sum(arm.tried for arm in after.arms()) == known
    assert begun(GAME.start(2, Seeded(1)), keep).go_on_from(before, answer) == 0


def test_a_bot_whose_tree_is_kept_searches_less() -> None:
    game = cookietin.game("golden-cookie")
    usual = recipe_of(game)
    searched = []
    for keep in (0.0, 1.0):
        numbers = {**usual.numbers, "keep": keep}
        recipe = Recipe(numbers, usual.levels, usual.evaluation, usual.calm)
        bot = Searcher(game, 1, 60, recipe, None)
        position, dealer = game.start(2, Seeded(2)), Seeded(2)
        total = 0
        while position.outcome is None:
            seat = position.asked()[0]
            move = position.legal(seat)[0]
            if seat == 0 and len(position.legal(0)) > 1:
                move = bot(position.view(0), position.question(0))
                total += bot.searched
            position.step(seat, move, dealer)
        searched.append(total)
    assert searched[1] < searched[0]


def test_sealed_answers_stay_sealed_in_what_is_foreseen() -> None:
    """Nobody's choice in the second round knows another's, as in the first."""
    game = CrumbPass({"hand": 2})
    position = game.start(2, Seeded(1))
    search = Search(position.view(0), 0, recipe_of(game), None, None, Chance(1))
    for _ in range(60):
        search.iterate(position.copy())
    seen_again = [moment for moment in search.root.next() if moment.visits > 1]
    assert seen_again
    for moment in [search.root, *seen_again]:
        assert all(moment.choice(seat).arms for seat in (0, 1))


def test_the_same_answers_may_lead_to_a_race_in_one_world_and_to_sealed_ones_in_another() -> None:
    """As in Toss Your Cookies, where what others draw decides what is asked next."""
    game = cookietin.game("toss-your-cookies")
    chance = Chance("races")
    dealer = Silent(chance)
    position = game.start(3, dealer)
    bot = Searcher(game, 1, 120, recipe_of(game), None)
    answered = 0
    while position.outcome is None and answered < 12:
        seat = next_answer(position, position.asked(), chance)
        moves = position.legal(seat)
        move = moves[chance.below(len(moves))]
        if len(moves) > 1:
            assert bot(position.view(seat), position.question(seat)) in moves
            answered += 1
        position.step(seat, move, dealer)
    assert answered == 12
