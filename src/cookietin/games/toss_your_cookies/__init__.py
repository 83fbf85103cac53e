"""Toss Your Cookies: five of a cookie and the milk, by passing, swapping and tossing."""

from cookietin.games.toss_your_cookies.cards import CookieCards
from cookietin.games.toss_your_cookies.game import TossYourCookies
from cookietin.games.toss_your_cookies.state.position import TossPosition

__all__ = ["CookieCards", "TossPosition", "TossYourCookies"]
