"""The number "done": how many the operation before has affected (BV-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import cookietin
from cookietin.kernel.noting import Scripted
from tests.games.braverse.table import answer, hp, side

if TYPE_CHECKING:
    from cookietin.games.braverse import BraversePosition

CRUMBS = [f"Crumb {number}" for number in range(14)]


def crumb(number: int) -> dict[str, Any]:
    """A Cookie without abilities."""
    attack = {"cost": "R", "damage": 1}
    body = {"type": "cookie", "color": "red", "level": 1, "hp": 3, "attack": attack}
    return {"number": f"C-{number}", "name": CRUMBS[number], **body}


def with_item(*operations: dict[str, Any], **own: Any) -> BraversePosition:
    """A main phase with an Item that does all this, in hand with two Crumbs."""
    do = [{"when": "item", "do": list(operations)}]
    item = {"number": "T-1", "name": "Toll", "type": "item", "color": "red", "cost": "R"}
    cards = [crumb(number) for number in range(14)] + [{**item, "abilities": do}]
    deck = {card["number"]: 4 for card in cards}
    game = cookietin.game("braverse", cards={"card": cards}, deck0=deck, deck1=deck)
    battle = {"left": CRUMBS[0]}
    mine = {"battle": battle, "hand": ["Toll", CRUMBS[1], CRUMBS[2]], **own}
    position = game.set_up(2, Scripted([]), sides=[mine, {"battle": battle}])
    return cast("BraversePosition", position)


def test_damage_for_each_card_that_was_discarded() -> None:
    """BV-34: and not for each Cookie that takes it."""
    position = with_item(
        {"op": "discard", "amount": 2},
        {"op": "damage", "amount": "done", "to": "foe"},
        support=[CRUMBS[3]],
    )
    answer(position, "use toll")
    assert hp(position, 1) == 1


def test_as_many_cards_as_took_damage() -> None:
    """BV-34: the count of a selector, too, is of the operation before."""
    position = with_item(
        {"op": "damage", "amount": 1, "to": "everyone"},
        {"op": "move", "from": {"zone": "support", "count": "done"}, "to": "hand"},
        support=[CRUMBS[3]] * 4,
    )
    answer(position, "use toll", "own left")
    assert sorted(side(position, 0)["hand"]) == sorted(CRUMBS[1:3] + [CRUMBS[3]] * 2)
