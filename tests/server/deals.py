"""The same deals at every run: what a test has seen once, it sees again.

`COOKIETIN_DEALS=7 python -m pytest tests/web` deals otherwise, to look for what else can happen.
"""

from __future__ import annotations

import os

from cookietin.server.rooms.secrets import Secrets

SECRET = f"deals {os.environ.get('COOKIETIN_DEALS', '1')}".encode()


class SameDeals(Secrets):
    """Tables are dealt alike, whoever made them; their ids and tokens are as different as ever."""

    def shuffle(self, table: str, play: int) -> bytes:
        return super().shuffle("", play)

    def bot_seed(self, table: str, seat: int, question: int, answers: int) -> str:
        return super().bot_seed("", seat, question, answers)
