"""Why a move cannot be made now, with the clause that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.toss_your_cookies import turn
from cookietin.games.toss_your_cookies.milk import milk_tosser
from cookietin.games.toss_your_cookies.moves import CHOOSE, MOST
from cookietin.kernel.complaint import Refused
from cookietin.kernel.names import SEATS, named

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies.game import TossYourCookies
    from cookietin.games.toss_your_cookies.state.position import TossPosition
    from cookietin.kernel.move import Move


def why_not(position: TossPosition, seat: int, move: Move) -> Refused:
    """The refusal of a move that is not among the legal ones."""
    phase = position.phase
    clause = turn.CLAUSES[phase]
    if move is position.title.shout:
        return _no_shout(position)
    if phase == turn.PARTNER and move.key == "with":
        oneself = move is position.title.swaps[seat]
        return Refused(clause, "not-oneself" if oneself else "nobody-there", dict(move.fields))
    if turn.GIFT <= phase <= turn.TOSS and move.key == CHOOSE:
        return _wrong_choice(position, seat, clause, move)
    if phase in (turn.SCRAMBLE, turn.SPILT) and move.key == "grab":
        full = phase == turn.SCRAMBLE and len(position.hands[seat]) == position.cards.hand
        return Refused(clause, "hand-full" if full else "gone", dict(move.fields))
    if phase == turn.SCRAMBLE and len(position.hands[seat]) == position.cards.hand:
        # With `call` who is full is asked too, but only for a shout.
        return Refused("TY-18", "asked-full")
    return Refused(clause, f"asked-{turn.PHASES[phase]}", _asked(position))


def _no_shout(position: TossPosition) -> Refused:
    """With `call` one can shout in a race and after an action, at no other time."""
    if not position.title.call:
        return Refused("TY-18", "shouted-for-you")
    race = position.phase in (turn.SCRAMBLE, turn.SPILT, turn.SHOUT)
    if not race:
        return Refused("TY-18", "shout-later")
    return Refused("TY-18", "not-what-wins", {"count": int(position.cards.winning)})


def _asked(position: TossPosition) -> dict[str, Any]:
    fields: dict[str, Any] = {"seat": SEATS[position.turn]}
    if turn.GIFT <= position.phase <= turn.TOSS:
        fields["count"] = position.amount
    return fields


def _wrong_choice(position: TossPosition, seat: int, clause: str, move: Move) -> Refused:
    cards: list[str] = move.fields["cards"]
    if len(cards) != position.amount:
        return Refused(clause, "wrong-count", {"found": len(cards), "count": position.amount})
    held = named(position.hands[seat], position.cards.names)
    missing = [
        card
        for place, card in enumerate(cards)
        if cards[: place + 1].count(card) > held.count(card)
    ]
    return Refused(clause, "not-in-hand", {"cards": missing})


def why_not_asked(position: TossPosition, seat: int) -> Refused | None:
    """Who tossed the milk may not grab it, and whose hand is full may not grab more."""
    if position.phase == turn.SPILT and seat == milk_tosser(position):
        return Refused("TY-14", "tosser-stays-away")
    if position.phase == turn.SCRAMBLE and len(position.hands[seat]) == position.cards.hand:
        return Refused("TY-10", "full-stays-away")
    return None


def forbids(game: TossYourCookies, text: str) -> Refused | None:
    """What no roll asks for: more cards than the die has, or more of a kind than there are."""
    words = text.replace(",", " ").split()
    chosen = words[1:]
    names = game.cards.names
    if words[:1] != [CHOOSE] or not chosen or any(word not in names for word in chosen):
        return None
    if len(chosen) > MOST:
        return Refused("TY-03", "too-many-chosen", {"found": len(chosen), "count": MOST})
    for card in chosen:
        copies = game.cards.copies[names.index(card)]
        if chosen.count(card) > copies:
            return Refused("TY-01", "not-so-many", {"card": card, "count": copies})
    return None
