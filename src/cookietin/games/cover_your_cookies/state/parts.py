"""A position as plain data: everything by name, and what a viewer knows of hidden hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.cover_your_cookies.turn import ENDING, STAGES
from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.knowledge import Floors
from cookietin.kernel.names import SEATS, named, named_sorted
from cookietin.kernel.reading import Reader

if TYPE_CHECKING:
    from cookietin.games.cover_your_cookies.state.position import CookiePosition
    from cookietin.kernel.dealer import Dealer


def parts(position: CookiePosition) -> dict[str, Any]:
    """What lies where and what is unfinished."""
    names = position.cards.names
    seats = range(position.seats)
    return {
        "turn": SEATS[position.turn],
        "stage": STAGES[ENDING if position.ending else position.action - 1],
        "hands": {SEATS[seat]: named_sorted(position.hands[seat], names) for seat in seats},
        "stacks": {
            SEATS[seat]: [named_sorted(batch, names) for batch in position.stacks[seat]]
            for seat in seats
        },
        "crumbs": {SEATS[seat]: position.crumbs[seat] for seat in seats},
        "discard": named(position.discard, names),
        "deck": {
            "cards": named_sorted(position.deck, names),
            "upper": position.upper,
            "lower": named_sorted(position.lower, names),
            "put_back": named_sorted(position.put_back, names),
            "mixers": named_sorted(position.mixers, names),
        },
        "mixer_discard": named(position.mixer_discard, names),
        "begun": [SEATS[seat] for seat in seats if position.begun[seat]],
        "had": [SEATS[seat] for seat in seats if position.had[seat]],
        "barred": None if position.barred < 0 else SEATS[position.barred],
        "defended": [SEATS[seat] for seat in sorted(position.defended)],
        "challenge": _challenge(position),
        "refill": [SEATS[seat] for seat in position.refill],
        "mixer": None if position.mixer == 0 else names[position.mixer],
        "known": _known(position),
    }


def _challenge(position: CookiePosition) -> dict[str, Any] | None:
    if position.defender < 0:
        return None
    names = position.cards.names
    return {
        "defender": SEATS[position.defender],
        "answers": SEATS[position.answers],
        "plays": [
            {"seat": SEATS[play[0]], "cards": named(play[1:], names)} for play in position.plays
        ],
    }


def _known(position: CookiePosition) -> dict[str, dict[str, list[str]]]:
    """For each viewer the hands that it knows something of."""
    found: dict[str, dict[str, list[str]]] = {}
    known = position.known
    if known is None:
        return found
    for viewer in range(position.seats):
        hands: dict[str, list[str]] = {}
        for seat in range(position.seats):
            cards = known.known(viewer, seat)
            if cards:
                hands[SEATS[seat]] = named(cards, position.cards.names)
        if hands:
            found[SEATS[viewer]] = hands
    return found


def places(position: CookiePosition) -> dict[str, list[str]]:
    """Where every card is."""
    names = position.cards.names
    found: dict[str, list[str]] = {}
    for seat in range(position.seats):
        found[f"hands.{SEATS[seat]}"] = named_sorted(position.hands[seat], names)
        stacked = [card for batch in position.stacks[seat] for card in batch]
        found[f"stacks.{SEATS[seat]}"] = named_sorted(stacked, names)
    laid = [card for play in position.plays for card in play[1:]]
    found["challenge.plays"] = named_sorted(laid, names)
    found["discard"] = named_sorted(position.discard, names)
    found["deck.cards"] = named_sorted(position.deck, names)
    found["deck.lower"] = named_sorted(position.lower, names)
    found["deck.mixers"] = named_sorted(position.mixers, names)
    found["mixer_discard"] = named_sorted(position.mixer_discard, names)
    found["mixer"] = [] if position.mixer == 0 else [names[position.mixer]]
    return found


def floors(position: CookiePosition, viewer: int) -> dict[str, list[str]]:
    """For each hidden place what this viewer knows to be there."""
    known = position.known
    names = position.cards.names
    found: dict[str, list[str]] = {}
    if position.put_back:
        found["deck.cards"] = named_sorted(position.put_back, names)
    if known is None or not 0 <= viewer < position.seats:
        return found
    for seat in range(position.seats):
        cards = known.known(viewer, seat)
        if cards:
            found[f"hands.{SEATS[seat]}"] = named(cards, names)
    return found


def assemble(position: CookiePosition, parts: Reader, dealer: Dealer | None) -> None:
    """Read what is given; with a dealer, deal what is not."""
    names = position.cards.names
    seats = position.seats
    position.hands = [[] for _ in range(seats)]
    unheld = _read_hands(position, parts, dealer)
    _read_stacks(position, parts, dealer)
    if parts.due("discard", dealer):
        position.discard = parts.cards("discard", names)
    if parts.due("mixer_discard", dealer):
        position.mixer_discard = parts.cards("mixer_discard", names)
    _read_turn(position, parts, dealer)
    if parts.due("challenge", dealer):
        _read_challenge(position, parts)
    _read_private(position, parts, dealer)
    deck = Reader(parts.value("deck"), "deck") if parts.due("deck", dealer) else Reader({}, "deck")
    if deck.due("cards", dealer):
        position.deck = deck.cards("cards", names)
    if deck.due("mixers", dealer):
        position.mixers = deck.cards("mixers", names)
    if deck.due("lower", dealer):
        position.lower = deck.cards("lower", names)
    if deck.due("put_back", dealer):
        position.put_back = sorted(deck.cards("put_back", names))
    if deck.due("upper", dealer):
        position.upper = deck.whole("upper", 0, len(position.cards.dealt))
    if dealer is not None:
        _deal_rest(position, unheld, parts.has("discard"), deck, dealer)
    deck.finish()


def _read_hands(position: CookiePosition, parts: Reader, dealer: Dealer | None) -> list[int]:
    """Read the hands that are given; returns the seats that must be dealt one."""
    hands = parts.per_seat("hands", position.seats) if parts.due("hands", dealer) else None
    unheld: list[int] = []
    for seat in range(position.seats):
        if hands is not None and hands.due(SEATS[seat], dealer):
            position.hands[seat] = sorted(hands.cards(SEATS[seat], position.cards.names))
        else:
            unheld.append(seat)
    if hands is not None:
        hands.finish()
    return unheld


def _read_stacks(position: CookiePosition, parts: Reader, dealer: Dealer | None) -> None:
    if parts.due("stacks", dealer):
        stacks = parts.per_seat("stacks", position.seats)
        for seat in range(position.seats):
            if stacks.due(SEATS[seat], dealer):
                rows, places = _listed(stacks, SEATS[seat])
                position.stacks[seat] = [
                    sorted(rows.cards(place, position.cards.names)) for place in places
                ]
        stacks.finish()
    if parts.due("crumbs", dealer):
        crumbs = parts.per_seat("crumbs", position.seats)
        for seat in range(position.seats):
            if crumbs.due(SEATS[seat], dealer):
                position.crumbs[seat] = crumbs.whole(SEATS[seat], 0, len(position.cards.dealt))
        crumbs.finish()


def _read_turn(position: CookiePosition, parts: Reader, dealer: Dealer | None) -> None:
    seats = position.seats
    if parts.due("turn", dealer):
        position.turn = parts.seat("turn", seats)
    if parts.due("stage", dealer):
        stage = parts.one_of("stage", STAGES)
        position.ending = stage == ENDING
        position.action = min(stage + 1, position.rules.actions)
    if parts.due("had", dealer):
        for seat in _seats(parts, "had", seats):
            position.had[seat] = True
    else:
        position.had = [bool(stack) for stack in position.stacks]
    if parts.due("begun", dealer):
        for seat in _seats(parts, "begun", seats):
            position.begun[seat] = True
    else:
        position.begun = position.had[:]
    if parts.due("barred", dealer) and parts.value("barred") is not None:
        position.barred = parts.seat("barred", seats)
    if parts.due("defended", dealer):
        position.defended = _seats(parts, "defended", seats)
    if parts.due("refill", dealer):
        position.refill = _seats(parts, "refill", seats)
    if parts.due("mixer", dealer) and parts.value("mixer") is not None:
        position.mixer = parts.one_of("mixer", position.cards.names)


def _read_challenge(position: CookiePosition, parts: Reader) -> None:
    if parts.value("challenge") is None:
        return
    challenge = Reader(parts.value("challenge"), "challenge")
    seats = position.seats
    position.defender = challenge.seat("defender", seats)
    position.answers = challenge.seat("answers", seats)
    rows, places = _listed(challenge, "plays")
    for place in places:
        row = Reader(rows.value(place), rows.path(place))
        laid: list[int] = [row.seat("seat", seats)]
        laid += row.cards("cards", position.cards.names)
        position.plays.append(laid)
        row.finish()
    challenge.finish()


def _read_private(position: CookiePosition, parts: Reader, dealer: Dealer | None) -> None:
    seats = position.seats
    if not parts.due("known", dealer):
        return
    known = parts.per_seat("known", seats)
    for viewer in range(seats):
        if known.has(SEATS[viewer]):
            hands = known.per_seat(SEATS[viewer], seats)
            for seat in range(seats):
                if hands.has(SEATS[seat]):
                    for card in hands.cards(SEATS[seat], position.cards.names):
                        if position.known is None:
                            position.known = Floors(seats, seats)
                        position.known.seen_in(viewer, seat, card)
            hands.finish()
    known.finish()


def _seats(parts: Reader, key: str, seats: int) -> list[int]:
    rows, places = _listed(parts, key)
    return [rows.seat(place, seats) for place in places]


def _listed(parts: Reader, key: str) -> tuple[Reader, list[str]]:
    """A list as a level of its own, and its places, by which it is read."""
    rows = parts.rows(key)
    entries: dict[str, Any] = {str(place): entry for place, entry in enumerate(rows)}
    return Reader(entries, parts.path(key)), list(entries)


def _deal_rest(
    position: CookiePosition, unheld: list[int], discard_given: bool, deck: Reader, dealer: Dealer
) -> None:
    """Hands, then the discard's first Cookies, from what has no place yet; then the deck."""
    names = position.cards.names
    unplaced, mixers = _unplaced(position)
    wanted = len(unheld) * position.full
    if wanted > len(unplaced):
        raise BadPosition("too-few-cards-left", {"wanted": wanted, "left": len(unplaced)})
    for seat in unheld:
        dealer.deal(unplaced, position.hands[seat], position.full, names)
    if not discard_given:
        cookies = [card for card in unplaced if card <= position.cards.flavours]
        count = min(3 if position.has_row else 1, len(cookies))
        dealer.deal(cookies, position.discard, count, names)
        for card in position.discard:
            unplaced.remove(card)
    if deck.has("cards"):
        # What the deck does not hold lies where nobody can reach it: below the discard (CY-20).
        position.discard = unplaced + position.discard
        if not deck.has("mixers"):
            position.mixer_discard += mixers
        return
    position.deck = unplaced
    if not deck.has("upper"):
        position.upper = len(unplaced) if position.lower else len(unplaced) // 2
    if not deck.has("mixers"):
        position.mixers = mixers
    if position.upper == 0:
        position.reach_lower_half()


def _unplaced(position: CookiePosition) -> tuple[list[int], list[int]]:
    """The Cookies and Milk, and the Mixers, that no part has given a place."""
    names = position.cards.names
    placed = [card for cards in position.places().values() for card in cards]
    unplaced = position.cards.dealt[:]
    mixers = position.rules.mixers_of(position.seats)
    for name in placed:
        card = names.index(name)
        if card in unplaced:
            unplaced.remove(card)
        elif card in mixers:
            mixers.remove(card)
    return unplaced, mixers
