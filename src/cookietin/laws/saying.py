"""The law "saying": all that happens, is asked and is refused has its sentence in every language.

A game that brings no words of its own says nothing, and keeps this law by being silent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from cookietin.catalogue import manifest_of
from cookietin.kernel.names import TRUTH, viewer_name
from cookietin.laws.broken import broken
from cookietin.laws.chooser import some_of
from cookietin.laws.walking import walk, worth_a_look
from cookietin.words import Speech
from cookietin.words.messages import LANGUAGES, messages

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.laws.chooser import Chooser
    from cookietin.laws.walking import Step

T = TypeVar("T")

_REFUSED: Final = 5
"""So many moves that cannot be made are refused at a moment, others at the next."""


def saying(game: Game, seats: int, chooser: Chooser) -> None:
    """Every viewer is told in words what they may know, and the words need no more than that."""
    if manifest_of(game.id) is None:
        return
    speakers = [
        Speech(language, game.id, viewer=viewer)
        for language in LANGUAGES
        for viewer in range(TRUTH, seats + 1)
    ]
    for number, step in enumerate(walk(game, seats, chooser)):
        closely = worth_a_look(step.position, number, chooser)
        for speech in speakers:
            _says_what_happened(speech, step)
            if closely:
                _says_what_is_asked(speech, step.position)


def _says_what_happened(speech: Speech, step: Step) -> None:
    for event in step.events:
        _must_say(speech.event, event, ("event", event.key), speech, step.position)


def _says_what_is_asked(speech: Speech, position: Position) -> None:
    outcome = position.outcome
    if outcome is not None:
        _must_say(speech.outcome, outcome, ("how", outcome.how), speech, position)
    for seat in position.asked():
        question = position.question(seat)
        _must_say(speech.question, question, ("question", question.key), speech, position)
        if seat == speech.viewer:
            _says_what_can_be_done(speech, position, seat)


def _says_what_can_be_done(speech: Speech, position: Position, seat: int) -> None:
    legal = position.legal(seat)
    for move in legal:
        _must_say(speech.move, move, ("move", move.key), speech, position)
    possible = set(legal)
    others = [move for move in position.game.moves.all if move not in possible]
    for move in some_of(others, position.number, _REFUSED):
        why = position.refusal(seat, move)
        if why is not None:
            _must_say(speech.complaint, why, ("complaint", why.key), speech, position)


def _must_say(
    say: Callable[[T], str], what: T, at: tuple[str, str], speech: Speech, position: Position
) -> None:
    """There is a message, and all that it speaks of is told to this viewer."""
    section, key = at
    who = viewer_name(speech.viewer, position.seats)
    try:
        said = say(what)
    except (KeyError, IndexError, ValueError, AttributeError) as error:
        why = f"the {section} {key} cannot be said to {who} in {speech.language}: {error!r}"
        raise broken("saying", position, why) from error
    if not said or messages(speech.language, speech.game).find(section, key) is None:
        why = f"there are no words for the {section} {key} in {speech.language}"
        raise broken("saying", position, why)
    if "{" in said:
        why = f"of the {section} {key} something is not filled in for {who}: {said}"
        raise broken("saying", position, why)
