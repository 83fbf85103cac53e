"""The queue against its naive second version: all short queues, and random long ones."""

from __future__ import annotations

from itertools import permutations
from typing import Any, cast

import pytest

import cookietin
from cookietin import Keeping, Seeded
from cookietin.catalogue import read_toml
from cookietin.games.cookie_chomper.state.position import ChomperPosition
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
    naive.made.append(play)
    naive.locked += [card, play.companion]
    if play.acts_as == "Seek":
        naive.said.append(Said(card, card, fields.get("on", "")))
    if "number" in fields:
        naive.said.append(Said(play.companion or card, card, fields["number"]))


def hear_events(naive: Naive, events: list[Event]) -> None:
    """Dice, second selections, and the end of the window, as the dealer tells them."""
    for event in events:
        fields = event.fields
        if event.key == "turn":
            naive.locked = []
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
    pile = [position.cards.names[card] for card in position.pile]
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
    if position.outcome is None and not position.choosing:
        compare_legal(position, naive)


def compare_legal(position: ChomperPosition, naive: Naive) -> None:
    """What may be played now, and how."""
    names = position.cards.names
    seat = position.asked()[0]
    hand = [names[card] for card in position.hands[seat]]
    pile = [names[card] for card in position.pile]
    ways = set()
    for move in position.legal(seat):
        get = move.fields.get
        if "card" in move.fields:
            ways.add((get("card"), get("with", ""), get("number"), get("on", "")))
    opens = position.queue.opener == 0
    assert ways == (naive.openings(seat, hand, pile) if opens else naive.answers(seat, hand))


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


class Walk:
    """Every sequence of plays that can happen from a position, up to a length.

    A window closes here only on a vetoed opener: then the same queue goes on with another.
    """

    def __init__(self, faces: list[str]) -> None:
        self.faces = faces
        self.queues: set[tuple[str, ...]] = set()
        """What was compared, as the kinds of the plays in the order of time."""
        self.count = 0

    def go(self, position: ChomperPosition, naive: Naive, plays: int, first: str = "") -> Walk:
        if plays == 0 and not position.choosing:
            return self
        seat = position.asked()[0]
        for move in position.legal(seat):
            if move.fields.get("card", "") not in first.split(", ") and first:
                continue
            if move.key != "pass":
                left = plays if position.choosing else plays - 1
                self._play(position, naive, move, left)
        if position.queue.opener == 0 or position.choosing:
            return self
        if position.passes + 1 < position.living or position.queue.head is None:
            twin, other = position.copy_chomper(), naive.copy()
            step(twin, other, seat, twin.answers.passing, Keeping(Seeded(0)))
            self.go(twin, other, plays)
        return self

    def _play(self, position: ChomperPosition, naive: Naive, move: Move, left: int) -> None:
        """One move, with every face of the die if it is rolled."""
        for dice in [[], *[[face] for face in self.faces]]:
            twin, other = position.copy_chomper(), naive.copy()
            try:
                step(twin, other, position.asked()[0], move, Replaying(dice))
            except RanOut:
                continue
            self.count += 1
            self.queues.add(tuple(_kind(play.acts_as) for play in other.plays))
            self.go(twin, other, left)
            if not dice:
                return


def _kind(card: str) -> str:
    return "number" if card[:1].isdigit() else card


def walk(
    first: str, second: str, plays: int, *, opener: str = "", settled: str = "3", dice: str = "4"
) -> Walk:
    """Compare all that two seats can do with these cards."""
    options = {"flip": True, "extra_flips": 1}
    held = [*first.split(", "), *second.split(", ")]
    pile = [card for card in NUMBERS if card not in held][-3:]
    table = Table(first, second, options=options, pile=pile, last_settled=settled or None)
    return Walk(dice.split()).go(table.position, Naive(settled=settled), plays, opener)


# Every action card, and as many numbers as four plays can use: an opener and three companions.
# Copy opens as the number that settled last.
ACTIVE = "2/3, 4, Roll, Seek, Skip, Mulligan, Add, Subtract, Multiply, Copy"
OTHER = "Double, Negate, Reverse, Flip, Opposites, Think Again!, Veto"
MODIFIERS = [*ACTIVE.split(", ")[6:9], *OTHER.split(", ")]


@pytest.mark.parametrize("opener", ["2/3", "4", "Roll", "Copy", "Seek, Skip, Mulligan"])
def test_all_short_queues(opener: str) -> None:
    """CC-12 to CC-15, CC-26 to CC-35: every sequence of up to four plays, with every action."""
    queues = walk(ACTIVE, OTHER, 4, opener=opener).queues
    if opener == "Copy":
        for three in permutations(MODIFIERS, 3):
            if three[0] != "Veto":  # On a vetoed opener nothing else is played (CC-15).
                assert ("number", *three) in queues
    if opener in ("2/3", "Roll"):
        for modifier in MODIFIERS[:-3]:
            assert (modifier, "number") in queues  # It waited for another opener (CC-33).


def test_all_short_queues_when_the_active_player_holds_the_modifiers() -> None:
    """CC-30 to CC-37: and the others the arithmetic; the die falls either way."""
    others = "1/5, Roll, Add, Subtract, Multiply, Flip A"
    found = walk(f"2/3, 0, Skip, Seek, Copy, {OTHER}", others, 3, dice="0 4")
    for two in permutations(MODIFIERS, 2):
        assert (("number", *two) in found.queues) == (two[0] != "Veto")


@pytest.mark.parametrize("card", NUMBERS)
def test_all_short_queues_with_each_number_card(card: str) -> None:
    """CC-02, CC-26, CC-29, CC-30: as opener, as companion and as what Copy acts as."""
    found = walk(f"{card}, Roll, Add, Copy", "Opposites, Think Again!, Veto", 3, settled="Roll")
    assert ("number", "Opposites", "Think Again!") in found.queues
    assert ("Roll", "Add", "Opposites") in found.queues


@pytest.mark.parametrize(
    "settled", ["", "0", "Roll", "Seek", "Skip", "Mulligan", "Add", "Double", "Veto"]
)
def test_all_short_queues_after_each_kind_of_last_play(settled: str) -> None:
    """CC-35: with an empty queue Copy acts as what settled last, if that can open."""
    queues = walk("2, Copy, Add, 3", "Veto, Double", 3, settled=settled).queues
    opens = settled in ("0", "Roll", "Seek", "Skip", "Mulligan")
    assert ({("number",), (_kind(settled),)} <= queues) == opens
    assert ("number", "Veto", "Veto") in queues


@pytest.mark.parametrize("game", ["cookie-chomper", "golden-cookie", "cookie-hoarder"])
@pytest.mark.parametrize("options", [{}, {"hand": 6}, FEW_NUMBERS])
def test_random_long_queues(game: str, options: dict[str, Any]) -> None:
    """The same over whole random plays, in which nobody likes to pass."""
    made = cookietin.game(game, **options)
    longest = 0
    for seed in range(12):
        dealer, chance = Keeping(Seeded(seed)), Chance(seed)
        position = cast(ChomperPosition, made.start(2 + seed % 3, dealer))
        dealer.collect_told()
        naive = Naive()
        while position.outcome is None:
            seat = position.asked()[0]
            legal = position.legal(seat)
            eager = [move for move in legal if move.key != "pass"]
            moves = eager if eager and chance.below(4) else legal
            step(position, naive, seat, moves[chance.below(len(moves))], dealer)
            longest = max(longest, len(position.queue.plays))
    assert longest >= 4
