"""`tin deck check FILE` and `tin deck show FILE`: decks of Braverse as players write them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cookietin.catalogue import made_from
from cookietin.cli.command import FAILED, FINE, Args, BadInput, Command, Flag, Positional
from cookietin.cli.files import DECK, read_text
from cookietin.cli.settings import braverse_pool_from
from cookietin.games.braverse.decks import COMMENT, write_deck
from cookietin.words import Speech
from cookietin.words.decks import GAME, read_deck_list

if TYPE_CHECKING:
    from cookietin.games.braverse import Pool
    from cookietin.words.decks import Deck

CHECK = "check"
SHOW = "show"
CARDS_FLAG = Flag("cards", takes="file")


def run(args: Args) -> int:
    """Check a deck, or show what is in it."""
    pool: Pool = made_from("braverse") if not args.given("cards") else braverse_pool_from(args)
    speech = Speech(args.speech.language, GAME)
    text = _text(args.text("file") or "", pool, speech)
    deck = read_deck_list(text, pool, args.speech.language)
    told = deck.reasons
    if args.json:
        args.terminal.json({"fine": not told, "reasons": told, "deck": deck.counts, **deck.summary})
    elif args.text("what") == SHOW:
        _show(deck, args)
    else:
        for reason in told or [args.say("deck-fine", file=args.text("file"))]:
            args.terminal.prose(reason)
    return FAILED if told else FINE


def _text(name: str, pool: Pool, speech: Speech) -> str:
    """The list of a starter, or the one in a file."""
    if name in pool.starters:
        return write_deck(pool.starters[name], pool.cards, speech.label)
    return deck_in_file(name, pool)


def deck_in_file(name: str, pool: Pool) -> str:
    """The list in a file; where there is none, the starters are named."""
    try:
        return read_text(Path(name), DECK)
    except BadInput as wrong:
        if wrong.key != "no-such-file" or not pool.starters:
            raise
        fields = {"file": name, "starters": sorted(pool.starters)}
        raise BadInput("no-such-deck", fields) from None


def _show(deck: Deck, args: Args) -> None:
    """A deck list that can be read again: all but its cards are comments."""
    args.terminal.line(deck.text[:-1])
    for text in (_summary(deck, args), *deck.reasons):
        args.terminal.prose(text, indent=f"{COMMENT} ")


def _summary(deck: Deck, args: Args) -> str:
    summary = deck.summary
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
