"""Decks: the text that players write, and every reason why a deck may not be played (BV-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.compiling import mypyc_attr
from cookietin.games.braverse.language.reading import FILE
from cookietin.games.braverse.language.searching import plain
from cookietin.games.braverse.language.terms import COLORS, COOKIE, TYPES
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.options import KEPT, Option
from cookietin.kernel.sending import reduced

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.games.braverse.cards import Cards

DECK_SIZE: Final = 60
MOST_COPIES: Final = 4
MOST_FLIPS: Final = 16
MOST_ASIDE: Final = 10
MOST_DIGITS: Final = 6
COMMENT: Final = "#"

Counts = dict[str, int]
"""How many of each card number."""


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckOption(Option):
    """A starter deck by its name, or card numbers with how many there are of each."""

    def __init__(self, seat: int, default: str, starters: list[str]) -> None:
        super().__init__(f"deck{seat}", "BV-04", default)
        self.from_file = True
        self.seat = seat
        self.starters = starters

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, *KEPT, "starters")

    def check(self, value: Any) -> Any:
        if isinstance(value, str):
            if not self.starters:
                raise BadDeck("deck-no-starters", {"option": self.name})
            if value not in self.starters:
                raise self.wrong(value)
            return value
        if not isinstance(value, dict):
            raise self.wrong(value)
        for number, count in value.items():
            whole = isinstance(count, int) and not isinstance(count, bool) and count > 0
            if not isinstance(number, str) or not whole:
                raise self.wrong(value)
        return {number: value[number] for number in sorted(value)}

    def read(self, text: str) -> Any:
        """A starter's name, or a deck list: its lines, or its entries between commas.

        Whether there is such a starter is for the game to say: its card file may be another.
        """
        if "\n" in text:
            return self.check(read_deck(text))
        if not text[:1].isdecimal():
            return text
        return self.check(read_deck(text.replace(",", "\n")))

    def spread(self) -> list[Any]:
        return list(self.starters)

    def range(self) -> str:
        return "|".join([*self.starters, "FILE"])


class BadDeck(BadOption):
    """A deck that may not be played, and why."""

    def __init__(self, key: str, fields: dict[str, Any] | None = None) -> None:
        super().__init__(key, fields)
        self.game = "braverse"


def read_deck(text: str) -> Counts:
    """The cards of a deck list; refused if a line is none, or if there is no card at all."""
    counts, wrong = scan_deck(text)
    for reason in wrong:
        raise reason
    if not counts:
        raise BadDeck("deck-empty")
    return counts


def scan_deck(text: str) -> tuple[Counts, list[BadOption]]:
    """The cards of a deck list, and a complaint about each line that names none."""
    counts: Counts = {}
    wrong: list[BadOption] = []
    for place, line in enumerate(text.splitlines()):
        words = _words(line)
        if _is_entry(words):
            counts[words[1]] = counts.get(words[1], 0) + int(words[0])
        elif words:
            wrong.append(BadDeck("deck-line", {"line": place + 1, "found": " ".join(words)}))
    return counts, wrong


def _words(line: str) -> list[str]:
    """Count, number and name of a line such as `4 GB1-012 Clockwork Wafer`, without comment."""
    return line.split(COMMENT)[0].strip().split(maxsplit=2)


def _is_entry(words: list[str]) -> bool:
    """Whether a line says how many of which card."""
    if len(words) < 2 or not words[0].isdecimal() or len(words[0]) > MOST_DIGITS:
        return False
    return int(words[0]) > 0


def deck_complaints(counts: Counts, cards: Cards) -> list[BadOption]:
    """Every reason why a deck may not be played; none if it may."""
    if not counts:
        return [BadDeck("deck-empty")]
    found: list[BadOption] = []
    total, flips, cookies, aside = 0, 0, 0, 0
    for number, count in counts.items():
        kind = cards.kind_of(number)
        if kind == 0:
            total += count
            found.append(BadDeck("deck-no-such-card", {"number": number}))
            continue
        card = cards.all[kind]
        if count > MOST_COPIES:
            fields = {"number": number, "card": card.name, "count": count, "most": MOST_COPIES}
            found.append(BadDeck("deck-copies", fields))
        if card.aside:
            aside += count
            continue
        total += count
        cookies += count if card.type == COOKIE else 0
        flips += count if card.flip is not None else 0
    if total != DECK_SIZE:
        found.append(BadDeck("deck-size", {"count": total, "size": DECK_SIZE}))
    if flips > MOST_FLIPS:
        found.append(BadDeck("deck-flips", {"count": flips, "most": MOST_FLIPS}))
    if cookies == 0:
        found.append(BadDeck("deck-no-cookie"))
    if aside > MOST_ASIDE:
        found.append(BadDeck("deck-aside", {"count": aside, "most": MOST_ASIDE}))
    return found


def name_complaints(text: str, cards: Cards, called: Callable[[str], list[str]]) -> list[BadOption]:
    """Lines of a deck list whose name is not one that the card of their number is called."""
    found: list[BadOption] = []
    for line in text.splitlines():
        words = _words(line)
        kind = cards.kind_of(words[1]) if len(words) == 3 and _is_entry(words) else 0
        if kind == 0:
            continue
        name = cards.names[kind]
        if plain(words[2]) not in [plain(other) for other in called(name)]:
            fields = {"number": words[1], "found": words[2], "card": name}
            found.append(BadDeck("deck-name", fields))
    return found


def deck_kinds(counts: Counts, cards: Cards) -> list[int]:
    """A deck as kinds; refused with the first reason if it may not be played."""
    for reason in deck_complaints(counts, cards):
        raise reason
    kinds: list[int] = []
    for number, count in counts.items():
        kinds += [cards.kind_of(number)] * count
    return sorted(kinds)


def write_deck(counts: Counts, cards: Cards, label: Callable[[str], str]) -> str:
    """A deck list as text, Cookies first, by colour, level and number."""
    rows = sorted([(order(cards, number), number) for number in counts])
    lines = []
    for _, number in rows:
        kind = cards.kind_of(number)
        lines.append(f"{counts[number]} {number} {label(cards.names[kind])}\n")
    return "".join(lines)


def order(cards: Cards, number: str) -> tuple[int, int, int]:
    """Where a card stands in a list that people read."""
    card = cards.all[cards.kind_of(number)]
    return int(card.type), int(card.color), int(card.level)


def deck_summary(counts: Counts, cards: Cards) -> dict[str, Any]:
    """What a deck is made of, as plain data."""
    types = dict.fromkeys(TYPES, 0)
    colors = dict.fromkeys(COLORS, 0)
    levels: dict[str, int] = {}
    flips = 0
    for number, count in counts.items():
        card = cards.all[cards.kind_of(number)]
        types[TYPES[card.type]] += count
        colors[COLORS[card.color]] += count
        flips += count if card.flip is not None else 0
        if card.type == COOKIE:
            levels[str(card.level)] = levels.get(str(card.level), 0) + count
    return {
        "cards": sum(counts.values()),
        "types": types,
        "colors": {color: count for color, count in colors.items() if count},
        "levels": {level: levels[level] for level in sorted(levels)},
        "flips": flips,
    }


def read_starters(rows: Any, cards: Cards) -> dict[str, Counts]:
    """The starter decks of a card file: each has an id, a name and its lines."""
    if not isinstance(rows, list):
        raise BadDeck("deck-not-a-list", {"file": FILE, "entry": "deck", "found": rows})
    starters: dict[str, Counts] = {}
    for place, row in enumerate(rows):
        entry = f"deck[{place}]"
        if not isinstance(row, dict) or not _is_starter(row):
            raise BadDeck("deck-fields", {"file": FILE, "entry": entry})
        if row["id"] in starters:
            raise BadDeck("deck-twice", {"file": FILE, "entry": entry, "found": row["id"]})
        counts, reasons = scan_deck("\n".join([str(line) for line in row["cards"]]))
        for reason in reasons + deck_complaints(counts, cards):
            raise BadDeck("deck-of-file", {"file": FILE, "entry": entry, "why": reason})
        starters[row["id"]] = counts
    return starters


def _is_starter(row: dict[str, Any]) -> bool:
    """Whether a deck of a card file has its three fields and no other."""
    if sorted(row) != ["cards", "id", "name"]:
        return False
    return isinstance(row["id"], str) and isinstance(row["name"], str) and _is_list(row["cards"])


def _is_list(lines: Any) -> bool:
    return isinstance(lines, list) and len(lines) > 0
