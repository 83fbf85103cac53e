"""Words for people: every sentence comes from message files, in English and Spanish."""

from cookietin.words.clauses import Clause, clauses
from cookietin.words.guides import Guide, guide
from cookietin.words.messages import LANGUAGES, Messages, messages
from cookietin.words.speech import Speech
from cookietin.words.things import Thing, catalogue, things

__all__ = [
    "LANGUAGES",
    "Clause",
    "Guide",
    "Messages",
    "Speech",
    "Thing",
    "catalogue",
    "clauses",
    "guide",
    "messages",
    "things",
]
