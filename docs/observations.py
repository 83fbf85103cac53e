"""Run `python -m docs.observations`: write docs/observations.md from the games' layouts."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

import cookietin
from cookietin.kernel.game import Game
from cookietin.kernel.layout import NOT_OBSERVED, Block, Layout
from cookietin.words import Speech

PAGE = Path(__file__).parent / "observations.md"
SHOWN = 12
"""So many columns of a block are named; of a longer one, its first few and its last."""

INTRODUCTION = f"""# What agents observe

<!-- Written by `python -m docs.observations` from the games' layouts: do not edit. -->

`position.observation(viewer)` gives what a viewer knows as a row of small whole numbers, 0 to 255,
always as many. `position.observe(viewer, row)` appends the same to a row of your own.
`game.layout(seats)` says what each column means. This page is written from it, for each game with
its usual options and as many seats as are named; other options and seats have other layouts.

- Seats are relative: `me` is the viewer, `me+1` the next clockwise. For a spectator `me` is seat0.
- A pile is how often each kind lies in it. The column `?` counts cards that the viewer does not
  know.
- One of a few things has a column for each: 1 where it is that one.
- A number that can be over 255 has two columns, `// 256` and `% 256`.
- Where numbers stand for something, the last column says what after a `·`; of longer lists, their
  beginning and end. `block.stands` has all of it.

A row is a function of the viewer's view alone, and different views have different rows: the
[law *observing*](laws.md) holds both. It need not tell apart what these parts of the JSON say:
{", ".join(f"`{name}`" for name in NOT_OBSERVED)}, and what a game names below.

```python
import cookietin

game = cookietin.game("number-chain")
position = game.start(3, cookietin.Seeded(7))
row = position.observation(0)
layout = game.layout(3)
len(row) == layout.size
# -> True
turn = layout.block("turn")
dict(zip(turn.columns, row[turn.first :]))
# -> {{'me': 0, 'me+1': 1, 'me+2': 0}}
```

`layout.read(row)` reads a whole row: what is not 0, by the names of blocks and columns.

```python
layout.read(row)["chain"]
```
"""


def written() -> str:
    """The whole page."""
    return "\n".join([INTRODUCTION, *[_game(id) for id in cookietin.game_ids()]])


def _game(id: str) -> str:
    game = cookietin.game(id)
    seats = _seats(game)
    layout = game.layout(seats)
    name = Speech("en", id).say("game", "name")
    lines = [f"## {name}", "", f"`{id}` with {seats} seats: {layout.size} columns.", ""]
    lines += ["| from | block | columns | highest | what |", "|---:|---|---:|---:|---|"]
    shown: dict[tuple[str, ...], str] = {}
    lines += [row_of(list(alike), shown) for _, alike in groupby(layout.blocks, key=_kind)]
    return "\n".join([*lines, "", *_leaves_out(layout)])


def _seats(game: Game) -> int:
    """Three, or as near to it as the game allows."""
    return min(max(3, game.fewest_seats), game.most_seats)


def _kind(block: Block) -> tuple[str, int, list[str]]:
    """What blocks that differ by a number alone have in common."""
    return re.sub(r"\d+", "#", block.name), block.high, block.columns


def row_of(alike: list[Block], shown: dict[tuple[str, ...], str] | None = None) -> str:
    """A line for a block, or for several in a row that are alike; what was shown is not again."""
    first, last = alike[0], alike[-1]
    size = len(first.columns)
    many = f"{len(alike)} × {size}" if len(alike) > 1 else size
    name = f"`{first.name}`" if len(alike) == 1 else f"`{first.name}` … `{last.name}`"
    shown = {} if shown is None else shown
    what = " ".join([_columns(first, shown), *_numbers(first, shown)]).strip()
    return f"| {first.first} | {name} | {many} | {first.high} | {what} |"


def _columns(block: Block, shown: dict[tuple[str, ...], str]) -> str:
    names = [f"`{name.removeprefix(f'{block.name} ')}`" for name in block.columns if name]
    if block.columns == [block.name]:
        return ""
    if len(names) > SHOWN:
        before = shown.setdefault(tuple(names), block.name)
        if before != block.name:
            return f"as `{before}`"
        names = [*names[: SHOWN - 2], "…", names[-1]]
    return " ".join(names).replace("|", "\\|")


def _numbers(block: Block, shown: dict[tuple[str, ...], str]) -> list[str]:
    """What the numbers of some columns stand for."""
    lines: list[str] = []
    for names, columns in groupby(block.stands, key=block.stands.__getitem__):
        named = [f"{number} `{name}`" for number, name in enumerate(names) if name]
        said = ", ".join(named)
        if len(named) > SHOWN:
            before = shown.setdefault(tuple(named), block.name)
            said = f"{', '.join(named[: SHOWN - 2])} … {named[-1]}"
            said = said if before == block.name else f"as in `{before}`"
        lines.append("".join(["· ", *[f"`{column}` " for column in columns if column], said]))
    return lines


def _leaves_out(layout: Layout) -> list[str]:
    lines: list[str] = []
    for what, parts in (("Left out", layout.left_out), ("Without their order", layout.unordered)):
        if parts:
            lines += [f"{what}: {', '.join(f'`{part}`' for part in parts)}.", ""]
    return lines


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")
