"""What the kernel says of positions that cannot be, as the sentences."""

from __future__ import annotations

from cookietin.kernel.dealer import Seeded
from tests.complaints import Act, Case, assert_said, each
from tests.kernel.chain import (
    GAME,
    read,
    read_view,
    set_up,
)
from tests.kernel.promising import (
    PromisingPosition,
    Stubborn,
    read_contradiction,
    read_passing,
    read_snatch,
)
from tests.laws.broken.tiny import Tiny

WIN = {"winners": ["seat0"], "points": [1, 0], "how": "empty-hand"}

CASES: list[Case] = [
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
    (
        "too-few-cards-left",
        lambda: set_up(hands=[None, ["1"]], deck=GAME.inventory(2)[3:]),
        "6 cards are still to be dealt, but only 2 are left.",
    ),
    (
        "hole-there",
        lambda: read_view(0, hands={"seat0": ["1", "?"], "seat1": ["?"]}),
        "hands.seat0 has a hole (?), but nothing is hidden there.",
    ),
    (
        "hole-there",
        lambda: read_view(0, chain=["?"]),
        "chain has a hole (?), but nothing is hidden there.",
    ),
    ("part-missing", lambda: read(game=...), "game is missing."),
    ("part-missing", lambda: read(deck=...), "deck is missing."),
    ("part-missing", lambda: read(hands={"seat0": ["1", "2"]}), "hands.seat1 is missing."),
    ("part-missing", lambda: read(outcome={"winners": []}), "outcome.points is missing."),
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
        "question must be a whole number from 0 to 9007199254740992, not True.",
    ),
    (
        "not-in-range",
        lambda: read(outcome={**WIN, "points": ["1", 0]}),
        "outcome.points.seat0 must be a whole number from 0 to 1, not 1.",
    ),
    (
        "viewer-out-of-range",
        lambda: GAME.start(2, Seeded(1)).view(-2),
        "There is no viewer -2 here: seats are numbered from 0, 2 is a spectator, "
        "and -1 is the truth, which observes nothing.",
    ),
    (
        "viewer-out-of-range",
        lambda: GAME.start(2, Seeded(1)).observation(-1),
        "There is no viewer -1 here: seats are numbered from 0, 2 is a spectator, "
        "and -1 is the truth, which observes nothing.",
    ),
    (
        "seat-out-of-range",
        lambda: GAME.start(2, Seeded(1), first=7),
        "There is no seat 7 here: seats are numbered from 0 to 1.",
    ),
    (
        "not-yes-or-no",
        lambda: read(outcome={**WIN, "capped": 1}),
        "outcome.capped must be true or false, not 1.",
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
        "not-a-text",
        lambda: read(outcome={**WIN, "how": 5}),
        "outcome.how must be a text, not 5.",
    ),
    (
        "winner-twice",
        lambda: read(outcome={**WIN, "winners": ["seat0", "seat0", "seat0"]}),
        "outcome.winners[1] names a seat that has won already.",
    ),
    (
        "places-off",
        lambda: read(outcome={**WIN, "placement": [2, 1]}),
        "outcome.placement is 2 and 1, which does not follow from who has won.",
    ),
    (
        "places-off",
        lambda: read(outcome={**WIN, "placement": [2, 2]}),
        "outcome.placement is 2 and 2, which does not follow from who has won.",
    ),
    (
        "behind-a-view",
        lambda: read_contradiction(Tiny(PromisingPosition)),
        "Nothing that Seat 1 could see like this can be: hands.seat0 must not be empty.",
    ),
    (
        "nothing-behind-a-view",
        lambda: read_contradiction(Stubborn(PromisingPosition)),
        "There is no way in which the hidden cards could lie.",
    ),
    (
        "nobody-asked",
        lambda: read_snatch(waiting=[]),
        "Nobody is asked anything, and the play is not over.",
    ),
    (
        "nothing-to-answer",
        lambda: read_snatch(waiting=["seat0", "seat0"]),
        "Seat 0 is asked something that nothing can be answered to, or twice.",
    ),
    (
        "asked-after-the-end",
        lambda: read_snatch(outcome={**WIN, "points": [1, 0], "how": "most-worth"}),
        "Someone is asked something, though the play is over.",
    ),
    (
        "known-elsewhere",
        lambda: read_passing(seat1=["cocoa"] * 3),
        "Seat 0 cannot know cocoa to be in hands.seat1: it is not there so often.",
    ),
    (
        "of-another-game",
        lambda: read(game="chess"),
        "This is a position of chess, not of number-chain.",
    ),
    (
        "of-other-rules",
        lambda: read(version=1),
        "This was written under version 1 of the rules of number-chain, and this is version 2.",
    ),
    (
        "of-other-options",
        lambda: read(options={"hand": 4}),
        "This belongs to other options: {'hand': 4}.",
    ),
]


@each(CASES)
def test_what_cannot_be_is_said(key: str, act: Act, sentence: str) -> None:
    assert_said(key, act, sentence)
