"""Longer games: CY-30, with their score sheets."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.games.cover_your_cookies import CookiePosition
from cookietin.games.cover_your_cookies.end import sheet, total_sheet
from cookietin.games.cover_your_cookies.people.picture import score_table
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.format import read_format
from cookietin.kernel.outcome import Outcome
from cookietin.kernel.registry import make_game
from cookietin.kernel.replay import Replay
from cookietin.words import Speech
from tests.games.cover_your_cookies.table import GAME


def round_of(*points: int) -> Outcome:
    best = max(points)
    winners = [seat for seat, dough in enumerate(points) if dough == best]
    return Outcome(winners, list(points), "most-dough")


def decided(format: str, *rounds: Outcome) -> list[int] | None:
    return read_format(format).decided(list(rounds), 3)


def test_a_single_round() -> None:
    """CY-30: its winners win."""
    assert decided("single", round_of(100, 300, 300)) == [1, 2]


def test_first_to_750_goes_on_until_someone_is_there() -> None:
    """CY-30: as many rounds as needed."""
    rounds = [round_of(400, 100, 300), round_of(340, 100, 400)]
    assert decided("first-to-750", *rounds) is None
    assert decided("first-to-750", *rounds, round_of(10, 600, 0)) == [1]


def test_of_several_past_750_the_highest_total_wins() -> None:
    """CY-30: our ruling."""
    assert decided("first-to-750", round_of(700, 500, 0), round_of(60, 290, 0)) == [1]


def test_players_tied_for_the_match_share_it() -> None:
    """CY-30: our ruling."""
    assert decided("first-to-750", round_of(700, 500, 0), round_of(60, 260, 0)) == [0, 1]


def test_highest_total_after_three_rounds() -> None:
    """CY-30: not before the third, and by Dough, not by rounds won."""
    rounds = [round_of(300, 200, 0), round_of(300, 200, 0)]
    assert decided("total-after-3", *rounds) is None
    assert decided("total-after-3", *rounds, round_of(0, 300, 10)) == [1]


def test_first_to_win_two_rounds_may_take_more_than_three() -> None:
    """CY-30: with three players each may win one first."""
    rounds = [round_of(3, 2, 1), round_of(1, 3, 2), round_of(1, 2, 3)]
    assert decided("best-of-3", *rounds) is None
    assert decided("best-of-3", *rounds, round_of(9, 8, 7)) == [0]


def test_a_tied_round_credits_each_tied_player() -> None:
    """CY-30: our ruling; both then have two."""
    assert decided("best-of-3", round_of(3, 3, 1), round_of(5, 5, 1)) == [0, 1]
    assert decided("best-of-3", round_of(3, 3, 1), round_of(1, 5, 1)) == [1]


def played(format: str, seed: int) -> tuple[cookietin.Match, list[CookiePosition]]:
    """A match to its end, and the last position of each round."""
    match = cookietin.match(GAME, ["Ana", "Ben", "Cleo"], format, Seeded(seed))
    rounds = []
    while match.winners is None:
        if match.between_plays():
            match.begin()
        (seat,) = match.position.asked()
        legal = match.position.view(seat).legal(seat)
        match.answer(seat, legal[0])
        if match.position.outcome is not None:
            assert isinstance(match.position, CookiePosition)
            rounds.append(match.position)
    return match, rounds


@pytest.mark.parametrize("format", ["single", "first-to-750", "total-after-3", "best-of-3"])
def test_whole_matches_and_their_score_sheets(format: str) -> None:
    """CY-30: crumbs start anew, the sheet of each round is its outcome, and records replay."""
    match, rounds = played(format, 3)
    sheets = [sheet(position) for position in rounds]
    for rows, outcome in zip(sheets, match.outcomes, strict=True):
        assert [row["dough"] for row in rows] == outcome.points
    if format in ("first-to-750", "total-after-3"):
        totals = [row["dough"] for row in total_sheet(sheets)]
        assert match.winners == [seat for seat in range(3) if totals[seat] == max(totals)]
    again = cookietin.replay(cookietin.record(match))
    assert again.match.winners == match.winners


def test_crumbs_start_anew_each_round() -> None:
    """CY-30: a new deal has no crumbs."""
    match = cookietin.match(GAME, ["Ana", "Ben", "Cleo"], "total-after-3", Seeded(8))
    while not match.between_plays():
        (seat,) = match.position.asked()
        match.answer(seat, match.position.view(seat).legal(seat)[-1])
    match.begin()
    assert set(match.position.json()["crumbs"].values()) == {0}


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_score_sheet_of_a_match_says_who_has_what_and_why(language: str) -> None:
    """CY-30: a block for each round, and the total."""
    match, rounds = played("total-after-3", 5)
    sheets = [sheet(position) for position in rounds]
    speech = Speech(language, "cover-your-cookies", match.players)
    text = score_table(sheets, match.players, speech.label)
    assert len(text.splitlines()) == 4 * 4
    total = total_sheet(sheets)
    assert str(total[2]["dough"]) in text.splitlines()[-1]
    assert all(speech.label(word) in text for word in ("cookies", "milk", "enhance", "crumbs"))


def test_a_round_s_end_tells_every_seat_s_sheet() -> None:
    """CY-29, CY-30: with the reasons, to everyone."""
    match = cookietin.match(GAME, ["Ana", "Ben", "Cleo"], "single", Seeded(2))
    told = []
    while match.winners is None:
        (seat,) = match.position.asked()
        told = match.answer(seat, match.position.default(seat))
    scores = [event.seen_by(3) for event in told if event.key == "score"]
    assert [score["dough"] for score in scores] == match.outcomes[0].points
    assert set(scores[0]) == {"event", "seat", "cookies", "milk", "enhance", "crumbs", "dough"}


@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_record_of_earlier_rules_is_refused_by_its_version(version: int) -> None:
    """CY-06, CY-13, CY-16: dealing changed with 2, moves with 3, and who may swipe with 4."""
    match = cookietin.match(GAME, ["A", "B", "C"], dealer=cookietin.Seeded(1))
    header, *rest = match.lines
    assert header["version"] == 4
    with pytest.raises(cookietin.Complaint, match=f"under version {version} of") as refused:
        Replay([{**header, "version": version}, *rest], make_game)
    assert refused.value.key == "record-of-other-rules"
