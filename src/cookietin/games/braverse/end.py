"""The end: who has lost, and how long a play can be (BV-01, BV-02, BV-30, BV-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.braverse.language.terms import BREAK_LIMIT
from cookietin.games.braverse.people.events import tell
from cookietin.games.braverse.phases import IN_ACTIVE, NOTHING
from cookietin.kernel.outcome import Outcome, win_points

if TYPE_CHECKING:
    from cookietin.games.braverse.game import Braverse
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.dealer import Dealer

MOST_TIES: Final = 3

BREAK: Final = "break"
BY_REFRESH: Final = "refresh"
EMPTY: Final = "empty"
TURNS: Final = "turns"
REDRAWS: Final = "redraws"
"""How it can end."""


def endings(p: BraversePosition) -> list[Outcome]:
    """How it can have ended, by what lies where.

    A full break area loses at once. Otherwise somebody could not go on, or a cap was reached.
    """
    broken = [seat for seat in range(2) if p.sides[seat].levels >= BREAK_LIMIT]
    if broken:
        return [_lost(broken, BREAK)]
    found: list[Outcome] = []
    bare = [seat for seat in range(2) if p.sides[seat].in_battle() == 0]
    for seat in range(2):
        if p.sides[seat].deck_size() == 0:
            found.append(_lost([0, 1] if p.title.both_lose else [seat], BY_REFRESH))
        if seat in bare:
            found += [_lost([seat], EMPTY), _lost(bare, EMPTY)]
    if p.turns >= p.title.most_turns:
        found.append(_lost([0, 1], TURNS, True))
    if p.phase < IN_ACTIVE:
        found.append(_lost([0, 1], REDRAWS, True))
    return found


def _lost(losers: list[int], how: str, capped: bool = False) -> Outcome:
    """Whoever has not lost wins; if both have lost nobody does."""
    winners = [seat for seat in range(2) if seat not in losers]
    return Outcome(winners, win_points(winners, 2), how, capped)


def lose(
    p: BraversePosition, losers: list[int], how: str, dealer: Dealer, capped: bool = False
) -> None:
    """The play is over."""
    p.outcome = _lost(losers, how, capped)
    p.ask = NOTHING
    if dealer.listening:
        tell(dealer, "over", p.outcome.json())


def check_break(p: BraversePosition, dealer: Dealer) -> None:
    """A break area with a level sum of 10 loses at once; both at once is a draw (BV-01, BV-30)."""
    losers = [seat for seat in range(2) if p.sides[seat].levels >= BREAK_LIMIT]
    if losers and p.outcome is None:
        lose(p, losers, BREAK, dealer)


def longest(game: Braverse) -> int:
    """No play takes more answers than these.

    Before the first turn: three contests, who goes first, two mulligans, redraws up to the cap and
    two first Cookies. A turn that was cut short still asks for refills and refreshes: at most four
    Cookies come, and a refresh puts a level into a break area, so a side has fewer than ten.
    """
    before = 2 * MOST_TIES + 1 + 2 + game.most_questions + 2
    return before + game.most_turns * (game.most_questions + 4 + 2 * BREAK_LIMIT)
