"""Toss Your Cookies, clause by clause."""
