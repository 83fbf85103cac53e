"""What was probably meant where a complaint says that a word is not known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.table.guess import nearest

if TYPE_CHECKING:
    from cookietin.kernel.complaint import Complaint

FLAG = "--"
KNOWN = {
    "no-such-command": ("command", "commands"),
    "no-such-flag": ("flag", "flags"),
    "flag-not-a-choice": ("value", "choices"),
    "word-not-a-choice": ("word", "words"),
    "no-such-deck": ("file", "starters"),
    "no-such-game": ("game", "games"),
    "no-such-option": ("option", "options"),
    "no-such-bot": ("bot", "bots"),
    "no-such-house-rule": ("house", "houses"),
    "card-no-such-table": ("found", "wanted"),
    "card-no-such-field": ("found", "wanted"),
    "card-no-such-word": ("found", "wanted"),
    "no-such-viewer": ("viewer", "viewers"),
    "chomp-no-such-goal": ("found", "names"),
}
"""Complaints about a word that is not known, and which words would have been."""


def meant(complaint: Complaint) -> str | None:
    """The word that was probably meant where a complaint says that one is not known."""
    if complaint.key not in KNOWN:
        return None
    word, known = KNOWN[complaint.key]
    given, others = str(complaint.fields[word]), complaint.fields[known]
    if not given.startswith(FLAG):
        return nearest(given, others)
    # What all flags begin with makes none of them alike.
    near = nearest(given.removeprefix(FLAG), [flag.removeprefix(FLAG) for flag in others])
    return None if near is None else FLAG + near
