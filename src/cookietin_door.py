"""The very first of `tin`: while it starts, Ctrl-C ends it without a word.

It stands outside of the package, because to import anything of the package is to begin with it all.
"""

from __future__ import annotations

# The bare module: `signal` itself imports for some milliseconds, in which Ctrl-C would be traced.
import _signal as signal  # type: ignore[import-not-found]

INTERRUPTED = 130


def main() -> int:
    """Run `tin`."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    from cookietin.cli import main as tin

    try:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        return tin()
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        # What is left to do is not worth a trace.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
