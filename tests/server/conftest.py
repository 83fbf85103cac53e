"""What the tests of the server share."""

from tests.server.services import postgres, redis

__all__ = ["postgres", "redis"]
