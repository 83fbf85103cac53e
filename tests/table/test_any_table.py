"""Whatever happens at a table of any game, its record tells all of it."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.format import read_format
from cookietin.kernel.game import Game
from cookietin.kernel.record import write
from cookietin.table import Holder, Host, Table, bot, person, why_not_undo
from tests.samples import SAMPLES
from tests.table.tables import read_again, state

TIN = [cookietin.game(id) for id in cookietin.game_ids()]
GAMES: list[Game] = [*TIN, *[make({}) for make in SAMPLES]]
ENOUGH = 60


class Anyone:
    """Does now this, now that at a table."""

    def __init__(self, game: Game, seed: int) -> None:
        self.chance = Chance(f"{game.id}/{seed}")
        seats = game.fewest_seats + seed % (game.most_seats - game.fewest_seats + 1)
        holders = [self.holder() for _ in range(seats)]
        self.table = Table.new(game, holders, read_format("best-of-3"), Seeded(seed))
        self.host = Host(self.table, str(seed))

    def holder(self) -> Holder | None:
        seated: list[Holder | None] = [person("Ana"), bot("random"), None]
        return seated[self.chance.below(3)]

    def act(self) -> None:
        table, chance = self.table, self.chance
        if table.match.between_plays():
            self.host.begin()
            return
        seat = self.host.next_seat()
        what = chance.below(12)
        if what == 0:
            table.sit(chance.below(len(table.names)), self.holder())
        elif what == 1:
            table.comment(seat, "Hm.")
        elif what == 2:
            table.run_out(seat, 3.5)
        elif what == 3 and table.offers(seat):
            table.stand(seat, table.offers(seat)[0].key)
        elif what == 4 and table.answers():
            table.undo()
        elif not self.host.waits_for(seat):
            self.host.let_answer(seat)
        else:
            moves = table.position.view(seat).legal(seat)
            table.answer(seat, moves[chance.below(len(moves))])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_table_is_its_record(game: Game, seed: int) -> None:
    anyone = Anyone(game, seed)
    anyone.act()
    while anyone.table.match.winners is None and anyone.table.version < ENOUGH:
        anyone.act()
    again = read_again(anyone.table)
    assert write(again.match.lines) == write(anyone.table.match.lines)
    assert state(again) == state(anyone.table)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_taken_back_has_never_been(game: Game) -> None:
    """For who takes it back, the table is as it was before; others learnt of it, if at all."""
    anyone = Anyone(game, 1)
    anyone.act()
    table = anyone.table
    taken = 0
    while not table.match.between_plays() and table.match.winners is None and taken < 8:
        seat = anyone.host.next_seat()
        before = table.position.json(), table.position.view(seat).json(), table.answers()
        moves = table.position.view(seat).legal(seat)
        table.answer(seat, moves[anyone.chance.below(len(moves))])
        if why_not_undo(table, seat) is None:
            taken += 1
            table.undo()
            after = table.position.json(), table.position.view(seat).json(), table.answers()
            assert after == before
            table.answer(seat, moves[-1])
    assert taken or game.id == "number-chain"
