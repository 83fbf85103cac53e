"""What cannot be, even with every card and token in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.cookie_chomper.cards import (
    ADD,
    COPY,
    MULLIGAN,
    MULTIPLY,
    NUMBER,
    OPPOSITES,
    ROLL,
    SEEK,
    VETO,
)
from cookietin.games.cookie_chomper.openings import any_opens
from cookietin.games.cookie_chomper.standing import wants_to_be_asked
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.names import SEATS, TRUTH, named

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.plays import Play
    from cookietin.games.cookie_chomper.position import ChomperPosition


def check_position(position: ChomperPosition) -> None:
    """Raise `BadPosition` where a position contradicts itself."""
    _check_hands(position)
    _check_queue(position)
    winners = position.rules.winners(position)
    if position.outcome is not None:
        if not winners or position.outcome.winners != winners:
            found = named(position.outcome.winners, SEATS)
            raise wrong("outcome-off", "outcome", found=found)
        return
    position.rules.check_tokens(position)
    for key, seat in (("active", position.active), ("asking", position.asking)):
        if not position.alive[seat]:
            raise wrong("seat-is-out", key, seat=SEATS[seat])
    if position.living < 2:
        raise wrong("too-few-living", "out")
    if winners:
        raise wrong("over-already", "outcome", found=named(winners, SEATS))
    if position.passes >= position.living:
        raise wrong("all-have-passed", "passes")
    _check_question(position)


def wrong(key: str, where: str, **fields: Any) -> BadPosition:
    """The complaint about one part."""
    return BadPosition(key, {"where": where, **fields})


def _check_hands(position: ChomperPosition) -> None:
    names = position.cards.names
    for seat in range(position.seats):
        if position.hands[seat] and not position.alive[seat]:
            raise wrong("out-but-holds", f"hands.{SEATS[seat]}")
        for card in position.known[seat]:
            if card not in position.hands[seat]:
                raise wrong("known-not-held", f"known.{SEATS[seat]}", card=names[card])
        if position.viewer in (TRUTH, seat) and position.standing[seat] == 0:
            raise wrong("standing-unknown", f"standing.{SEATS[seat]}")


def _check_queue(position: ChomperPosition) -> None:
    queue = position.queue
    names = position.cards.names
    lying = queue.all_cards()
    if queue.opener != 0 and queue.opener not in [play.card for play in queue.plays]:
        raise wrong("opener-not-there", "opener", card=names[queue.opener])
    for place, play in enumerate(queue.plays):
        _check_play(position, play, f"queue[{place}]")
    for card in lying:
        if not position.used[card]:
            raise wrong("not-used", "used", card=names[card])
    for place, pick in enumerate(queue.picks):
        if queue.acting(pick.card) == 0 or pick.by not in lying:
            raise wrong("pick-of-nothing", f"picks[{place}]", card=names[pick.card])
    for card in queue.selections():
        if card not in [pick.card for pick in queue.picks]:
            raise wrong("nothing-picked", "picks", card=names[card])
    if position.choosing == 0 and queue.disallowed() != 0:
        raise wrong("pick-not-allowed", "picks", card=names[queue.disallowed()])
    if queue.opener == 0 and (False in queue.live or position.choosing != 0):
        raise wrong("vetoed-without-opener", "queue")


def _check_play(position: ChomperPosition, play: Play, where: str) -> None:
    cards = position.cards
    deeds = cards.deeds
    deed = deeds[play.act]
    copies = deeds[play.card] == COPY
    mate_copies = deeds[play.mate] == COPY
    if (play.act != play.card) != copies or (play.mate_act != play.mate) != mate_copies:
        raise wrong("acts-as-another", where, card=cards.names[play.card])
    if deed in (0, COPY) or (play.card == position.queue.opener) != (deed <= MULLIGAN):
        raise wrong("not-at-its-place", where, card=cards.names[play.card])
    needs_mate = ADD <= deed <= MULTIPLY
    if needs_mate != (deeds[play.mate_act] in (NUMBER, ROLL)) or (play.mate and not needs_mate):
        raise wrong("companion-off", where, card=cards.names[play.card])
    if (play.aim != 0) != (OPPOSITES <= deed <= VETO):
        raise wrong("aim-off", where, card=cards.names[play.card])
    if play.aim != 0:
        aimed = position.queue.acting(play.aim)
        if aimed == 0 or (deed != VETO and deeds[aimed] > SEEK):
            raise wrong("aim-off", where, card=cards.names[play.card])


def _check_question(position: ChomperPosition) -> None:
    queue = position.queue
    asking = position.asking
    if position.choosing != 0:
        if queue.owner(position.choosing) != asking:
            raise wrong("not-the-owner", "asking", seat=SEATS[asking])
        return
    knows = position.viewer in (TRUTH, asking)
    if queue.opener == 0:
        if asking != position.active:
            raise wrong("not-active", "asking", seat=SEATS[asking])
        if knows and not any_opens(position, position.hands[asking]):
            raise wrong("no-opener-held", f"hands.{SEATS[asking]}")
    elif knows and not wants_to_be_asked(position, asking):
        raise wrong("standing-but-asked", f"standing.{SEATS[asking]}")
