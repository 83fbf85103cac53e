"""What a person meant: a move or a topic however it is spelled, or a place in the list."""

from __future__ import annotations

import unicodedata
from contextlib import suppress
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from cookietin.kernel.complaint import BadMove
from cookietin.words import LANGUAGES, Speech, messages
from cookietin.words.speech import reworded, seats_of, spaced

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.standing import Standing

SIGN = "#"
MANY = 4
"""Of more things at once nobody wants to read."""


class Guesser:
    """Understands moves of one game, in which players may be called by their names."""

    def __init__(self, game: Game, players: list[str] | None = None) -> None:
        self._game = game
        self._seats = seats_of(players or [])
        self._moves = game.moves
        self._called: dict[str, list[Move]] = {}
        """Moves by what they are called in any language, once someone types such a thing."""
        self._topics: dict[str, list[str]] = {}
        """What topics are called in any language, once someone asks."""
        self._things: dict[str, str] = {}
        """Cards and words of moves by what they are called in any language, once it is needed."""
        self._texts = [bare(move.text) for move in game.moves.all]
        self._numeric = any(text.isdigit() for text in self._texts)
        """Where moves are themselves numbers, the list's numbers need a sign before them."""

    def pick(self, place: int) -> str:
        """How to pick the move at a place in the list."""
        return f"{SIGN}{place + 1}" if self._numeric else str(place + 1)

    def is_pick(self, typed: str) -> bool:
        """Whether this is a number of the list."""
        number = _number(typed)
        signed = typed.startswith(SIGN)
        return number.isascii() and number.isdigit() and (signed or not self._numeric)

    def looks_like_pick(self, typed: str, legal: list[Move]) -> bool:
        """Whether a number may have been meant as one of the list, but lacks its sign."""
        number = typed.isascii() and typed.isdigit() and int(typed[:9])
        return self._numeric and 1 <= number <= len(legal)

    def understand(self, typed: str, legal: list[Move]) -> Move:
        """The move that was meant, legal or not; or `BadMove` with what may have been meant.

        What a rule keeps from being a move is `Refused`.
        """
        if self.is_pick(typed):
            return self._picked(_number(typed), legal)
        seated = reworded(spaced(typed.replace(",", " ")), self._seats)
        for text in (typed, self._in_names(typed), seated, self._in_names(seated)):
            with suppress(BadMove):
                return self._game.move(text)
        return self._loosely(typed if seated == spaced(typed) else seated, legal)

    def topic(self, typed: str, topics: list[str]) -> str | None:
        """The topic that was meant, called so in any language, its words in any order."""
        given = sorted(_words(typed))
        for topic in topics:
            for name in self._names_of(topic):
                if bare(typed) == bare(name) or given == sorted(_words(name)):
                    return topic
        return None

    def topics(self, typed: str, topics: list[str]) -> list[str]:
        """The few topics with all these words in what they are called in some language."""
        given = set(_words(typed))
        alike = [
            topic
            for topic in topics
            if given and any(given <= set(_words(name)) for name in self._names_of(topic))
        ]
        if len(alike) > MANY:
            raise BadMove("unclear-thing", {"text": typed, "things": alike})
        if not alike:
            known = [name for topic in topics for name in self._names_of(topic)]
            known += [move.text for move in self._moves.all]
            raise BadMove("no-such-thing", {"text": typed, "near": nearest(typed, known)})
        return alike

    def _names_of(self, topic: str) -> list[str]:
        if topic not in self._topics:
            game = self._game
            speeches = [Speech(language, game.id) for language in LANGUAGES]
            names = [game.people.called(game, topic, speech.label) for speech in speeches]
            self._topics[topic] = [topic, *names]
        return self._topics[topic]

    def standing(self, typed: str, offered: list[Standing]) -> Standing | None:
        """The standing answer that was meant, called so in any language."""
        speeches = [Speech(language, self._game.id) for language in LANGUAGES]
        given = bare(typed)
        for standing in offered:
            called = [standing.key, *[speech.label(standing.key) for speech in speeches]]
            called += [speech.say("standing", standing.key) for speech in speeches]
            if given in [bare(name) for name in called]:
                return standing
        return None

    def _picked(self, digits: str, legal: list[Move]) -> Move:
        place = int(digits[:9]) - 1
        if not 0 <= place < len(legal):
            low, high = self.pick(0), self.pick(len(legal) - 1)
            raise BadMove("no-such-pick", {"low": low, "high": high})
        return legal[place]

    def _loosely(self, typed: str, legal: list[Move]) -> Move:
        """Only letters and digits count, digits in any order, and names in every language."""
        given = bare(typed)
        known = zip(self._moves.all, self._texts, strict=True)
        alike = [move for move, text in known if text == given]
        if not alike and given.isdigit():
            alike = [move for move in self._moves.all if _digits(move.text) == _digits(typed)]
        if not alike:
            alike = self._by_name(given)
        possible = [move for move in alike if move in legal] or alike
        if len(possible) == 1:
            return possible[0]
        if possible:
            texts = [move.text for move in possible]
            raise BadMove("unclear-move", {"text": typed, "moves": texts})
        forbidden = self._game.forbids(self._in_names(typed))
        if forbidden is not None:
            forbidden.game = self._game.id
            raise forbidden
        texts = [move.text for move in legal] + [move.text for move in self._moves.all]
        raise BadMove("no-such-move", {"text": typed, "near": nearest(typed, texts)})

    def _in_names(self, typed: str) -> str:
        """What was typed with all things by the names that moves have them by."""
        if not self._things:
            for card in self._game.card_names(self._game.fewest_seats):
                for name in self._names_of(card):
                    self._things[spaced(name)] = spaced(card)
            for language in LANGUAGES:
                for word, said in messages(language, self._game.id).section("typed").items():
                    self._things.setdefault(spaced(said), word)
        return reworded(spaced(typed), self._things)

    def _by_name(self, typed: str) -> list[Move]:
        """Who plays in Spanish may type what they read, or the text with Spanish names in it."""
        if not self._called:
            speeches = [Speech(language, self._game.id) for language in LANGUAGES]
            for move in self._moves.all:
                forms = {form for speech in speeches for form in _forms(move, speech)}
                for form in forms:
                    self._called.setdefault(form, []).append(move)
        return self._called.get(typed, [])


def _forms(move: Move, speech: Speech) -> tuple[str, str]:
    """A move as it is called in a language, and its text with the things called so."""
    text = bare(move.text)
    for name in sorted(_names(move.fields), key=len, reverse=True):
        text = text.replace(bare(name), bare(speech.label(name)), 1)
    return bare(speech.move(move)), text


def _names(fields: dict[str, Any]) -> list[str]:
    lists = [value if isinstance(value, list) else [value] for value in fields.values()]
    return [value for values in lists for value in values if isinstance(value, str) and bare(value)]


def standing_word(standing: Standing, speech: Speech) -> str:
    """What to type for a standing answer."""
    return speech.label(standing.key).replace("-", " ")


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that is closest, if any is close."""
    spelled = {name.lower(): name for name in known}
    close = get_close_matches(word.lower(), list(spelled), n=1, cutoff=0.6)
    return spelled[close[0]] if close else None


def bare(text: str) -> str:
    """The letters and digits of a text alone, without accents."""
    plain = unicodedata.normalize("NFD", text.lower())
    return "".join(sign for sign in plain if sign.isalnum())


def _number(typed: str) -> str:
    """What may be a number of the list, without its sign."""
    return typed.removeprefix(SIGN).strip()


def _words(text: str) -> list[str]:
    """The words of a text, bare."""
    return [word for word in map(bare, text.replace("-", " ").split()) if word]


def _digits(text: str) -> list[str]:
    return sorted(bare(text))
