"""The lab: many plays, and what they say about a game, its options and its bots."""

from cookietin.lab.simulate import simulate
from cookietin.lab.tally import Rate, Tally

__all__ = ["Rate", "Tally", "simulate"]
