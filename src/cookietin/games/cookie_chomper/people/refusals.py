"""Why a move cannot be made now: the clause that it breaks, and what would be needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.cookie_chomper.active_player import can_open, copied
from cookietin.games.cookie_chomper.cards import (
    ADD,
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
from cookietin.games.cookie_chomper.modifiers import may_answer, skips
from cookietin.games.cookie_chomper.moves import CHOOSE, PLAY
from cookietin.games.cookie_chomper.selection import options
from cookietin.kernel.complaint import Refused
from cookietin.kernel.names import named, named_sorted

ALONE: Final = {
    ROLL: "CC-36",
    SKIP: "CC-37",
    MULLIGAN: "CC-38",
    DOUBLE: "CC-27",
    NEGATE: "CC-27",
    REVERSE: "CC-28",
    FLIP: "CC-42",
}
"""What is played without another card, a number or a target, and the clause that says so."""

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.game import Chomper
    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.move import Move


def why_not(position: ChomperPosition, seat: int, move: Move) -> Refused:
    """The refusal of a move that is not legal now."""
    form = position.answers.form[move.number]
    if position.choosing != 0:
        return _not_selected(position, move)
    if form == CHOOSE:
        return Refused("CC-14", "nothing-to-choose")
    if form != PLAY:
        return Refused("CC-10", "must-open")
    return _not_played(position, seat, move)


def _not_selected(position: ChomperPosition, move: Move) -> Refused:
    """Someone must select again before anything else happens."""
    names = position.cards.names
    card = position.choosing
    there = options(position, card)
    fields = {"card": names[card]}
    if position.cards.deeds[position.queue.acting(card)] == SEEK:
        return Refused("CC-30", "seek-another", {**fields, "cards": named_sorted(there, names)})
    newest = position.queue.plays[-1]
    again = position.cards.deeds[newest.act] == THINK_AGAIN
    numbers = [str(number) for number in there]
    return Refused("CC-30" if again else "CC-29", "choose-one-of", {**fields, "numbers": numbers})


def _not_played(position: ChomperPosition, seat: int, move: Move) -> Refused:
    answers = position.answers
    names = position.cards.names
    card = answers.card[move.number]
    mate = answers.mate[move.number]
    for needed in (card, mate):
        if needed != 0 and needed not in position.hands[seat]:
            return Refused("CC-10", "not-in-hand", {"card": names[needed]})
        if position.used[needed]:
            return Refused("CC-40", "played-this-turn", {"card": names[needed]})
    act = card
    if position.cards.deeds[card] == COPY:
        act = copied(position)
        if act == 0:
            return Refused("CC-35", "nothing-to-copy")
    if position.queue.opener == 0:
        return _not_opened(position, card, act)
    return _not_answered(position, seat, move, act)


def _not_opened(position: ChomperPosition, card: int, act: int) -> Refused:
    names = position.cards.names
    if can_open(position, card):
        return _other_choice(position, card, act)
    if position.cards.deeds[act] == SKIP:
        return Refused("CC-34", "skip-not-alone", {"card": names[card]})
    if act != card:
        return Refused("CC-35", "copy-does-not-open", {"act": names[act]})
    return Refused("CC-05", "not-an-opener", {"card": names[card]})


def _not_answered(position: ChomperPosition, seat: int, move: Move, act: int) -> Refused:
    answers = position.answers
    cards = position.cards
    queue = position.queue
    deed = cards.deeds[act]
    card = answers.card[move.number]
    fields = {"card": cards.names[card], "act": cards.names[act]}
    if skips(position, seat):
        return Refused("CC-37", "skip-not-alone", {"card": cards.names[queue.opener]})
    if deed < ADD:
        if act != card:
            return Refused("CC-35", "copy-does-not-answer", fields)
        return Refused("CC-05", "not-a-modifier", fields)
    if not may_answer(position, deed):
        if queue.head is None:
            return Refused("CC-15", "no-live-opener", fields)
        return Refused("CC-15", "no-number-to-modify", fields)
    if deed in (OPPOSITES, THINK_AGAIN):
        there = named(queue.selections(), cards.names)
        return Refused("CC-15", "no-such-selection", {**fields, "there": there})
    if deed == VETO:
        live = [play.card for place, play in enumerate(queue.plays) if queue.live[place]]
        there = named(live, cards.names)
        return Refused("CC-32", "no-such-live-play", {**fields, "there": there})
    if deed <= MULTIPLY:
        return Refused("CC-26", "needs-companion", fields)
    return _other_choice(position, card, act)


def why_not_asked(position: ChomperPosition, seat: int) -> Refused | None:
    """Who has taken the Poison Cookie plays no more."""
    return None if position.alive[seat] else Refused("CC-23", "you-are-out")


def forbids(game: Chomper, text: str) -> Refused | None:
    """What no card can be played with: a number that it lacks, a companion without a number …"""
    texts = game.cards.texts
    lead = next((kind for kind in _longest_first(game) if _begins(text, texts[kind])), 0)
    if lead == 0:
        return None
    rest = text[len(texts[lead]) :].split()
    deed = game.cards.deeds[lead]
    fields = {"card": game.cards.names[lead]}
    if deed == NUMBER and rest:
        numbers = [str(number) for number in game.cards.offers[lead]]
        return Refused("CC-10", "choose-one-of", {**fields, "numbers": numbers})
    if ADD <= deed <= MULTIPLY:
        return Refused("CC-26", "needs-companion", fields)
    if deed in ALONE:
        return Refused(ALONE[deed], "takes-nothing", fields)
    return None


def _longest_first(game: Chomper) -> list[int]:
    kinds = range(1, game.cards.size)
    return sorted(kinds, key=lambda kind: len(game.cards.texts[kind]), reverse=True)


def _begins(text: str, word: str) -> bool:
    return text == word or text.startswith(f"{word} ")


def _other_choice(position: ChomperPosition, card: int, act: int) -> Refused:
    """The card may be played, but not with this choice."""
    cards = position.cards
    fields = {"card": cards.names[card], "act": cards.names[act]}
    deed = cards.deeds[act]
    if deed == NUMBER:
        numbers = [str(number) for number in cards.offers[act]]
        return Refused("CC-10", "choose-one-of", {**fields, "numbers": numbers})
    if deed == SEEK:
        there = named_sorted(position.pile, cards.names)
        return Refused("CC-39", "not-in-pile", {**fields, "cards": there})
    return Refused("CC-36" if deed == ROLL else "CC-35", "played-alone", fields)
