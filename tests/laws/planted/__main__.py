"""Run `python -m tests.laws.planted BUG`: plants a bug and says which law catches it.

With `--all` every law is tried, not only the one that the list names.
"""

from __future__ import annotations

import argparse
import sys

from cookietin.kernel.chance import Chance
from cookietin.kernel.registry import make_game
from cookietin.laws import LAWS, LawBroken
from tests.laws.planted.planting import Bug, bugs, plant

PLAYS = 30
"""A law that does not catch a bug within so many plays is too weak."""


def caught(bug: Bug, law: str) -> str:
    """What a law says of a bug that is planted; nothing if it passes."""
    game = make_game(bug.game, bug.options)
    for seed in range(bug.seed, bug.seed + PLAYS):
        try:
            LAWS[law](game, min(bug.seats, game.seats[-1]), Chance(seed))
        except LawBroken as broken:
            return f"play {seed}: {str(broken).splitlines()[0]}"
        except Exception as error:
            return f"play {seed}: the game itself raises {error!r}"
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.laws.planted", description=__doc__)
    parser.add_argument("bug", choices=[bug.name for bug in bugs()])
    parser.add_argument("--all", action="store_true", help="try every law")
    chosen = parser.parse_args()
    bug = next(bug for bug in bugs() if bug.name == chosen.bug)
    plant(bug)
    found = {law: caught(bug, law) for law in (LAWS if chosen.all else [bug.law])}
    for law, said in found.items():
        print(f"{law}: {said or 'passes it'}")
    return 0 if any(found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
