"""How much is too much: buckets that fill up again with time."""

from __future__ import annotations

from collections import OrderedDict

MOST_KNOWN = 10_000


class Bucket:
    """Holds so many, and so many more each second."""

    __slots__ = ("_a_second", "_left", "_size", "at")

    def __init__(self, size: float, a_second: float, now: float) -> None:
        self._size = size
        self._a_second = a_second
        self._left = size
        self.at = now
        """When anything was taken out of it last, or it was full."""

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take something out; says whether there was enough."""
        self._left = min(self._size, self._left + max(0.0, now - self.at) * self._a_second)
        self.at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Buckets:
    """One for each address; those that have filled up again are forgotten, for anyone's is full."""

    def __init__(self, size: float, a_second: float) -> None:
        self._size = size
        self._a_second = a_second
        self._known: OrderedDict[str, Bucket] = OrderedDict()
        """Those that were used last stand last."""

    def __len__(self) -> int:
        """Of how many it is known that they have asked lately."""
        return len(self._known)

    def take(self, whose: str, now: float) -> bool:
        """Take something out of one's own; says whether there was enough."""
        bucket = self._known.get(whose)
        if bucket is None:
            bucket = self._known[whose] = Bucket(self._size, self._a_second, now)
        self._known.move_to_end(whose)
        self._forget(now - self._size / self._a_second)
        return bucket.take(now)

    def _forget(self, before: float) -> None:
        while len(self._known) > 1:
            oldest = next(iter(self._known.values()))
            if oldest.at >= before and len(self._known) <= MOST_KNOWN:
                return
            self._known.popitem(last=False)
