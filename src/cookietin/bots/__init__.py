"""Bots: players of any game. A bot is a function from a view and a question to a move."""

from cookietin.bots.roster import Bot, bot_names, make_bot, register_bot

__all__ = ["Bot", "bot_names", "make_bot", "register_bot"]
