"""The queue against its naive second version: all short queues, and random long ones."""

from __future__ import annotations

from typing import Any, cast

import pytest

import cookietin
from cookietin import Seeded
from cookietin.catalogue import read_toml
from cookietin.games.cookie_chomper.position import ChomperPosition
from cookietin.kernel.chance import Chance
from cookietin.kernel.event import Event
from cookietin.kernel.move import Move
from cookietin.kernel.noting import RanOut, Replaying
from tests.games.cookie_chomper.naive import Naive, Played, Said
from tests.games.cookie_chomper.table import Table

NUMBERS = read_toml("cookie_chomper/cards.toml")["numbers"]
FEW_NUMBERS = {"hand": 4, "without": NUMBERS[8:30], "extra_flips": 4, "opposites_on_seek": True}
"""Where most cards are action cards, queues are long."""

STARTS = ("number", "bare", "aim", "seek", "with-number", "with-roll")


def hear_move(naive: Naive, position: ChomperPosition, seat: int, move: Move) -> None:
    """Tell the naive version what is about to be played; dice come later."""
    fields = move.fields
    if move.key not in STARTS or position.choosing:
        return
    copied = naive.copied()
    card = fields["card"]
    play = Played(seat, card, copied if card == "Copy" else card)
    play.companion = fields.get("with", "")
    play.companion_as = copied if play.companion == "Copy" else play.companion
    play.opens = not any(other.opens for other in naive.plays)
    if play.acts_as != "Seek":
        play.target = fields.get("on", "")
    naive.plays.append(play)
    if play.acts_as == "Seek":
        naive.said.append(Said(card, card, fields.get("on", "")))
    if "number" in fields:
        naive.said.append(Said(play.companion or card, card, fields["number"]))


def hear_events(naive: Naive, events: list[Event]) -> None:
    """Dice, second selections, and the end of the window, as the dealer tells them."""
    for event in events:
        fields = event.fields
        newest = naive.plays[-1] if naive.plays else None
        if event.key in ("play-roll", "play-with") and newest is not None:
            subject = newest.companion or newest.card
            if not any(one.card == subject for one in naive.said):
                naive.said.append(Said(subject, newest.card, fields["number"]))
        elif event.key.startswith("select-") and newest is not None:
            what = fields["on"] if event.key == "select-card" else fields["number"]
            naive.said.append(Said(fields["card"], newest.card, what))


def step(position: ChomperPosition, naive: Naive, seat: int, move: Move, dealer: Any) -> None:
    """One move on both sides, and both must say the same."""
    pile = position.json()["pile"]
    hear_move(naive, position, seat, move)
    position.play(seat, move, dealer)
    events = dealer.collect_told()
    hear_events(naive, events)
    keys = [event.key for event in events]
    closed = "back" in keys or "settle" in keys or position.queue.opener == 0
    if closed and any(play.opens for play in naive.plays):
        compare_closing(naive, events)
    if position.queue.opener != 0:
        compare(position, naive, pile)


def compare_closing(naive: Naive, events: list[Event]) -> None:
    """What goes back to hand, what settles and what waits."""
    back = [event.fields["cards"][0] for event in events if event.key == "back"]
    assert back == [play.card for play in naive.close()]
    if naive.plays or naive.spent:
        waiting = naive.plays[:]
        if any(event.key == "stuck" for event in events):
            naive.settle(waiting)


def compare(position: ChomperPosition, naive: Naive, pile: list[str]) -> None:
    queue = position.queue
    names = position.cards.names
    live = [names[play.card] for place, play in enumerate(queue.plays) if queue.live[place]]
    assert live == [play.card for play in naive.live()]
    assert [names[play.act] for play in queue.plays] == [play.acts_as for play in naive.plays]
    due = naive.must_choose(pile)
    if position.choosing:
        assert due is not None
        owner = next(p.seat for p in naive.plays if due[0] in (p.card, p.companion))
        assert (names[position.choosing], position.asking) == (due[0], owner)
        moves = position.legal(position.asking)
        assert {move.fields.get("on", move.fields.get("number")) for move in moves} == due[1]
        return
    assert due is None
    assert (queue.total if queue.makes_number else None) == naive.number()
    if queue.makes_number:
        assert (queue.gives, queue.flips) == (naive.reversed(), naive.flips())
    for play in naive.live():
        for card in (play.card, play.companion):
            if card and naive.meaning(card)[:1].isdigit():
                assert queue.selected(names.index(card)) == naive.selection(card)


def outcomes(position: ChomperPosition, seat: int, move: Move, faces: list[str]) -> list[list[str]]:
    """The dice that a move may bring: one of these faces, or none if nothing is rolled."""
    try:
        position.copy_chomper().play(seat, move, Replaying([]))
    except RanOut:
        return [[face] for face in faces]
    return [[]]


def all_queues(position: ChomperPosition, naive: Naive, plays: int, faces: list[str]) -> int:
    """Walk every sequence of so many plays; says how many queues were compared."""
    seen = 0
    seat = position.asked()[0]
    window = position.queue.opener != 0 and not position.choosing
    if plays == 0 and not position.choosing:
        return 0
    for move in position.legal(seat):
        if move.key.startswith(("pass", "ask")):
            continue
        for dice in outcomes(position, seat, move, faces):
            twin, other = position.copy_chomper(), naive.copy()
            step(twin, other, seat, move, Replaying(dice))
            left = plays if position.choosing else plays - 1
            seen += 1 + all_queues(twin, other, left, faces)
    if window and position.passes + 1 < position.living:
        twin = position.copy_chomper()
        twin.play(seat, twin.answers.passing, Seeded(0))
        seen += all_queues(twin, naive.copy(), plays, faces)
    return seen


@pytest.mark.parametrize(
    ("first", "second", "plays"),
    [
        ("2/3, 1/2/3/4/5, 0, Roll, Seek, Skip, Add, Double, Copy", "Negate, Reverse, Veto", 3),
        ("2/3, Roll, Add, Copy, 0", "Opposites, Think Again!, Veto", 4),
        ("Seek, 2/3, Mulligan, Copy", "Opposites, Think Again!, Veto, Double", 4),
        ("4, Subtract, 1/5, Multiply, 0, Copy", "Veto, Flip, Flip A", 4),
    ],
)
def test_all_short_queues(first: str, second: str, plays: int) -> None:
    """CC-12 to CC-15, CC-26 to CC-35: every sequence of plays that can happen with these cards."""
    options = {"flip": True, "extra_flips": 1}
    table = Table(first, second, options=options, pile=["5", "3", "1"], last_settled="3")
    naive = Naive(settled="3")
    assert all_queues(table.position, naive, plays, ["0", "4"]) > 1000


@pytest.mark.parametrize("game", ["cookie-chomper", "golden-cookie", "cookie-hoarder"])
@pytest.mark.parametrize("options", [{}, {"hand": 6}, FEW_NUMBERS])
def test_random_long_queues(game: str, options: dict[str, Any]) -> None:
    """The same over whole random plays, in which nobody likes to pass."""
    made = cookietin.game(game, **options)
    longest = 0
    for seed in range(12):
        dealer, chance = Seeded(seed), Chance(seed)
        position = cast(ChomperPosition, made.start(2 + seed % 3, dealer))
        dealer.collect_told()
        naive = Naive()
        while position.outcome is None:
            seat = position.asked()[0]
            legal = position.legal(seat)
            eager = [move for move in legal if not move.key.startswith(("pass", "ask"))]
            moves = eager if eager and chance.below(4) else legal
            step(position, naive, seat, moves[chance.below(len(moves))], dealer)
            longest = max(longest, len(position.queue.plays))
    assert longest >= 4
