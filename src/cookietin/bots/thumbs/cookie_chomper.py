"""Cookie Chomper and its modes by rule of thumb: what would the queue do now, and to whom?

It counts what is left to the special cookie, keeps its escape cards for when they are needed, and
answers when the number threatens it or can be turned against another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast, final

from cookietin.bots.reason import Reason
from cookietin.bots.thumbs.rule import OpenRule
from cookietin.games.cookie_chomper.active_player import copied
from cookietin.games.cookie_chomper.cards import (
    COPY,
    DOUBLE,
    FLIP,
    MULLIGAN,
    MULTIPLY,
    NEGATE,
    NUMBER,
    OPPOSITES,
    REVERSE,
    ROLL,
    SEEK,
    SKIP,
    THINK_AGAIN,
    VETO,
)
from cookietin.games.cookie_chomper.plays import Pick, Play
from cookietin.games.cookie_chomper.tokens import COOKIE, GOLDEN, LAST_PLAIN, POISON
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.queue import Queue
    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question

KEEP: Final = {
    VETO: 0.12,
    SKIP: 0.1,
    REVERSE: 0.08,
    NEGATE: 0.08,
    OPPOSITES: 0.06,
    THINK_AGAIN: 0.05,
    COPY: 0.05,
    SEEK: 0.03,
    MULLIGAN: 0.06,
    FLIP: 0.06,
    DOUBLE: 0.04,
    ROLL: 0.02,
    NUMBER: 0.01,
}
"""What a card is worth in hand for later; Zero, Add and their like count as below."""
KEEP_ARITHMETIC: Final = 0.04
KEEP_ZERO: Final = 0.07
ROLLED: Final = (0, 1, 3, 5)
"""A die for thought."""


@final
class Thumb(OpenRule):
    """The move after which the seat would stand best if all passed, less what the card is worth."""

    def choose_among(self, view: Position, seat: int, moves: list[Move]) -> Move:
        """The highest worth; of equals the lowest number."""
        position = cast("ChomperPosition", view)
        chosen, most = moves[0], -1e9
        for move in moves:
            worth = _worth(position, seat, move)
            if worth > most or (worth == most and move.number < chosen.number):
                chosen, most = move, worth
        return chosen

    def why(self, view: Position, question: Question, move: Move) -> Reason | None:
        return _reason(cast("ChomperPosition", view), question.seat, move)


def _worth(position: ChomperPosition, seat: int, move: Move) -> float:
    answers = position.answers
    number, aim = answers.number[move.number], answers.aim[move.number]
    if position.choosing:
        if move.key == "seek":
            return _keep(position, aim)
        return _standing_of(position, _with_pick(position.queue, position.choosing, number), seat)
    if move.key == "pass":
        return _standing_of(position, position.queue, seat)
    card, mate = answers.card[move.number], answers.mate[move.number]
    cost = _keep(position, card) + (_keep(position, mate) if mate else 0.0)
    return _played(position, seat, card, mate, number, aim) - cost


def _played(
    position: ChomperPosition, seat: int, card: int, mate: int, number: int, aim: int
) -> float:
    """How the seat would stand with this play made, on average over what it cannot know."""
    deeds = position.cards.deeds
    copy = copied(position)
    act = copy if deeds[card] == COPY else card
    mate_act = copy if mate and deeds[mate] == COPY else mate
    deed = deeds[act]
    queue = position.queue.copy()
    if queue.opener == 0:
        queue.opener = card
    if deed == MULLIGAN:
        return -0.05
    if deed == SEEK:
        if aim == 0:
            return -0.02 if position.pile else 0.0
        return _keep(position, aim) - 0.02
    queue.plays.append(Play(seat, card, act, mate, mate_act, aim))
    chooser, chooser_deed = (mate, deeds[mate_act]) if mate else (card, deed)
    if chooser_deed == ROLL:
        worths = []
        for face in ROLLED:
            rolled = queue.copy()
            rolled.picks.append(Pick(chooser, card, face))
            rolled.recompute()
            worths.append(_standing_of(position, rolled, seat))
        return sum(worths) / len(worths)
    if chooser_deed == NUMBER:
        queue.picks.append(Pick(chooser, card, number))
    queue.recompute()
    if deed in (OPPOSITES, THINK_AGAIN):
        return _chosen_again(position, queue, seat, aim, deed)
    return _standing_of(position, queue, seat)


def _chosen_again(position: ChomperPosition, queue: Queue, seat: int, aim: int, deed: int) -> float:
    """The owner will choose what suits them best; a die falls as it may."""
    target = position.cards.deeds[queue.acting(aim)]
    if target == SEEK or (target == ROLL and deed == OPPOSITES):
        return _standing_of(position, queue, seat)
    options = list(ROLLED) if target == ROLL else queue.offered(aim)
    now = queue.selected(aim)
    if target == NUMBER and deed == THINK_AGAIN:
        options = [option for option in options if option != now] or [now]
    owner = queue.owner(aim)
    made = [_with_pick(queue, aim, option) for option in options]
    if target == ROLL:
        return sum(_standing_of(position, one, seat) for one in made) / len(made)
    best = max(made, key=lambda one: _standing_of(position, one, owner))
    return _standing_of(position, best, seat)


def _with_pick(queue: Queue, card: int, value: int) -> Queue:
    twin = queue.copy()
    twin.picks.append(Pick(card, twin.plays[-1].card, value))
    twin.recompute()
    return twin


def _keep(position: ChomperPosition, card: int) -> float:
    deed = position.cards.deeds[card]
    if deed == NUMBER and position.cards.offers[card] == [0]:
        return KEEP_ZERO
    return KEEP.get(deed, KEEP_ARITHMETIC if deed <= MULTIPLY else 0.0)


# Why.


def _reason(position: ChomperPosition, seat: int, move: Move) -> Reason:
    """What the move makes of the queue, as far as it can be known."""
    answers, deeds = position.answers, position.cards.deeds
    number = answers.number[move.number]
    if position.choosing:
        if move.key == "seek":
            return Reason("seeks")
        return _outcome_of(position, _with_pick(position.queue, position.choosing, number))
    if move.key == "pass":
        return _outcome_of(position, position.queue)
    card, mate = answers.card[move.number], answers.mate[move.number]
    copy = copied(position)
    act = copy if deeds[card] == COPY else card
    mate_act = copy if mate and deeds[mate] == COPY else mate
    chooser = deeds[mate_act] if mate else deeds[act]
    if deeds[act] in (MULLIGAN, SEEK):
        return Reason("mulligan" if deeds[act] == MULLIGAN else "seeks")
    if deeds[act] in (OPPOSITES, THINK_AGAIN):
        return Reason("chosen-again")
    if chooser == ROLL:
        return Reason("rolls")
    queue = position.queue.copy()
    if queue.opener == 0:
        queue.opener = card
    queue.plays.append(Play(seat, card, act, mate, mate_act, answers.aim[move.number]))
    if chooser == NUMBER:
        queue.picks.append(Pick(mate or card, card, number))
    queue.recompute()
    return _outcome_of(position, queue)


def _outcome_of(position: ChomperPosition, queue: Queue) -> Reason:
    """Who would take or give how many if the queue settled as it is."""
    fields: dict[str, Any] = {"seat": SEATS[position.active]}
    if queue.head is None or not queue.makes_number:
        return Reason("takes-nothing", fields)
    take = int(queue.to_take())
    fields["count"] = abs(take)
    if take < 0:
        return Reason("gives", fields)
    if position.title.id == "cookie-hoarder":
        return Reason("takes", fields)
    tokens = position.stack.above[::-1] if queue.flips % 2 == 1 else position.stack.above
    special = GOLDEN if position.title.id == "golden-cookie" else POISON
    above = len(tokens) - 1 - tokens.index(special)
    if take > above:
        return Reason("takes-last", fields)
    fields["next"] = SEATS[position.next_living(position.active)]
    return Reason("leaves", {**fields, "left": above - take})


# How a seat stands if the queue settled as it is.


def _standing_of(position: ChomperPosition, queue: Queue, seat: int) -> float:
    if queue.head is None:
        return -0.1 if seat == position.active else 0.0
    take = queue.to_take() if queue.makes_number else 0
    if position.title.id == "cookie-hoarder":
        return _hoard(position, take, seat)
    return _row(position, take, queue.flips % 2 == 1, seat)


def _row(position: ChomperPosition, take: int, flipped: bool, seat: int) -> float:
    """Standard and Golden Cookie: who gets the special cookie, and who will be near it."""
    tokens = position.stack.above if not flipped else position.stack.above[::-1]
    golden = position.title.id == "golden-cookie"
    special = GOLDEN if golden else POISON
    above = len(tokens) - 1 - tokens.index(special)
    others = int(position.living) - 1
    if take > above:
        got = 1.0 if golden else -1.0
        return got if seat == position.active else -got / others
    if take < 0:
        above += min(-take, len(position.taken[position.active]))
    else:
        above -= take
    faced = _golden_ahead(above) if golden else _poison_ahead(above)
    return faced if seat == position.next_living(position.active) else -faced / others


def _poison_ahead(above: int) -> float:
    """How it is to open with so many cookies above the Poison Cookie."""
    if above == 0:
        return -0.6
    if above <= 5:
        return 0.3
    return -0.1 if above <= 8 else 0.0


def _golden_ahead(above: int) -> float:
    """How it is to open with so many cookies above the Golden Cookie."""
    if above <= 4:
        return 0.8 - 0.12 * above
    return -0.2 if above <= 8 else 0.0


def _hoard(position: ChomperPosition, take: int, seat: int) -> float:
    """Cookie Hoarder: points that the active player would get, as far as can be known."""
    active = position.active
    pile = position.taken[active]
    stack = position.stack
    gain = 0.0
    if take < 0:
        for token in pile[take:]:
            gain -= _points(token, 0)
    else:
        cookies = float(pile.count(COOKIE))
        taken = min(take, stack.size())
        known = min(taken, len(stack.above))
        for place in range(known):
            gain += _points(stack.above[-1 - place], cookies)
        hidden = stack.hidden
        if taken > known and hidden:
            unknown = 0.0
            for token in hidden:
                unknown += _points(token, cookies)
            gain += (taken - known) * unknown / len(hidden)
    gain /= 8
    return gain if seat == active else -gain / (int(position.living) - 1)


def _points(token: int, cookies: float) -> float:
    """What taking a token brings to who has so many cookies."""
    if token > LAST_PLAIN:
        return -min(cookies, token - LAST_PLAIN)
    if token == POISON:
        return -2.0
    return 2.0 if token == GOLDEN else 1.0
