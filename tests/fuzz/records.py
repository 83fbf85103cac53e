"""Changed records are refused by a line, or tell of exactly the match that they say.

`python -m tests.fuzz.records GAME --mutations 100000 --jobs 2` tries as many as you like.
"""

from __future__ import annotations

import json
from typing import Any

import cookietin
from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import BadRecord
from cookietin.kernel.match import Match
from cookietin.kernel.record import read
from cookietin.kernel.registry import ids, make_game
from cookietin.laws import mixed
from cookietin.laws.chooser import one_of
from cookietin.laws.mutating import mutated
from tests.fuzz.running import Seen, main, said_by

EACH = 60
MOST_ANSWERS = 40
"""Longer plays are left unfinished: each change has the whole of its record replayed."""


def fuzz(id: str, seed: int) -> Seen:
    """One match with some seats and options, changed in many ways."""
    chance = Chance(f"records/{id}/{seed}")
    text = cookietin.record(a_match(id, chance))
    seen = Seen()
    for _ in range(EACH):
        seen.tried += 1
        edited = torn(text, chance) if chance.below(3) == 0 else by_hand(text, chance)
        try:
            found = cookietin.replay(edited).match.lines
        except BadRecord as refused:
            seen.refuse(refused, said_by(refused, id))
            if not 1 <= refused.fields["line"] <= edited.count("\n") + 1:
                seen.wrong.append(f"seed {seed}: {refused.key} of no line of\n{edited}")
        except Exception as error:
            seen.wrong.append(f"seed {seed}: {error!r}\n{edited}")
        else:
            seen.accepted += 1
            if found != [without_sum(line) for line in edited.splitlines()]:
                seen.wrong.append(f"seed {seed}: replayed, it is written otherwise\n{edited}")
    return seen


def a_match(id: str, chance: Chance) -> Match:
    """The beginning of a match, answered at random."""
    options, seats = mixed(id, chance)
    format = one_of(chance, ["single", "best-of-3", "first-to-2"])
    names = [f"Player {seat}" for seat in range(seats)]
    match = cookietin.match(
        make_game(id, options), names, format, cookietin.Seeded(chance.below(9))
    )
    for _ in range(MOST_ANSWERS):
        # A play may be won as it is dealt.
        while match.winners is None and match.between_plays():
            match.begin()
        if match.winners is not None:
            break
        seat = one_of(chance, match.position.asked())
        match.answer(seat, one_of(chance, match.position.legal(seat)))
    return match


def by_hand(text: str, chance: Chance) -> str:
    """As a person might change it, who writes no sums."""
    changed = mutated(read(text), read(text), chance)
    lines = changed if isinstance(changed, list) else [changed]
    return "".join([json.dumps(line) + "\n" for line in lines])


def torn(text: str, chance: Chance) -> str:
    """A piece taken out, or put where it does not belong."""
    place, size = chance.below(len(text)), 1 + chance.below(40)
    piece = text[place : place + size]
    rest = text[:place] + text[place + size :]
    other = chance.below(len(rest))
    return rest if chance.below(2) == 0 else rest[:other] + piece + rest[other:]


def without_sum(line: str) -> Any:
    data = json.loads(line)
    data.pop("sum", None)
    return data


if __name__ == "__main__":
    main(fuzz, ids(), str(__doc__))
