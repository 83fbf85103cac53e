"""Bots: players of any game. A bot is a function from a view and a question to a move."""

from cookietin.bots.bot import Bot, Player
from cookietin.bots.roster import bot_names, make_bot, register_bot

__all__ = ["Bot", "Player", "bot_names", "make_bot", "register_bot"]
