"""What waits: triggers in their order, then refills (BV-10, BV-29, BV-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.abilities import is_silenced
from cookietin.games.braverse.language.terms import FLIP, ON_REVEAL
from cookietin.games.braverse.moves import MOST_CHOICES
from cookietin.games.braverse.paying import ability_work, can_afford, start_ability, was_used
from cookietin.games.braverse.people.events import tell_trigger
from cookietin.games.braverse.phases import IN_CUT, ORDERING, USING
from cookietin.games.braverse.work import NO_WORK, TRIGGER, Work

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.areas import Cookie
    from cookietin.games.braverse.language.tree import Ability
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.dealer import Dealer


def trigger_on(p: BraversePosition, work: Work, dealer: Dealer) -> None:
    """A trigger comes up: asked if it costs something or is On Reveal, else it happens.

    What was used up this turn, or cannot be paid as far as everyone sees, goes by (BV-32, BV-33).
    """
    ability = p.cards.abilities[work.ability]
    cookie = p.find(work.source)
    if was_used(p, ability, work.seat, cookie) or not can_afford(
        p, work.seat, ability.cost, cookie, work.kind
    ):
        p.work.pop()
        return
    optional = ability.trigger == FLIP and p.title.flip_may
    if ability.cost is not None or ability.trigger == ON_REVEAL or optional:
        p.ask = USING
        p.answering = work.seat
        return
    use_trigger(p, work, dealer)


def use_trigger(p: BraversePosition, work: Work, dealer: Dealer) -> None:
    """A trigger happens."""
    p.work.pop()
    ability = p.cards.abilities[work.ability]
    if dealer.listening:
        tell_trigger(dealer, ability.trigger, p.cards.names[work.kind])
    effect = ability_work(ability, work.seat, work.source, work.subject)
    effect.it = work.it
    start_ability(p, effect, dealer)


def waiting_of(p: BraversePosition, seat: i64) -> list[Work]:
    """The triggers of one player that wait now, the first of them if there are very many."""
    return [work for work in p.waiting if work.seat == seat][:MOST_CHOICES]


def next_trigger(p: BraversePosition) -> None:
    """The turn player's triggers first; each player orders their own; new ones wait behind."""
    if not p.waiting:
        p.waiting = p.later
        p.later = NO_WORK
    seat = p.turn
    own = waiting_of(p, seat)
    if not own:
        seat = 1 - seat
        own = waiting_of(p, seat)
    first = own[0].ability
    for work in own:
        if work.ability != first:
            p.ask = ORDERING
            p.answering = seat
            return
    begin_trigger(p, own[0])


def begin_trigger(p: BraversePosition, work: Work) -> None:
    """A waiting trigger becomes work."""
    for at in range(len(p.waiting)):
        if p.waiting[at] is work:
            p.waiting = p.waiting[:at] + p.waiting[at + 1 :]
            break
    p.work.append(work.copy())


def add_trigger(p: BraversePosition, work: Work) -> None:
    """Something waits for its turn; in a turn that was cut short nothing does (BV-33)."""
    if p.phase != IN_CUT:
        p.later = [*p.later, work]


def wake(
    p: BraversePosition, abilities: list[Ability], seat: i64, cookie: Cookie, subject: i64 = 0
) -> None:
    """Abilities of a Cookie in battle come up, unless it is silenced."""
    if abilities and not is_silenced(p, cookie):
        for ability in abilities:
            add_trigger(p, trigger_work(ability, seat, cookie.serial, subject))


def trigger_work(ability: Ability, seat: i64, serial: i64, subject: i64 = 0) -> Work:
    """An ability that comes up, of the Cookie with this serial if it is one's."""
    work = Work(TRIGGER, seat)
    work.ability = ability.id
    work.kind = ability.kind
    work.source = serial
    work.subject = subject
    return work


def heard_work(ability: Ability, seat: i64, serial: i64, heard: i64) -> Work:
    """An ability that has waited for what happened to a Cookie, which is "it" for it."""
    work = trigger_work(ability, seat, serial)
    if heard > 0:
        work.it = [heard]
    return work
