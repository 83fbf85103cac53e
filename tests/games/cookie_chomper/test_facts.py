"""What boards of Cookie Chomper draw from: the queue as a sum, tokens that go, points."""

from __future__ import annotations

from typing import Any

import cookietin
from cookietin.kernel.ahead import ahead


def facts(game: str, **given: Any) -> dict[str, Any]:
    position = cookietin.game(game).set_up(2, cookietin.Seeded(1), **given)
    return position.view(1).facts()


def row(cookies: int, last: str) -> dict[str, list[str]]:
    return {"above": ["cookie"] * cookies + [last]}


QUEUE = [
    {"seat": "seat0", "card": "5"},
    {"seat": "seat1", "card": "Add", "with": "4"},
    {"seat": "seat0", "card": "Double"},
    {"seat": "seat1", "card": "Veto", "on": "Double"},
]
PICKS = [{"card": "5", "number": 5}, {"card": "4", "by": "Add", "number": 4}]


def test_the_queue_is_a_running_sum_in_which_vetoed_plays_are_dead() -> None:
    found = facts("cookie-chomper", active="seat0", queue=QUEUE, picks=PICKS)
    totals = [(play["card"], play["live"], play["total"]) for play in found["queue"]]
    assert totals == [("5", True, 5), ("Add", True, 9), ("Double", False, 9), ("Veto", True, 9)]
    assert (found["total"], found["takes"], found["taker"]) == (9, 9, "seat0")
    assert found["tokens"] == ["cookie"] * 9
    assert found["stack"] == {"left": 40, "places": 40, "after": 31, "face_down": {}}


def test_who_takes_all_takes_the_last_cookie_too() -> None:
    taken = {"seat0": [], "seat1": ["cookie"] * 35}
    given = {"queue": QUEUE[:1], "picks": PICKS[:1], "taken": taken}
    assert facts("cookie-chomper", **given)["special"] == "poison"
    assert facts("golden-cookie", **given)["special"] == "golden"


def test_who_gives_gives_what_was_taken_last() -> None:
    queue = [QUEUE[0], {"seat": "seat1", "card": "Reverse"}]
    taken = {"seat0": ["cookie", "cookie"], "seat1": []}
    found = facts("cookie-chomper", active="seat0", queue=queue, picks=PICKS[:1], taken=taken)
    assert (found["takes"], found["tokens"]) == (-5, ["cookie", "cookie"])
    assert found["stack"]["after"] == 40


def test_copy_is_known_by_what_it_acts_as() -> None:
    queue = [QUEUE[0], {"seat": "seat1", "card": "Copy", "as": "Double"}]
    found = facts("cookie-chomper", active="seat0", queue=queue, picks=PICKS[:1])
    assert (found["queue"][1]["as"], found["takes"]) == ("Double", 10)


def test_what_lies_face_down_is_known_but_not_its_order() -> None:
    found = facts("cookie-hoarder", active="seat0", queue=QUEUE[:1], picks=PICKS[:1])
    assert found["stack"]["face_down"]["cookie"] == 20
    assert found["stack"]["face_down"]["bandit 3"] == 2
    assert found["tokens"] == ["?"] * 5


def test_jars_are_counted_and_the_bandits_loot_is_not() -> None:
    found = facts(
        "cookie-hoarder",
        taken={"seat0": ["cookie", "golden"], "seat1": ["poison"]},
        bandit_pile=["bandit 2", "cookie", "cookie"],
    )
    assert [seat["points"] for seat in found["seats"].values()] == [3, -2]
    assert found["bandits"] == {"caught": 1, "stolen": 2}


def test_a_card_shows_ahead_what_it_would_make_of_the_sum() -> None:
    game = cookietin.game("cookie-chomper")
    hands = [["1"], ["Double", "2", "3"]]
    position = game.set_up(
        2, cookietin.Seeded(1), queue=QUEUE[:1], picks=PICKS[:1], hands=hands, asking="seat1"
    )
    found = ahead(position.view(1), [game.move("double")])
    assert found.facts is not None
    assert (found.facts["takes"], found.open) == (10, "")
