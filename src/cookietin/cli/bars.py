"""Shares drawn as bars on which an even share is marked."""

from __future__ import annotations

BAR = 20


def share_bar(share: float, low: float, high: float, even: float) -> str:
    """A share with its interval."""
    cells = ["█" if (place + 0.5) / BAR <= share else "·" for place in range(BAR)]
    cells[min(BAR - 1, int(even * BAR))] = "┃"
    interval = f"{100 * low:5.1f} – {100 * high:5.1f} %"
    return f"{''.join(cells)} {100 * share:5.1f} %  ({interval})"
