"""Which positions cannot be, though every card has its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.braverse import phases, work
from cookietin.games.braverse.areas import KIND
from cookietin.games.braverse.carrying import PICKS
from cookietin.games.braverse.end import endings
from cookietin.games.braverse.language.terms import BREAK_LIMIT, DECK, HP, PLACES, STAGE
from cookietin.games.braverse.language.values import node_of
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.names import SEATS, TRUTH, named

if TYPE_CHECKING:
    from cookietin.games.braverse.state.position import BraversePosition

ASKED_BY: Final[dict[int, list[int]]] = {
    phases.PAYING: [work.PAY],
    phases.ANSWER: [work.FIGHT],
    phases.USING: [work.TRIGGER],
    phases.YES_NO: [work.EFFECT],
    phases.CHOOSING: [work.EFFECT],
    phases.TARGETING: [work.EFFECT, work.DAMAGE_ALL],
    phases.PICKING: [work.EFFECT],
    phases.REFRESHING: [work.REFRESH],
}
"""The work that a question comes from; all other questions come when no work is left."""

ASKED_IN: Final[dict[int, int]] = {
    phases.CONTEST: phases.IN_CONTEST,
    phases.GO_FIRST: phases.IN_ORDER,
    phases.MULLIGAN: phases.IN_MULLIGAN,
    phases.BONUS: phases.IN_REDRAW,
    phases.SET_DOWN: phases.IN_SET_DOWN,
    phases.SUPPORTING: phases.IN_SUPPORT,
    phases.MAIN: phases.IN_MAIN,
}
"""The phase that a question belongs to; all other questions come up in any phase of a turn."""


def check(p: BraversePosition) -> None:
    """Raise `BadPosition` with what is wrong."""
    for seat in range(2):
        _check_cards(p, seat)
        _check_battle(p, seat)
        _check_shown(p, seat)
    _check_question(p)
    _check_outcome(p)


def all_cards(p: BraversePosition, seat: int) -> list[int]:
    """Every card on a side, holes too."""
    side = p.sides[seat]
    kinds = side.hand + side.deck + side.discard + side.support + side.rested
    kinds = kinds + side.broken + side.face_down + side.aside
    if side.stage:
        kinds.append(side.stage)
    piles = [side.top, side.bottom]
    if p.looker == seat:
        piles.append(p.looked)
    for cookie in side.battle:
        if cookie is not None:
            kinds.append(cookie.kind)
            kinds += cookie.under
            piles.append(cookie.hp)
    for pile in piles:
        for entry in pile:
            kinds.append(entry & KIND)
    return kinds


def _check_cards(p: BraversePosition, seat: int) -> None:
    """A side has the cards of its deck list."""
    left = list(p.title.brought[seat])
    holes = 0
    for kind in all_cards(p, seat):
        if kind == 0:
            holes += 1
        elif kind in left:
            left.remove(kind)
        else:
            fields = {"card": p.cards.names[kind], "where": f"sides.{SEATS[seat]}"}
            raise BadPosition("not-in-deck-list", fields)
    if holes != len(left):
        raise BadPosition("holes-off", {"found": holes, "unseen": len(left)})
    side = p.sides[seat]
    if side.stage and p.cards.all[side.stage].type != STAGE:
        raise BadPosition("not-a-stage", {"where": f"sides.{SEATS[seat]}.stage"})
    if p.viewer in (TRUTH, seat) and 0 in side.hand:
        raise BadPosition("hole-there", {"where": f"sides.{SEATS[seat]}.hand"})


def _check_battle(p: BraversePosition, seat: int) -> None:
    side = p.sides[seat]
    where = f"sides.{SEATS[seat]}.battle"
    serials: list[int] = []
    for place in range(2):
        cookie = side.battle[place]
        if cookie is None:
            continue
        if not p.cards.is_cookie[cookie.kind]:
            raise BadPosition("not-a-cookie", {"where": f"{where}.{PLACES[place]}"})
        if cookie.serial in serials or cookie.serial > p.serials:
            raise BadPosition("serial-off", {"where": f"{where}.{PLACES[place]}"})
        if p.find(cookie.serial) is not cookie:
            raise BadPosition("serial-off", {"where": f"{where}.{PLACES[place]}"})
        if not cookie.hp and not p.work and p.outcome is None:
            raise BadPosition("no-hp", {"where": f"{where}.{PLACES[place]}"})
        serials.append(cookie.serial)
    settled = p.phase >= phases.IN_ACTIVE and p.outcome is None and side.lost == 0 and not p.work
    if settled and not serials:
        raise BadPosition("battle-empty", {"where": where})
    if p.phase < phases.IN_ACTIVE and serials:
        raise BadPosition("battle-too-soon", {"where": where})
    if side.face_down and p.phase != phases.IN_SET_DOWN:
        raise BadPosition("battle-too-soon", {"where": f"sides.{SEATS[seat]}.set_down"})


def _check_shown(p: BraversePosition, seat: int) -> None:
    side = p.sides[seat]
    left = list(side.hand)
    for kind in side.shown:
        if kind not in left:
            fields = {"card": p.cards.names[kind], "where": f"sides.{SEATS[seat]}.shown"}
            raise BadPosition("shown-not-held", fields)
        left.remove(kind)


def _check_question(p: BraversePosition) -> None:
    if p.outcome is not None:
        return
    if p.ask == phases.NOTHING:
        raise BadPosition("nothing-asked", {"where": "ask"})
    in_turn = p.phase >= phases.IN_ACTIVE
    if not (p.phase == ASKED_IN[p.ask] if p.ask in ASKED_IN else in_turn):
        raise BadPosition("nothing-asked", {"where": "ask"})
    if p.step_ == 2 and p.ask in (phases.MULLIGAN, phases.BONUS):
        raise BadPosition("nothing-asked", {"where": "step"})
    top = [p.work[-1].what] if p.work else []
    if not (top and top[0] in ASKED_BY[p.ask] if p.ask in ASKED_BY else not top):
        raise BadPosition("nothing-asked", {"where": "ask"})
    if p.ask == phases.PAYING and not 0 < p.work[-1].left < len(p.sides[p.work[-1].seat].support):
        raise BadPosition("nothing-asked", {"where": "work"})
    both_set = p.sides[0].face_down and p.sides[1].face_down
    if p.ask == phases.SET_DOWN and both_set:
        raise BadPosition("nothing-asked", {"where": "ask"})
    for seat in p.asked():
        if p.viewer in (TRUTH, seat) and not _answerable(p, seat):
            raise BadPosition("nothing-asked", {"where": "ask"})


def _answerable(p: BraversePosition, seat: int) -> bool:
    """Whether the question has an answer: torn work gives none, or cannot even be read."""
    try:
        return len(p.legal(seat)) > 0 and not _picks_unseen(p)
    except (IndexError, AssertionError):
        return False


def _picks_unseen(p: BraversePosition) -> bool:
    """Whether a card is asked for where nobody picks: the very card, or one off a hidden pile."""
    if p.ask != phases.PICKING or p.work[-1].phase != PICKS:
        return False
    to = node_of(p, p.work[-1]).to
    return to is not None and (to.special != 0 or to.zone in (DECK, HP))


def _check_outcome(p: BraversePosition) -> None:
    outcome = p.outcome
    if outcome is not None:
        if outcome.json() not in [ending.json() for ending in endings(p)]:
            raise BadPosition("outcome-off", {"found": named(outcome.winners, SEATS)})
        return
    for seat in range(2):
        if p.sides[seat].levels >= BREAK_LIMIT:
            raise BadPosition("break-too-high", {"where": f"sides.{SEATS[seat]}.break"})
