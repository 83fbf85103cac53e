"""Golden Cookie: take the last cookie."""

from cookietin.games.cookie_chomper.golden.game import GoldenCookie

__all__ = ["GoldenCookie"]
