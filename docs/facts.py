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
same seat: what will be told, and the facts and places then. It knows no rule: it imagines truths
behind the view that are as unlike as can be (no hidden card where it lay in another; hands of one
kind only), makes the moves in all of them, and keeps what is the same. Where it stops,
`open` says why: `chance` (something is dealt or rolled), `hidden` (it depends on what the viewer
does not see), or none. Facts and places are those at the end, or just before chance comes in.

```python
found = cookietin.ahead(view, [game.move("2/3")]).json()
found["open"], [event["event"] for event in found["events"]], found["places"]["chain"]
# -> ('chance', ['play'], ['3/4', '2/3'])
```

The [laws](laws.md) *facts*, *twins* and *ahead* hold that facts are as declared and come from the
view alone, and that what is promised does happen.

## What moved

Between two views of one viewer, what leaves a place comes to another. `flights` pairs departures
with arrivals, first as events tell of them; `was` and `now` are what the viewer saw of each thing
before and after.

```python
from cookietin.kernel.flights import flights

dealer = cookietin.Keeping(dealer)
position.play(0, game.move("2/3"), dealer)
told = [event.seen_by(0) for event in dealer.collect_told()]
[flight.json() for flight in flights(view.places(), position.view(0).places(), told)][0]
# -> {'from': 'hands.seat0', 'to': 'chain', 'was': '2/3', 'now': '2/3'}
```

## What is tapped

`game.handles.json()` says which taps make which move. Its `taps` are by the kind of the move, or by
`question.move` where one question differs: zones in their order, with the move's own fields filled
in; a list stands for a tap for each of it, in any order; `{me}` is one's own seat. Its `zones` say
where what is tapped lies, as paths of `places()`. What ends in `bar` is a button of its own.

```python
game.handles.json()
# -> {'zones': {'hand': ['hands.{me}']}, 'taps': {'play': 'hand:{card}'}}
[str(tap) for tap in game.handles.of(view, game.move("2/3"))]
# -> ['hand:2/3']
```

## What there is

`catalogue(game, language)` has every thing of a game with its options, by kind: cards, tokens,
lands, goals, rolls and words of the rules, each with its name, what it does, and what it `looks`
like: the data that a board draws it from.

```python
from cookietin.words import catalogue

catalogue(game, "es")["card"][10]["looks"]
# -> {'numbers': [2, 3]}
```

## Results and great moments

`game.people.score_lines(position)` has the lines of each seat's result: `what` it is for, how many
(`count`) and `points`. `great_moments(replay)` finds the answers of a match by which someone gained
or lost most, or most was moved.

## Guided first plays

`guide(id)` is a game's guided first play: a fixed deal that teaches by playing. As data it is the
whole record, and for each answer its taps, what is lit beside them (`also`: a place, or a thing
that lies there) and a sentence: before the learner answers, or once another has.

```python
from cookietin.words import guide

guide("number-chain").json("en")["steps"][0]["taps"]
# -> ['hand:5']
```

## Words

`messages(language, id).json()` gives every sentence that speaks of a play, for a client that fills
them in itself. A message is a text, or a table of forms of which the closest counts: `you` if the
field `seat` is the viewer's, `known` if the viewer was told secret fields, `one` and `none` by the
field `count`, with `you-` before them for both; else `other`. Where another field is the viewer's
seat, as `giver`, the form is `giver-you`. `value` says what values of fields are called, as
`turned-90`. `short-question` and `short-move` are for a bar: at most 60 signs; what is not there is
short enough as it is.

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
