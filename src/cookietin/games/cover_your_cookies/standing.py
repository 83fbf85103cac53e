"""Standing answers: a seat's own private setting for the challenges until its next turn."""

from __future__ import annotations

from typing import Final

from cookietin.kernel.names import HOLE

ASK: Final = 1
LET_GO: Final = 2
"""Stop at once whenever someone swipes."""
KEEP_ON: Final = 3
"""Answer with what costs least for as long as there is an answer."""

STANDINGS: Final = [HOLE, "ask", "let-go", "keep-on"]
