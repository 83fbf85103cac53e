"""`tin tree`: the whole tree of a small game, for programs that solve games."""

from __future__ import annotations

from pathlib import Path

from cookietin.cli.command import FINE, Args, Command, Flag, Positional
from cookietin.cli.files import writing
from cookietin.cli.progress import Progress
from cookietin.cli.settings import HOUSE_FLAG, OPTION_FLAG, SEATS_FLAG, game_from
from cookietin.lab.tree import MOST_NODES, Tree

PARTS = 1000
"""How finely progress is told."""


def run(args: Args) -> int:
    """Write the tree to a file and say how large it is."""
    game = game_from(args)
    tree = Tree(game, args.whole("seats") or game.seats[0], args.whole("most") or MOST_NODES)
    path = Path(args.text("file") or "")
    with writing(path) as stream, Progress(args, PARTS, "parts") as progress:
        tree.write(stream.write, lambda done: progress.reach(int(PARTS * done)))
    sets = sum(len(known) for known in tree.information_sets)
    figures = {"nodes": tree.nodes, "ends": tree.ends, "sets": sets}
    if args.json:
        args.terminal.json({"game": game.id, "options": game.options, **figures})
    else:
        args.terminal.prose(args.speech.say("tin-tree", "written", file=str(path), **figures))
    return FINE


COMMAND = Command(
    name="tree",
    run=run,
    positionals=(Positional("game"), Positional("file")),
    flags=(
        SEATS_FLAG,
        Flag("most", takes="number", default=str(MOST_NODES), low=1, high=1_000_000_000),
        OPTION_FLAG,
        HOUSE_FLAG,
    ),
    examples=(
        "tin tree toss-your-cookies toss.efg --house small",
        "tin tree number-chain chain.efg --option numbers=2 --option hand=1 --json",
    ),
)
