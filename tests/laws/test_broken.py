"""Every law can fail: for each there are games that it must catch, and that other laws pass."""

from __future__ import annotations

import pytest

from cookietin.kernel.chance import Chance
from cookietin.laws import LAWS, LawBroken, check
from tests.laws.broken import CASES, Case
from tests.laws.broken.tapping import Honest
from tests.laws.broken.tiny import Tiny, TinyPosition

SEATS = 3
PLAYS = 40
"""A law that does not catch its game within so many plays is too weak."""

REPEATED = ("asking", "legality", "shared moves", "places", "texts", "views", "floors")
"""What the law of imagining asks of every position that is imagined."""

TAKEN_FOR_GRANTED = ("chance", "places", "copies", "imagining")
"""What the law of looking ahead is built on."""

cases = pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])


def test_what_they_are_made_from_is_honest() -> None:
    for seed in range(5):
        check(Tiny(TinyPosition), SEATS, Chance(seed))
        check(Honest(), SEATS, Chance(seed))


@cases
def test_the_law_catches_it(case: Case) -> None:
    with pytest.raises(LawBroken, match=f'"{case.law}"') as caught:
        hold(case, case.law, PLAYS)
    assert caught.value.law == case.law


@cases
def test_the_other_laws_pass_it(case: Case) -> None:
    broken = [case.law, *case.also]
    broken += ["imagining"] * (case.law in REPEATED)
    broken += ["flights"] * (case.law == "places")
    broken += ["ahead"] * (case.law in TAKEN_FOR_GRANTED)
    for law in LAWS:
        if law not in broken:
            hold(case, law, 1)


def hold(case: Case, law: str, plays: int) -> None:
    for seed in range(plays):
        LAWS[law](case.make(), SEATS, Chance(seed))


@pytest.mark.parametrize("law", LAWS)
def test_every_law_has_something_to_catch(law: str) -> None:
    assert law in [case.law for case in CASES]
