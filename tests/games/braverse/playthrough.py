"""Whole plays of Braverse and all card texts, as people read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cookietin
from cookietin.games.braverse.language.text import card_text
from cookietin.words import Speech
from tests.games.braverse.table import game
from tests.games.playthrough import Playthrough

if TYPE_CHECKING:
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question

NAMES = ["Ana", "Ben"]
ID = "braverse"
PLAYS = ["red-purple", "green-blue"]
"""Each play is called after its decks."""


def playthrough(play: str, language: str) -> str:
    """A play between rules of thumb in one language; it is called after its decks."""
    own, their = play.split("-")
    made = cookietin.game(ID, deck0=own, deck1=their)
    return _Told(made, dict.fromkeys(NAMES, "thumb"), play, language).text()


class _Told(Playthrough):
    """The table is shown where a main phase begins."""

    turn = -1

    def asked(self, view: Position, question: Question) -> list[str]:
        lines: list[str] = []
        now = int(view.json()["turns"])
        if now != self.turn and question.key == "main":
            self.turn = now
            lines = ["", view.game.people.picture(view, self.own[question.seat].label)]
        return [*lines, "", f"{question.number + 1}. {self.public.question(question)}"]


def card_texts(language: str) -> str:
    """All cards as a player reads them."""
    speech = Speech(language, ID)
    cards = game().cards
    texts = [card_text(card, cards, speech.text, speech.label) for card in cards.all[1:]]
    blocks = ["\n    ".join(text) for text in texts]
    return "\n".join(blocks) + "\n"
