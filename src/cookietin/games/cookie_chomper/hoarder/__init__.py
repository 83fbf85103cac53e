"""Cookie Hoarder: collect cookies, and beware of bandits."""

from cookietin.games.cookie_chomper.hoarder.game import CookieHoarder

__all__ = ["CookieHoarder"]
