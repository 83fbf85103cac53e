"""How every fuzzer runs: some of it as a test, any amount by a command, on as many cores."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import TypeAlias

import cookietin  # noqa: F401  (makes the games known)
from cookietin.kernel.complaint import Complaint
from cookietin.words import Speech
from cookietin.words.messages import LANGUAGES

Fuzz: TypeAlias = "Callable[[str, int], Seen]"
"""Goes once through a subject, with what a seed chooses."""


MOST_SAID = 2000
"""A sentence with more characters than this is none."""


class Seen:
    """How much was tried, how much was accepted, and what went wrong."""

    def __init__(self) -> None:
        self.tried = 0
        self.accepted = 0
        self.refused: Counter[str] = Counter()
        """By the keys of what was said."""
        self.wrong: list[str] = []

    def refuse(self, why: Complaint, said: list[str]) -> None:
        """Count a refusal; one whose words cannot be said is wrong."""
        self.refused[why.key] += 1
        self.wrong += said

    def add(self, other: Seen) -> None:
        """Count what another has seen."""
        self.tried += other.tried
        self.accepted += other.accepted
        self.refused += other.refused
        self.wrong += other.wrong


def said_by(why: Complaint, game: str) -> list[str]:
    """What is wrong with the sentences of a complaint: nothing, if there is one in each language.

    They must fit into a line of a terminal, whatever it is that they quote.
    """
    wrong: list[str] = []
    for language in LANGUAGES:
        try:
            said = Speech(language, game).complaint(why)
            said.encode(errors="replace")
        except Exception as error:
            wrong.append(f"{why.key} cannot be said in {language}: {error!r}")
            continue
        if len(said) > MOST_SAID or not said.strip() or said.startswith(why.key):
            wrong.append(f"{why.key} says in {language}: {said[:200]!r} … ({len(said)} characters)")
    return wrong


def run(fuzz: Fuzz, subject: str, mutations: int, seed: int, jobs: int = 1) -> Seen:
    """Try about so many mutations; stops soon after something went wrong."""
    seen = Seen()
    one = partial(fuzz, subject)
    if jobs == 1:
        while seen.tried < mutations and not seen.wrong:
            seen.add(one(seed))
            seed += 1
        return seen
    with ProcessPoolExecutor(jobs) as pool:
        while seen.tried < mutations and not seen.wrong:
            for other in pool.map(one, range(seed, seed + 8 * jobs)):
                seen.add(other)
            seed += 8 * jobs
    return seen


def main(fuzz: Fuzz, subjects: list[str], doc: str) -> None:
    """The command: `python -m tests.fuzz.NAME [SUBJECT …] --mutations N --jobs N --seed N`."""
    parser = argparse.ArgumentParser(description=doc.partition("\n")[0])
    parser.add_argument("subjects", nargs="*", choices=[[], *subjects], metavar="SUBJECT")
    parser.add_argument("--mutations", type=int, default=1000, help="of each subject")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    failed = False
    for subject in args.subjects or subjects:
        began = time.monotonic()
        seen = run(fuzz, subject, args.mutations, args.seed, args.jobs)
        took = time.monotonic() - began
        counts = f"{seen.tried} tried, {seen.accepted} accepted, {len(seen.refused)} complaints"
        print(f"{subject}: {counts}, {len(seen.wrong)} wrong, {took:.1f} s", flush=True)
        for what in seen.wrong[:5]:
            print(what.encode(errors="backslashreplace").decode())
        failed = failed or bool(seen.wrong)
    sys.exit(failed)
