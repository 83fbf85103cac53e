"""The rule of thumb for Braverse, and how it judges moves and effects."""

from cookietin.bots.thumbs.braverse.bot import Thumb

__all__ = ["Thumb"]
