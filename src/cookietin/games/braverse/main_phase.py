"""The main phase: place a Cookie, play an Item or a Stage, use an ability (BV-07, BV-08, BV-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse import moves
from cookietin.games.braverse.abilities import all_marks, bans_on, can_activate
from cookietin.games.braverse.areas import once, out_of_hand
from cookietin.games.braverse.battle import attack, can_be_attacked
from cookietin.games.braverse.battle_area import place
from cookietin.games.braverse.happening import note
from cookietin.games.braverse.language import terms
from cookietin.games.braverse.paying import (
    ability_work,
    can_pay,
    pay_points,
    start_ability,
)
from cookietin.games.braverse.people.events import tell_ability, tell_seat, way
from cookietin.games.braverse.phases import IN_END
from cookietin.games.braverse.prices import attack_cost, play_cost
from cookietin.games.braverse.triggers import trigger_work

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.areas import Cookie
    from cookietin.games.braverse.language.tree import Card
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move


def main_moves(p: BraversePosition, seat: i64) -> list[Move]:
    """The main phase: place, use, stage, activate, attack, end (BV-19)."""
    table = p.table
    side = p.sides[seat]
    found = [table.end]
    all = p.cards.all
    bans = bans_on(p, seat)
    room = side.has_room() and not bans & terms.BAN_PLACING
    paying = len(side.support) > 0
    for kind in once(side.hand):
        card = all[kind]
        if card.type == terms.COOKIE:
            if room:
                found.append(table.place[kind])
        elif card.type != terms.TRAP and (paying or card.cost.total == 0 or p.title.changes_costs):
            if not can_pay(p, seat, play_cost(p, seat, card)):
                continue
            if card.type == terms.ITEM and not bans & terms.BAN_ITEMS:
                found.append(table.use[kind])
            elif card.type == terms.STAGE and not bans & terms.BAN_STAGES:
                found.append(table.stage[kind])
    left = side.battle[0]
    right = side.battle[1]
    for at in range(2):
        cookie = left if at == 0 else right
        if cookie is None:
            continue
        card = all[cookie.kind]
        if card.activate and not bans & terms.BAN_ABILITIES:
            for ability in card.activate:
                if can_activate(p, seat, ability, cookie):
                    found.append(table.activates[moves.MOST_ABILITIES * at + ability.place])
        if bans & terms.BAN_ATTACKING:
            continue
        if not cookie.rested and p.turns > 1 and can_attack(p, seat, cookie):
            theirs = p.sides[1 - seat].battle
            for aim in range(2):
                target = theirs[aim]
                if target is not None and can_be_attacked(p, target):
                    found.append(table.attacks[2 * at + aim])
    if side.stage and all[side.stage].activate and not bans & terms.BAN_ABILITIES:
        for ability in all[side.stage].activate:
            if can_activate(p, seat, ability, None):
                found.append(table.activates[moves.MOST_ABILITIES * 2 + ability.place])
    return found


def can_attack(p: BraversePosition, seat: i64, cookie: Cookie) -> bool:
    """Whether an active Cookie's attack is payable and not forbidden."""
    if not can_pay(p, seat, attack_cost(p, cookie)):
        return False
    return not all_marks(p, cookie) & terms.CANNOT_ATTACK


def main_move(p: BraversePosition, seat: i64, verb: i64, arg: i64, dealer: Dealer) -> None:
    """One of the moves of a main phase is made."""
    p.made += 1
    if verb == moves.M_END:
        p.phase = IN_END
    elif verb == moves.M_PLACE:
        out_of_hand(p.sides[seat], arg, True)
        place(p, seat, arg, True, "hand", dealer)
    elif verb == moves.M_ATTACK:
        attack(p, seat, arg >> 1, arg & 1, dealer)
    elif verb == moves.M_USE:
        use(p, seat, arg, "use", dealer)
    elif verb == moves.M_STAGE:
        play_stage(p, seat, arg, dealer)
    elif verb == moves.M_ACTIVATE:
        at: i64 = arg // moves.MOST_ABILITIES
        side = p.sides[seat]
        cookie = side.battle[at] if at < 2 else None
        kind = side.stage if cookie is None else cookie.kind
        ability = p.cards.all[kind].abilities[arg % moves.MOST_ABILITIES]
        if dealer.listening:
            tell_ability(dealer, "activate", seat, p.cards.names[kind], arg)
        serial: i64 = 0 if cookie is None else cookie.serial
        start_ability(p, ability_work(ability, seat, serial, 0), dealer)


def use(p: BraversePosition, seat: i64, kind: i64, key: str, dealer: Dealer) -> None:
    """An Item or Trap is paid for and discarded, then its effect happens (BV-07)."""
    side = p.sides[seat]
    card = p.cards.all[kind]
    price = play_cost(p, seat, card)
    out_of_hand(side, kind, True)
    side.discard.append(kind)
    if dealer.listening:
        tell_seat(dealer, key, seat, {"card": card.name, **way(seat, "hand", "discard")})
    if p.title.heeds:
        note(p, terms.H_USED, seat, kind, 0)
    push_played(p, card, seat)
    pay_points(p, seat, price, dealer)


def push_played(p: BraversePosition, card: Card, seat: i64) -> None:
    """What a card does when played, the first of it on top; a cost of it is asked for (BV-32)."""
    for at in range(len(card.played) - 1, -1, -1):
        ability = card.played[at]
        p.work.append(
            ability_work(ability, seat, 0, 0)
            if ability.cost is None
            else trigger_work(ability, seat, 0)
        )


def play_stage(p: BraversePosition, seat: i64, kind: i64, dealer: Dealer) -> None:
    """A Stage is placed; the one before it goes to the discard pile (BV-08)."""
    side = p.sides[seat]
    card = p.cards.all[kind]
    price = play_cost(p, seat, card)
    out_of_hand(side, kind, True)
    if dealer.listening:
        tell_seat(dealer, "stage", seat, {"card": card.name, **way(seat, "hand", "stage")})
    if side.stage:
        side.discard.append(side.stage)
        if dealer.listening:
            fields = way(seat, "stage", "discard")
            tell_seat(dealer, "stage-gone", seat, {"card": p.cards.names[side.stage], **fields})
    side.stage = kind
    side.stage_used = 0
    side.stage_rested = False
    if p.title.heeds:
        note(p, terms.H_USED, seat, kind, 0)
    push_played(p, card, seat)
    pay_points(p, seat, price, dealer)
