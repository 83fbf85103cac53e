"""What boards of Toss Your Cookies draw from: how far a hand is from winning."""

from __future__ import annotations

import cookietin

GAME = cookietin.game("toss-your-cookies")
HANDS = [
    ["sandwich", "sandwich", "macadamia", "fudge-swirl", "fudge-swirl", "fudge-swirl", "wild"],
    ["sandwich", "sandwich", "sandwich", "macadamia", "macadamia", "macadamia", "milk"],
]


def test_a_hand_says_its_best_cookie_and_what_it_lacks() -> None:
    position = GAME.set_up(3, cookietin.Seeded(1), hands=[*HANDS, None])
    own = position.view(0).facts()["seats"]["seat0"]
    assert (own["best"], own["has"], own["milk"], own["distance"]) == ("fudge-swirl", 4, False, 2)
