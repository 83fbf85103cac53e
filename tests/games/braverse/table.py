"""Short words for the stories about Braverse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import cookietin
from cookietin.games.braverse import BraversePosition
from cookietin.kernel.noting import Noting, Scripted

if TYPE_CHECKING:
    from cookietin.games.braverse.areas import Cookie
    from cookietin.games.braverse.game import Braverse

CAPS_AND_CHOICES = ("refill", "refresh", "flip", "moves", "operations", "questions", "turns")


def deck_with(*names: str) -> dict[str, int]:
    """A legal deck with four of each of these cards, filled up with plain Cookies."""
    cards = cast("Braverse", cookietin.game("braverse")).cards
    counts = {cards.numbers[cards.names.index(name)]: 4 for name in names}
    plain = [card.number for card in cards.all[1:] if card.type == 0 and not card.abilities]
    for number in plain:
        left = 60 - sum(counts.values())
        if number not in counts and left:
            counts[number] = min(4, left)
    return counts


def game(*names: str, **options: Any) -> Braverse:
    """A game in which both decks hold these cards."""
    deck = deck_with(*names)
    return cast("Braverse", cookietin.game("braverse", deck0=deck, deck1=deck, **options))


def table(
    own: dict[str, Any],
    their: dict[str, Any] | None = None,
    *,
    cards: tuple[str, ...] = (),
    **more: Any,
) -> BraversePosition:
    """A main phase of seat 0: each side by its parts; without a battle area, a Torch Wafer."""
    options = {key: more.pop(key) for key in CAPS_AND_CHOICES if key in more}
    sides = [dict(own), dict(their or {})]
    for side in sides:
        side.setdefault("battle", {"left": "Torch Wafer"})
    made = game(*cards, **options)
    return cast("BraversePosition", made.set_up(2, Scripted([]), sides=sides, **more))


def plain(count: int) -> list[str]:
    """So many plain cards of five kinds, no more than four of a kind: for piles."""
    kinds = ["Butter Pal", "Honey Nib", "Lemon Bar Guard", "Brioche Bruiser", "Golden Gateau"]
    return [kinds[place // 4] for place in range(count)]


def answer(
    position: BraversePosition, *moves: str, dealer: Noting | None = None
) -> BraversePosition:
    """Whoever is asked answers, move after move."""
    dealer = Scripted([]) if dealer is None else dealer
    for text in moves:
        seat = position.asked()[0]
        position.play(seat, position.game.move(text), dealer)
    return position


def told(position: BraversePosition, *moves: str) -> list[str]:
    """The keys of the events that these moves lead to."""
    dealer = Scripted([])
    answer(position, *moves, dealer=dealer)
    return [event.key for event in dealer.collect_told()]


def texts(position: BraversePosition) -> list[str]:
    """What the seat that is asked may answer."""
    return sorted(move.text for move in position.legal(position.asked()[0]))


def side(position: BraversePosition, seat: int) -> dict[str, Any]:
    """A side by name."""
    found: dict[str, Any] = position.json()["sides"][f"seat{seat}"]
    return found


def cookie(position: BraversePosition, seat: int, place: int = 0) -> Cookie:
    """A Cookie in battle that must be there."""
    found = position.sides[seat].battle[place]
    assert found is not None
    return found


def hp(position: BraversePosition, seat: int, place: int = 0) -> int:
    """How many HP cards a Cookie has."""
    return len(cookie(position, seat, place).hp)


def asks(position: BraversePosition) -> tuple[int, str]:
    """Who is asked what."""
    seat = position.asked()[0]
    return seat, position.question(seat).key
