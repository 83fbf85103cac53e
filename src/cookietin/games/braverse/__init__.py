"""Braverse: two decks, Cookies in battle, and cards whose abilities are data."""

from cookietin.games.braverse.cards import Cards
from cookietin.games.braverse.game import Braverse, Pool
from cookietin.games.braverse.state.position import BraversePosition

__all__ = ["Braverse", "BraversePosition", "Cards", "Pool"]
