"""Filling a view's holes with a possible truth, every one equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.braverse.areas import KIND, replaced
from cookietin.games.braverse.carrying import hand_must_differ
from cookietin.games.braverse.moves import HANDS
from cookietin.games.braverse.phases import IN_REDRAW, IN_SET_DOWN, REFILLING
from cookietin.games.braverse.state.check import all_cards
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.names import TRUTH

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.dealer import Dealer

MOST_TRIES: Final = 10_000
"""Of sixty cards at least one is a Cookie, so a hand with one comes within so many tries."""


def imagine(view: BraversePosition, dealer: Dealer) -> BraversePosition:
    """Each side's unseen cards are dealt to its holes; what the rules promise holds."""
    truth = view.copy_braverse()
    truth.viewer = TRUTH
    names = view.cards.names
    for seat in range(2):
        side = truth.sides[seat]
        left = unseen(view, seat)
        if side.face_down == [0]:
            cookies = [kind for kind in left if view.cards.is_cookie[kind]]
            side.face_down = [dealer.draw(cookies, names)]
            left.remove(side.face_down[0])
        if 0 in side.hand:
            left = _fill_hand(truth, seat, left, dealer)
        side.top = _filled(truth, side.top, left, dealer)
        side.bottom = _filled(truth, side.bottom, left, dealer)
        if truth.looker == seat:
            truth.looked = _filled(truth, truth.looked, left, dealer)
        for cookie in side.battle:
            if cookie is not None:
                cookie.hp = _filled(truth, cookie.hp, left, dealer)
        if 0 in side.deck:
            left.sort()
            side.deck = left
        if truth.contest[seat] == 0:
            truth.contest = replaced(truth.contest, seat, 1 + dealer.pick(3, HANDS))
    return truth


def unseen(view: BraversePosition, seat: i64) -> list[int]:
    """The cards of a deck list that lie behind holes."""
    counts = view.title.counts[seat][:]
    for kind in all_cards(view, seat):
        counts[kind] -= 1
    return [kind for kind in view.title.kinds[seat] for _ in range(counts[kind])]


def _filled(truth: BraversePosition, pile: list[int], left: list[int], dealer: Dealer) -> list[int]:
    names = truth.cards.names
    return [entry if entry & KIND else entry | dealer.draw(left, names) for entry in pile]


def _fill_hand(truth: BraversePosition, seat: i64, left: list[int], dealer: Dealer) -> list[int]:
    """Deal the holes of a hand until it is one that the rules allow; says what is left then.

    Every deal is as likely as any other, so those that are kept are so too.
    """
    hand = truth.sides[seat].hand
    known = [kind for kind in hand if kind]
    for _ in range(MOST_TRIES):
        rest = left[:]
        held = known[:]
        dealer.deal(rest, held, len(hand) - len(known), truth.cards.names)
        if allowed(truth, seat, held):
            truth.sides[seat].hand = sorted(held)
            return rest
    raise BadPosition("nothing-asked", {"where": "ask"})


def allowed(p: BraversePosition, seat: i64, hand: list[int]) -> bool:
    """Whether a hand can be what it is, seeing what is asked and what was checked before.

    Who must place a Cookie, or was looked at for one, has one. Who is asked which card of the hand
    goes, whatever it is, has cards that differ: otherwise it would have gone unasked.
    """
    if needs_cookie(p, seat) and not any(p.cards.is_cookie[kind] for kind in hand):
        return False
    return not hand_must_differ(p, seat) or len(set(hand)) > 1


def needs_cookie(p: BraversePosition, seat: i64) -> bool:
    """Whether the rules promise a Cookie in this hand: it is asked to place one, or was checked."""
    if p.ask == REFILLING and p.answering == seat and p.sides[seat].in_battle() == 0:
        return True
    if p.phase == IN_SET_DOWN and not p.sides[seat].face_down:
        return True
    return p.phase == IN_REDRAW and p.step_ == 1 and seat == p.first
