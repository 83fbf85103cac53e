"""How much is too much: buckets that fill up again with time."""

from __future__ import annotations

from collections import OrderedDict

MOST_KNOWN = 10_000


class Bucket:
    """Holds so many, and so many more each second."""

    __slots__ = ("_a_second", "_at", "_left", "_size")

    def __init__(self, size: float, a_second: float, now: float) -> None:
        self._size = size
        self._a_second = a_second
        self._left = size
        self._at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take something out; says whether there was enough."""
        self._left = min(self._size, self._left + max(0.0, now - self._at) * self._a_second)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Buckets:
    """One for each address; those that were not used longest are forgotten."""

    def __init__(self, size: float, a_second: float) -> None:
        self._size = size
        self._a_second = a_second
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str, now: float) -> bool:
        """Take something out of one's own; says whether there was enough."""
        bucket = self._known.get(whose)
        if bucket is None:
            bucket = self._known[whose] = Bucket(self._size, self._a_second, now)
        self._known.move_to_end(whose)
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return bucket.take(now)
