"""Every complaint that the kernel, the games and the bots can make, as the sentence it is."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING, Any

import pytest

import cookietin
from cookietin.bots import bot_names, make_bot
from cookietin.games.cookie_chomper.number_cards import NumberCards
from cookietin.kernel.complaint import BadOption, BadPosition, Complaint, Refused
from cookietin.kernel.format import read_format
from cookietin.kernel.match import Match
from cookietin.kernel.noting import Replaying, Scripted, Seeded
from cookietin.kernel.registry import make_game
from cookietin.kernel.replay import Replay
from cookietin.words import Speech
from tests.structure.source import complaint_keys

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.kernel.position import Position

GAME = cookietin.game("number-chain")


def set_up(seats: int = 2, **parts: Any) -> Position:
    return GAME.set_up(seats, Scripted([]), **parts)


TABLE = set_up(hands=[["1", "2"], ["3"]], chain=["4"])


def read(**changes: Any) -> Position:
    """The table's own JSON with some parts changed, read back; `...` leaves a part out."""
    data = {**TABLE.json(), **changes}
    return GAME.position({key: value for key, value in data.items() if value is not ...})


def read_view(viewer: int, **changes: Any) -> Position:
    return GAME.position({**TABLE.view(viewer).json(), **changes})


def play(seat: int, text: str, position: Position = TABLE) -> None:
    position.copy().play(seat, GAME.move(text), Scripted([]))


def ended() -> Position:
    position = set_up(hands=[["1"], ["3"]], chain=["1/4"])
    position.play(0, GAME.move("1"), Scripted([]))
    return position


def match() -> Match:
    return cookietin.match(GAME, ["Ana", "Ben"], dealer=Seeded(1))


def lines(**changes: Any) -> list[dict[str, Any]]:
    """A record's first two lines, with changes to the first."""
    header, begun = match().lines
    return [{**header, **changes}, begun]


def replay(made: list[dict[str, Any]]) -> None:
    Replay(made, make_game)


def finished() -> list[dict[str, Any]]:
    """The lines of a match that is over."""
    going = match()
    while going.winners is None:
        (seat,) = going.position.asked()
        going.answer(seat, going.position.default(seat))
    return going.lines


def listed(names: list[str]) -> str:
    """One, two and three."""
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


WIN = {"winners": ["seat0"], "points": [1, 0], "how": "empty-hand"}

CASES: list[tuple[str, Callable[[], Any], str]] = [
    (
        "no-such-game",
        lambda: cookietin.game("chess"),
        f"There is no game chess. There are: {listed(cookietin.game_ids())}.",
    ),
    (
        "no-such-option",
        lambda: cookietin.game("number-chain", size=3),
        "There is no option size here. There are: hand and first.",
    ),
    (
        "option-out-of-range",
        lambda: cookietin.game("number-chain", hand=0),
        "Option hand must be 1–15, not 0.",
    ),
    (
        "seats-out-of-range",
        lambda: set_up(7),
        "number-chain with these options is for 2 to 6 seats, not 7.",
    ),
    (
        "nobody-can-play",
        lambda: cookietin.game("number-chain", hand=10, first="seat3"),
        "With these options number-chain would need at least 4 seats and at most 3: "
        "nobody could play it.",
    ),
    (
        "no-such-bot",
        lambda: make_bot("genius", GAME, 1),
        f"number-chain has no bot genius. It has: {listed(bot_names('number-chain'))}.",
    ),
    (
        "no-such-house-rule",
        lambda: cookietin.game("number-chain", house="grandma"),
        "number-chain has no house rule grandma. It has: nothing.",
    ),
    (
        "no-such-format",
        lambda: read_format("worst-of-3"),
        "There is no match format worst-of-3. "
        "There are: single, best-of-N, first-to-N and total-after-N.",
    ),
    (
        "best-of-even",
        lambda: read_format("best-of-4"),
        "best-of-4 could end level: best-of needs an odd number.",
    ),
    ("no-such-move", lambda: GAME.move("6"), "6 is not a move of this game."),
    (
        "no-such-move-number",
        lambda: GAME.moves.numbered(32),
        "There is no move number 32: moves are numbered 0 to 31.",
    ),
    (
        "view-cannot-be-played",
        lambda: play(0, "1", TABLE.view(0)),
        "This is a view, with holes where things are hidden: only the truth can be played on.",
    ),
    ("play-is-over", lambda: play(1, "3", ended()), "This play is over."),
    ("not-asked", lambda: play(1, "3"), "It is not Seat 1 who is asked now, but Seat 0."),
    ("not-asked", lambda: play(9, "3"), "It is not seat9 who is asked now, but Seat 0."),
    (
        "move-of-another-game",
        lambda: TABLE.copy().play(0, cookietin.game("number-chain").move("1"), Scripted([])),
        "1 belongs to another game, or to this game with other options.",
    ),
    (
        "not-in-hand",
        lambda: play(0, "5"),
        "You do not hold 5: you play a card from your hand. (rule CC-51)",
    ),
    (
        "too-late",
        lambda: match().answer(0, GAME.move("1"), question=4),
        "That answers question 4, but by now question 0 is asked. Nothing has changed.",
    ),
    (
        "not-yours-to-know",
        lambda: TABLE.view(0).legal(1),
        "A view of Seat 0 does not hold what Seat 1 knows and may do.",
    ),
    (
        "not-yours-to-know",
        lambda: TABLE.view(2).view(0),
        "A view of spectator does not hold what Seat 0 knows and may do.",
    ),
    (
        "no-play-begun",
        lambda: Match(GAME, ["Ana", "Ben"], read_format("single"), Seeded(1)).position,
        "No play has begun yet.",
    ),
    (
        "play-goes-on",
        lambda: match().begin(),
        "The play that goes on must end before the next begins.",
    ),
    (
        "not-there-to-deal",
        lambda: GAME.imagine(
            read_view(0, deck=[], chain=TABLE.view(0).json()["chain"] + TABLE.json()["deck"]),
            Replaying(["5"]),
        ),
        "5 cannot be dealt here. What can: 3.",
    ),
    ("not-a-table", lambda: GAME.position(5), "position must be a table of parts, not 5."),
    ("not-a-table", lambda: read(hands="all"), "hands must be a table of parts, not all."),
    ("not-a-table", lambda: read(outcome=1), "outcome must be a table of parts, not 1."),
    ("not-a-list", lambda: read(chain="4"), "chain must be a list of names, not 4."),
    ("not-a-list", lambda: set_up(hands=[5, []]), "hands.seat0 must be a list of names, not 5."),
    (
        "not-a-list",
        lambda: read(outcome={**WIN, "winners": "seat0"}),
        "outcome.winners must be a list of names, not seat0.",
    ),
    ("part-missing", lambda: read(game=...), "game is missing."),
    ("part-missing", lambda: read(deck=...), "deck is missing."),
    ("part-missing", lambda: read(hands={"seat0": ["1", "2"]}), "hands.seat1 is missing."),
    ("part-missing", lambda: read(outcome={"winners": []}), "outcome.points is missing."),
    ("part-empty", lambda: set_up(chain=[]), "chain must not be empty."),
    ("no-such-part", lambda: set_up(pile=["1"]), "pile is no part of this position."),
    (
        "no-such-part",
        lambda: set_up(hands={"seat2": []}),
        "hands.seat2 is no part of this position.",
    ),
    (
        "no-such-part",
        lambda: read(outcome={**WIN, "why": "luck"}),
        "outcome.why is no part of this position.",
    ),
    (
        "not-in-range",
        lambda: read(seats=7),
        "seats must be a whole number from 2 to 6, not 7.",
    ),
    (
        "not-in-range",
        lambda: read(question=True),
        "question must be a whole number from 0 to 1073741824, not True.",
    ),
    (
        "not-in-range",
        lambda: read(outcome={**WIN, "points": ["1", 0]}),
        "outcome.points.seat0 must be a whole number from -1073741824 to 1073741824, not 1.",
    ),
    (
        "no-such-name",
        lambda: set_up(turn="seat2"),
        "turn is seat2, which is not known here. What is: seat0 and seat1.",
    ),
    (
        "no-such-name",
        lambda: read(viewer="nobody"),
        "viewer is nobody, which is not known here. What is: truth, seat0, seat1 and spectator.",
    ),
    (
        "no-such-name",
        lambda: set_up(hands=[["1", "6"], None]),
        "hands.seat0[1] is 6, which is not known here. "
        "What is: ?, 0, 1, 2, 3, 4, 5, 1/2, 1/3, 1/4, 1/5, 2/3 and ….",
    ),
    (
        "not-one-each",
        lambda: set_up(hands=[["1"]]),
        "hands must have 2 entries, one for each seat, not 1.",
    ),
    (
        "not-one-each",
        lambda: read(outcome={**WIN, "points": [1, 0, 0]}),
        "outcome.points must have 2 entries, one for each seat, not 3.",
    ),
    (
        "too-few-cards-left",
        lambda: set_up(hands=[None, ["1"]], deck=GAME.inventory(2)[3:]),
        "6 cards are still to be dealt, but only 2 are left.",
    ),
    (
        "card-too-often",
        lambda: set_up(hands=[["1"], ["2", "1"]]),
        "1 is there too often: in hands.seat0 and hands.seat1.",
    ),
    (
        "card-nowhere",
        lambda: set_up(hands=[["1"], ["2"]], chain=["3"], deck=["4"]),
        "0 is nowhere: every card must have its place.",
    ),
    ("holes-off", lambda: read_view(0, deck=["?"]), "2 places are hidden for 29 unseen cards."),
    (
        "hole-there",
        lambda: set_up(hands=[["1", "?"], None]),
        "hands.seat0 has a hole (?), but nothing is hidden there.",
    ),
    (
        "hole-there",
        lambda: read_view(0, hands={"seat0": ["1", "?"], "seat1": ["?"]}),
        "hands.seat0 has a hole (?), but nothing is hidden there.",
    ),
    (
        "not-a-view",
        lambda: read_view(0, hands={"seat0": ["1", "2"], "seat1": ["3"]}),
        "A view of Seat 0 must show all that Seat 0 may see, and hide all else.",
    ),
    (
        "not-a-view",
        lambda: read(viewer="spectator"),
        "A view of spectator must show all that spectator may see, and hide all else.",
    ),
    (
        "of-another-game",
        lambda: read(game="chess"),
        "This is a position of chess, not of number-chain.",
    ),
    (
        "of-other-rules",
        lambda: read(rules=2),
        "This was written under version 2 of the rules of number-chain, and this is version 1.",
    ),
    (
        "of-other-options",
        lambda: read(options={"hand": 4}),
        "This belongs to other options: {'hand': 4}.",
    ),
    (
        "hand-empty-too-soon",
        lambda: set_up(hands=[[], None]),
        "hands.seat0 is empty, but the play is not over: an empty hand has won.",
    ),
    (
        "outcome-off",
        lambda: read(outcome=WIN),
        "outcome says that seat0 won, but the cards do not: "
        "the fewest win, when a hand or the deck is empty.",
    ),
    (
        "outcome-off",
        lambda: set_up(hands=[["1"], []], outcome=WIN),
        "outcome says that seat0 won, but the cards do not: "
        "the fewest win, when a hand or the deck is empty.",
    ),
    (
        "data-not-a-list",
        lambda: NumberCards({"numbers": 3}),
        "cards.toml: numbers must be a list that is not empty.",
    ),
    (
        "not-a-number-card",
        lambda: NumberCards({"numbers": ["6"]}),
        "cards.toml: numbers[0] is 6; "
        "a number card shows some of 1 to 5 in order, as in 1/3/5, or is 0.",
    ),
    (
        "card-twice",
        lambda: NumberCards({"numbers": ["1", "1"]}),
        "cards.toml: numbers[1] is 1, which is there already.",
    ),
    (
        "torn-line",
        lambda: cookietin.replay('{"record": 1}\n{"play'),
        "Line 2: the record is torn here; this is not a whole line.",
    ),
    ("empty-record", lambda: cookietin.replay(""), "The record is empty."),
    (
        "line-not-a-table",
        lambda: cookietin.replay("[]\n"),
        "Line 1: this is not a line of a record.",
    ),
    (
        "line-unknown",
        lambda: replay([*lines(), {"seat": "seat0"}]),
        "Line 3: this is not a line that a record has here.",
    ),
    (
        "line-unknown",
        lambda: replay(lines(players="Ana")),
        "Line 1: this is not a line that a record has here.",
    ),
    (
        "line-missing",
        lambda: replay(finished()[:-1]),
        f"Line {len(finished())}: the record ends before it should.",
    ),
    (
        "line-fails",
        lambda: replay([*lines(), {"seat": "seat7", "move": "0", "dealt": []}]),
        "Line 3: It is not Seat 7 who is asked now, but Seat 0.",
    ),
    (
        "line-fails",
        lambda: replay(lines(game="chess")),
        f"Line 1: There is no game chess. There are: {listed(cookietin.game_ids())}.",
    ),
    (
        "sum-off",
        lambda: cookietin.replay('{"record": 1, "sum": "00000000"}\n'),
        "Line 1: its sum is wrong. This line, or one above it, was changed after it was written.",
    ),
    (
        "other-than-played",
        lambda: replay([lines()[0], {**lines()[1], "play": 2}]),
        "Line 2: this is not what happened by the rules. "
        "The record was changed after it was written.",
    ),
    (
        "dealt-too-little",
        lambda: replay([lines()[0], {"play": 1, "dealt": ["1"]}]),
        "Line 2: the dealer dealt more here than the line says.",
    ),
    (
        "dealt-too-much",
        lambda: replay([lines()[0], {"play": 1, "dealt": [*lines()[1]["dealt"], "0"]}]),
        "Line 2: nobody was dealt 0 here.",
    ),
    (
        "not-a-record",
        lambda: replay(lines(record=2)),
        "Line 1: this is not a record of Cookie Tin that can be read here "
        "(record version 1; found 2).",
    ),
    (
        "record-of-other-rules",
        lambda: replay(lines(rules=2)),
        "Line 1: this was written under version 2 of the rules of number-chain, "
        "and this is version 1.",
    ),
]


@pytest.mark.parametrize(("key", "act", "sentence"), CASES, ids=[key for key, _, _ in CASES])
def test_a_complaint_is_a_sentence(key: str, act: Callable[[], Any], sentence: str) -> None:
    with pytest.raises(Complaint) as complaint:
        act()
    assert (complaint.value.key, str(complaint.value)) == (key, sentence)


def test_every_complaint_is_shown_above() -> None:
    made = complaint_keys("kernel", "games", "bots", "words")
    assert made - {key for key, _, _ in CASES} == set()


@pytest.mark.parametrize(("key", "act", "sentence"), CASES, ids=[key for key, _, _ in CASES])
def test_it_is_one_in_spanish_too(key: str, act: Callable[[], Any], sentence: str) -> None:
    with pytest.raises(Complaint) as complaint:
        act()
    said = Speech("es").complaint(complaint.value)
    assert said not in (sentence, "")
    assert not said.startswith(key)
    assert "{" not in said.replace("{'hand'", "")


def test_a_complaint_is_the_same_in_another_process() -> None:
    """Pickled and back, it says the same and is of the same kind."""
    refused = Refused("CC-51", "not-in-hand", {"card": "5"})
    refused.game = "number-chain"
    again = pickle.loads(pickle.dumps(refused))
    assert (type(again), again.clause, str(again)) == (Refused, "CC-51", str(refused))


def test_a_plain_complaint_crosses_too() -> None:
    again = pickle.loads(pickle.dumps(BadOption("best-of-even", {"format": "best-of-2"})))
    assert (type(again), again.key, again.fields) == (
        BadOption,
        "best-of-even",
        {"format": "best-of-2"},
    )


def test_a_complaint_inside_a_complaint_is_said_in_its_own_game_s_words() -> None:
    """A record's line that fails says why, in the words of the game that refused it."""
    held = lines()[1]["dealt"][:5]
    other = next(card for card in GAME.inventory(2) if card not in held)
    with pytest.raises(Complaint) as complaint:
        replay([*lines(), {"seat": "seat0", "move": other, "dealt": []}])
    assert str(complaint.value) == (
        f"Line 3: You do not hold {other}: you play a card from your hand. (rule CC-51)"
    )


def test_a_complaint_without_a_sentence_still_says_what_it_knows() -> None:
    assert str(BadPosition("odd-thing", {"where": "deck"})) == "odd-thing where deck"
