"""A position from its parts: all of them from JSON, or any of them with the rest dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cookietin.games.toss_your_cookies import turn
from cookietin.games.toss_your_cookies.cards import HAND, spread
from cookietin.games.toss_your_cookies.dice import ACTIONS, NUMBERS
from cookietin.games.toss_your_cookies.moves import MOST, UNKNOWN
from cookietin.games.toss_your_cookies.setup import pick_cookies
from cookietin.games.toss_your_cookies.state.know import packed
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.names import HOLE, SEATS, viewer_name
from cookietin.kernel.reading import Reader

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies.state.position import TossPosition
    from cookietin.kernel.dealer import Dealer


@final
class SetUp:
    """Reads one position; with a dealer, what is not given is dealt."""

    def __init__(self, position: TossPosition, parts: Reader, dealer: Dealer | None) -> None:
        self.position = position
        self.parts = parts
        self.dealer = dealer
        self.names = position.cards.names
        self._read_turn()
        self._read_cards()
        if dealer is not None:
            self._deal_rest(dealer)
        self._read_waiting()
        self._read_chosen()
        self._read_known()

    def _due(self, part: str) -> bool:
        return self.parts.due(part, self.dealer)

    def _read_turn(self) -> None:
        position, parts = self.position, self.parts
        if self._due("turn"):
            position.turn = parts.seat("turn", position.seats)
        if self._due("rolls"):
            position.rolls = parts.whole("rolls", 0, position.title.roll_cap)
        if self._due("dice"):
            dice = Reader(parts.value("dice"), "dice")
            if dice.value("number") is not None:
                position.amount = dice.one_of("number", NUMBERS)
            if dice.value("action") is not None:
                position.action = dice.one_of("action", ACTIONS)
            dice.finish()
            if not self._due("rolls"):
                position.rolls = 1
        if self._due("phase"):
            position.phase = parts.one_of("phase", turn.PHASES)
        if self._due("partner") and parts.value("partner") is not None:
            position.partner = parts.seat("partner", position.seats)

    def _read_cards(self) -> None:
        position, parts = self.position, self.parts
        position.hands = [[] for _ in range(position.seats)]
        if self._due("hands"):
            hands = parts.per_seat("hands", position.seats)
            for seat in range(position.seats):
                if hands.due(SEATS[seat], self.dealer):
                    position.hands[seat] = sorted(hands.cards(SEATS[seat], self.names))
            hands.finish()
        if self._due("middle"):
            for card in parts.cards("middle", self.names):
                position.middle[card] += 1
        if self._due("cookies"):
            position.cookies = sorted(parts.cards("cookies", self.names))
            cookies = position.cards.cookies
            real = [kind for kind in cookies if kind in position.cookies]
            if position.cookies != real or len(real) != position.seats:
                fields = {"where": "cookies", "seats": position.seats}
                raise BadPosition("not-one-cookie-each", fields)

    def _deal_rest(self, dealer: Dealer) -> None:
        """Fill the hands up; in a scramble, as far as the cards go."""
        position = self.position
        placed = [card for hand in position.hands for card in hand] + spread(position.middle)
        if not position.cookies:
            position.cookies = self._cookies(placed, dealer)
        unplaced = position.cards.deck(position.cookies, position.seats)
        for card in placed:
            if card in unplaced:
                unplaced.remove(card)
        for hand in position.hands:
            count = min(HAND - len(hand), len(unplaced))
            if count > 0 and not self._meant_short(hand):
                dealer.deal(unplaced, hand, count, self.names)
                hand.sort()

    def _meant_short(self, hand: list[int]) -> bool:
        """Cards that lie in the middle are missing in hands: those given in part stay short."""
        return bool(hand) and self.position.phase in (turn.SCRAMBLE, turn.SPILT)

    def _cookies(self, placed: list[int], dealer: Dealer) -> list[int]:
        position = self.position
        sure = set(position.title.sure_cookies)
        sure.update([card for card in placed if card in position.cards.cookies])
        if len(sure) > position.seats:
            fields = {"where": "hands", "seats": position.seats}
            raise BadPosition("not-one-cookie-each", fields)
        return pick_cookies(position.title, sorted(sure), position.seats, dealer)

    def _read_waiting(self) -> None:
        position = self.position
        if self._due("waiting"):
            position.waiting = self.parts.cards("waiting", SEATS[: position.seats])
            return
        everyone = position.title.everyone[position.seats]
        short = [seat for seat in everyone if len(position.hands[seat]) < HAND]
        if position.phase in (turn.PASS, turn.TOSS, turn.SHOUT):
            position.waiting = everyone
        elif position.phase == turn.SPILT:
            position.waiting = [seat for seat in everyone if seat not in short]
        elif position.phase == turn.SCRAMBLE:
            position.waiting = everyone if position.title.call and position.title.live else short

    def _read_chosen(self) -> None:
        if not self._due("chosen"):
            return
        position = self.position
        chosen = Reader(self.parts.value("chosen"), "chosen")
        position.chosen = position.chosen[:]
        for seat in range(position.seats):
            if chosen.has(SEATS[seat]):
                position.chosen[seat] = self._choice(chosen, SEATS[seat])
        chosen.finish()

    def _choice(self, chosen: Reader, seat: str) -> int:
        if chosen.value(seat) and chosen.value(seat) == [HOLE] * self.position.amount:
            return UNKNOWN
        cards = chosen.cards(seat, self.names)
        sound = 1 <= len(cards) <= MOST and 0 not in cards
        move = self.position.choices.of(cards) if sound else None
        if move is None or move is self.position.choices.blank:
            raise BadPosition("not-a-choice", {"where": chosen.path(seat)})
        return move.number

    def _read_known(self) -> None:
        if not self._due("known"):
            return
        position = self.position
        known = Reader(self.parts.value("known"), "known")
        for viewer in range(position.seats + 1):
            name = viewer_name(viewer, position.seats)
            if known.has(name):
                hands = Reader(known.value(name), f"known.{name}")
                for seat in range(position.seats):
                    if seat != viewer and hands.has(SEATS[seat]):
                        cards = hands.cards(SEATS[seat], self.names)
                        if len(cards) > HAND or 0 in cards:
                            fields = {"where": hands.path(SEATS[seat]), "other": SEATS[seat]}
                            raise BadPosition("known-but-not-there", fields)
                        position.knowledge.learn(viewer, seat, packed(cards))
                hands.finish()
        known.finish()
