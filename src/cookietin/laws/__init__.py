"""The laws that every game keeps: for those who write games.

A game of yours is held to all of them so:

    from cookietin.kernel.chance import Chance
    from cookietin.laws import check

    for seed in range(100):
        check(MyGame({}), 3, Chance(seed))
"""

from cookietin.laws.broken import LawBroken
from cookietin.laws.chooser import Chooser
from cookietin.laws.kit import LAWS, Law, check
from cookietin.laws.spread import mixed, spread, spread_of
from cookietin.laws.twins import twins

__all__ = ["LAWS", "Chooser", "Law", "LawBroken", "check", "mixed", "spread", "spread_of", "twins"]
