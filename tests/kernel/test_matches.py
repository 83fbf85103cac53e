"""Matches: plays in a row, answers in time, and the lines that are written down."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.kernel.complaint import BadOption, Refused
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.format import read_format
from cookietin.kernel.match import Match
from cookietin.kernel.noting import Noting, RanOut, Replaying, Scripted
from tests.kernel.tiny import Verdict

GAME = cookietin.game("number-chain")


def verdicts(format: str, first: str = "seat0") -> Match:
    """A match of the tiny game among three, begun."""
    match = Match(Verdict({}), ["Ana", "Ben", "Cleo"], read_format(format), Scripted([first]))
    match.begin()
    return match


def say(match: Match, *texts: str) -> Match:
    """The verdicts of one play after the other."""
    for text in texts:
        if match.between_plays():
            match.begin()
        (seat,) = match.position.asked()
        match.answer(seat, match.game.move(text))
    return match


def chain() -> Match:
    return cookietin.match(GAME, ["Ana", "Ben"], dealer=Seeded(1))


def test_a_match_begins_with_a_play() -> None:
    assert chain().position.asked() == [chain().position.first]


def test_a_match_that_has_not_begun_is_between_plays() -> None:
    match = Match(GAME, ["Ana", "Ben"], read_format("single"), Seeded(1))
    assert match.between_plays()


def test_while_a_play_goes_on_it_is_not_between_plays() -> None:
    assert not chain().between_plays()


def test_between_two_plays_the_next_can_begin() -> None:
    match = say(verdicts("best-of-3"), "zero")
    assert (match.between_plays(), match.winners) == (True, None)


def test_when_it_is_decided_no_play_is_to_come() -> None:
    match = say(verdicts("best-of-3"), "zero", "zero")
    assert (match.between_plays(), match.winners) == (False, [0])


def test_no_play_can_begin_when_the_match_is_over() -> None:
    match = say(verdicts("single"), "one")
    with pytest.raises(BadOption) as refused:
        match.begin()
    assert refused.value.key == "play-goes-on"


def test_the_next_play_is_started_by_the_next_seat() -> None:
    match = verdicts("best-of-5", first="seat2")
    starters = [match.position.first]
    for text in ("zero", "one", "two"):
        say(match, text)
        match.begin()
        starters.append(match.position.first)
    assert starters == [2, 0, 1, 2]


def test_a_play_that_nobody_won_is_played_again_by_the_next_starter() -> None:
    match = say(verdicts("best-of-3"), "zero", "nobody")
    match.begin()
    assert (match.position.first, match.winners) == (2, None)


def test_three_plays_that_nobody_won_end_the_match() -> None:
    match = say(verdicts("best-of-3"), "zero", "nobody", "nobody", "nobody")
    assert match.winners == [0]


def test_a_shared_play_counts_for_each() -> None:
    assert say(verdicts("best-of-3"), "both", "one").winners == [1]


def test_points_are_added_up_over_plays() -> None:
    """zero: 3, 2, 0; one: 0, 3, 2; together seat1 leads with five."""
    assert say(verdicts("total-after-2"), "zero", "one").winners == [1]


def test_an_answer_tells_what_happened() -> None:
    match = verdicts("single")
    events = match.answer(0, match.game.move("one"))
    assert [event.seen_by(3)["winners"] for event in events] == [["seat1"]]


def test_beginning_tells_what_was_dealt() -> None:
    match = Match(GAME, ["Ana", "Ben"], read_format("single"), Seeded(1))
    assert [event.key for event in match.begin()] == ["deal", "deal", "turn-up", "first"]


def dealer_of(match: Match) -> Noting:
    """Who keeps what was dealt and told."""
    assert isinstance(match.dealer, Noting)
    return match.dealer


def test_events_are_told_once() -> None:
    match = chain()
    (seat,) = match.position.asked()
    told = match.answer(seat, match.position.default(seat))
    assert told[0].key == "play"
    assert dealer_of(match).told == []


def test_an_answer_to_the_present_question_counts() -> None:
    match = chain()
    (seat,) = match.position.asked()
    match.answer(seat, match.position.default(seat), question=0)
    assert match.position.number == 1


@pytest.mark.parametrize("question", [-1, 1, 7])
def test_an_answer_to_another_question_is_refused(question: int) -> None:
    match = chain()
    (seat,) = match.position.asked()
    with pytest.raises(Refused) as refused:
        match.answer(seat, match.position.default(seat), question)
    assert refused.value.key == "too-late"


def test_a_refused_answer_changes_nothing() -> None:
    match = chain()
    (seat,) = match.position.asked()
    before = (match.position.line(), cookietin.record(match), dealer_of(match).notes)
    with pytest.raises(Refused):
        match.answer(1 - seat, match.position.default(seat))
    with pytest.raises(Refused):
        match.answer(seat, match.position.default(seat), question=5)
    assert (match.position.line(), cookietin.record(match), dealer_of(match).notes) == before


def test_after_a_refusal_the_match_goes_on_as_if_nothing_had_been() -> None:
    refused, plain = chain(), chain()
    (seat,) = refused.position.asked()
    move = refused.position.default(seat)
    with pytest.raises(Refused):
        refused.answer(1 - seat, move)
    for match in (refused, plain):
        match.answer(seat, move)
    assert cookietin.record(refused) == cookietin.record(plain)


def test_an_answer_after_the_end_is_refused() -> None:
    match = say(verdicts("single"), "one")
    with pytest.raises(Refused) as refused:
        match.answer(0, match.game.move("one"))
    assert refused.value.key == "play-is-over"


def test_an_answer_to_the_last_play_never_fits_the_next() -> None:
    match = cookietin.match(cookietin.game("number-chain"), ["Ana", "Bo"], "best-of-5", Seeded(3))
    asked = set()
    for _ in range(2):
        while not match.between_plays():
            seat = match.position.asked()[0]
            asked.add(match.position.number)
            match.answer(seat, match.position.default(seat))
        match.begin()
    assert match.position.number > max(asked)


def test_a_dealer_who_cannot_go_on_leaves_the_play_as_it_was() -> None:
    game = cookietin.game("number-chain")
    match = cookietin.match(game, ["Ana", "Bo"], dealer=Seeded(3))
    seat = match.position.asked()[0]
    dear = max(match.position.legal(seat), key=lambda move: len(move.text))
    before, lines = match.position.line(), list(match.lines)
    good = match.dealer
    match.dealer = Replaying([])
    with pytest.raises(RanOut):
        match.answer(seat, dear)
    assert (match.position.line(), match.lines) == (before, lines)
    match.dealer = good
    match.answer(seat, dear)
    assert match.lines[-1]["move"] == dear.text


def test_a_match_needs_a_player_for_each_seat() -> None:
    with pytest.raises(BadOption) as refused:
        cookietin.match(GAME, ["Ana"])
    assert refused.value.key == "seats-out-of-range"


def test_the_lines_of_a_whole_match() -> None:
    match = say(verdicts("best-of-3", first="seat1"), "nobody", "two", "both", "one")
    assert match.lines == [
        {
            "record": 2,
            "game": "verdict",
            "version": 3,
            "options": {"loud": False, "hats": []},
            "match": "best-of-3",
            "players": ["Ana", "Ben", "Cleo"],
        },
        {"play": 1, "dealt": ["seat1"]},
        {"seat": "seat1", "move": "nobody", "dealt": []},
        {
            "outcome": {
                "winners": [],
                "points": [5, 0, 0],
                "placement": [1, 2, 2],
                "how": "said",
                "capped": False,
            }
        },
        {"play": 2, "dealt": []},
        {"seat": "seat2", "move": "two", "dealt": []},
        {
            "outcome": {
                "winners": ["seat2"],
                "points": [2, 0, 3],
                "placement": [2, 3, 1],
                "how": "said",
                "capped": False,
            }
        },
        {"play": 3, "dealt": []},
        {"seat": "seat0", "move": "both", "dealt": []},
        {
            "outcome": {
                "winners": ["seat0", "seat1"],
                "points": [4, 4, 0],
                "placement": [1, 1, 3],
                "how": "said",
                "capped": False,
            }
        },
        {"play": 4, "dealt": []},
        {"seat": "seat1", "move": "one", "dealt": []},
        {
            "outcome": {
                "winners": ["seat1"],
                "points": [0, 3, 2],
                "placement": [3, 1, 2],
                "how": "said",
                "capped": False,
            }
        },
        {"winners": ["seat1"]},
    ]


def test_a_line_notes_what_was_dealt_for_it() -> None:
    """Of two cards due, both names, in the order in which they came up."""
    first = ["1/2", "1", "3", "4", "5"]
    second = ["0", "1/3", "1/4", "1/5", "2/3"]
    dealer = Scripted([*first, *second, "2", "seat0", "2/4"])
    match = cookietin.match(GAME, ["Ana", "Ben"], dealer=dealer)
    match.answer(0, GAME.move("1/2"))
    assert match.lines[1:] == [
        {"play": 1, "dealt": [*first, *second, "2", "seat0"]},
        {"seat": "seat0", "move": "1/2", "dealt": ["2/4"]},
    ]


def test_the_same_seed_and_answers_make_the_same_match() -> None:
    def whole() -> str:
        match = cookietin.match(GAME, ["Ana", "Ben"], "best-of-3", Seeded(6))
        while match.winners is None:
            if match.between_plays():
                match.begin()
            (seat,) = match.position.asked()
            match.answer(seat, match.position.default(seat))
        return cookietin.record(match)

    assert whole() == whole()


def test_two_matches_side_by_side_do_not_touch_each_other() -> None:
    alone, beside, other = chain(), chain(), cookietin.match(GAME, ["X", "Y"], dealer=Seeded(2))
    for match in (alone,):
        for _ in range(4):
            (seat,) = match.position.asked()
            match.answer(seat, match.position.default(seat))
    for _ in range(4):
        for match in (other, beside):
            (seat,) = match.position.asked()
            match.answer(seat, match.position.default(seat))
    assert cookietin.record(alone) == cookietin.record(beside)


def test_without_a_dealer_a_match_is_dealt_from_entropy() -> None:
    deals = {str(cookietin.match(GAME, ["Ana", "Ben"]).lines[1]) for _ in range(5)}
    assert len(deals) == 5


def test_before_the_first_play_the_rules_can_be_changed_and_the_record_says_so() -> None:
    match = Match(GAME, ["Ana", "Bo"], read_format("single"), Seeded(1))
    match.change(cookietin.game("number-chain", hand=1), read_format("best-of-3"))
    match.begin()
    again = cookietin.replay(cookietin.record(match)).match
    assert (again.game.options["hand"], again.format.text) == (1, "best-of-3")
    assert again.position == match.position
    with pytest.raises(BadOption) as refused:
        match.change(cookietin.game("number-chain"), read_format("single"))
    assert refused.value.key == "rules-fixed"
