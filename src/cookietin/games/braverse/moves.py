"""The table of moves: what can be answered to any question, made once per game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from cookietin.games.braverse.language.terms import COLORS, COOKIE, ITEM, PLACES, STAGE, TRAP

if TYPE_CHECKING:
    from cookietin.games.braverse.cards import Cards
    from cookietin.kernel.move import Move, Moves

HANDS: Final = ["rock", "paper", "scissors"]
SIDES: Final = ["own", "their"]
ACTORS: Final = ["left", "right", "stage"]
MOST_CHOICES: Final = 9
MOST_ABILITIES: Final = 4

M_HAND: Final = 0
M_ORDER: Final = 1
M_MULLIGAN: Final = 2
M_YES_NO: Final = 3
M_PASS: Final = 4
M_END: Final = 5
M_DONE: Final = 6
M_CHOOSE: Final = 7
M_PAY: Final = 8
M_TARGET: Final = 9
M_ATTACK: Final = 10
M_ACTIVATE: Final = 11
M_ANSWER: Final = 12
M_PLACE: Final = 13
M_USE: Final = 14
M_TRAP: Final = 15
M_STAGE: Final = 16
M_SUPPORT: Final = 17
M_PICK: Final = 18


@final
class MoveTable:
    """Moves by what they do; `verb` and `arg` say the same by a move's number."""

    def __init__(self, moves: Moves, cards: Cards) -> None:
        self.moves = moves
        self.verb: list[int] = []
        self.arg: list[int] = []
        self.hands = [
            self._add(hand, "show", M_HAND, n, {"hand": hand}) for n, hand in enumerate(HANDS)
        ]
        self.orders = [
            self._add("go first", "go-first", M_ORDER, 1),
            self._add("go second", "go-second", M_ORDER, 0),
        ]
        self.mulligans = [
            self._add("keep", "keep", M_MULLIGAN, 0),
            self._add("mulligan", "mulligan", M_MULLIGAN, 1),
        ]
        self.no = self._add("no", "no", M_YES_NO, 0)
        self.yes = self._add("yes", "yes", M_YES_NO, 1)
        self.no_yes = [self.no, self.yes]
        self.passing = self._add("pass", "pass", M_PASS, 0)
        self.end = self._add("end", "end", M_END, 0)
        self.done = self._add("done", "done", M_DONE, 0)
        self.choices = [
            self._add(f"choose {n + 1}", "choose", M_CHOOSE, n, {"number": n + 1})
            for n in range(MOST_CHOICES)
        ]
        self.pays = [
            self._add(f"pay {color}", "pay", M_PAY, n, {"color": color})
            for n, color in enumerate(COLORS)
        ]
        self.targets = [
            self._add(f"{side} {at}", f"target-{side}", M_TARGET, 2 * s + n, {"place": at})
            for s, side in enumerate(SIDES)
            for n, at in enumerate(PLACES)
        ]
        self.attacks = [
            self._add(f"attack {a} {b}", "attack", M_ATTACK, 2 * m + n, {"with": a, "place": b})
            for m, a in enumerate(PLACES)
            for n, b in enumerate(PLACES)
        ]
        self.activates = self._abilities("activate", M_ACTIVATE, ACTORS)
        self.answers = self._abilities("answer", M_ANSWER, PLACES)
        self.place = self._each(cards, "place", M_PLACE, COOKIE)
        self.use = self._each(cards, "use", M_USE, ITEM)
        self.trap = self._each(cards, "trap", M_TRAP, TRAP)
        self.stage = self._each(cards, "stage", M_STAGE, STAGE)
        self.support = self._each(cards, "support", M_SUPPORT, -1)
        self.pick = self._each(cards, "pick", M_PICK, -1)

    def _add(
        self, text: str, key: str, verb: int, arg: int, fields: dict[str, Any] | None = None
    ) -> Move:
        self.verb.append(verb)
        self.arg.append(arg)
        return self.moves.add(text, key, {} if fields is None else fields)

    def _abilities(self, word: str, verb: int, places: list[str]) -> list[Move]:
        """A move for each ability that a card at each place may have."""
        return [
            self._add(
                f"{word} {place} {n + 1}",
                word,
                verb,
                MOST_ABILITIES * at + n,
                {"place": place, "number": n + 1},
            )
            for at, place in enumerate(places)
            for n in range(MOST_ABILITIES)
        ]

    def _each(self, cards: Cards, word: str, verb: int, type: int) -> list[Move]:
        """A move for each card of a type, by kind; other kinds stand for passing."""
        made = [self.passing] * len(cards.all)
        for card in cards.all[1:]:
            if type < 0 or card.type == type:
                text = f"{word} {card.name.lower()}"
                made[card.kind] = self._add(text, word, verb, card.kind, {"card": card.name})
        return made
