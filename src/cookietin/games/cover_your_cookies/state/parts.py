"""What a position of Cover Your Cookies consists of, and dealing what a set-up leaves out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.cover_your_cookies.setup import flipped
from cookietin.games.cover_your_cookies.state.know import KnownHands
from cookietin.games.cover_your_cookies.turn import STAGES
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.kinds import Count, Flag, Kind, Listed, OneOf, PerSeat, Pile, Seat
from cookietin.kernel.names import SEATS, Names
from cookietin.kernel.parts import NO_ONE, OWNER, Part, read_parts, unseen
from cookietin.kernel.reading import Reader

if TYPE_CHECKING:
    from cookietin.games.cover_your_cookies.cards import Cards
    from cookietin.games.cover_your_cookies.state.position import CookiePosition
    from cookietin.kernel.dealer import Dealer


class Piles(Kind):
    """Piles one after the other: the Batches of a stack, what was laid in turn."""

    def __init__(self, names: Names, ordered: bool) -> None:
        self.pile = Pile(names, ordered)

    def json(self, value: Any, seats: int) -> Any:
        return [self.pile.json(one, seats) for one in value]

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        rows = {str(place): row for place, row in enumerate(parts.rows(key))}
        reader = Reader(rows, parts.path(key))
        return [self.pile.read(reader, place, seats) for place in rows]

    def is_hole(self, value: Any) -> bool:
        return any(0 in one for one in value)

    def piles(self, value: Any, where: str) -> dict[str, list[int]]:
        return {where: sorted([card for one in value for card in one])}

    def name(self, card: int) -> str:
        return self.pile.name(card)


def parts(cards: Cards) -> list[Part]:
    """What lies where; then the turn, the challenge and the refill that go on."""
    pile = Pile(cards.names)
    most = len(cards.dealt)
    return [
        Part("turn", Seat()),
        Part("stage", OneOf(STAGES)),
        Part("hands", PerSeat(pile), OWNER, dealt=1),
        Part("stacks", PerSeat(Piles(cards.names, ordered=False))),
        Part("crumbs", PerSeat(Count(0, most))),
        Part("discard", Pile(cards.names, ordered=True)),
        Part("deck", pile, NO_ONE),
        Part("upper", Count(0, most)),
        Part("lower", pile, NO_ONE),
        Part("put_back", Listed(cards.names)),
        Part("mixers", pile),
        Part("mixer_discard", pile),
        Part("begun", PerSeat(Flag())),
        Part("had", PerSeat(Flag())),
        Part("started", PerSeat(Flag())),
        Part("barred", Seat(none=True)),
        Part("defended", Listed(SEATS)),
        Part("defender", Seat(none=True)),
        Part("laid", Piles(cards.names, ordered=True)),
        Part("refill", Listed(SEATS)),
        Part("mixer", pile),
        Part("known", KnownHands(cards.names, spectators=False)),
    ]


def assemble(position: CookiePosition, given: Reader, dealer: Dealer | None) -> None:
    """Read what is given; with a dealer, deal what is not."""
    unheld = read_parts(position.title.parts, position, given, dealer)
    position.put_back.sort()
    position.defended.sort()
    if dealer is None:
        return
    if not given.has("had"):
        position.had = [bool(stack) for stack in position.stacks]
    if not given.has("started"):
        position.started = position.had[:]
    if not given.has("begun"):
        position.begun = position.had[:]
    _deal_rest(position, [hand for hand, _ in unheld], given, dealer)


def _deal_rest(
    position: CookiePosition, unheld: list[list[int]], given: Reader, dealer: Dealer
) -> None:
    """Hands, then the discard's first Cookies, from what has no place yet; then the deck."""
    cards, seats = position.cards, position.seats
    left = unseen(position.title.parts, position, position.title.all_cards(seats))
    unplaced = [card for card in left if card < cards.rotate]
    mixers = [card for card in left if card >= cards.rotate]
    wanted = len(unheld) * position.full
    if wanted > len(unplaced):
        raise BadPosition("too-few-cards-left", {"wanted": wanted, "left": len(unplaced)})
    for hand in unheld:
        dealer.deal(unplaced, hand, position.full, cards.names)
    if not given.has("discard"):
        cookies = [card for card in unplaced if card <= cards.flavours]
        count = min(flipped(position), len(cookies))
        dealer.deal(cookies, position.discard, count, cards.names)
        for card in position.discard:
            unplaced.remove(card)
    if given.has("deck"):
        # What the deck does not hold lies where nobody can reach it: below the discard (CY-20).
        position.discard = unplaced + position.discard
        if not given.has("mixers"):
            position.mixer_discard += mixers
        return
    position.deck = unplaced
    if not given.has("upper"):
        position.upper = len(unplaced) if position.lower else len(unplaced) // 2
    if not given.has("mixers"):
        position.mixers = mixers
    if position.upper == 0:
        position.reach_lower_half()
