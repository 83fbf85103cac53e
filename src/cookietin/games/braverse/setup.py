"""Set-up: the contest, mulligans, redraws, and the first Cookies (BV-12 to BV-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.braverse import phases
from cookietin.games.braverse.areas import NO_CARDS, NO_HANDS, out_of_hand, replaced
from cookietin.games.braverse.battle_area import has_cookie, place
from cookietin.games.braverse.end import MOST_TIES, REDRAWS, lose
from cookietin.games.braverse.from_deck import draw
from cookietin.games.braverse.moves import HANDS
from cookietin.games.braverse.people.events import tell, tell_cards, tell_seat, way
from cookietin.kernel.event import Event
from cookietin.kernel.names import SEATS, named_sorted

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.dealer import Dealer

FIRST_HAND: Final = 6


def set_up_on(p: BraversePosition, dealer: Dealer) -> None:
    """The next step of the set-up."""
    if p.phase == phases.IN_CONTEST:
        p.ask = phases.CONTEST
    elif p.phase == phases.IN_ORDER:
        p.ask = phases.GO_FIRST
        p.answering = p.turn
    elif p.phase == phases.IN_MULLIGAN:
        if p.step_ == 2:
            p.phase = phases.IN_REDRAW
            p.step_ = 0
            return
        p.ask = phases.MULLIGAN
        p.answering = p.first if p.step_ == 0 else 1 - p.first
    elif p.phase == phases.IN_REDRAW:
        _redraw(p, dealer)
    else:
        p.ask = phases.SET_DOWN


def begin(p: BraversePosition, first: int | None, dealer: Dealer) -> None:
    """Who goes first is given; or who decides, by a contest or chance at once (option `start`)."""
    if first is not None:
        goes_first(p, first, dealer)
    elif p.title.random_start:
        won_contest(p, dealer.pick(2, SEATS), dealer)
    else:
        p.phase = phases.IN_CONTEST


def shown_hand(p: BraversePosition, seat: i64, hand: i64, dealer: Dealer) -> None:
    """Rock, paper or scissors, sealed until both have answered."""
    p.contest = replaced(p.contest, seat, hand + 1)
    if dealer.listening:
        fields = {"seat": SEATS[seat]}
        dealer.tell(Event("contest-answer", fields, {"hand": HANDS[hand]}, [seat]))
    if -1 in p.contest:
        return
    p.ask = phases.NOTHING
    p.number += 1
    one, other = p.contest[0] - 1, p.contest[1] - 1
    p.contest = NO_HANDS
    if dealer.listening:
        tell(dealer, "contest", {"one": HANDS[one], "two": HANDS[other]})
    if one != other:
        won_contest(p, 0 if (one - other) % 3 == 1 else 1, dealer)
        return
    p.ties += 1
    if p.ties == MOST_TIES:
        won_contest(p, dealer.pick(2, SEATS), dealer)


def won_contest(p: BraversePosition, seat: i64, dealer: Dealer) -> None:
    """The winner chooses who goes first."""
    p.turn = seat
    p.phase = phases.IN_ORDER
    if dealer.listening:
        tell_seat(dealer, "contest-won", seat)


def goes_first(p: BraversePosition, seat: i64, dealer: Dealer) -> None:
    """Both draw their first hands."""
    p.first = seat
    p.turn = seat
    p.phase = phases.IN_MULLIGAN
    p.step_ = 0
    if dealer.listening:
        tell_seat(dealer, "first", seat)
    _first_hand(p, seat, dealer)
    _first_hand(p, 1 - seat, dealer)


def _first_hand(p: BraversePosition, seat: i64, dealer: Dealer) -> None:
    """Six cards; for whoever goes second more, if the table plays so (option `second`)."""
    more = 0 if seat == p.first else p.title.second_more
    draw(p, seat, FIRST_HAND + more, dealer)


def mulligan(p: BraversePosition, seat: i64, again: bool, dealer: Dealer) -> None:
    """The hand goes back once, if its owner wants."""
    p.step_ += 1
    if dealer.listening and again:
        cards = named_sorted(p.sides[seat].hand, p.cards.names)
        tell_cards(dealer, "mulligan", seat, cards, [seat], way(seat, "hand", "deck"))
    elif dealer.listening:
        tell_seat(dealer, "keep", seat)
    if again:
        _hand_back(p, seat)
        _first_hand(p, seat, dealer)


def _hand_back(p: BraversePosition, seat: i64) -> None:
    side = p.sides[seat]
    side.deck.extend(side.hand)
    side.hand.clear()
    side.shown = NO_CARDS


def _redraw(p: BraversePosition, dealer: Dealer) -> None:
    """A hand without a Cookie is shown and drawn anew; the other may draw a card (BV-14)."""
    if p.step_ == 2:
        p.phase = phases.IN_SET_DOWN
        return
    seat = p.first if p.step_ == 0 else 1 - p.first
    if has_cookie(p, seat):
        p.step_ += 1
        return
    if p.number >= p.title.most_questions:
        lose(p, [0, 1], REDRAWS, dealer, True)
        return
    if dealer.listening:
        cards = named_sorted(p.sides[seat].hand, p.cards.names)
        tell_seat(dealer, "show-hand", seat, {"cards": cards})
        tell_seat(dealer, "redraw", seat, {"cards": cards, **way(seat, "hand", "deck")})
    _hand_back(p, seat)
    _first_hand(p, seat, dealer)
    p.ask = phases.BONUS
    p.answering = 1 - seat


def set_down(p: BraversePosition, seat: i64, kind: i64, dealer: Dealer) -> None:
    """A Cookie face down; when both lie there they are revealed with their HP cards."""
    side = p.sides[seat]
    out_of_hand(side, kind, False)
    side.face_down = [kind]
    if dealer.listening:
        fields = way(seat, "hand", "set_down")
        tell_cards(dealer, "set-down", seat, [p.cards.names[kind]], [seat], fields)
    if not p.sides[0].face_down or not p.sides[1].face_down:
        return
    p.ask = phases.NOTHING
    p.number += 1
    p.turn = p.first
    p.phase = phases.IN_ACTIVE
    # Work is done from its end: the first player's HP cards come last on the list.
    for each in (1 - p.first, p.first):
        other = p.sides[each]
        kind = other.face_down[0]
        other.face_down = NO_CARDS
        place(p, each, kind, False, "set_down", dealer)
