"""The rule of thumb for CHOMP, and how it tries out what can be placed."""

from cookietin.bots.thumbs.chomp.bot import Thumb

__all__ = ["Thumb"]
