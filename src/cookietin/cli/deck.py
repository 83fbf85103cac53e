"""`tin deck check FILE` and `tin deck show FILE`: decks of Braverse as players write them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cookietin.catalogue import braverse_pool
from cookietin.cli.command import FAILED, FINE, Args, Command, Flag, Misuse, Positional
from cookietin.cli.files import read_text
from cookietin.cli.settings import braverse_pool_from
from cookietin.games.braverse.decks import (
    deck_complaints,
    deck_summary,
    name_complaints,
    read_deck,
    write_deck,
)
from cookietin.words import Speech

if TYPE_CHECKING:
    from cookietin.games.braverse import Pool

CHECK = "check"
SHOW = "show"
GAME = "braverse"
CARDS_FLAG = Flag("cards", takes="file")


def run(args: Args) -> int:
    """Check a deck, or show what is in it."""
    what = args.text("what") or ""
    if what not in (CHECK, SHOW):
        raise Misuse("no-such-deck-word", {"word": what, "words": [CHECK, SHOW]})
    pool: Pool = braverse_pool() if not args.given("cards") else braverse_pool_from(args)
    name = args.text("file") or ""
    speech = Speech(args.speech.language, GAME)
    label = speech.label
    starter = name in pool.starters
    text = write_deck(pool.starters[name], pool.cards, label) if starter else read_text(Path(name))
    counts = read_deck(text)
    reasons = [*deck_complaints(counts, pool.cards), *name_complaints(text, pool.cards, label)]
    told = [speech.complaint(reason) for reason in reasons]
    if args.json:
        known = {number: counts[number] for number in counts if pool.cards.kind_of(number)}
        summary = deck_summary(known, pool.cards)
        args.terminal.json({"fine": not told, "reasons": told, "deck": counts, **summary})
        return FAILED if told else FINE
    for reason in told:
        args.terminal.prose(reason)
    if what == SHOW:
        known = {number: counts[number] for number in counts if pool.cards.kind_of(number)}
        args.terminal.line(write_deck(known, pool.cards, label).rstrip())
        summary = deck_summary(known, pool.cards)
        types, flips = summary["types"], summary["flips"]
        args.terminal.prose(args.say("deck-summary", **types, flips=flips, cards=summary["cards"]))
    elif not told:
        args.terminal.prose(args.say("deck-fine", file=name))
    return FAILED if told else FINE


COMMAND = Command(
    name="deck",
    run=run,
    positionals=(Positional("what"), Positional("file")),
    flags=(CARDS_FLAG,),
    examples=("tin deck check mine.txt", "tin deck show red"),
)
