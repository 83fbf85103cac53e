"""The table of moves: every card with its choices, choosing again, and passing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from cookietin.games.cookie_chomper.cards import (
    ADD,
    COPY,
    MULTIPLY,
    NUMBER,
    OPPOSITES,
    ROLL,
    SEEK,
    VETO,
)

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.cards import Cards
    from cookietin.kernel.move import Move, Moves

PASS: Final = 0
CHOOSE: Final = 1
PLAY: Final = 2

HIGHEST: Final = 5
"""The highest number on a card or on the die."""


@final
class Answers:
    """All moves, found by what they play, and what each plays, found by its number."""

    def __init__(self, cards: Cards, moves: Moves) -> None:
        self.cards = cards
        self._moves = moves
        self.form: list[int] = []
        self.card: list[int] = []
        self.mate: list[int] = []
        self.number: list[int] = []
        """The number chosen, on the lead card or on the companion; -1 if none is."""
        self.aim: list[int] = []
        self.numbers: list[list[Move]] = [[] for _ in cards.names]
        """For each number card a move for each number that it offers."""
        self.copy_as: list[Move] = []
        """Copy acting as a number card, by the number chosen."""
        self.bare: list[Move] = []
        """For each card the move that plays it alone; for most cards not a move to make."""
        self.with_mate: list[list[list[Move]]] = [[] for _ in cards.names]
        """For Add and its like: for each companion a move for each number that it offers."""
        self.aimed: list[list[Move]] = [[] for _ in cards.names]
        """For Veto and its like, and for Seek: a move for each card that it can aim at."""
        self._add_numbers()
        self.passing = self._add("pass", "pass", {}, PASS)
        for kind, deed in enumerate(cards.deeds):
            self.bare.append(self._bare(kind) if deed > NUMBER else self.passing)
            if ADD <= deed <= MULTIPLY or deed == COPY:
                self._add_with_mates(kind)
            if OPPOSITES <= deed <= VETO or deed in (SEEK, COPY):
                self._add_aims(kind)

    def _add(
        self, text: str, key: str, fields: dict[str, Any], form: int, *, card: int = 0,
        mate: int = 0, number: int = -1, aim: int = 0,
    ) -> Move:  # fmt: skip
        self.form.append(form)
        self.card.append(card)
        self.mate.append(mate)
        self.number.append(number)
        self.aim.append(aim)
        return self._moves.add(text, key, fields)

    def _add_numbers(self) -> None:
        """Openers come first, the lowest before all: the default of who must open."""
        cards = self.cards
        for kind in range(1, cards.last_number + 1):
            name = cards.names[kind]
            for number in cards.offers[kind]:
                text = self._choice(kind, number)
                fields = {"card": name, "number": number}
                self.numbers[kind].append(
                    self._add(text, "number", fields, PLAY, card=kind, number=number)
                )
        copy = cards.copy_card
        for number in range(HIGHEST + 1):
            fields = {"card": cards.names[copy], "number": number}
            text = f"{cards.texts[copy]} as {number}"
            self.copy_as.append(self._add(text, "number", fields, PLAY, card=copy, number=number))
        self.choose: list[Move] = [
            self._add(f"choose {number}", "choose", {"number": number}, CHOOSE, number=number)
            for number in range(HIGHEST + 1)
        ]

    def _bare(self, kind: int) -> Move:
        fields = {"card": self.cards.names[kind]}
        return self._add(self.cards.texts[kind], "bare", fields, PLAY, card=kind)

    def _choice(self, kind: int, number: int) -> str:
        """A number card and the number chosen from it, which may go without saying."""
        name = self.cards.names[kind]
        return name if len(self.cards.offers[kind]) == 1 else f"{name} as {number}"

    def _add_with_mates(self, lead: int) -> None:
        cards = self.cards
        word = cards.texts[lead] + (" with" if lead == cards.copy_card else "")
        for mate, deed in enumerate(cards.deeds):
            made: list[Move] = []
            fields: dict[str, Any] = {"card": cards.names[lead], "with": cards.names[mate]}
            if deed == NUMBER:
                for number in cards.offers[mate]:
                    text = f"{word} {self._choice(mate, number)}"
                    chosen = {**fields, "number": number}
                    made.append(
                        self._add(
                            text, "with-number", chosen, PLAY, card=lead, mate=mate, number=number
                        )
                    )
            elif deed == COPY and lead != cards.copy_card:
                # By the number chosen, and last the one for Copy acting as Roll.
                for number in range(HIGHEST + 1):
                    text = f"{word} {cards.texts[mate]} as {number}"
                    chosen = {**fields, "number": number}
                    made.append(
                        self._add(
                            text, "with-number", chosen, PLAY, card=lead, mate=mate, number=number
                        )
                    )
            if deed == ROLL or (deed == COPY and lead != cards.copy_card):
                text = f"{word} {cards.texts[mate]}"
                made.append(self._add(text, "with-roll", fields, PLAY, card=lead, mate=mate))
            self.with_mate[lead].append(made)

    def _add_aims(self, lead: int) -> None:
        cards = self.cards
        seeks = cards.deeds[lead] == SEEK
        word = cards.texts[lead] + (" on" if lead == cards.copy_card else "")
        self.aimed[lead].append(self.bare[lead])  # Row 0 aims at nothing: Seek that takes no card.
        for aim in range(1, cards.size):
            fields = {"card": cards.names[lead], "on": cards.names[aim]}
            self.aimed[lead].append(
                self._add(
                    f"{word} {cards.texts[aim]}",
                    "seek" if seeks else "aim",
                    fields,
                    PLAY,
                    card=lead,
                    aim=aim,
                )
            )
