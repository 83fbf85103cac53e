"""What a move looks worth at a glance: for rules of thumb and hints. It sees what a view shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.bots.thumbs.braverse.worth import block_worth, can_hit
from cookietin.games.braverse.abilities import changed
from cookietin.games.braverse.battle import strength
from cookietin.games.braverse.language.terms import (
    COOKIE,
    DO_CHANGE_ATTACK,
    DO_CHANGE_DAMAGE,
    DO_CHOOSE,
    DO_DAMAGE,
    DO_FAINT,
    DO_FLAG,
    DO_HEAL,
    DO_LOOK,
    DO_MOVE,
    DO_PLAY,
    DO_READY,
    DO_REDIRECT,
    DO_REST,
    DO_SELECT,
    SUPPORT,
    TO_HAND,
    TRAP,
)
from cookietin.games.braverse.language.values import fight, node_of
from cookietin.games.braverse.moves import (
    M_ACTIVATE,
    M_ANSWER,
    M_ATTACK,
    M_CHOOSE,
    M_DONE,
    M_MULLIGAN,
    M_ORDER,
    M_PASS,
    M_PLACE,
    M_STAGE,
    M_TARGET,
    M_TRAP,
    M_USE,
    M_YES_NO,
    MOST_ABILITIES,
)
from cookietin.games.braverse.phases import (
    ANSWER,
    MAIN,
    PICKING,
    REFRESHING,
    SET_DOWN,
    SUPPORTING,
    TARGETING,
    USING,
    YES_NO,
)
from cookietin.games.braverse.work import DAMAGE_ALL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.language.tree import Card
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.move import Move

FULL_SUPPORT: Final = 7


def best(p: BraversePosition, seat: int, moves: list[Move]) -> Move:
    """The legal move that looks best; the first of equals in the table."""
    chosen = moves[0]
    if len(moves) == 1:
        return chosen
    top: i64 = -1_000_000
    for move in moves:
        worth = judge(p, seat, move)
        if worth > top or (worth == top and move.number < chosen.number):
            top = worth
            chosen = move
    return chosen


def judge(p: BraversePosition, seat: i64, move: Move) -> i64:
    """A move's worth: more is better, and nothing is about 0."""
    verb = p.table.verb[move.number]
    arg: i64 = p.table.arg[move.number]
    ask = p.ask
    if ask == MAIN:
        return _main(p, seat, verb, arg)
    if ask == SUPPORTING:
        return _support(p, seat, verb, arg)
    if ask == ANSWER:
        return _answer(p, seat, verb, arg)
    if verb == M_PLACE:
        return _place(p, seat, arg)
    if verb == M_YES_NO:
        return _yes(p, seat) if arg == 1 and ask in (USING, YES_NO) else arg
    if ask == TARGETING:
        return _target(p, seat, verb, arg)
    if ask in (PICKING, REFRESHING):
        return _pick(p, seat, verb, arg)
    if verb == M_MULLIGAN:
        return _mulligan(p, seat, arg)
    if verb == M_ORDER:
        return arg
    if verb == M_CHOOSE and p.work and p.work[-1].what == 0:
        node = node_of(p, p.work[-1])
        if node.op == DO_CHOOSE:
            return block_worth(p, seat, node.blocks[arg])
    return 0


def keep(p: BraversePosition, seat: i64, kind: i64) -> i64:
    """How much one wants to hold a card."""
    card = p.cards.all[kind]
    if card.type != COOKIE:
        return 30 if card.type == TRAP else 26
    ready = len(p.sides[seat].support) + len(p.sides[seat].rested)
    worth = 20 + 4 * card.damage + 3 * card.hp - 3 * card.level
    if card.cost.total > ready + 2:
        worth -= 8 * (card.cost.total - ready - 2)
    if card.flip is not None:
        worth -= 6
    return worth


def cookies_held(p: BraversePosition, seat: i64) -> i64:
    """How many Cookies a hand has."""
    count: i64 = 0
    for kind in p.sides[seat].hand:
        if p.cards.is_cookie[kind]:
            count += 1
    return count


def _mulligan(p: BraversePosition, seat: i64, again: i64) -> i64:
    low: i64 = 0
    for kind in p.sides[seat].hand:
        if p.cards.is_cookie[kind] and p.cards.all[kind].level <= 2:
            low += 1
    poor = low < 2
    return 1 if poor == (again == 1) else 0


def _support(p: BraversePosition, seat: i64, verb: i64, kind: i64) -> i64:
    side = p.sides[seat]
    if verb == M_PASS:
        return 0
    there = len(side.support) + len(side.rested)
    if there >= FULL_SUPPORT and len(side.hand) < 6:
        return -1
    worth = 100 - keep(p, seat, kind)
    color = p.cards.all[kind].color
    if p.cards.is_cookie[kind] and cookies_held(p, seat) <= 1:
        worth -= 60
    for held in side.hand:
        if held == kind:
            worth += 2
        if p.cards.all[held].cost.need[color] > 0:
            worth += 1
    return worth


def _place(p: BraversePosition, seat: i64, kind: i64) -> i64:
    """A Cookie that can attack soon and lasts; a high level is a risk."""
    card = p.cards.all[kind]
    side = p.sides[seat]
    active = len(side.support)
    worth = 40 + 3 * card.hp + 3 * card.damage - 2 * card.level
    if p.ask == SET_DOWN:
        # What there will be when this seat may first attack.
        active = 2 if seat == p.first else 1
    short = card.cost.total - active
    if short > 0:
        worth -= 6 * short
    elif p.turn == seat and p.turns != 1:
        worth += 8
    if side.levels + card.level >= 10:
        worth -= 8
    if card.flip is not None:
        worth -= 4
    if card.on_reveal and card.on_reveal[0].cost is not None:
        worth += 3 if card.on_reveal[0].cost.total <= active else 0
    return worth if worth > 1 else 1


def _main(p: BraversePosition, seat: i64, verb: i64, arg: i64) -> i64:
    if verb == M_PLACE:
        return 100 + _place(p, seat, arg)
    if verb == M_ATTACK:
        return _attack(p, seat, arg >> 1, arg & 1)
    if verb == M_USE:
        card = p.cards.all[arg]
        worth = _played(p, seat, card)
        return worth - 4 * _spoils(p, seat, card.cost.total) if worth > 0 else -1
    if verb == M_STAGE:
        if p.sides[seat].stage or len(p.sides[seat].support) < 3:
            return -1
        return 20
    if verb == M_ACTIVATE:
        return _activate(p, seat, arg)
    return 0


def _played(p: BraversePosition, seat: i64, card: Card) -> i64:
    """What a card does when it is played, all its abilities together."""
    worth: i64 = 0
    for ability in card.played:
        worth += block_worth(p, seat, ability.body)
    return worth


def _spoils(p: BraversePosition, seat: i64, cost: i64) -> i64:
    """How many attacks could no longer be paid after this cost."""
    side = p.sides[seat]
    active = len(side.support)
    spoiled: i64 = 0
    for cookie in side.battle:
        if cookie is not None and not cookie.rested:
            due = p.cards.all[cookie.kind].cost.total
            if due <= active and due > active - cost:
                spoiled += 1
    return spoiled


def _attack(p: BraversePosition, seat: i64, place: i64, at: i64) -> i64:
    attacker = p.sides[seat].battle[place]
    target = p.sides[1 - seat].battle[at]
    if attacker is None or target is None:
        return 0
    points = strength(p, attacker) + changed(p, target, DO_CHANGE_DAMAGE) + target.taken
    if points <= 0:
        return -1
    hp = len(target.hp)
    level = p.cards.all[target.kind].level
    cost = p.cards.all[attacker.kind].cost.total
    if points >= hp:
        worth: i64 = 60 + 10 * level - 2 * (points - hp) - cost
        if p.sides[1 - seat].levels + level >= 10:
            worth += 1000
        return worth
    worth = 30 + 4 * points - 3 * (hp - points) + 2 * level - cost
    return worth if worth > 1 else 1


def _activate(p: BraversePosition, seat: i64, arg: i64) -> i64:
    side = p.sides[seat]
    place = arg // MOST_ABILITIES
    cookie = side.battle[place] if place < 2 else None
    kind = side.stage if cookie is None else cookie.kind
    ability = p.cards.all[kind].abilities[arg % MOST_ABILITIES]
    worth = block_worth(p, seat, ability.body)
    cost = ability.cost
    if worth <= 0 or cost is None:
        return worth
    if cost.rest_this and cookie is not None and can_hit(p, seat, cookie):
        return -1
    worth -= 5 * cost.total + 6 * cost.discard + 7 * cost.support + 8 * cost.hp
    worth -= 6 * _spoils(p, seat, cost.total)
    if cost.discard > 0 and len(side.hand) < 4:
        return -1
    return worth


def _yes(p: BraversePosition, seat: i64) -> i64:
    """Whether an offered effect is worth its cost."""
    work = p.work[-1]
    side = p.sides[seat]
    if p.ask == USING:
        ability = p.cards.abilities[work.ability]
        cost = ability.cost
        body = ability.body
    else:
        node = node_of(p, work)
        cost = node.cost
        body = node.blocks[0]
    worth = block_worth(p, seat, body)
    if cost is None:
        return worth
    if cost.discard > 0 and len(side.hand) <= cost.discard + 1:
        return -1
    worth -= 3 * cost.total + 5 * cost.discard + 6 * cost.support + 6 * cost.hp
    if p.turn == seat:
        worth -= 8 * _spoils(p, seat, cost.total)
    return worth


def _answer(p: BraversePosition, seat: i64, verb: i64, arg: i64) -> i64:
    """Answer what would faint a Cookie, or what hurts much."""
    battle = fight(p)
    if verb == M_PASS or battle is None:
        return 0
    attacker = p.find(battle.source)
    target = p.find(battle.subject)
    if attacker is None or target is None:
        return -1
    points = strength(p, attacker) + changed(p, target, DO_CHANGE_DAMAGE) + target.taken
    hp = len(target.hp)
    level = p.cards.all[target.kind].level
    lethal = points >= hp
    if verb == M_TRAP:
        card = p.cards.all[arg]
        if not lethal and points < 3:
            return -1
        worth = _played(p, seat, card)
        return worth + (10 * level if lethal else 0) - 2 * card.cost.total
    if verb == M_ANSWER:
        blocker = p.sides[seat].battle[arg // MOST_ABILITIES]
        if blocker is None:
            return -1
        safe = len(blocker.hp) > points
        lesser = p.cards.all[blocker.kind].level < level
        return 25 if lethal and (safe or lesser) else -1
    return 0


def _target(p: BraversePosition, seat: i64, verb: i64, arg: i64) -> i64:
    if verb != M_TARGET:
        return 0
    own = arg < 2
    cookie = p.sides[seat if own else 1 - seat].battle[arg & 1]
    if cookie is None:
        return -1
    card = p.cards.all[cookie.kind]
    hp = len(cookie.hp)
    work = p.work[-1]
    if work.what == DAMAGE_ALL:
        return 10 * card.level - hp
    node = node_of(p, work)
    op = node.op
    big = 10 * card.level + 2 * card.damage
    if op == DO_DAMAGE:
        worth: i64 = 20 + (30 + big if hp <= node.amount.base else -3 * hp)
    elif op in (DO_FAINT, DO_MOVE, DO_SELECT, DO_REST, DO_FLAG):
        worth = 10 + big + strength(p, cookie)
    elif op == DO_HEAL:
        return (50 if own else -50) + big - 4 * hp
    elif op == DO_READY:
        return (50 if own else -50) + big + (20 if cookie.rested else 0)
    elif op == DO_CHANGE_ATTACK:
        if node.amount.base > 0:
            return (50 if own else -50) + (20 if can_hit(p, seat, cookie) else 0) + card.damage
        worth = 10 + strength(p, cookie) + (0 if cookie.rested else 3)
    elif op == DO_REDIRECT:
        return 10 * hp - 5 * card.level
    else:
        return (20 if own else -20) + big
    return -worth if own else worth


def _pick(p: BraversePosition, seat: i64, verb: i64, kind: i64) -> i64:
    if p.ask == REFRESHING:
        return -p.cards.all[kind].level
    if verb == M_DONE:
        return 0
    work = p.work[-1]
    node = node_of(p, work)
    if node.op in (DO_PLAY, DO_LOOK, DO_READY):
        return keep(p, seat, kind)
    if node.op == DO_MOVE and node.to is not None:
        if node.zone == TO_HAND or node.to.zone not in (1, SUPPORT):
            return keep(p, seat, kind)
        if node.to.up_to:
            return 24 - keep(p, seat, kind)
    return 100 - keep(p, seat, kind)
