"""Both sides as a picture in text: the one who looks sits below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.braverse.areas import KIND
from cookietin.games.braverse.language.terms import LETTERS
from cookietin.games.braverse.people.facts import phase
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from cookietin.games.braverse.areas import Cookie
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.people import Label

WIDE: Final = 30
TURN: Final = "▸"
WON: Final = "★"
BACK: Final = "░"
RULE: Final = "─"


def picture(p: BraversePosition, label: Label) -> str:
    """The opposing side upside down, a line, and one's own side."""
    below = 1 if p.viewer == 1 else 0
    above = _side(p, 1 - below, label)
    above.reverse()
    middle = f"{RULE * 3} {label('turn')} {p.turns}, {label(phase(p))} {RULE * 40}"
    lines = [*above, middle, *_side(p, below, label)]
    return "\n".join([line.rstrip() for line in lines])


def _side(p: BraversePosition, seat: int, label: Label) -> list[str]:
    """From the battle area outwards."""
    side = p.sides[seat]
    names = p.cards.names
    asked = seat in p.asked()
    won = p.outcome is not None and seat in p.outcome.winners
    mark = TURN if asked else WON if won else " "
    boxes = [_cookie(p, cookie, label) for cookie in side.battle]
    lines = ["   " + "  ".join([box[row].ljust(WIDE) for box in boxes]) for row in range(3)]
    support = _letters(p, side.support)
    rested = _letters(p, side.rested)
    head = f"{mark} {label(SEATS[seat])}"
    lines.append(
        f"{head}  {label('break')} {side.levels}/10  {label('support')} {support or '-'}"
        f"{' (' + rested + ')' if rested else ''}  {label('hand')} {len(side.hand)}"
        f"  {label('deck')} {side.deck_size()}  {label('discard')} {len(side.discard)}"
    )
    if side.stage:
        lines.append(f"   {label('stage')}: {label(names[side.stage])}")
    held = [label(names[kind]) for kind in sorted(side.hand) if kind]
    if held:
        lines.append(f"   {label('hand')}: {', '.join(held)}")
    looked = [label(names[entry & KIND]) for entry in p.looked]
    if p.looker == seat and looked:
        lines.append(f"   {label('looked')}: {', '.join(looked)}")
    return lines


def _cookie(p: BraversePosition, cookie: Cookie | None, label: Label) -> list[str]:
    if cookie is None:
        return ["·", "", ""]
    card = p.cards.all[cookie.kind]
    state = f" {label('rested')}" if cookie.rested else ""
    change = f"{cookie.attack:+}" if cookie.attack else ""
    letters = "".join([LETTERS[color] * card.cost.need[color] for color in range(5)])
    cost = letters + (str(card.cost.need[5]) if card.cost.need[5] else "") or "0"
    return [
        f"[{label(card.name)}]{state}",
        f" LV{card.level} {LETTERS[card.color]}  {cost}→{card.damage}{change}",
        f" HP {BACK * len(cookie.hp)} {len(cookie.hp)}",
    ]


def _letters(p: BraversePosition, kinds: list[int]) -> str:
    """Support cards by the letters of their colours."""
    return "".join(sorted([LETTERS[p.cards.all[kind].color] for kind in kinds]))
