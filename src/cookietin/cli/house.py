"""`tin house`: house rules of one's own, saved by name and played at every door."""

from __future__ import annotations

import shlex

from cookietin import houses
from cookietin.cli.command import FINE, Args, Command, Misuse, Positional
from cookietin.cli.settings import HOUSE_FLAG, OPTION_FLAG, as_typed, options_from
from cookietin.kernel.registry import house_rules

SAVE = "save"
REMOVE = "remove"
LIST = "list"


def run(args: Args) -> int:
    """List house rules, save one or forget one."""
    what = args.text("what") or LIST
    if what == LIST:
        return _list(args)
    game, name = args.text("game"), args.text("name")
    if game is None or name is None:
        raise Misuse("house-needs-a-name", {"what": what})
    if what == SAVE:
        based = args.text("house")
        options = {**house_rules(game).get(based, {}), **options_from(args)} if based else {}
        options = options or options_from(args)
        if not options:
            raise Misuse("house-without-options")
        houses.save(game, name, options)
    else:
        houses.remove(game, name)
    if args.json:
        args.terminal.json(houses.kept())
    else:
        said = args.speech.say(
            "tin-house", f"{what}d", name=name, typed=shlex.quote(name), game=game
        )
        args.terminal.prose(said)
    return FINE


def _list(args: Args) -> int:
    own = houses.kept()
    if args.json:
        args.terminal.json(own)
        return FINE
    if not own:
        args.terminal.prose(args.speech.say("tin-house", "nothing"))
    for game, named in sorted(own.items()):
        args.terminal.line(args.terminal.bold(game))
        for name, options in sorted(named.items()):
            settings = ", ".join(f"{key}={as_typed(value)}" for key, value in options.items())
            args.terminal.line(f"  {name}  {settings}")
    return FINE


COMMAND = Command(
    name="house",
    run=run,
    positionals=(
        Positional("what", needed=False, choices=(LIST, SAVE, REMOVE)),
        Positional("game", needed=False),
        Positional("name", needed=False),
    ),
    flags=(OPTION_FLAG, HOUSE_FLAG),
    examples=(
        "tin house save number-chain long-hands --option hand=7",
        "tin play number-chain --house long-hands",
        "tin house",
        "tin house remove number-chain long-hands",
    ),
)
