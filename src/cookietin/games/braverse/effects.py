"""The one interpreter of card effects: each call takes the topmost effect one operation on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.braverse.abilities import all_marks
from cookietin.games.braverse.areas import NO_CARDS
from cookietin.games.braverse.battle_area import faint, remove
from cookietin.games.braverse.carrying import apply_to_cards, is_card_work, start_cards, turn_stage
from cookietin.games.braverse.damage import damage_several, effect_damage
from cookietin.games.braverse.end import check_break
from cookietin.games.braverse.from_deck import build, draw, mill
from cookietin.games.braverse.happening import note
from cookietin.games.braverse.language import terms
from cookietin.games.braverse.language.values import (
    amount,
    choosable,
    fight,
    holds,
    node_of,
    value,
    zone_seat,
)
from cookietin.games.braverse.lasting import begin_lasting
from cookietin.games.braverse.looking import look, reveal
from cookietin.games.braverse.paying import can_afford
from cookietin.games.braverse.people.events import spot, stand, tell, tell_seat
from cookietin.games.braverse.phases import CHOOSING, TARGETING, YES_NO
from cookietin.games.braverse.work import DAMAGE_ALL, EFFECT, Work

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.areas import Cookie
    from cookietin.games.braverse.language.tree import Block, Node, Selector
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move

START: Final = 0
ASKED: Final = 1
CHOSEN: Final = 2
CHANGES: Final = [terms.DO_CHANGE_ATTACK, terms.DO_CHANGE_DAMAGE, terms.DO_CHANGE_COST]


def effect_on(p: BraversePosition, work: Work, dealer: Dealer) -> None:
    """Go one operation further; where a choice is needed, ask."""
    nodes = p.cards.blocks[work.block].nodes
    if work.ability >= 0 and work.index == 0 and work.phase == START:
        condition = p.cards.abilities[work.ability].condition
        if condition is not None and not holds(p, work, condition):
            p.work.pop()
            if dealer.listening:
                tell(dealer, "in-vain", {"card": p.cards.names[work.kind]})
            return
    if work.index >= len(nodes):
        p.work.pop()
        return
    node = nodes[work.index]
    op = node.op
    if op == terms.DO_DRAW:
        _next(work)
        work.done = amount(p, work, node.amount)
        draw(p, _who(work, node), work.done, dealer)
    elif op == terms.DO_MILL:
        _next(work)
        work.done = amount(p, work, node.amount)
        mill(p, _who(work, node), work.done)
    elif op == terms.DO_IF:
        _next(work)
        assert node.condition is not None
        if holds(p, work, node.condition):
            _push(p, work, node.blocks[0])
        elif len(node.blocks) > 1:
            _push(p, work, node.blocks[1])
    elif op == terms.DO_MAY:
        seat = _who(work, node)
        if not can_afford(p, seat, node.cost, p.find(work.source), work.kind):
            decline(p, work, node)
            return
        p.ask = YES_NO
        p.answering = seat
    elif op == terms.DO_CHOOSE:
        p.ask = CHOOSING
        p.answering = _who(work, node)
    elif op == terms.DO_CANCEL:
        _next(work)
        battle = fight(p)
        if battle is not None:
            battle.subject = 0
            if dealer.listening:
                tell_seat(dealer, "cancel", battle.seat)
    elif op == terms.DO_FORBID or (op == terms.DO_CHANGE_COST and node.to is None):
        _next(work)
        _bind(p, work, node, dealer)
    elif op == terms.DO_REVEAL:
        reveal(p, work, node, dealer)
    elif op == terms.DO_LOOK:
        look(p, work, node, dealer)
    elif op == terms.DO_FLAG and node.to is None:
        _next(work)
        p.sides[work.seat].flags |= p.title.flag_bits[node.flag]
        if dealer.listening:
            tell_seat(dealer, "flag", work.seat, {"flag": p.cards.flags[node.flag]})
    elif is_card_work(node):
        if work.phase == START:
            start_cards(p, work, node)
        apply_to_cards(p, work, node, dealer)
    else:
        assert node.to is not None
        if node.to.special == terms.THIS and _is_stage(p, work):
            _turn_this_stage(p, work, node, dealer)
            return
        if work.phase == START and not _gather(p, work, node.to, dealer):
            return
        _apply(p, work, node, dealer)


def _is_stage(p: BraversePosition, work: Work) -> bool:
    """Whether the card that speaks is the Stage of whose effect it is."""
    return work.source == 0 and p.cards.all[work.kind].type == terms.STAGE


def _turn_this_stage(p: BraversePosition, work: Work, node: Node, dealer: Dealer) -> None:
    """A Stage is rested to pay, if it is still there."""
    _next(work)
    if p.sides[work.seat].stage == work.kind:
        turn_stage(p, work.seat, node.op == terms.DO_REST, dealer)


def _next(work: Work) -> None:
    work.index += 1
    work.phase = START


def _who(work: Work, node: Node) -> i64:
    return 1 - work.seat if node.who == terms.OPPONENT else work.seat


def _push(p: BraversePosition, work: Work, block: Block) -> None:
    """What stands inside an operation happens before what comes after it."""
    inner = Work(EFFECT, work.seat)
    inner.block = block.id
    inner.kind = work.kind
    inner.source = work.source
    inner.subject = work.subject
    inner.done = work.done
    inner.it = work.it
    p.work.append(inner)


def branch(p: BraversePosition, work: Work, node: Node, which: i64) -> Work:
    """Enter a branch that was chosen; returns the work inside it."""
    _next(work)
    _push(p, work, node.blocks[which])
    return p.work[-1]


def decline(p: BraversePosition, work: Work, node: Node) -> None:
    """What was offered is declined, or could not be paid: what stands in its place happens."""
    if len(node.blocks) > 1:
        branch(p, work, node, 1)
    else:
        _next(work)


def _bind(p: BraversePosition, work: Work, node: Node, dealer: Dealer) -> None:
    """Something is forbidden to a player, or costs more or less."""
    seat = _who(work, node)
    points: i64 = 0
    if node.op == terms.DO_CHANGE_COST:
        points = value(p, work, node.amount)
    begin_lasting(p, work, node, seat, 0, points)
    if dealer.listening and node.op == terms.DO_FORBID:
        ban = terms.BANS[terms.BAN_BITS.index(int(node.ban))]
        tell_seat(dealer, f"forbid-{ban}", seat)
    elif dealer.listening:
        tell_seat(
            dealer, "change-costs", seat, {"card": p.cards.names[work.kind], "amount": points}
        )


def _gather(p: BraversePosition, work: Work, selector: Selector, dealer: Dealer) -> bool:
    """Whether it is settled which Cookies are meant; if not, someone is asked."""
    found = choosable(p, work, selector)
    if selector.special or selector.all:
        work.chosen = found
        return True
    count = amount(p, work, selector.count)
    work.chosen = NO_CARDS
    if count == 0 or not found:
        return True
    if len(found) <= count and not selector.up_to:
        work.chosen = found
        return True
    if selector.by == terms.AT_RANDOM:
        work.chosen = _drawn(p, found, count, dealer)
        return True
    work.left = count
    work.phase = ASKED
    ask_target(p, work, selector)
    return False


def _drawn(p: BraversePosition, serials: list[int], count: i64, dealer: Dealer) -> list[int]:
    """So many of these Cookies, by chance."""
    left = serials
    drawn: list[int] = []
    while len(drawn) < count:
        there = [p.find(serial) for serial in left]
        names = [stand(p, cookie) for cookie in there if cookie is not None]
        at = dealer.pick(len(left), names)
        drawn.append(left[at])
        cookie = there[at]
        if dealer.listening and cookie is not None:
            tell(dealer, "chosen-by-chance", spot(p, cookie))
        left = left[:at] + left[at + 1 :]
    return drawn


def ask_target(p: BraversePosition, work: Work, selector: Selector) -> None:
    """Ask whoever chooses."""
    p.ask = TARGETING
    p.answering = zone_seat(work, selector) if selector.by == terms.BY_OWNER else work.seat


def open_targets(p: BraversePosition, work: Work, selector: Selector) -> list[int]:
    """The Cookies that can still be chosen."""
    return [serial for serial in choosable(p, work, selector) if serial not in work.chosen]


def target_chosen(p: BraversePosition, work: Work, serial: i64) -> None:
    """One more Cookie is chosen; 0 stands for enough."""
    node = p.cards.blocks[work.block].nodes[work.index]
    selector = node.to
    assert selector is not None
    if serial > 0:
        work.chosen = [*work.chosen, serial]
        work.left -= 1
        left = open_targets(p, work, selector)
        if work.left > 0 and left:
            if len(left) > work.left or selector.up_to:
                ask_target(p, work, selector)
                return
            work.chosen = work.chosen + left
    work.phase = CHOSEN


def _apply(p: BraversePosition, work: Work, node: Node, dealer: Dealer) -> None:
    op = node.op
    chosen = work.chosen
    work.chosen = NO_CARDS
    _next(work)
    points: i64 = 0
    if op in (terms.DO_DAMAGE, terms.DO_HEAL):
        points = amount(p, work, node.amount)
    elif op in CHANGES:
        points = value(p, work, node.amount)
    work.done = len(chosen)
    if op == terms.DO_SELECT:
        work.it = chosen
        return
    if op == terms.DO_DAMAGE:
        if p.title.heeds and points > 0 and any(not _is_proof(p, at) for at in chosen):
            note(p, terms.H_STRUCK, work.seat, work.kind, work.source)
        if len(chosen) == 1:
            target = p.find(chosen[0])
            assert target is not None
            effect_damage(p, target, points, dealer)
        elif chosen:
            damage_several(p, work.seat, chosen, points)
        return
    for at in range(len(chosen)):
        serial = chosen[len(chosen) - 1 - at] if op == terms.DO_HEAL else chosen[at]
        cookie = p.find(serial)
        if cookie is None:
            continue
        if op == terms.DO_HEAL:
            _heal(p, cookie, points, dealer)
        elif node.lasts >= 0 or op == terms.DO_CHANGE_COST:
            begin_lasting(p, work, node, p.owner(serial), serial, points)
        elif op == terms.DO_FAINT:
            faint(p, cookie, dealer)
        elif op == terms.DO_MOVE:
            remove(p, cookie, node.zone, dealer)
        elif op == terms.DO_READY:
            cookie.rested = False
        elif op == terms.DO_REST:
            cookie.rested = True
        elif op == terms.DO_CHANGE_ATTACK:
            cookie.attack += points
        elif op == terms.DO_CHANGE_DAMAGE:
            cookie.taken += points
        elif op == terms.DO_REDIRECT:
            battle = fight(p)
            if battle is not None and battle.subject > 0:
                battle.subject = serial
        elif op == terms.DO_FLAG:
            cookie.marks |= node.mark
        if dealer.listening:
            _tell(p, node, serial, points, dealer)
    if op in (terms.DO_FAINT, terms.DO_MOVE):
        check_break(p, dealer)


def _is_proof(p: BraversePosition, serial: i64) -> bool:
    """Whether a Cookie takes no damage from effects."""
    cookie = p.find(serial)
    return cookie is not None and all_marks(p, cookie) & terms.EFFECT_PROOF != 0


def _heal(p: BraversePosition, cookie: Cookie, points: i64, dealer: Dealer) -> None:
    """HP cards from the deck's top, unless something forbids it."""
    if p.title.marks & terms.NO_HEALING and all_marks(p, cookie) & terms.NO_HEALING:
        return
    seat: i64 = p.owner(cookie.serial)
    build(p, cookie, seat, points, dealer)
    if points > 0 and p.title.heeds:
        note(p, terms.H_HEALED, seat, cookie.kind, cookie.serial)


def _tell(p: BraversePosition, node: Node, serial: i64, points: i64, dealer: Dealer) -> None:
    """What an operation did to a Cookie that is still in battle."""
    cookie = p.find(serial)
    if cookie is None or node.op == terms.DO_HEAL:
        return
    fields = spot(p, cookie)
    key = "ready"
    if node.op == terms.DO_REST:
        key = "rest"
    elif node.op in CHANGES:
        key = terms.OPERATIONS[node.op]
        fields["amount"] = points
    elif node.op == terms.DO_REDIRECT:
        key = "redirect"
    elif node.op == terms.DO_FLAG:
        key = f"mark-{terms.MARKS[terms.MARK_BITS.index(int(node.mark))]}"
    tell(dealer, key, fields)


def targets(p: BraversePosition, seat: i64) -> list[Move]:
    """The Cookies that can be chosen, as the one who chooses sees them."""
    work = p.work[-1]
    table = p.table
    stop = False
    if work.what == DAMAGE_ALL:
        serials = work.chosen
    else:
        selector = node_of(p, work).to
        assert selector is not None
        serials = open_targets(p, work, selector)
        stop = selector.up_to
    found: list[Move] = []
    for turn in range(2):
        battle = p.sides[seat if turn == 0 else 1 - seat].battle
        for place in range(2):
            cookie = battle[place]
            if cookie is not None and cookie.serial in serials:
                found.append(table.targets[2 * turn + place])
    if stop:
        found.append(table.done)
    return found
