"""Views, imagining, set-ups and positions that cannot be."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

import cookietin
import cookietin.words
from cookietin import Keeping, Scripted, Seeded
from cookietin.bots.playout import play_out
from cookietin.games.cookie_chomper.active_player import any_opens
from cookietin.games.cookie_chomper.state.position import ChomperPosition
from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import BadPosition, Hidden, Refused
from cookietin.kernel.dealer import Silent
from cookietin.laws.likely import likely
from cookietin.words import Speech
from tests.games.cookie_chomper.table import Table

GAMES = ["cookie-chomper", "golden-cookie", "cookie-hoarder"]


@pytest.mark.parametrize("game", GAMES)
def test_views_imagine_possible_truths(game: str) -> None:
    """A view imagined and viewed again is the same view, and can be played to its end."""
    made = cookietin.game(game, hand=4)
    for seed in range(6):
        dealer, chance = Seeded(seed), Chance(seed)
        position = made.start(3, dealer)
        while position.outcome is None:
            seat = position.asked()[0]
            moves = position.legal(seat)
            if chance.below(8) == 0:
                for viewer in range(4):
                    view = position.view(viewer)
                    truth = made.imagine(view, Seeded(seed))
                    assert truth.view(viewer) == view
                    assert made.position(json.loads(view.line())) == view
                    truth.check()
                    play_out(truth, Seeded(1), Chance(1))
            position.play(seat, moves[chance.below(len(moves))], dealer)


def test_who_must_open_is_imagined_with_an_opener() -> None:
    """CC-11 promises one."""
    table = Table("1, Add, Double", "Veto, 2", last_settled="Add")
    for seed in range(40):
        truth = table.game.imagine(table.position.view(1), Seeded(seed))
        assert any_opens(cast(ChomperPosition, truth), cast(ChomperPosition, truth).hands[0])


@pytest.mark.parametrize("game", ["cookie-chomper", "cookie-hoarder"])
def test_what_is_imagined_is_as_likely_as_it_should_be(game: str) -> None:
    """With so few cards that all ways in which they can lie are counted."""
    deck = ["0", "1", "1/2", "2/3", "Add", "Copy", "Double", "Mulligan", "Negate", "Opposites"]
    deck += ["Roll", "Seek", "Skip", "Veto"]
    names = cookietin.game("cookie-hoarder").inventory(2)[:47]
    made = cookietin.game(game, without=[name for name in names if name not in deck], hand=2)
    assert sum(likely(made, 2, Chance(seed)) for seed in range(4)) > 6


def test_a_card_that_came_back_by_veto_stays_known() -> None:
    """CC-32: all have seen it."""
    table = Table("1, Add, 3", "Veto, 5").play("0: 1", "0: add 3", "1: veto add").close()
    assert table.position.floors(1)["hands.seat0"] == ["3", "Add"]
    for seed in range(10):
        truth = table.game.imagine(table.position.view(1), Seeded(seed)).json()
        assert {"3", "Add"} <= set(truth["hands"]["seat0"])


def test_a_mulligan_forgets_what_was_known() -> None:
    """CC-38: the whole hand is on the pile."""
    table = Table("Mulligan, 3", "1", known=[["3"], []]).play("0: mulligan").close()
    assert table.position.floors(1)["hands.seat0"] == []


def test_a_view_speaks_for_its_own_seat_only() -> None:
    view = Table("1, 2", "3").position.view(1)
    with pytest.raises(Hidden):
        view.legal(0)
    with pytest.raises(Refused):
        view.play(0, view.game.move("1"), Seeded(0))


@pytest.mark.parametrize("game", GAMES)
def test_a_set_up_is_completed_by_the_dealer(game: str) -> None:
    made = cookietin.game(game)
    for seed in range(20):
        position = made.set_up(3, Seeded(seed))
        assert all(len(hand) == 3 for hand in position.json()["hands"].values())
        play_out(position, Seeded(seed), Chance(seed))


PLAYED = {"seat": "seat0", "card": "2"}
PICKED = {"card": "2", "number": 2}
OPENED = {"queue": [PLAYED], "picks": [PICKED]}
DOUBLED = {"queue": [PLAYED, {"seat": "seat0", "card": "Double"}], "picks": [PICKED]}
SOUGHT = {
    "queue": [{"seat": "seat0", "card": "Seek"}],
    "picks": [{"card": "Seek", "sought": "5"}],
    "pile": ["5"],
}


@pytest.mark.parametrize(
    ("parts", "key"),
    [
        ({"hands": [["Add"], ["1"]]}, "no-opener-held"),
        ({"hands": [["1"], ["1"]]}, "card-too-often"),
        ({"hands": [["1"], ["Ace"]]}, "no-such-name"),
        ({"known": [["1"], []], "hands": [["2"], ["3"]]}, "known-not-held"),
        ({"out": ["seat1"]}, "too-few-living"),
        ({"out": "seat1"}, "not-a-list"),
        ({"active": "seat1", "asking": "seat0"}, "not-active"),
        ({"passes": 9}, "not-in-range"),
        ({"passes": 2}, "all-have-passed"),
        ({"out": ["seat1", "seat1"]}, "seat-is-out"),
        ({"stack": {"above": ["cookie"]}, "taken": [["cookie"] * 38, ["poison"]]}, "special-taken"),
        ({"queue": [PLAYED]}, "nothing-picked"),
        ({"queue": [PLAYED], "picks": [{"card": "2", "number": 3}]}, "pick-not-allowed"),
        ({"queue": [PLAYED], "picks": [PICKED], "used": []}, "not-used"),
        ({"queue": [PLAYED], "picks": [PICKED], "opener": "3"}, "opener-not-there"),
        ({"queue": [{"seat": "seat0", "card": "2", "as": "3"}]}, "acts-as-another"),
        ({"queue": [{"seat": "seat0", "card": "Double"}]}, "not-at-its-place"),
        ({"queue": [PLAYED, {"seat": "seat0", "card": "Add"}], "picks": [PICKED]}, "companion-off"),
        ({"queue": [PLAYED, {"seat": "seat0", "card": "Veto"}], "picks": [PICKED]}, "aim-off"),
        ({"queue": [PLAYED], "picks": [PICKED, {"card": "3", "number": 3}]}, "pick-of-nothing"),
        ({**OPENED, "choosing": "2", "asking": "seat1"}, "not-the-owner"),
        ({**OPENED, "choosing": "2"}, "nothing-due"),
        ({**OPENED, "choosing": "5"}, "nothing-due"),
        ({**DOUBLED, "choosing": "Double", "pile": ["Add", "5"]}, "nothing-due"),
        ({**DOUBLED, "picks": [PICKED, {"card": "Double", "number": 1}]}, "pick-of-nothing"),
        ({**SOUGHT, "pile": ["Add"]}, "sought-not-there"),
        ({**OPENED, "active": "seat1"}, "not-active"),
        ({"turns": 300}, "over-already"),
        ({"outcome": {"winners": ["seat0"], "points": [1, 0], "how": "last-left"}}, "outcome-off"),
        ({"tricks": []}, "no-such-part"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(parts: dict[str, Any], key: str) -> None:
    game = cookietin.game("cookie-chomper")
    with pytest.raises(BadPosition) as complaint:
        game.set_up(2, Scripted([]), **parts)
    assert complaint.value.key == key
    words = cookietin.words.Speech("en", "cookie-chomper")
    assert not words.complaint(complaint.value).startswith(key)


def test_a_half_done_queue_can_be_set_up() -> None:
    table = Table(
        "Double, 1",
        "Veto, 3",
        queue=[
            {"seat": "seat0", "card": "2/4"},
            {"seat": "seat1", "card": "Add", "with": "1/5"},
        ],
        picks=[{"card": "2/4", "number": 4}, {"card": "1/5", "by": "Add", "number": 5}],
    )
    assert (table.total, table.asked) == (9, 0)
    assert table.play("0: double", "1: veto add").total == 8


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("0: pass", "CC-10"),
        ("0: double", "CC-10"),
        ("0: add 2", "CC-05"),
        ("0: choose 3", "CC-14"),
        ("0: 1/2 as 1", "CC-10"),
        ("0: copy", "CC-35"),
        ("0: seek 4", "CC-39"),
    ],
)
def test_refusals_teach(line: str, clause: str) -> None:
    """An illegal move names the clause that it breaks, with a sentence of its own."""
    table = Table("1, Add, 2, Copy, Seek", "3", pile=["5"])
    assert table.refused(line) == clause


def test_every_refusal_has_its_sentence() -> None:
    """What is in the table of moves and not legal is refused with words in both languages."""
    game = cookietin.game("cookie-hoarder", hand=5)
    said = set()
    for seed in range(25):
        dealer, chance = Seeded(seed), Chance(seed)
        position = game.start(2, dealer)
        for _ in range(40):
            if position.outcome is not None:
                break
            seat = position.asked()[0]
            before = position.line()
            legal = position.legal(seat)
            for move in game.moves.all[seed % 7 :: 7]:
                refusal = position.refusal(seat, move)
                assert (refusal is None) == (move in legal)
                if refusal is not None and refusal.key not in said:
                    said.add(refusal.key)
                    for language in ("en", "es"):
                        text = cookietin.words.Speech(language, game.id).complaint(refusal)
                        assert not text.startswith(refusal.key)
                        assert "{" not in text
            assert position.line() == before
            position.play(seat, legal[chance.below(len(legal))], dealer)
    assert len(said) > 10


def test_pictures_show_the_table() -> None:
    table = Table("2, Add, 3", "Veto, 5", taken=[["cookie"], []], pile=["Roll"])
    table.play("0: 2", "0: add 3", "1: veto add")
    view = cast(ChomperPosition, table.position.view(1))
    assert view.game.people.picture(view, str).splitlines() == [
        "  stack 39  ●●●●●●●●●●●●●●●●●●●●●●●●●●●●●●●●●●●●●●✖·",
        "  deck 40   pile 1:  Roll",
        "",
        "  queue",
        "  ╭───────┬───────┬───────╮",
        "  │ seat0 │ seat0 │ seat1 │",
        "  │ 2     │ ~Add~ │ Veto  │",
        "  │       │ 3     │ → Add │",
        "  │ 2     │ + 3   │       │",
        "  │ = 2   │       │ = 2   │",
        "  ╰───────┴───────┴───────╯",
        "  seat0: takes 2  2 cookies",
        "",
        "  seat1",
        "  ╭───╮",
        "  │ 5 │",
        "  ╰───╯",
        "",
        "  ▸ seat0 active  –   1 ●",
        "    seat1         ░   0",
    ]


def test_a_picture_of_who_is_out_and_of_what_was_copied() -> None:
    table = Table("2, Copy, 3", "1, Double", "4").play("0: 2", "1: double", "0: copy")
    drawn = table.game.people.picture(table.position.view(2), Speech("en", "cookie-chomper").label)
    assert "│ 2      │ Double │ Copy = Double │" in drawn
    assert "│ 2      │ × 2    │ × 2           │" in drawn
    assert "│ = 2    │ = 4    │ = 8           │" in drawn
    assert "Seat 0: takes 8  8 cookies" in drawn


@pytest.mark.parametrize("game", GAMES)
def test_a_silent_dealer_deals_the_same(game: str) -> None:
    """Nothing depends on whether anyone listens."""
    made = cookietin.game(game)
    for seed in range(5):
        loud, silent = Keeping(Seeded(seed)), Silent(Chance(seed))
        here, there = made.start(3, loud), made.start(3, silent)
        chance = Chance(seed)
        while here.outcome is None:
            seat = here.asked()[0]
            moves = here.legal(seat)
            place = chance.below(len(moves))
            there.step(seat, there.legal(seat)[place], silent)
            here.step(seat, moves[place], loud)
            assert here == there
