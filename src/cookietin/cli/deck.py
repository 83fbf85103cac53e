"""`tin deck check FILE` and `tin deck show FILE`: decks of Braverse as players write them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cookietin.catalogue import made_from
from cookietin.cli.command import FAILED, FINE, Args, BadInput, Command, Flag, Positional
from cookietin.cli.files import DECK, read_text
from cookietin.cli.settings import braverse_pool_from
from cookietin.games.braverse.decks import (
    COMMENT,
    deck_complaints,
    deck_summary,
    name_complaints,
    scan_deck,
    write_deck,
)
from cookietin.words import Speech
from cookietin.words.messages import LANGUAGES

if TYPE_CHECKING:
    from cookietin.games.braverse import Pool
    from cookietin.games.braverse.decks import Counts

CHECK = "check"
SHOW = "show"
GAME = "braverse"
CARDS_FLAG = Flag("cards", takes="file")


def run(args: Args) -> int:
    """Check a deck, or show what is in it."""
    pool: Pool = made_from("braverse") if not args.given("cards") else braverse_pool_from(args)
    speech = Speech(args.speech.language, GAME)
    text = _text(args.text("file") or "", pool, speech)
    counts, _ = scan_deck(text)
    known = {number: counts[number] for number in counts if pool.cards.kind_of(number)}
    told = _reasons(text, pool, speech)
    if args.json:
        summary = deck_summary(known, pool.cards)
        args.terminal.json({"fine": not told, "reasons": told, "deck": counts, **summary})
    elif args.text("what") == SHOW:
        _show(known, told, pool, args)
    else:
        for reason in told or [args.say("deck-fine", file=args.text("file"))]:
            args.terminal.prose(reason)
    return FAILED if told else FINE


def _text(name: str, pool: Pool, speech: Speech) -> str:
    """The list of a starter, or the one in a file."""
    if name in pool.starters:
        return write_deck(pool.starters[name], pool.cards, speech.label)
    try:
        return read_text(Path(name), DECK)
    except BadInput as wrong:
        if wrong.key != "no-such-file" or not pool.starters:
            raise
        fields = {"file": name, "starters": sorted(pool.starters)}
        raise BadInput("no-such-deck", fields) from None


def _reasons(text: str, pool: Pool, speech: Speech) -> list[str]:
    """Every reason against a deck, its cards called what `tin deck show` calls them."""
    counts, wrong = scan_deck(text)
    wrong += deck_complaints(counts, pool.cards)
    wrong += name_complaints(text, pool.cards, _called)
    for reason in wrong:
        if "card" in reason.fields:
            reason.fields["card"] = speech.label(reason.fields["card"])
    return [speech.complaint(reason) for reason in wrong]


def _called(name: str) -> list[str]:
    """What a card is called in each language: a list may be written in any."""
    return [name, *(Speech(language, GAME).label(name) for language in LANGUAGES)]


def _show(known: Counts, told: list[str], pool: Pool, args: Args) -> None:
    """A deck list that can be read again: all but its cards are comments."""
    args.terminal.line(write_deck(known, pool.cards, Speech(args.speech.language, GAME).label)[:-1])
    for text in (_summary(known, pool, args), *told):
        args.terminal.prose(text, indent=f"{COMMENT} ")


def _summary(known: Counts, pool: Pool, args: Args) -> str:
    summary = deck_summary(known, pool.cards)
    parts = {
        type: args.say(f"deck-count-{type}", count=count)
        for type, count in {**summary["types"], "card": summary["cards"]}.items()
    }
    return args.say("deck-summary", **parts, flips=summary["flips"])


COMMAND = Command(
    name="deck",
    run=run,
    positionals=(Positional("what", choices=(CHECK, SHOW)), Positional("file", kind=DECK)),
    flags=(CARDS_FLAG,),
    examples=("tin deck check mine.txt", "tin deck show red"),
)
