"""Standing answers: windows that do not tire people, and give nothing away."""

from __future__ import annotations

from typing import cast

import cookietin
from cookietin import Seeded
from cookietin.games.cookie_chomper.state.position import ChomperPosition
from cookietin.kernel import record
from cookietin.kernel.chance import Chance
from cookietin.kernel.game import Game
from cookietin.kernel.registry import make_game
from cookietin.kernel.replay import Replay
from tests.games.cookie_chomper.table import Table


def test_pass_turn_passes_until_the_turn_is_over() -> None:
    """CC-12: seat 1 is not asked again after Double, nor after the turn starts again."""
    table = Table("Seek, 2, Double", "Veto, 3, 4", pile=["5"])
    table.play("0: seek 5", "1: pass turn")
    assert (table.asked, table.asks) == (0, "open")
    table.play("0: 2", "0: double")
    asked = []
    while table.asks != "open":
        asked.append(table.asked)
        table.answer("pass")
    assert asked == [0]
    assert table.asked == 1
    table.answer("3")
    assert table.asked == 1  # A new turn: everyone is asked again.


def test_pass_unless_vetoed_wakes_when_ones_own_play_is_vetoed() -> None:
    table = Table("2, 5", "Negate, 3", "Reverse, Veto, 4").play("0: 2", "1: negate", "2: reverse")
    table.play("0: pass", "1: pass unless vetoed", "2: veto negate")
    assert table.asked == 0
    table.answer("pass")
    assert table.asked == 1


def test_only_a_veto_on_ones_own_play_wakes() -> None:
    table = Table("2, Double, Reverse", "Veto, 3, Negate").play("0: 2", "0: pass unless vetoed")
    table.play("1: negate")
    assert table.asked == 1  # Seat 0 has passed in silence.
    table = Table("2, Double, Reverse", "Veto, 3, Negate").play("0: 2", "0: pass unless vetoed")
    table.play("1: veto 2")
    assert table.asked == 0
    assert "ask me" in table.legal
    table.answer("pass")
    assert table.position.json()["standing"]["seat0"] == "pass unless vetoed"


def test_ask_me_ends_a_standing_answer() -> None:
    table = Table("2, 1, Double", "Veto, 3").play("0: 2", "0: pass unless vetoed", "1: veto 2")
    table.play("0: ask me", "1: pass", "0: 1")
    assert table.asked == 0


def test_ask_me_is_no_answer_for_who_is_asked_anyway() -> None:
    assert Table("2", "3").play("0: 2").refused("0: ask me") == "CC-12"


def test_choices_are_asked_whatever_stands() -> None:
    """CC-29: a standing answer answers windows, not what the rules force on one."""
    table = Table("1/2", "Opposites, 3").play("0: 1/2 as 1", "0: pass turn", "1: opposites 1/2")
    assert (table.asked, table.asks) == (0, "choose-number")


def test_standing_answers_are_the_seats_own_secret() -> None:
    table = Table("Seek, 2", "3, 4", "Veto, 1", pile=["5"])
    table.play("0: seek 5", "1: pass turn", "2: pass unless vetoed")
    standing = {
        viewer: table.position.view(viewer).json()["standing"] for viewer in range(4)
    }  # fmt: skip
    assert standing[1] == {"seat0": "?", "seat1": "pass turn", "seat2": "?"}
    assert standing[2] == {"seat0": "?", "seat1": "?", "seat2": "pass unless vetoed"}
    assert standing[3] == {"seat0": "?", "seat1": "?", "seat2": "?"}
    passes = [event for event in table.told if event.key == "pass"]
    assert {frozenset(event.seen_by(3)) for event in passes} == {frozenset({"event", "seat"})}


def test_nobody_can_tell_a_standing_answer_from_a_pass() -> None:
    """Whoever was told the same sees the same, byte for byte, holding a Veto or not."""
    asked = Table("Seek, 2, Double", "Veto, 3", pile=["5"])
    asked.play("0: seek 5", "0: pass", "1: pass", "0: 2", "0: double", "1: pass", "0: pass")
    for hand, standing in (("Veto, 3", "pass turn"), ("4, 3", "pass unless vetoed")):
        table = Table("Seek, 2, Double", hand, pile=["5"])
        table.play("0: seek 5", "0: pass", f"1: {standing}", "0: 2", "0: double")
        table.play("0: pass")
        for viewer in (0, 2):
            told = [event.seen_by(viewer) for event in table.told if event.key != "draw"]
            assert told[:12] == [e.seen_by(viewer) for e in asked.told if e.key != "draw"][:12]
        assert table.position.number == asked.position.number


def test_the_same_told_is_the_same_seen_with_and_without_standing_answers() -> None:
    """Two whole plays with the same cards: in one, seat 1 lets standing answers speak."""
    game = cookietin.game("cookie-chomper")
    compared = 0
    for seed in range(12):
        plain, lazy = _twins(game, seed)
        for viewer in (0, 2):
            here = dict(plain[viewer])
            for told, seen in lazy[viewer]:
                if told in here:
                    assert here[told] == seen
                    compared += 1
    assert compared > 300


def _twins(game: Game, seed: int) -> list[dict[int, list[tuple[str, str]]]]:
    """For each way to play, what viewers 0 and 2 were told so far and saw then."""
    stories = []
    for standing in (False, True):
        dealer, chance = Seeded(seed), Chance(seed)
        position = cast(ChomperPosition, game.start(2, dealer))
        seen: dict[int, list[tuple[str, str]]] = {0: [], 2: []}
        told = dict.fromkeys(seen, "")
        while position.outcome is None:
            seat = position.asked()[0]
            legal = sorted(position.legal(seat), key=lambda move: move.number)
            if seat == 1 and position.queue.opener and not position.choosing:
                answer = "pass turn" if standing else "pass"
                move = game.move(answer)
            else:
                plays = [move for move in legal if not move.key.startswith(("pass-", "ask"))]
                move = plays[chance.below(len(plays))]
            position.play(seat, move, dealer)
            events = dealer.collect_told()
            for viewer, line in told.items():
                told[viewer] = line + str([event.seen_by(viewer) for event in events])[1:-1] + ","
                seen[viewer].append((told[viewer], position.view(viewer).line()))
        stories.append(seen)
    return stories


def test_standing_answers_are_part_of_the_record() -> None:
    match = cookietin.match(cookietin.game("cookie-chomper"), ["Ann", "Ben"], dealer=Seeded(4))
    chance = Chance(4)
    while match.winners is None:
        seat = match.position.asked()[0]
        legal = match.position.legal(seat)
        lazy = [move for move in legal if move.key in ("pass-turn", "pass-unless-vetoed")]
        moves = lazy or legal
        match.answer(seat, moves[chance.below(len(moves))])
    text = record.write(match.lines)
    assert '"pass turn"' in text
    again = Replay(record.read(text), make_game)
    assert again.match.position == match.position
