"""What the kernel says of games, moves and matches that cannot be, as the sentences."""

from __future__ import annotations

import cookietin
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.format import read_format
from cookietin.kernel.match import Match
from cookietin.kernel.noting import Replaying, Scripted
from tests.complaints import Act, Case, assert_said, each
from tests.kernel.chain import (
    GAME,
    TABLE,
    ended,
    listed,
    match,
    play,
    read_view,
    set_up,
)

CASES: list[Case] = [
    (
        "no-such-game",
        lambda: cookietin.game("chess"),
        f"There is no game chess. There are: {listed(cookietin.game_ids())}.",
    ),
    (
        "no-such-option",
        lambda: cookietin.game("number-chain", size=3),
        "There is no option size here. There are: hand, first, zero and numbers.",
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
        "only-so-many-seats",
        lambda: cookietin.game("braverse").check_seats(3),
        "braverse with these options is for 2 seats, not 3.",
    ),
    (
        "nobody-can-play",
        lambda: cookietin.game("number-chain", hand=10, first="seat3"),
        "With these options number-chain would need at least 4 seats and at most 3: "
        "nobody could play it.",
    ),
    (
        "rules-fixed",
        lambda: match().change(GAME, read_format("single")),
        "It has begun: what is played, and how, stays as it is until the match is over.",
    ),
    (
        "no-such-house-rule",
        lambda: cookietin.game("number-chain", house="grandma"),
        "number-chain has no house rule grandma. It has: small.",
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
]


@each(CASES)
def test_what_cannot_be_is_said(key: str, act: Act, sentence: str) -> None:
    assert_said(key, act, sentence)
