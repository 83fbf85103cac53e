"""Effects that carry cards between areas, one card at a time (BV-32, BV-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.braverse import areas
from cookietin.games.braverse.arriving import arrive
from cookietin.games.braverse.battle_area import faint, place, remove
from cookietin.games.braverse.end import check_break
from cookietin.games.braverse.happening import note
from cookietin.games.braverse.language import terms, values
from cookietin.games.braverse.people import events
from cookietin.games.braverse.phases import PICKING
from cookietin.games.braverse.refresh import need_refresh
from cookietin.games.braverse.triggers import add_trigger, trigger_work

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.areas import Side
    from cookietin.games.braverse.language.tree import Node, Selector
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.games.braverse.work import Work
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move

PICKS: Final = 1
LOOKS: Final = 3
TAKES: Final = 4


def is_card_work(node: Node) -> bool:
    """Whether an operation is about cards in areas and not about Cookies in battle."""
    if node.op in (terms.DO_DISCARD, terms.DO_PLAY):
        return True
    if node.op not in (terms.DO_MOVE, terms.DO_READY, terms.DO_REST):
        return False
    to = node.to
    return to is not None and (
        to.zone != terms.BATTLE or (node.op == terms.DO_MOVE and to.special == terms.THIS)
    )


def start_cards(p: BraversePosition, work: Work, node: Node) -> None:
    """How many cards it is about."""
    work.phase = PICKS
    work.left = _how_many(p, work, node)
    work.done = 0
    if node.to is not None and node.to.zone == terms.HP and node.to.of == terms.IT:
        work.chosen = _of_each(p, work, node.to)
        work.left = len(work.chosen)


def _of_each(p: BraversePosition, work: Work, selector: Selector) -> list[int]:
    """The Cookies that give up HP cards, each as often as it gives one."""
    found: list[int] = []
    count = values.amount(p, work, selector.count)
    for serial in values.special(p, work, terms.IT):
        cookie = p.find(serial)
        if cookie is not None:
            held: i64 = len(cookie.hp)
            for _ in range(held if selector.all or held < count else count):
                found.append(serial)
    return found


def _how_many(p: BraversePosition, work: Work, node: Node) -> i64:
    if node.op == terms.DO_DISCARD:
        return values.amount(p, work, node.amount)
    selector = node.to
    assert selector is not None
    if selector.special == terms.THIS:
        return 1
    if selector.all:
        return len(pickable(p, work, node))
    return values.amount(p, work, selector.count)


def finish(work: Work) -> None:
    """On to the next operation."""
    work.index += 1
    work.phase = 0
    work.left = 0
    work.chosen = areas.NO_CARDS


def hand_seat(work: Work, node: Node) -> i64:
    """Whose cards it is about."""
    if node.op == terms.DO_DISCARD:
        return 1 - work.seat if node.who == terms.OPPONENT else work.seat
    assert node.to is not None
    return values.zone_seat(work, node.to)


def pickable(p: BraversePosition, work: Work, node: Node) -> list[int]:
    """The cards that fit, as often as they are there; only what is rested becomes active."""
    if node.op == terms.DO_DISCARD:
        return p.sides[hand_seat(work, node)].hand
    assert node.to is not None
    if node.op in (terms.DO_READY, terms.DO_REST):
        side = p.sides[hand_seat(work, node)]
        if node.to.zone == terms.STAGE_AREA:
            turns = side.stage_rested == (node.op == terms.DO_READY)
            return values.zone_cards(p, work, node.to) if turns else areas.NO_CARDS
        turned = side.rested if node.op == terms.DO_READY else side.support
        return [kind for kind in turned if values.fits(p.cards.all[kind], node.to.filter)]
    return values.zone_cards(p, work, node.to)


def apply_to_cards(p: BraversePosition, work: Work, node: Node, dealer: Dealer) -> None:
    """Carry the next card, or ask which."""
    if work.left <= 0:
        finish(work)
        return
    selector = node.to
    seat = hand_seat(work, node)
    side = p.sides[seat]
    if selector is not None and selector.special == terms.THIS:
        work.left = 0
        _move_this(p, work, node, dealer)
        return
    if node.op == terms.DO_PLAY and not side.has_room():
        finish(work)
        return
    zone: i64 = terms.HAND if node.op == terms.DO_DISCARD or selector is None else selector.zone
    cards = pickable(p, work, node)
    if zone == terms.HAND and not side.hand:
        finish(work)
        return
    if zone in (terms.DECK, terms.HP):
        _from_pile(p, work, node, seat, zone, cards, dealer)
        return
    unseen = zone == terms.HAND and selector is not None and not selector.filter.is_open()
    if not cards and not unseen:
        finish(work)
        return
    if node.at_random or (selector is not None and selector.by == terms.AT_RANDOM):
        if not cards:
            finish(work)
            return
        carry(p, work, node, dealer.draw(cards[:], p.cards.names), dealer)
        return
    wanted = selector is not None and selector.up_to
    if selector is not None and selector.all and cards:
        carry(p, work, node, min(cards), dealer)
        return
    alike = len(cards) <= work.left or len(set(cards)) == 1
    if not wanted and not unseen and alike:
        carry(p, work, node, min(cards), dealer)
        return
    p.ask = PICKING
    p.answering = seat if _owner_picks(node, selector) else work.seat


def _owner_picks(node: Node, selector: Selector | None) -> bool:
    return node.op == terms.DO_DISCARD or (selector is not None and selector.by == terms.BY_OWNER)


def hand_must_differ(p: BraversePosition, seat: i64) -> bool:
    """Whether a question about cards of a hand says that they are not all alike."""
    if p.ask != PICKING:
        return False
    work = p.work[-1]
    node = p.cards.blocks[work.block].nodes[work.index]
    if work.phase == TAKES or hand_seat(work, node) != seat:
        return False
    if node.op == terms.DO_DISCARD:
        return True
    to = node.to
    return to is not None and to.zone == terms.HAND and not to.up_to and to.filter.is_open()


def may_stop(p: BraversePosition, work: Work, node: Node) -> bool:
    """Whether "done" is an answer: for "up to", or if nothing fits."""
    if work.phase == TAKES:
        return True
    selector = node.to
    if selector is not None and node.op != terms.DO_DISCARD and selector.up_to:
        return True
    return not pickable(p, work, node)


def carry(p: BraversePosition, work: Work, node: Node, kind: i64, dealer: Dealer) -> None:
    """One card leaves its area and arrives where the operation says."""
    work.left -= 1
    work.done += 1
    selector = node.to
    seat = hand_seat(work, node)
    side = p.sides[seat]
    zone: i64 = terms.HAND if node.op == terms.DO_DISCARD or selector is None else selector.zone
    if node.op in (terms.DO_READY, terms.DO_REST):
        if zone == terms.STAGE_AREA:
            turn_stage(p, seat, node.op == terms.DO_REST, dealer)
        else:
            _turn_support(p, side, seat, kind, node.op == terms.DO_READY, dealer)
        return
    to: i64 = terms.TO_DISCARD if node.op == terms.DO_DISCARD else node.zone
    public = (
        node.op == terms.DO_PLAY or zone != terms.HAND or not (areas.hides(to) or to == terms.TO_HP)
    )
    source = terms.ZONES[zone]
    if zone == terms.HAND:
        areas.out_of_hand(side, kind, public)
    elif zone == terms.SUPPORT:
        source = _out_of_support(side, kind, 0 if selector is None else selector.filter.rested)
    elif zone == terms.BREAK:
        side.broken = areas.without(side.broken, kind)
        side.levels -= p.cards.all[kind].level
    elif zone == terms.DISCARD:
        side.discard.remove(kind)
    elif zone == terms.STAGE_AREA:
        clear_stage(side)
    elif zone == terms.ASIDE:
        side.aside = areas.without(side.aside, kind)
    if node.op == terms.DO_PLAY:
        work.it = [place(p, seat, kind, True, source, dealer, node.rested)]
        return
    start = events.area(seat, source)
    if zone == terms.UNDER and selector is not None:
        seat, start = _from_under(p, work, selector, kind)
    entry = kind | areas.known_to(seat, public)
    arrive(p, work, node, seat, entry, start, to, public, dealer)
    if zone == terms.HAND and to == terms.TO_DISCARD:
        _discarded(p, work, seat, kind)


def _discarded(p: BraversePosition, work: Work, seat: i64, kind: i64) -> None:
    """A card was discarded from hand: what it does then waits, and so may others for it."""
    for ability in p.cards.all[kind].discarded:
        by = ability.by
        if by is None or (work.seat == seat and values.fits(p.cards.all[work.kind], by)):
            add_trigger(p, trigger_work(ability, seat, 0))
    if p.title.heeds:
        note(p, terms.H_DISCARDED, seat, kind, 0)


def _from_under(p: BraversePosition, work: Work, selector: Selector, kind: i64) -> tuple[i64, str]:
    """An attached card leaves its Cookie; says whose it is and where it lay."""
    for serial in values.special(p, work, selector.of):
        cookie = p.find(serial)
        if cookie is not None:
            cookie.under = areas.without(cookie.under, kind)
            return p.owner(serial), f"{events.stand(p, cookie)}.under"
    return work.seat, ""


def clear_stage(side: Side) -> None:
    """The stage area is empty."""
    side.stage = 0
    side.stage_used = 0
    side.stage_rested = False


def turn_stage(p: BraversePosition, seat: i64, rested: bool, dealer: Dealer) -> None:
    """A Stage is rested, or becomes active."""
    side = p.sides[seat]
    side.stage_rested = rested
    if dealer.listening:
        key = "rest-stage" if rested else "ready-stage"
        events.tell_seat(dealer, key, seat, {"card": p.cards.names[side.stage]})


def _turn_support(
    p: BraversePosition, side: Side, seat: i64, kind: i64, ready: bool, dealer: Dealer
) -> None:
    if ready:
        side.rested.remove(kind)
        side.support.append(kind)
    else:
        side.support.remove(kind)
        side.rested.append(kind)
    if dealer.listening:
        fields = (
            events.way(seat, "rested", "support")
            if ready
            else events.way(seat, "support", "rested")
        )
        key = "ready-support" if ready else "rest-support"
        events.tell_seat(dealer, key, seat, {"card": p.cards.names[kind], **fields})


def _out_of_support(side: Side, kind: i64, rested: i64) -> str:
    """A rested card goes before an active one of the same kind; says where it was."""
    if kind in side.rested and (rested != 0 or kind not in side.support):
        side.rested.remove(kind)
        return "rested"
    side.support.remove(kind)
    return "support"


def _from_pile(
    p: BraversePosition,
    work: Work,
    node: Node,
    seat: i64,
    zone: i64,
    cards: list[int],
    dealer: Dealer,
) -> None:
    """The top card of a deck or of an HP pile: nobody chooses, and HP cards do not FLIP (BV-28)."""
    if not cards:
        finish(work)
        return
    work.left -= 1
    work.done += 1
    if zone == terms.DECK:
        source = events.area(seat, events.on_top(p.sides[seat])) if dealer.listening else ""
        entry: i64 = areas.take_top(p.sides[seat], dealer, p)
        public = not areas.hides(node.zone) and node.zone != terms.TO_HP
        if entry & areas.ALL_KNOW == areas.ALL_KNOW and node.zone == terms.TO_HAND:
            public = True
        arrive(p, work, node, seat, entry, source, node.zone, public, dealer)
        if p.outcome is None:
            need_refresh(p, seat)
        return
    assert node.to is not None
    serials = values.special(p, work, node.to.of)
    if node.to.of == terms.IT:
        serials = work.chosen[:1]
        work.chosen = work.chosen[1:]
    for serial in serials:
        cookie = p.find(serial)
        if cookie is None:
            continue
        owner = p.owner(serial)
        entry = cookie.hp.pop()
        public = not areas.hides(node.zone) and node.zone != terms.TO_HP
        if dealer.listening:
            events.tell(dealer, "hp-moved", events.spot(p, cookie))
        source = f"{events.stand(p, cookie)}.hp" if dealer.listening else ""
        arrive(p, work, node, owner, entry, source, node.zone, public, dealer)
        if not cookie.hp and p.outcome is None:
            faint(p, cookie, dealer)
            check_break(p, dealer)
        return


def _move_this(p: BraversePosition, work: Work, node: Node, dealer: Dealer) -> None:
    """The very card: from battle or stage, or where it lies once used, turned or fainted."""
    seat = work.seat
    cookie = p.find(work.source)
    if cookie is not None:
        remove(p, cookie, node.zone, dealer)
        check_break(p, dealer)
        return
    side = p.sides[seat]
    kind = work.kind
    zone: i64 = terms.DISCARD
    if p.cards.all[kind].type == terms.STAGE:
        zone = terms.STAGE_AREA
        if side.stage != kind:
            return
        clear_stage(side)
    elif work.source > 0:
        zone = terms.BREAK
        if work.source != work.subject or kind not in side.broken:
            return
        side.broken = areas.without(side.broken, kind)
        side.levels -= p.cards.all[kind].level
    elif kind not in side.discard:
        return
    else:
        side.discard.remove(kind)
    entry = kind | areas.ALL_KNOW
    start = events.area(seat, terms.ZONES[zone])
    arrive(p, work, node, seat, entry, start, node.zone, True, dealer)


def skip_cards(work: Work) -> None:
    """Enough cards were chosen."""
    work.left = 0


def picks(p: BraversePosition) -> list[Move]:
    """The cards that can be picked."""
    work = p.work[-1]
    node = values.node_of(p, work)
    table = p.table
    if work.phase == TAKES:
        all = p.cards.all
        kinds = [
            entry & areas.KIND
            for entry in p.looked
            if values.fits(all[entry & areas.KIND], node.filter)
        ]
    else:
        kinds = pickable(p, work, node)
    found = [table.pick[kind] for kind in areas.once(kinds)]
    if may_stop(p, work, node):
        found.append(table.done)
    return found
