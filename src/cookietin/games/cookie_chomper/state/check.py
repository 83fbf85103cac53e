"""What cannot be, even with every card and token in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cookie_chomper.active_player import any_opens
from cookietin.games.cookie_chomper.cards import (
    ADD,
    COPY,
    MULLIGAN,
    MULTIPLY,
    NUMBER,
    OPPOSITES,
    ROLL,
    SEEK,
    THINK_AGAIN,
    VETO,
)
from cookietin.games.cookie_chomper.selection import options
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.names import SEATS, TRUTH, named

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.plays import Play
    from cookietin.games.cookie_chomper.state.position import ChomperPosition


def check_position(position: ChomperPosition) -> None:
    """Raise `BadPosition` where a position contradicts itself."""
    _check_hands(position)
    _check_queue(position)
    result = position.title.result(position)
    if position.outcome is not None:
        if result is None or position.outcome.json() != result.json():
            found = named(position.outcome.winners, SEATS)
            raise BadPosition("outcome-off", {"where": "outcome", "found": found})
        return
    position.title.check_tokens(position)
    for place, seat in enumerate(position.out):
        if seat in position.out[:place]:
            raise BadPosition("seat-is-out", {"where": f"out[{place}]", "seat": SEATS[seat]})
    for key, seat in (("active", position.active), ("asking", position.asking)):
        if not position.alive[seat]:
            raise BadPosition("seat-is-out", {"where": key, "seat": SEATS[seat]})
    if position.living < 2:
        raise BadPosition("too-few-living", {"where": "out"})
    if result is not None:
        won = named(result.winners, SEATS)
        raise BadPosition("over-already", {"where": "outcome", "found": won})
    if position.passes >= position.living:
        raise BadPosition("all-have-passed", {"where": "passes"})
    _check_question(position)


def _check_hands(position: ChomperPosition) -> None:
    names = position.cards.names
    for seat in range(position.seats):
        if position.hands[seat] and not position.alive[seat]:
            raise BadPosition("out-but-holds", {"where": f"hands.{SEATS[seat]}"})
        for card in position.known[seat]:
            if card not in position.hands[seat]:
                raise BadPosition(
                    "known-not-held", {"where": f"known.{SEATS[seat]}", "card": names[card]}
                )


def _check_queue(position: ChomperPosition) -> None:
    queue = position.queue
    names = position.cards.names
    lying = queue.all_cards()
    if queue.opener != 0 and queue.opener not in [play.card for play in queue.plays]:
        raise BadPosition("opener-not-there", {"where": "opener", "card": names[queue.opener]})
    for place, play in enumerate(queue.plays):
        _check_play(position, play, f"queue[{place}]")
    for card in lying:
        if not position.used[card]:
            raise BadPosition("not-used", {"where": "used", "card": names[card]})
    for place, pick in enumerate(queue.picks):
        where = f"picks[{place}]"
        deed = position.cards.deeds[queue.acting(pick.card)]
        if deed not in (NUMBER, ROLL, SEEK) or pick.by not in lying:
            raise BadPosition("pick-of-nothing", {"where": where, "card": names[pick.card]})
        if deed == SEEK and pick.value != 0 and pick.value not in position.pile:
            raise BadPosition("sought-not-there", {"where": where, "card": names[pick.card]})
    for card in queue.selections():
        if card not in [pick.card for pick in queue.picks]:
            raise BadPosition("nothing-picked", {"where": "picks", "card": names[card]})
    if position.choosing == 0 and queue.disallowed() != 0:
        raise BadPosition("pick-not-allowed", {"where": "picks", "card": names[queue.disallowed()]})
    if queue.opener == 0 and (False in queue.live or position.choosing != 0):
        raise BadPosition("vetoed-without-opener", {"where": "queue"})


def _check_play(position: ChomperPosition, play: Play, where: str) -> None:
    cards = position.cards
    deeds = cards.deeds
    deed = deeds[play.act]
    fields = {"where": where, "seat": SEATS[play.seat]}
    if not position.alive[play.seat]:
        raise BadPosition("seat-is-out", fields)
    if play.card == position.queue.opener and play.seat != position.active:
        raise BadPosition("not-active", fields)
    copies = deeds[play.card] == COPY
    mate_copies = deeds[play.mate] == COPY
    if (play.act != play.card) != copies or (play.mate_act != play.mate) != mate_copies:
        raise BadPosition("acts-as-another", {"where": where, "card": cards.names[play.card]})
    if deed in (0, COPY) or (play.card == position.queue.opener) != (deed <= MULLIGAN):
        raise BadPosition("not-at-its-place", {"where": where, "card": cards.names[play.card]})
    needs_mate = ADD <= deed <= MULTIPLY
    if needs_mate != (deeds[play.mate_act] in (NUMBER, ROLL)) or (play.mate and not needs_mate):
        raise BadPosition("companion-off", {"where": where, "card": cards.names[play.card]})
    if (play.aim != 0) != (OPPOSITES <= deed <= VETO):
        raise BadPosition("aim-off", {"where": where, "card": cards.names[play.card]})
    if play.aim != 0:
        aimed = position.queue.acting(play.aim)
        if aimed == 0 or (deed != VETO and deeds[aimed] > SEEK):
            raise BadPosition("aim-off", {"where": where, "card": cards.names[play.card]})


def _check_question(position: ChomperPosition) -> None:
    queue = position.queue
    asking = position.asking
    if position.choosing != 0:
        if queue.owner(position.choosing) != asking:
            raise BadPosition("not-the-owner", {"where": "asking", "seat": SEATS[asking]})
        if not _must_choose(position):
            card = position.cards.names[position.choosing]
            raise BadPosition("nothing-due", {"where": "choosing", "card": card})
        return
    knows = position.viewer in (TRUTH, asking)
    if queue.opener == 0:
        if asking != position.active:
            raise BadPosition("not-active", {"where": "asking", "seat": SEATS[asking]})
        if knows and not any_opens(position, position.hands[asking]):
            raise BadPosition("no-opener-held", {"where": f"hands.{SEATS[asking]}"})


def _must_choose(position: ChomperPosition) -> bool:
    """Whether the newest play does make an owner select on this card, and from several (CC-14)."""
    queue = position.queue
    card = position.choosing
    deeds = position.cards.deeds
    if deeds[queue.acting(card)] not in (NUMBER, SEEK) or len(options(position, card)) < 2:
        return False
    newest = queue.plays[-1]
    again = newest.aim == card and deeds[newest.act] == THINK_AGAIN
    done = any(pick.card == card and pick.by == newest.card for pick in queue.picks)
    return (again and not done) or queue.disallowed() == card
