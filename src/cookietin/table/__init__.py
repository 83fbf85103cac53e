"""Tables: a match with people and bots at its seats, the same for every door."""

from cookietin.table.asking import ASKINGS, CHOICES, EVERYTHING, WINDOWS, only_move
from cookietin.table.guess import Guesser
from cookietin.table.hint import Hint, hint
from cookietin.table.holder import BOT, PERSON, Holder, bot, person
from cookietin.table.host import Host
from cookietin.table.journal import Journal
from cookietin.table.table import Table
from cookietin.table.undo import why_not_undo

__all__ = [
    "ASKINGS",
    "BOT",
    "CHOICES",
    "EVERYTHING",
    "PERSON",
    "WINDOWS",
    "Guesser",
    "Hint",
    "Holder",
    "Host",
    "Journal",
    "Table",
    "bot",
    "hint",
    "only_move",
    "person",
    "why_not_undo",
]
