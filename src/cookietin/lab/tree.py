"""The whole tree of a small game, written as an extensive game (EFG) for solvers to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.complaint import BadOption
from cookietin.kernel.move import by_number
from cookietin.kernel.unfolding import unfolded

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.kernel.game import Game
    from cookietin.kernel.unfolding import Unfolding

MOST_NODES = 2_000_000


class Tree:
    """Writes every node once, in the order in which a reader walks it, and counts them."""

    def __init__(self, game: Game, seats: int, most: int = MOST_NODES) -> None:
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.most = most
        """More nodes than these are not written."""
        self.nodes = 0
        self.ends = 0
        self.information_sets: list[dict[str, int]] = [{} for _ in range(seats)]
        """For each seat, the number of what it knew: all it was told, answered and sees."""
        self._chances = 0

    def write(self, write: Callable[[str], object], told: Callable[[float], object]) -> None:
        """Write the whole tree; `told` hears which part of it is done, as near as one can know."""
        players = " ".join(f'"seat{seat}"' for seat in range(self.seats))
        write(f'EFG 2 R "{self.game!r}" {{ {players} }}\n""\n'.replace("'", ""))
        waiting = [(unfolded(self.game, self.seats), 1.0)]
        done = 0.0
        while waiting:
            node, part = waiting.pop()
            self.nodes += 1
            if self.nodes > self.most:
                raise BadOption("tree-too-large", {"game": self.game.id, "most": self.most})
            write(self._line(node) + "\n")
            following = children(node)
            if following:
                waiting += [(child, part / len(following)) for child in reversed(following)]
            else:
                done += part
                told(done)

    def _line(self, node: Unfolding) -> str:
        position = node.position
        if position is not None and position.outcome is not None:
            self.ends += 1
            payoffs = " ".join(repr(reward) for reward in position.outcome.rewards(self.seats))
            return f't "" {self.ends} "" {{ {payoffs} }}'
        if node.coming:
            self._chances += 1
            coming = " ".join(f'"{name}" {odds!r}' for name, odds in node.coming)
            return f'c "" {self._chances} "" {{ {coming} }} 0'
        known = self.information_sets[node.seat]
        number = known.setdefault(node.recalled(node.seat), len(known) + 1)
        moves = " ".join(f'"{self.game.moves.all[reply].text}"' for reply in replies(node))
        return f'p "" {node.seat + 1} {number} "" {{ {moves} }} 0'


def replies(node: Unfolding) -> list[int]:
    """The numbers of what the asked seat may answer, lowest first."""
    assert node.position is not None
    return [move.number for move in by_number(node.position.legal(node.seat))]


def children(node: Unfolding) -> list[Unfolding]:
    """What can follow, in order: each thing that chance can bring, or each answer."""
    found: list[Unfolding] = []
    if node.over():
        return found
    for place in range(len(node.coming)):
        child = node.copy()
        child.happen(place)
        found.append(child)
    for number in [] if node.coming else replies(node):
        child = node.copy()
        child.reply(number)
        found.append(child)
    return found
