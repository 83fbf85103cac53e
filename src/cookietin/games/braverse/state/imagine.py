"""Filling a view's holes with a possible truth, every one equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.braverse.state.asks import IN_MULLIGAN, IN_REDRAW, IN_SET_DOWN, REFILLING
from cookietin.games.braverse.state.check import all_cards
from cookietin.games.braverse.state.side import KIND, replaced
from cookietin.kernel.names import TRUTH

if TYPE_CHECKING:
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.dealer import Dealer

MOST_TRIES: Final = 200


def imagine(view: BraversePosition, dealer: Dealer) -> BraversePosition:
    """Each side's unseen cards are dealt to its holes; what the rules promise holds."""
    truth = view.copy_braverse()
    truth.viewer = TRUTH
    names = view.cards.names
    for seat in range(2):
        side = truth.sides[seat]
        unseen = list(view.rules.decks[seat])
        for kind in all_cards(view, seat):
            if kind:
                unseen.remove(kind)
        if side.face_down == [0]:
            cookies = [kind for kind in unseen if view.cards.is_cookie[kind]]
            side.face_down = [dealer.draw(cookies, names)]
            unseen.remove(side.face_down[0])
        _fill_hand(truth, seat, unseen, dealer)
        side.top = _filled(truth, side.top, unseen, dealer)
        side.bottom = _filled(truth, side.bottom, unseen, dealer)
        if truth.looker == seat:
            truth.looked = _filled(truth, truth.looked, unseen, dealer)
        for cookie in side.battle:
            if cookie is not None:
                cookie.hp = _filled(truth, cookie.hp, unseen, dealer)
        if 0 in side.deck:
            side.deck = sorted(unseen)
        if truth.contest[seat] < 0:
            shown = 1 + dealer.pick(3, ["rock", "paper", "scissors"])
            truth.contest = replaced(truth.contest, seat, shown)
    return truth


def _filled(
    truth: BraversePosition, pile: list[int], unseen: list[int], dealer: Dealer
) -> list[int]:
    names = truth.cards.names
    return [entry if entry & KIND else entry | dealer.draw(unseen, names) for entry in pile]


def _fill_hand(truth: BraversePosition, seat: int, unseen: list[int], dealer: Dealer) -> None:
    hand = truth.sides[seat].hand
    holes = hand.count(0)
    if holes == 0:
        return
    known = [kind for kind in hand if kind]
    promised = needs_cookie(truth, seat) and not _any_cookie(truth, known)
    drawn: list[int] = []
    for _ in range(MOST_TRIES):
        drawn = []
        left = unseen[:]
        dealer.deal(left, drawn, holes, truth.cards.names)
        if not promised or _any_cookie(truth, drawn):
            break
    else:
        # So few Cookies are left that hardly any deal has one: one is dealt for certain.
        cookies = [kind for kind in unseen if truth.cards.is_cookie[kind]]
        one = dealer.draw(cookies, truth.cards.names)
        left = unseen[:]
        left.remove(one)
        drawn = [one]
        dealer.deal(left, drawn, holes - 1, truth.cards.names)
    for kind in drawn:
        unseen.remove(kind)
    truth.sides[seat].hand = sorted(known + drawn)


def _any_cookie(truth: BraversePosition, kinds: list[int]) -> bool:
    return any(truth.cards.is_cookie[kind] for kind in kinds)


def needs_cookie(p: BraversePosition, seat: int) -> bool:
    """Whether the rules promise a Cookie in this hand: it is asked to place one, or was checked."""
    if p.ask == REFILLING and p.answering == seat and p.sides[seat].in_battle() == 0:
        return True
    if p.phase == IN_SET_DOWN and not p.sides[seat].face_down:
        return True
    if p.phase in (IN_MULLIGAN, IN_REDRAW):
        return p.phase == IN_REDRAW and p.step_ == 1 and seat == p.first
    return False
