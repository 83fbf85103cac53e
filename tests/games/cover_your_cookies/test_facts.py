"""What boards of Cover Your Cookies draw from: Dough, and what is at stake."""

from __future__ import annotations

import cookietin

GAME = cookietin.game("cover-your-cookies")
STACKS = [[["sugar", "sugar"]], [["oatmeal", "oatmeal"], ["raspberry", "raspberry"]], []]


def test_batches_are_worth_what_their_cards_are() -> None:
    position = GAME.set_up(3, cookietin.Seeded(1), stacks=STACKS)
    seats = position.view(0).facts()["seats"]
    assert seats["seat1"]["batches"] == [
        {"flavour": "oatmeal", "count": 2, "dough": 10},
        {"flavour": "raspberry", "count": 2, "dough": 30},
    ]
    assert (seats["seat1"]["dough"], seats["seat2"]["dough"]) == (40, 0)
    assert [seat["open"] for seat in seats.values()] == [False, True, False]


def test_a_duel_says_who_answers_and_what_the_last_to_lay_will_have() -> None:
    hands = [["raspberry", "sugar"], ["fresh-milk"], ["oatmeal"]]
    dealer = cookietin.Seeded(1)
    position = GAME.set_up(3, dealer, stacks=STACKS, hands=hands, turn="seat0")
    position.play(0, GAME.move("swipe seat1 with raspberry"), dealer)
    duel = position.view(2).facts()["duel"]
    assert (duel["challenger"], duel["defender"], duel["answers"]) == ("seat0", "seat1", "seat1")
    assert (duel["batch"], duel["laid"], duel["dough"]) == (30, 15, 45)
    assert duel["plays"] == [{"seat": "seat0", "cards": ["raspberry"]}]
    position.play(1, GAME.move("stop"), dealer)
    assert position.view(2).facts()["duel"] is None
