"""Bots: players of any game. A bot is a function from a view and a question to a move."""

from cookietin.bots.bot import Bot, Player
from cookietin.bots.considered import Considered
from cookietin.bots.levels import LEVELS, register_levels
from cookietin.bots.roster import bot_names, make_bot, register_bot, sensible_bot

__all__ = [
    "LEVELS",
    "Bot",
    "Considered",
    "Player",
    "bot_names",
    "make_bot",
    "register_bot",
    "sensible_bot",
]

register_levels()
