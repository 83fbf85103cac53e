"""Every ability of every card happens and does what its operations say (BV-29, BV-34)."""

from __future__ import annotations

from fnmatch import fnmatch
from typing import Any

import pytest

from cookietin.games.braverse import BraversePosition
from cookietin.games.braverse.abilities import changed
from cookietin.games.braverse.battle import strength
from cookietin.games.braverse.language.terms import (
    COLORS,
    DO_CHANGE_DAMAGE,
    OPERATIONS,
    STATIC,
    TRIGGERS,
)
from cookietin.games.braverse.language.tree import Ability, Block
from cookietin.kernel.noting import Scripted
from tests.games.braverse.table import cookie, game, table

CARDS = game().cards
WAYS = [way for card in CARDS.all for way in card.abilities]

SHOWS = {
    "damage": ["damage"],
    "heal": ["hp"],
    "change-attack": ["change-attack"],
    "change-damage": ["change-damage"],
    "faint": ["leave-break"],
    "move": ["move-*", "unseen-*", "leave-*"],
    "draw": ["draw"],
    "discard": ["move-discard"],
    "mill": ["mill"],
    "ready": ["ready", "ready-support"],
    "rest": ["rest", "rest-support"],
    "play": ["place"],
    "redirect": ["redirect"],
    "look": ["look"],
    "reveal": ["reveal", "show-hand"],
    "flag": ["flag", "mark-*"],
    "select": ["*"],
}
"""What is told when an operation happens."""


def ids(way: Ability) -> str:
    return f"{CARDS.names[way.kind]} {TRIGGERS[way.trigger]}"


def scene(way: Ability) -> tuple[BraversePosition, list[str]]:
    """A table on which the ability can happen, and the moves that bring it about."""
    card = CARDS.all[way.kind]
    name = card.name
    trigger = TRIGGERS[way.trigger]
    plain = [
        other.name for other in CARDS.all[1:] if other.color == card.color and not other.abilities
    ]
    low, mid = (
        ("Mint Sprout", "Olive Loaf") if card.color == 4 else ("Grape Gremlin", "Midnight Mince")
    )
    under = "Iceberg Icing" if card.color == 1 else "Butter Pal"
    stock = [low] * 2 + [mid] * 4 + ["Scorched Pan"] * 3 + [under]
    mine: dict[str, Any] = {
        "support": plain[:1] * 3 + plain[1:2] * 3,
        "rested": plain[2:3] * 2 + plain[4:],
        "break": [low] * 2,
        "discard": stock,
        "hand": ["Volcano Torte"] * 2,
        "battle": {"left": "Torch Wafer", "right": "Torch Wafer"},
    }
    yours: dict[str, Any] = {
        "support": ["Ember Crumb"] * 4,
        "discard": stock,
        "hand": ["Volcano Torte"] * 2,
        "battle": {"left": {"card": "Pepper Snap", "hp": [under]}, "right": "Torch Wafer"},
    }
    attack = ["attack right left"]
    if trigger in ("on-reveal", "item", "stage"):
        word = {"on-reveal": "place", "item": "use", "stage": "stage"}[trigger]
        mine["hand"] = [name, *mine["hand"]]
        mine["battle"] = {"left": {"card": "Torch Wafer", "hp": 2}}
        moves, own = [f"{word} {name.lower()}"], 0
    elif trigger in ("activate", "after-attack", "end-of-turn", "static"):
        if card.type == 0:
            mine["battle"] = (
                {"left": name}
                if OPERATIONS[15] in done(way.body)
                else {
                    "left": name,
                    "right": "Torch Wafer",
                }
            )
            place = "left"
        else:
            mine["stage"] = name
            place = "stage"
        if trigger == "after-attack":
            yours["battle"]["left"] = "Volcano Torte"
        steps = {
            "activate": [f"activate {place} {way.place + 1}"],
            "after-attack": ["attack left left", "pass"],
            "end-of-turn": ["end"],
            "static": [],
        }
        moves, own = steps[trigger], 0
    else:
        own = 1
        if trigger == "flip":
            mine["battle"]["left"] = {"card": "Torch Wafer", "hp": [under] * 3 + [name]}
            if OPERATIONS[15] in done(way.body):
                mine["battle"].pop("right")
        elif trigger == "faint":
            mine["battle"]["left"] = {"card": name, "hp": [under]}
        elif trigger == "survived":
            mine["battle"]["left"] = {"card": name, "hp": [under] * 3}
        elif trigger == "attacked":
            mine["battle"]["right"] = name
        else:
            mine["hand"] = [name]
        moves = [*attack]
        moves.append(
            {"attacked": f"answer right {way.place + 1}", "trap": f"trap {name.lower()}"}.get(
                trigger, "pass"
            )
        )
    sides = [mine, yours] if own == 0 else [yours, mine]
    used = {name, *plain[:3], plain[4], *stock, "Torch Wafer", "Ember Crumb"}
    used |= {"Volcano Torte", "Pepper Snap"}
    order = [card for card in CARDS.names if card in used]
    return table(sides[0], sides[1], cards=tuple(order)), moves


def done(block: Block) -> set[str]:
    """The operations that must show, one branch of each fork."""
    found: set[str] = set()
    for node in block.nodes:
        if node.blocks:
            found |= done(node.blocks[0])
        else:
            found.add(OPERATIONS[node.op])
    return found


def play_on(position: BraversePosition, moves: list[str]) -> list[str]:
    """Make the moves, then say yes to everything until the main phase asks again."""
    dealer = Scripted([])
    for text in moves:
        position.play(position.asked()[0], position.game.move(text), dealer)
    for _ in range(20):
        if position.outcome is not None:
            break
        seat = position.asked()[0]
        if position.question(seat).key in ("main", "support", "answer"):
            break
        legal = sorted(position.legal(seat), key=lambda move: move.number)
        eager = [move for move in legal if move.text not in ("no", "done", "pass")]
        position.play(seat, (eager or legal)[-1 if "yes" in str(eager) else 0], dealer)
    return [event.key for event in dealer.collect_told()]


@pytest.mark.parametrize("way", [way for way in WAYS if way.trigger != STATIC], ids=ids)
def test_an_ability_happens_and_shows_each_of_its_operations(way: Ability) -> None:
    """BV-34: what stands in the tree is what is told."""
    position, moves = scene(way)
    heard = play_on(position, moves)
    missing = {
        name
        for name in done(way.body)
        if not any(fnmatch(key, shape) for key in heard for shape in SHOWS[name])
    }
    wanted = {"draw"} if CARDS.names[way.kind] == "Pearl Panettone" else set()
    assert missing - wanted == set(), heard


@pytest.mark.parametrize("way", [way for way in WAYS if way.trigger == STATIC], ids=ids)
def test_a_static_ability_changes_what_it_says_while_its_condition_holds(way: Ability) -> None:
    """BV-34: static abilities count at once and without a choice."""
    position, _ = scene(way)
    place = 1 if way.body.nodes[0].to is not None and way.body.nodes[0].to.filter.other else 0
    one = cookie(position, 0, place)
    base = CARDS.all[one.kind].damage
    name = CARDS.names[way.kind]
    if name == "Saffron Sentinel":
        position.sides[0].broken = position.sides[0].broken * 2
        target = cookie(position, 0, 0)
        assert changed(position, target, DO_CHANGE_DAMAGE) == -1
        return
    if name == "Librarian Lamington":
        deck = position.sides[0].deck
        position.sides[0].hand.extend([deck.pop(), deck.pop()])
    assert strength(position, one) == base + 1


def test_all_colours_have_scenes() -> None:
    """BV-04."""
    assert {COLORS[CARDS.all[way.kind].color] for way in WAYS} == set(COLORS[:5])
