"""Standard play of Cookie Chomper: do not take the last cookie."""

from cookietin.games.cookie_chomper.standard.game import CookieChomper

__all__ = ["CookieChomper"]
