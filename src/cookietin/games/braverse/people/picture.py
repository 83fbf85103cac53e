"""Both sides as a picture in text: the one who looks sits below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.braverse.areas import KIND
from cookietin.games.braverse.language.terms import SIGNS
from cookietin.games.braverse.language.text import cost_text
from cookietin.games.braverse.people.facts import phase
from cookietin.games.braverse.prices import attack_cost
from cookietin.kernel.drawing import BACK, WIDEST, fitting, flowing, mark
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from cookietin.games.braverse.areas import Cookie
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.people import Label

WIDE: Final = 36
"""How much room a Cookie has."""
MARGIN: Final = "   "
MOST_BACKS: Final = 24
RULE: Final = "─"


def picture(p: BraversePosition, label: Label) -> str:
    """The opposing side upside down, a line, and one's own side."""
    below = 1 if p.viewer == 1 else 0
    above = _side(p, 1 - below, label, above=True)
    turn = f"{label('turn')} {p.turns}, " if p.turns else ""
    middle = f"{RULE * 3} {turn}{label(phase(p))} ".ljust(WIDEST, RULE)
    lines = [*above, middle, *_side(p, below, label, above=False)]
    return "\n".join([line.rstrip() for line in lines])


def _side(p: BraversePosition, seat: int, label: Label, above: bool) -> list[str]:
    """From the battle area outwards; above, from the outside in."""
    side = p.sides[seat]
    names = p.cards.names
    boxes = [_cookie(p, cookie, label) for cookie in side.battle]
    battle = [MARGIN + "  ".join([box[row].ljust(WIDE) for box in boxes]) for row in range(3)]
    rows = [battle, _areas(p, seat, label)]
    if side.stage:
        state = f" {label('rested')}" if side.stage_rested else ""
        rows.append(flowing(f"{MARGIN}{label('stage')}  ", [label(names[side.stage]) + state]))
    if side.aside:
        aside = [label(names[kind]) for kind in side.aside]
        rows.append(flowing(f"{MARGIN}{label('aside')}  ", aside, ", "))
    held = [label(names[kind]) for kind in sorted(side.hand) if kind]
    if held:
        rows.append(flowing(f"{MARGIN}{label('hand')}  ", held, ", "))
    looked = [label(names[entry & KIND]) for entry in p.looked]
    if p.looker == seat and looked:
        rows.append(flowing(f"{MARGIN}{label('looked')}  ", looked, ", "))
    if above:
        rows.reverse()
    return [line for row in rows for line in row]


def _areas(p: BraversePosition, seat: int, label: Label) -> list[str]:
    """Who it is, and what each area holds."""
    side = p.sides[seat]
    won = [] if p.outcome is None else p.outcome.winners
    support, rested = _letters(p, side.support), _letters(p, side.rested)
    words = [
        f"{label('break')} {side.levels}/10",
        f"{label('support')} {support or '-'}{f' ({rested})' if rested else ''}",
        f"{label('hand')} {len(side.hand)}",
        f"{label('deck')} {side.deck_size()}",
        f"{label('discard')} {len(side.discard)}",
    ]
    return flowing(f"{mark(seat, p.asked(), won)} {label(SEATS[seat])}  ", words)


def _cookie(p: BraversePosition, cookie: Cookie | None, label: Label) -> list[str]:
    if cookie is None:
        return ["·", "", ""]
    card = p.cards.all[cookie.kind]
    state = f" {label('rested')}" if cookie.rested else ""
    change = f"{cookie.attack:+}" if cookie.attack else ""
    cost = cost_text(attack_cost(p, cookie))
    under = f"  {label('attached')} {len(cookie.under)}" if cookie.under else ""
    return [
        f"[{fitting(label(card.name), WIDE - 2 - len(state))}]{state}",
        f" LV{card.level} {SIGNS[card.color]}  {cost}→{card.damage}{change}",
        f" HP {BACK * min(len(cookie.hp), MOST_BACKS)} {len(cookie.hp)}{under}",
    ]


def _letters(p: BraversePosition, kinds: list[int]) -> str:
    """Support cards by the letters of their colours."""
    return "".join(sorted([SIGNS[p.cards.all[kind].color] for kind in kinds]))
