"""Refresh: the deck is empty, and the discard pile becomes the new one (BV-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.areas import put
from cookietin.games.braverse.end import BY_REFRESH, check_break, lose
from cookietin.games.braverse.happening import note
from cookietin.games.braverse.language.terms import H_BROKEN, TO_BREAK
from cookietin.games.braverse.people.events import tell_seat, way
from cookietin.games.braverse.phases import REFRESHING
from cookietin.games.braverse.work import REFRESH, Work
from cookietin.kernel.names import named_sorted

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.dealer import Dealer


def need_refresh(p: BraversePosition, seat: i64) -> bool:
    """At the instant the deck becomes empty its owner refreshes, before anything else (BV-11)."""
    side = p.sides[seat]
    if side.deck or side.top or side.bottom:
        return False
    p.work.append(Work(REFRESH, seat))
    return True


def refresh(p: BraversePosition, work: Work, dealer: Dealer) -> None:
    """Ask which Cookie pays, if there is a choice."""
    kinds = payers(p, work.seat)
    if not kinds:
        fail(p, work.seat, dealer)
    elif len(kinds) == 1:
        pay_refresh(p, work.seat, kinds[0], dealer)
    else:
        p.ask = REFRESHING
        p.answering = work.seat


def payers(p: BraversePosition, seat: i64) -> list[int]:
    """The kinds of Cookies in the discard pile that can pay for a refresh, each once."""
    kinds: list[int] = []
    for kind in p.sides[seat].discard:
        if p.cards.is_cookie[kind] and p.cards.all[kind].level >= 1 and kind not in kinds:
            kinds.append(kind)
    return kinds


def pay_refresh(p: BraversePosition, seat: i64, kind: i64, dealer: Dealer) -> None:
    """The chosen Cookie goes to the break area; what is left of the discard pile is the deck."""
    p.work.pop()
    side = p.sides[seat]
    side.discard.remove(kind)
    put(p, seat, kind, TO_BREAK, True, dealer)
    if dealer.listening:
        fields = way(seat, "discard", "break")
        tell_seat(dealer, "refresh-pay", seat, {"card": p.cards.names[kind], **fields})
    if p.title.heeds:
        note(p, H_BROKEN, seat, kind, 0)
    check_break(p, dealer)
    if p.outcome is not None:
        return
    shuffle_in(p, seat, dealer)
    if not p.sides[seat].deck:
        fail(p, seat, dealer)


def shuffle_in(p: BraversePosition, seat: i64, dealer: Dealer) -> None:
    """The discard pile becomes the deck."""
    side = p.sides[seat]
    if dealer.listening:
        cards = named_sorted(side.discard, p.cards.names)
        fields = way(seat, "discard", "deck")
        tell_seat(dealer, "refresh", seat, {"count": len(cards), "cards": cards, **fields})
    side.deck.extend(side.discard)
    side.discard.clear()


def fail(p: BraversePosition, seat: i64, dealer: Dealer) -> None:
    """Nothing to refresh with: that player loses, or nobody wins (option `refresh`)."""
    lose(p, [0, 1] if p.title.both_lose else [seat], BY_REFRESH, dealer)
