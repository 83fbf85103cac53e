"""Cover Your Cookies: bake Batches, cover them with more, and swipe what others left on top."""

from cookietin.games.cover_your_cookies.game import CoverYourCookies
from cookietin.games.cover_your_cookies.state.position import CookiePosition

__all__ = ["CookiePosition", "CoverYourCookies"]
