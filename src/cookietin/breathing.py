"""A breath: compiled loops draw one now and then, so that an interrupt reaches them.

This module is never compiled. Python looks for signals where interpreted code is called; a compiled
loop that calls none would hear of Ctrl-C only at its end.
"""


def breathe() -> None:
    """Do nothing, as interpreted code."""
