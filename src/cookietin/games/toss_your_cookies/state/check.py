"""Which positions cannot be, even with every card in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.toss_your_cookies import turn
from cookietin.games.toss_your_cookies.dice import LEFT, NONE, RIGHT, SWAP, THE_MILK, TOSS
from cookietin.games.toss_your_cookies.end import has_won, result
from cookietin.games.toss_your_cookies.moves import MOST, OPEN
from cookietin.games.toss_your_cookies.state.know import packed, unpacked
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.kinds import spread
from cookietin.kernel.names import SEATS, TRUTH, named

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies.cards import CookieCards
    from cookietin.games.toss_your_cookies.state.position import TossPosition


def check(position: TossPosition) -> None:
    """Raise `BadPosition` about the first thing that is wrong."""
    _check_cookies(position)
    _check_sizes(position)
    _check_dice(position)
    _check_winner(position)
    if position.outcome is None:
        _check_waiting(position)
    _check_chosen(position)
    _check_known(position)


def _check_cookies(position: TossPosition) -> None:
    """One cookie for each player (TY-02)."""
    cookies = [kind for kind in position.cards.cookies if kind in position.cookies]
    if position.cookies != cookies or len(cookies) != position.seats:
        raise BadPosition("not-one-cookie-each", {"where": "cookies", "seats": position.seats})


def _check_sizes(position: TossPosition) -> None:
    """Every hand is full, but for what lies in the middle: every card has its place already."""
    middle = spread(position.middle)
    if middle and position.phase not in (turn.SCRAMBLE, turn.SPILT):
        raise BadPosition("middle-not-empty", {"where": "middle"})
    if position.outcome is None:
        if position.phase == turn.SPILT and middle != [position.cards.milk]:
            raise BadPosition("milk-not-in-middle", {"where": "middle"})
        if position.phase == turn.SCRAMBLE and not middle:
            raise BadPosition("part-empty", {"where": "middle"})
    full = int(position.cards.hand)
    for seat in range(position.seats):
        hand = position.hands[seat]
        if len(hand) > full or (len(hand) < full and not middle):
            fields = {"where": f"hands.{SEATS[seat]}", "found": len(hand), "count": full}
            raise BadPosition("not-a-hand", fields)


def _check_dice(position: TossPosition) -> None:
    """The dice show what is being done."""
    amount, action, phase = position.amount, position.action, position.phase
    rolled = amount != NONE and action != NONE
    fits = rolled == (position.rolls > 0) and (amount == NONE) == (action == NONE)
    if phase == turn.PARTNER:
        fits = fits and action == SWAP and amount > THE_MILK
    elif phase == turn.GIFT:
        fits = fits and action == SWAP and 1 <= amount <= MOST
    elif phase == turn.PASS:
        fits = fits and action in (LEFT, RIGHT) and 1 <= amount <= MOST
    elif phase == turn.TOSS:
        fits = fits and action == TOSS and 1 <= amount <= MOST
    elif phase == turn.SCRAMBLE:
        fits = fits and action == TOSS and amount > THE_MILK
    elif phase == turn.SPILT:
        fits = fits and action == TOSS and amount == THE_MILK and position.title.live
    elif phase == turn.SHOUT:
        fits = fits and position.title.call
    if not fits:
        raise BadPosition("dice-do-not-fit", {"where": "dice", "phase": turn.PHASES[phase]})
    if phase == turn.GIFT and position.partner in (NONE, position.turn):
        raise BadPosition("not-oneself", {"where": "partner", "other": SEATS[position.turn]})


def _check_winner(position: TossPosition) -> None:
    outcome = position.outcome
    winners = [] if outcome is None else outcome.winners
    for seat in range(position.seats):
        won = has_won(position.cards, position.hands[seat])
        if won and not winners and not position.title.call:
            raise BadPosition("won-already", {"where": f"hands.{SEATS[seat]}"})
        if seat in winners and not won:
            raise BadPosition("not-a-winning-hand", {"where": f"hands.{SEATS[seat]}"})
    if outcome is not None:
        capped = position.rolls >= position.title.roll_cap
        due = result(position.seats, winners[0] if winners else NONE)
        if outcome.json() != due.json() or not (winners or capped):
            raise BadPosition("not-over", {"where": "outcome"})


def _check_waiting(position: TossPosition) -> None:
    """Who waits to be asked fits what is asked."""
    phase, waiting = position.phase, position.waiting
    several = phase > turn.GIFT
    if several != bool(waiting) or len(set(waiting)) != len(waiting):
        raise BadPosition("waiting-off", {"where": "waiting", "phase": turn.PHASES[phase]})
    in_turns = phase == turn.SCRAMBLE and not position.title.live
    if not in_turns and waiting != sorted(waiting):
        raise BadPosition("waiting-off", {"where": "waiting", "phase": turn.PHASES[phase]})
    short = [seat for seat in waiting if len(position.hands[seat]) < position.cards.hand]
    if phase == turn.SPILT and short:
        raise BadPosition("tosser-may-not-grab", {"where": "waiting", "other": SEATS[short[0]]})
    if phase == turn.SCRAMBLE and (
        not short or (short != waiting and (in_turns or not position.title.call))
    ):
        raise BadPosition("waiting-off", {"where": "waiting", "phase": turn.PHASES[phase]})


def _check_chosen(position: TossPosition) -> None:
    """In a sealed round everyone has chosen some of their cards, or is still asked."""
    sealed = position.phase in (turn.PASS, turn.TOSS) and position.outcome is None
    for seat in range(position.seats):
        chosen = position.chosen[seat]
        if (chosen == OPEN) == (sealed and seat not in position.waiting):
            raise BadPosition("choice-off", {"where": f"chosen.{SEATS[seat]}"})
        if chosen == OPEN:
            continue
        if chosen < OPEN:
            fits = OPEN - chosen == position.amount and position.viewer != TRUTH
        else:
            hand, cards = position.hands[seat], position.choices.cards[chosen]
            fits = len(cards) == position.amount
            fits = fits and all(cards.count(card) <= hand.count(card) for card in cards)
        if not fits:
            raise BadPosition("choice-off", {"where": f"chosen.{SEATS[seat]}"})


def _check_known(position: TossPosition) -> None:
    """Nobody knows what is not so."""
    for viewer in range(position.seats + 1):
        if position.viewer not in (TRUTH, viewer):
            if any(position.knowledge.known(viewer, seat) for seat in range(position.seats)):
                raise BadPosition("not-their-knowledge", {"where": "known"})
            continue
        for seat in range(position.seats):
            _check_floor(position, viewer, seat)
    if position.viewer != TRUTH:
        _check_enough(position)


def _check_enough(position: TossPosition) -> None:
    """A viewer cannot know more of a card than there is, beside what they see of it."""
    left = position.cards.counts(position.cookies, position.seats)
    for kind in range(position.cards.rows):
        left[kind] -= position.middle[kind]
    for shown in (True, False):
        for seat in range(position.seats):
            if position.shows_hand(seat) == shown:
                floor = unpacked(position.knowledge.known(position.viewer, seat))
                for card in position.hands[seat] if shown else floor:
                    left[card] -= 1
                if min(left) < 0:
                    fields = {"where": "known", "other": SEATS[seat]}
                    raise BadPosition("known-but-not-there", fields)
    if position.outcome is None and not position.title.call:
        _check_not_known_to_win(position, spread(left))


def _check_not_known_to_win(position: TossPosition, unknown: list[int]) -> None:
    """With `auto` a won play is over: someone must be able to hold the milk without having won.

    Without that nothing could be imagined from the view.
    """
    milk = position.cards.milk
    hidden = [seat for seat in range(position.seats) if not position.shows_hand(seat)]
    floors = {seat: unpacked(position.knowledge.known(position.viewer, seat)) for seat in hidden}
    holders = [seat for seat in hidden if milk in floors[seat]]
    if milk in unknown:
        unknown.remove(milk)
        for seat in hidden:
            if len(floors[seat]) < len(position.hands[seat]):
                floors[seat].append(milk)
                holders.append(seat)
    for seat in holders:
        room = len(position.hands[seat]) - len(floors[seat])
        if _can_lose(position.cards, floors[seat], unknown, room):
            return
    if len(holders) == 1:
        raise BadPosition("won-already", {"where": f"hands.{SEATS[holders[0]]}"})
    if holders:
        raise BadPosition("won-by-any", {"where": "known", "others": named(holders, SEATS)})


def _can_lose(cards: CookieCards, floor: list[int], unknown: list[int], room: int) -> bool:
    """Whether so many of these cards can join a hand without winning."""
    plain = unknown.count(cards.half_eaten)
    for wilds in range(unknown.count(cards.wild) + 1):
        most = int(cards.winning) - 1 - floor.count(cards.wild) - wilds
        fits = wilds + plain
        for cookie in cards.cookies:
            if floor.count(cookie) > most:
                return False
            fits += min(unknown.count(cookie), most - floor.count(cookie))
        if fits >= room:
            return True
    return False


def _check_floor(position: TossPosition, viewer: int, seat: int) -> None:
    hand = position.hands[seat]
    floor = unpacked(position.knowledge.known(viewer, seat))
    shown = position.shows_hand(seat)
    too_much = len(floor) > len(hand)
    too_much = too_much or (shown and any(floor.count(kind) > hand.count(kind) for kind in floor))
    if too_much or packed(floor) != position.knowledge.known(viewer, seat):
        raise BadPosition("known-but-not-there", {"where": "known", "other": SEATS[seat]})
    if floor and position.lies_open(seat):
        raise BadPosition("known-but-open", {"where": "known", "other": SEATS[seat]})
