"""Run `python -m docs.facts`: write docs/facts.md from what the games declare."""

from __future__ import annotations

from pathlib import Path

import cookietin
from cookietin.kernel.facts import Fact
from cookietin.words import Speech

PAGE = Path(__file__).parent / "facts.md"

INTRODUCTION = """# What boards draw from

<!-- Written by `python -m docs.facts` from what the games declare: do not edit. -->

A view says what lies where. A board draws more: what a queue adds up to, which herds would live,
what a Batch is worth. That follows by the rules, so no board computes it: `position.facts()` gives
it as plain data, the same for whoever sees the same.

```python
import cookietin

game = cookietin.game("number-chain")
dealer = cookietin.Seeded(7)
position = game.set_up(2, dealer, hands=[["2/3", "1"], ["5"]], chain=["3/4"])
view = position.view(0)
view.facts()["hand"]
# -> [{'card': '1', 'misses': ['1'], 'draws': 1}, {'card': '2/3', 'misses': ['2'], 'draws': 1}]
```

## What is certain to follow

Before a move is made, `ahead` says what is certain to come of it, in one move or in several by the
same seat: what will be told, and the facts and places then. It knows no rule: it imagines several
truths behind the view, makes the moves in all of them, and keeps what is the same. Where it stops,
`open` says why: `chance` (something is dealt or rolled), `hidden` (it depends on what the viewer
does not see), or none. Facts and places are those at the end, or just before chance comes in.

```python
found = cookietin.ahead(view, [game.move("2/3")]).json()
found["open"], [event["event"] for event in found["events"]], found["places"]["chain"]
# -> ('chance', ['play'], ['3/4', '2/3'])
```

The [laws](laws.md) *facts*, *twins* and *ahead* hold that facts are as declared and come from the
view alone, and that what is promised does happen.

## Each game's facts

In a path, `[]` stands for each of a list and `*` for each name, such as a seat's. A role with *or
none* may be `null`.
"""


def written() -> str:
    """The whole page."""
    return "\n".join([INTRODUCTION, *[_game(id) for id in cookietin.game_ids()]])


def _game(id: str) -> str:
    declared = cookietin.game(id).people.declared()
    name = Speech("en", id).say("game", "name")
    lines = [f"### {name}", "", f"`{id}`", ""]
    before = [other for other in cookietin.game_ids() if other < id and _same(other, declared)]
    if before:
        return "\n".join([*lines, f"The same as `{before[0]}`.", ""])
    lines += ["| path | role | what |", "|---|---|---|"]
    return "\n".join([*lines, *[row_of(fact) for fact in declared], ""])


def _same(id: str, declared: list[Fact]) -> bool:
    other = cookietin.game(id).people.declared()
    return [fact.json() for fact in other] == [fact.json() for fact in declared]


def row_of(fact: Fact) -> str:
    """A line for a fact."""
    role = f"{fact.role} or none" if fact.may_be_none else fact.role
    return f"| `{fact.path}` | {role} | {fact.what} |"


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")
