"""Speech: what to say to one viewer of one play, in their language."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from string import Formatter
from typing import TYPE_CHECKING, Any

from cookietin.kernel.complaint import Complaint, Refused
from cookietin.kernel.names import SEATS, TRUTH
from cookietin.words.messages import USUAL, messages

if TYPE_CHECKING:
    from cookietin.kernel.event import Event
    from cookietin.kernel.format import Format
    from cookietin.kernel.move import Move
    from cookietin.kernel.outcome import Outcome
    from cookietin.kernel.question import Question

TOLD = ("event", "move", "question", "short-move", "short-question", "why")
"""Where things are called what the game calls them, as in refusals; elsewhere they are named as
they are written in files."""

TYPED = ("card", "found", "names", "there", "value")
"""Fields that quote what is typed or written in files: a seat stands there by its plain name."""

QUOTED = ("move", "moves", "text")
"""Fields that quote a whole move: nothing in them is called otherwise."""

MOST_QUOTED = 300
"""Of a word or a value that is longer, only so many signs are quoted."""

OPENS_WITH_I = re.compile(r"h?(i(?![aeo])|í)", re.IGNORECASE)
"""Before such a word Spanish has another "and"."""


class Speech:
    """Sentences about a game, with the players' names, to one viewer."""

    def __init__(
        self,
        language: str = "en",
        game: str = "",
        players: list[str] | None = None,
        viewer: int = TRUTH,
    ) -> None:
        self.language = language
        self.game = game
        self.viewer = viewer
        self._own = SEATS[viewer] if 0 <= viewer < len(SEATS) else ""
        self._messages = messages(language, game)
        self._players = players
        self._labels = self._messages.section("label")
        self._values: dict[str, str] = self._messages.section("value")
        """What a value of a field is called, as `turned-90`."""
        self._names: dict[str, str] = {}
        self._names = dict(zip(SEATS, self._people(players), strict=False))
        self._known = {**self._labels, **self._names}
        called = seats_of(players or []).values()
        self._seated = {seat: self._names[seat] for seat in called}
        """Who can be called by name in what is typed."""

    def _people(self, players: list[str] | None) -> list[str]:
        if players is not None:
            return players
        return [self.say("common", "seat", number=number) for number in range(len(SEATS))]

    def name(self, seat: int) -> str:
        """What a seat's player is called."""
        return self._names[SEATS[seat]]

    def say(self, section: str, key: str, **fields: Any) -> str:
        """A message with its fields filled in; a key without a message stands for itself."""
        return self._say(section, key, fields, [])

    def _say(
        self,
        section: str,
        key: str,
        fields: dict[str, Any],
        closer: list[str],
        refused: bool = False,
    ) -> str:
        message = self._messages.find(section, key)
        if isinstance(message, dict):
            message = self._form(message, fields, closer)
        if message is None:
            return f"{key} {self._listed(fields)}".strip()
        told = refused or section in TOLD
        return "".join(
            [
                f"{before}{self.word(name, fields[name], told)}" if name else before
                for before, name in pieces(str(message))
            ]
        )

    def event(self, event: Event) -> str:
        """What happened, as far as the viewer may know."""
        told = event.seen_by(self.viewer)
        del told["event"]
        return self.telling(event, told)

    def telling(self, event: Event, told: dict[str, Any]) -> str:
        """The same, where it is known already what the viewer is told of it."""
        if event.key == "over":
            return self._over(dict(told))
        closer = ["known"] if len(told) > len(event.fields) else []
        return self._say("event", event.key, told, closer)

    def move(self, move: Move) -> str:
        """What a move does."""
        return self.say("move", move.key, **move.fields)

    def typed(self, move: Move) -> str:
        """A move as it is typed in this language, in English its text, with players by name."""
        text = move.text if self.language == USUAL else self._translated(move)
        seated = self.by_name(text)
        # A name that is also a word of the move would not say which of both it is.
        plain = reworded(spaced(seated), seats_of(self._players or []))
        return seated if plain == spaced(text) else text

    def by_name(self, text: str) -> str:
        """A text of moves with players by name instead of by seat."""
        return reworded(text, self._seated)

    def _translated(self, move: Move) -> str:
        named: dict[str, str] = dict(self._messages.section("typed"))
        text = move.text
        for value in move.fields.values():
            text = self._apart(text, value) if isinstance(value, list) else text
            for name in value if isinstance(value, list) else [value]:
                if name in self._labels:
                    named[_as_typed(name)] = _as_typed(self._labels[name])
        return reworded(text, named)

    def _apart(self, text: str, names: list[str]) -> str:
        """Names of several words stand apart by commas: else nobody sees where one ends."""
        called = [_as_typed(self._labels.get(name, name)) for name in names]
        if not any(" " in name for name in called):
            return text
        return text.replace(" ".join(map(_as_typed, names)), ", ".join(called))

    def question(self, question: Question) -> str:
        """What is asked."""
        return self.say("question", question.key, seat=SEATS[question.seat], **question.fields)

    def short_move(self, move: Move) -> str:
        """What a move does, short enough for a button or a bar."""
        return self.own_short_move(move) or self.move(move)

    def own_short_move(self, move: Move) -> str:
        """The same, where a move has short words of its own; else nothing."""
        known = self._messages.find("short-move", move.key)
        return self.say("short-move", move.key, **move.fields) if known else ""

    def short_question(self, question: Question) -> str:
        """What is asked, short enough for a bar."""
        return self.own_short_question(question) or self.question(question)

    def own_short_question(self, question: Question) -> str:
        """The same, where a question has short words of its own; else nothing."""
        key, seat = question.key, SEATS[question.seat]
        known = self._messages.find("short-question", key)
        return self.say("short-question", key, seat=seat, **question.fields) if known else ""

    def outcome(self, outcome: Outcome) -> str:
        """How a play ended."""
        return self._over(outcome.json())

    def format(self, format: Format) -> str:
        """What a match is played for."""
        return self.say("format", format.kind, count=format.number)

    def label(self, word: str) -> str:
        """A word in a picture: a seat by its player's name, anything else as the game calls it."""
        return self._known.get(word) or self.say("label", word)

    def score(self, what: str) -> str:
        """What a line of a result is for."""
        known = self._messages.find("score", what)
        return self.label(what) if known is None else self.say("score", what)

    def text(self, key: str, **fields: Any) -> str:
        """A part of what stands on a card."""
        return self.say("text", key, **fields)

    def legend(self) -> str:
        """How the game's pictures are to be read; empty where they need no words."""
        return self.say("play", "legend").strip()

    def complaint(self, complaint: Complaint) -> str:
        """What was wrong, with the clause that a refused move would break."""
        if complaint.game not in ("", self.game):
            return Speech(self.language, complaint.game, self._players).complaint(complaint)
        refused = isinstance(complaint, Refused)
        fields = complaint.fields
        if "things" in fields:
            fields = {**fields, "things": [self.label(thing) for thing in fields["things"]]}
        text = self._say("complaint", complaint.key, fields, [], refused)
        if isinstance(complaint, Refused) and complaint.clause:
            return self.say("common", "by-clause", text=text, clause=complaint.clause)
        return text

    def _over(self, fields: dict[str, Any]) -> str:
        """Who has won and how; of who played alone, with how many points."""
        winners, points = fields["winners"], fields["points"]
        fields["how"] = self.say("how", fields["how"])
        fields["count"] = len(winners)
        fields["seat"] = winners[0] if len(winners) == 1 else None
        if len(points) > 1 or self._messages.find("event", "over-alone") is None:
            return self._say("event", "over", fields, [])
        return self._say("event", "over-alone", {**fields, "count": points[0]}, [])

    def _form(self, forms: dict[str, str], fields: dict[str, Any], closer: list[str]) -> str | None:
        """Of several forms of a message the closest: what you do or what is done to you, is known,
        is one or none."""
        count = fields.get("count")
        counted = "one" if count == 1 else "none" if count == 0 else ""
        if self._own:
            closer = [*self._forms_of_own(fields, counted), *closer]
        for form in closer:
            if form in forms:
                return forms[form]
        return forms[counted] if counted in forms else forms.get("other")

    def _forms_of_own(self, fields: dict[str, Any], counted: str) -> list[str]:
        """The forms that speak to the viewer: as whose doing it is, or by another of its fields."""
        if fields.get("seat") == self._own:
            return [f"you-{counted}", "you"]
        for name, value in fields.items():
            if value == self._own:
                return [f"{name}-you-{counted}", f"{name}-you"]
        return []

    def word(self, name: str, value: Any, told: bool) -> str:
        """What stands in a sentence for a field: who and what has a name there goes by it."""
        if self._values and (called := self._values.get(f"{name}-{value}")):
            return called
        if name in QUOTED:
            return self.by_name(self._word(value, {}))
        if name in TYPED:
            return self._word(value, self._labels if told else {})
        return self._word(value, self._known if told else self._names)

    def _word(self, value: Any, people: dict[str, str]) -> str:
        if isinstance(value, str):
            return people.get(value) or _shortened(value)
        if isinstance(value, Complaint):
            return self.complaint(value)
        if isinstance(value, list) and not any(isinstance(item, dict | list) for item in value):
            return self._series([self._word(item, people) for item in value])
        if value is None:
            return self._nothing
        word = str(value)
        return people.get(word) or _shortened(word)

    @property
    def _nothing(self) -> str:
        return self.say("common", "nothing")

    def _series(self, words: list[str]) -> str:
        """One, two and three."""
        if len(words) < 2:
            return "".join(words) or self._nothing
        *rest, last = words
        key = "and-i" if OPENS_WITH_I.match(last) else "and"
        message = str(self._messages.find("common", key))
        return message.format(first=", ".join(rest), last=last)

    def _listed(self, fields: dict[str, Any]) -> str:
        return ", ".join(f"{name} {self.word(name, fields[name], False)}" for name in fields)


@cache
def pieces(message: str) -> list[tuple[str, str]]:
    """A message as what stands before each of its fields, and the field; after the last, none."""
    return [(before, name or "") for before, name, _, _ in Formatter().parse(message)]


def _shortened(word: str) -> str:
    """What is quoted in a sentence leaves room for the sentence."""
    return word if len(word) <= MOST_QUOTED else f"{word[:MOST_QUOTED]}…"


def _as_typed(name: str) -> str:
    """A name as it stands in moves: small, and not shouted."""
    return name.lower().strip("¡!")


def spaced(text: str) -> str:
    """A text in small letters without accents and shouts, its words one space apart."""
    plain = unicodedata.normalize("NFD", text.lower())
    quiet = [sign for sign in plain if not unicodedata.combining(sign) and sign not in "¡!"]
    return " ".join("".join(quiet).split())


def seats_of(players: list[str]) -> dict[str, str]:
    """The seats of players by their names, spaced; who shares a name has none."""
    names = [spaced(name) for name in players]
    return {
        name: seat
        for name, seat in zip(names, SEATS, strict=False)
        if name and name not in SEATS and names.count(name) == 1
    }


def reworded(text: str, named: dict[str, str]) -> str:
    """A text with names in it put otherwise, whole words only, the longest name first."""
    if not named:
        return text
    found = "|".join(re.escape(name) for name in sorted(named, key=len, reverse=True))
    return re.sub(rf"(?<!\S)({found})(?!\S)", lambda name: named[name[0]], text)
