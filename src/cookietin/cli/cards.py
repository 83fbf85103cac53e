"""`tin cards`: search the cards of Braverse by colour, level, type and text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.catalogue import made_from
from cookietin.cli.command import FINE, Args, Command, Flag, Positional
from cookietin.cli.settings import braverse_pool_from
from cookietin.games.braverse.language.searching import found
from cookietin.games.braverse.language.terms import COLORS, TYPES
from cookietin.games.braverse.language.text import card_text
from cookietin.words import Speech

if TYPE_CHECKING:
    from cookietin.games.braverse import Pool

GAME = "braverse"


def run(args: Args) -> int:
    """Show the cards that fit, as players read them."""
    pool: Pool = made_from("braverse") if not args.given("cards") else braverse_pool_from(args)
    speech = Speech(args.speech.language, GAME)
    texts = {
        card.kind: card_text(card, pool.cards, speech.text, speech.label)
        for card in pool.cards.all[1:]
    }
    fitting = found(
        pool.cards,
        texts,
        words=args.all("text"),
        color=args.text("color") or "",
        type=args.text("type") or "",
        level=args.whole("level"),
        trait=args.text("trait") or "",
    )
    if args.json:
        args.terminal.json(
            [{"number": c.number, "name": c.name, "text": texts[c.kind]} for c in fitting]
        )
        return FINE
    for card in fitting:
        args.terminal.entry(texts[card.kind])
    args.terminal.prose(args.say("cards-found", count=len(fitting)))
    return FINE


COMMAND = Command(
    name="cards",
    run=run,
    positionals=(Positional("text", needed=False, repeats=True),),
    flags=(
        Flag("color", takes="name", choices=tuple(COLORS)),
        Flag("type", takes="name", choices=tuple(TYPES)),
        Flag("level", takes="number", low=0, high=9),
        Flag("trait", takes="name"),
        Flag("cards", takes="file"),
    ),
    examples=(
        "tin cards --color green --level 3",
        "tin cards ember crumb",
        'tin cards "draw a card" --json',
    ),
)
