"""Facts: what the queue makes play by play, which tokens would move, and what lies face down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.cookie_chomper.active_player import copied
from cookietin.games.cookie_chomper.cards import NUMBER, ROLL, SEEK
from cookietin.games.cookie_chomper.tokens import LAST_PLAIN, TOKENS
from cookietin.kernel.facts import FLAG, TABLE, Fact, seat_facts
from cookietin.kernel.names import HOLE, SEATS, named, named_sorted
from cookietin.kernel.people import score_line
from cookietin.kernel.roles import CARD, SEAT
from cookietin.kernel.roles import NUMBER as A_NUMBER

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.plays import Play
    from cookietin.games.cookie_chomper.queue import Queue
    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.people import ScoreLine

DECLARED: Final = [
    Fact("queue", TABLE, "The plays in the order in which they count: the opener first."),
    Fact("queue[]", TABLE, "One play."),
    Fact("queue[].seat", SEAT, "Who played it."),
    Fact("queue[].card", CARD, "The lead card, which names the play."),
    Fact("queue[].as", CARD, "The card that it acts as: itself, or what Copy copied."),
    Fact("queue[].with", "card?", "Its companion."),
    Fact("queue[].on", "card?", "The card that it aims at."),
    Fact("queue[].opener", FLAG, "Whether it heads the queue."),
    Fact("queue[].live", FLAG, "Whether it counts; a vetoed play does not."),
    Fact("queue[].number", "number?", "The number chosen or rolled, on it or on its companion."),
    Fact("queue[].sought", "card?", "Of Seek: the card announced."),
    Fact("queue[].turned", FLAG, "Whether Opposites turns the card with the number around."),
    Fact("queue[].total", "number?", "The number produced, up to and with this play."),
    Fact("spent", TABLE, "Cards that have done their work and wait for the pile."),
    Fact("spent[]", CARD, "One of them."),
    Fact("total", "number?", "The number that the whole queue produces."),
    Fact("takes", "number?", "How many tokens the active player would take; below 0, give back."),
    Fact("flips", A_NUMBER, "How often the stack is turned over before."),
    Fact("taker", SEAT, "The active player: who takes or gives."),
    Fact("tokens", TABLE, "The tokens that would move, in their order; `?` is one face down."),
    Fact("tokens[]", CARD, "One of them."),
    Fact("special", "card?", "The Poison or Golden Cookie, if it is known to be among them."),
    Fact("copies", "card?", "What Copy would act as now."),
    Fact("stack", TABLE, "What can still be taken."),
    Fact("stack.left", A_NUMBER, "How many tokens there are."),
    Fact("stack.places", A_NUMBER, "How many there are in the whole game: empty places are drawn."),
    Fact("stack.after", A_NUMBER, "How many there would be once these have moved."),
    Fact("stack.face_down", TABLE, "Of each kind of token, how many lie there in unknown order."),
    Fact("stack.face_down.*", A_NUMBER, "How many of this kind; 0 where all are gone."),
    Fact("bandits", TABLE, "The bandit pile."),
    Fact("bandits.caught", A_NUMBER, "How many bandits lie there."),
    Fact("bandits.stolen", A_NUMBER, "How many cookies they have taken along."),
    Fact("seats", TABLE, "Every seat."),
    Fact("seats.*", TABLE, "One seat."),
    Fact("seats.*.out", FLAG, "Whether it is out."),
    Fact("seats.*.tokens", A_NUMBER, "How many tokens it has."),
    Fact("seats.*.points", "number?", "What they count for, where tokens count."),
]


def facts(position: ChomperPosition) -> dict[str, Any]:
    """All of it, from what the position shows."""
    queue, names = position.queue, position.cards.names
    takes = queue.to_take() if queue.makes_number else None
    moving = moving_tokens(position)
    gone = len(moving) if takes is None or takes >= 0 else -len(moving)
    special = position.title.special
    copies = copied(position)
    return {
        "queue": queue_facts(queue),
        "spent": named_sorted(queue.spent, names),
        "total": queue.total if queue.makes_number else None,
        "takes": takes,
        "flips": queue.flips,
        "taker": SEATS[position.active],
        "tokens": moving,
        "special": TOKENS[special] if special and TOKENS[special] in moving else None,
        "copies": names[copies] if copies else None,
        "stack": {
            "left": position.stack.size(),
            "places": position.title.token_count,
            "after": position.stack.size() - gone,
            "face_down": _face_down(position),
        },
        "bandits": _bandits(position.bandit_pile),
        "seats": seat_facts(_seats(position)),
    }


def queue_facts(queue: Queue) -> list[dict[str, Any]]:
    """The plays as they count, each with the number that is produced so far."""
    rows: list[dict[str, Any]] = []
    total: int | None = None
    for play in in_order(queue):
        live = queue.live[queue.plays.index(play)]
        if live:
            total = running(queue, play, total)
        rows.append(_play(queue, play, live, total))
    return rows


def in_order(queue: Queue) -> list[Play]:
    """The opener, which heads the queue whenever it was played, and then the others."""
    first = [play for play in queue.plays if play.card == queue.opener]
    return first + [play for play in queue.plays if play.card != queue.opener]


def running(queue: Queue, play: Play, total: int | None) -> int | None:
    """The produced number after one more live play."""
    if play.card == queue.opener:
        return queue.selected(play.card) if queue.makes_number else None
    return None if total is None else queue.changed(play, total)


def moving_tokens(position: ChomperPosition) -> list[str]:
    """Which tokens the queue would move as it stands, as far as anyone can know."""
    queue = position.queue
    if not queue.makes_number:
        return []
    takes = queue.to_take()
    if takes < 0:
        pile = position.taken[position.active]
        return named(pile[::-1][:-takes], TOKENS)
    stack = position.stack.copy()
    if queue.flips % 2 == 1:
        stack.flip()
    hidden = [HOLE] * len(stack.hidden)
    there = named(stack.above[::-1], TOKENS) + hidden + named(stack.below[::-1], TOKENS)
    return there[:takes]


def _play(queue: Queue, play: Play, live: bool, total: int | None) -> dict[str, Any]:
    names, deed = queue.cards.names, queue.cards.deeds[play.act]
    counted = play.mate if play.mate != 0 else play.card if deed in (NUMBER, ROLL) else 0
    sought = queue.selected(play.card) if deed == SEEK else 0
    return {
        "seat": SEATS[play.seat],
        "card": names[play.card],
        "as": names[play.act],
        "with": names[play.mate] if play.mate else None,
        "on": names[play.aim] if play.aim else None,
        "opener": play.card == queue.opener,
        "live": live,
        "number": queue.selected(counted) if counted else None,
        "sought": names[sought] if sought else None,
        "turned": queue.turned(counted if counted else play.card),
        "total": total,
    }


def _face_down(position: ChomperPosition) -> dict[str, int]:
    """What must still lie there: the whole is known, only the order is not."""
    hidden = position.stack.hidden
    kinds = sorted(set(position.title.tokens())) if hidden else []
    return {TOKENS[kind]: hidden.count(kind) for kind in kinds}


def _bandits(pile: list[int]) -> dict[str, int]:
    caught = len([token for token in pile if token > LAST_PLAIN])
    return {"caught": caught, "stolen": len(pile) - caught}


def _seats(position: ChomperPosition) -> list[dict[str, Any]]:
    points = position.title.counted(position)
    return [
        {
            "out": not position.alive[seat],
            "tokens": len(position.taken[seat]),
            "points": points[seat] if points else None,
        }
        for seat in range(position.seats)
    ]


def score_lines(position: ChomperPosition) -> list[list[ScoreLine]]:
    """The tokens of each personal pile, with what they count for where they count."""
    worth = position.title.worth
    return [
        [
            score_line(
                TOKENS[token],
                pile.count(token),
                worth[token] * pile.count(token) if worth else None,
            )
            for token in sorted(set(position.title.tokens()))
            if token <= LAST_PLAIN
        ]
        for pile in position.taken
    ]
