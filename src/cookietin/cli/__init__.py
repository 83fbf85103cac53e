"""`tin`: the terminal's front door."""

from cookietin.cli.app import main

__all__ = ["main"]
