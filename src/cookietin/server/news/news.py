"""What is asked of any bringer of news, and the one within a single process."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from cookietin.kernel.complaint import BadOption

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.server.settings import ServerSettings


class Bulletin(NamedTuple):
    """One piece of news."""

    table: str
    version: int
    """How long its log is by now; 0 where it is only about who is there."""
    process: str
    """Who says so."""
    here: list[str]
    """The signs of the guests who are connected there."""
    watching: int


class News(Protocol):
    """Tells other processes."""

    alone: bool
    """Whether there are no other processes to tell."""

    async def open(self, hear: Callable[[Bulletin], None]) -> None:
        """From now on, hear what others tell."""

    def tell(self, bulletin: Bulletin) -> None:
        """Tell the others, at some time soon; nobody waits for it."""

    async def close(self) -> None:
        """Stop."""


class LocalNews:
    """There is nobody else to tell."""

    alone = True

    async def open(self, hear: Callable[[Bulletin], None]) -> None:
        """Nothing will be heard."""

    def tell(self, bulletin: Bulletin) -> None:
        """Who is in this process knows already."""

    async def close(self) -> None:
        """Nothing to stop."""


def open_news(settings: ServerSettings) -> News:
    """The news that an address names: `redis://…`, `postgresql://…`, or none."""
    address = settings.news
    if not address:
        return LocalNews()
    if address.startswith(("redis://", "rediss://", "unix://")):
        from cookietin.server.news.redis import RedisNews

        return RedisNews(address)
    if address.startswith(("postgresql://", "postgres://")):
        from cookietin.server.news.postgres import PostgresNews

        return PostgresNews(address)
    raise BadOption("no-such-news", {"news": address.partition("://")[0]})
