"""Set-up: a start card each, the row and the deck, and who begins (CH-06 to CH-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.chomp.cards import CARDS_EACH
from cookietin.games.chomp.eggs import next_start_egg
from cookietin.games.chomp.land import START
from cookietin.games.chomp.people.events import tell_start
from cookietin.games.chomp.row import COLUMNS
from cookietin.kernel.names import SEATS, TRUTH

if TYPE_CHECKING:
    from cookietin.games.chomp.game import Chomp
    from cookietin.games.chomp.state.position import ChompPosition
    from cookietin.kernel.dealer import Dealer


def set_up(game: Chomp, seats: int, dealer: Dealer, first: int | None) -> ChompPosition:
    """A new play."""
    position = game.blank(seats, TRUTH)
    row = position.row
    row.unseen_lands = game.cards.kinds[:]
    row.unseen_goals = game.cards.kinds[:]
    for land in position.lands:
        land.place(row.draw_land(dealer), START, 0, game.cards.faces)
    for column in range(COLUMNS):
        row.goals[column] = row.draw_goal(dealer)
        row.lands[column] = row.draw_land(dealer)
    row.left = CARDS_EACH * seats - seats - 2 * COLUMNS
    row.top = row.draw_goal(dealer)
    position.first = dealer.pick(seats, SEATS) if first is None else first
    if dealer.listening:
        tell_start(position, dealer)
    next_start_egg(position, position.first)
    return position
