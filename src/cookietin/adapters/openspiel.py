"""Every game as an OpenSpiel game: `pyspiel.load_game("cookietin_number_chain(players=2,hand=3)")`.

Importing this registers them. Which nodes there are is told in `kernel.unfolding`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from cookietin.adapters.recalled import Recalled
from cookietin.adapters.seating import Seating, usual_seats
from cookietin.kernel.registry import ids, make_game
from cookietin.kernel.unfolding import unfolded

if TYPE_CHECKING:
    from cookietin.adapters.recalled import Answered
    from cookietin.kernel.game import Game

PLAIN = (bool, int, str)
"""Options of these types are parameters; the others come with a house rule."""

PICKS = 16
"""More than any die has faces or any table seats: bounds chance where no card is drawn."""


class CookieTinGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Cookie Tin with so many players: each title is a class of its own."""

    title = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        usual = parameters(make_game(self.title, {}, None))
        # OpenSpiel fills in what nobody gave, which must not overrule a house rule.
        given = {name: value for name, value in (params or {}).items() if value != usual[name]}
        house = given.pop("house", None)
        players = given.pop("players", None) or usual_players(self.title, house)
        self.seating = Seating(make_game(self.title, given, house), players)
        game = self.seating.game
        alone = players == 1
        longest = game.longest(players)
        cards = game.inventory(players)
        self.recalled = Recalled(self.seating)
        super().__init__(
            game_type(game, players, self.recalled.small),
            pyspiel.GameInfo(
                num_distinct_actions=self.seating.moves,
                max_chance_outcomes=max(len(set(cards)), PICKS),
                num_players=players,
                min_utility=0.0 if alone else -1 / (players - 1),
                max_utility=1.0,
                utility_sum=None if alone else 0.0,
                max_game_length=longest,
            ),
            {"players": players, "house": house or "", **given},
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> CookieTinState:
        """Before the deal."""
        return CookieTinState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """What a player is shown; with perfect recall, all that it ever was."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, wanted)


class CookieTinState(pyspiel.State):  # type: ignore[misc]
    """One node of a play unfolded: a question, a chance, or the end."""

    def __init__(self, game: CookieTinGame) -> None:
        super().__init__(game)
        self.seating = game.seating
        self.node = unfolded(self.seating.game, self.seating.seats)
        self.recalls = game.recalled.small
        self.answered: list[list[Answered]] = [[] for _ in range(self.seating.seats)]
        """What each seat knew when it was asked, and what it answered; only in small games."""

    def __reduce__(self) -> tuple[Any, ...]:
        return played_again, (self.get_game(), self.history())

    def current_player(self) -> int:
        """Who is to act: a seat, chance, or nobody."""
        if self.node.over():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.node.coming else self.node.seat

    def is_terminal(self) -> bool:
        """Whether the play is over."""
        return self.node.over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can bring, by its place in the alphabet."""
        return [(place, odds) for place, (_, odds) in enumerate(self.node.coming)]

    def _legal_actions(self, player: int) -> list[int]:
        node = self.node
        if node.position is None or node.coming or player != node.seat:
            return []
        return self.seating.numbers(node.position, player)

    def _apply_action(self, action: int) -> None:
        node = self.node
        if node.coming:
            node.happen(action)
            return
        if self.recalls and node.position is not None:
            self.answered[node.seat].append((node.position.observation(node.seat), action))
        node.reply(self.seating.meant[node.seat][action].number)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.node.coming[action][0]
        return self.seating.meant[player][action].text

    def returns(self) -> list[float]:
        """What each player got; nothing before the end."""
        position = self.node.position
        seats = self.seating.seats
        if position is None or position.outcome is None:
            return [0.0] * seats
        return position.outcome.rewards(seats)

    def __str__(self) -> str:
        node = self.node
        where = "before the deal" if node.position is None else node.position.line()
        return f"{where} {node.seat} {node.answer} {node.notes} {bool(node.coming)}"


class Observer:
    """What a player is shown: its view, and with perfect recall all it was told and answered.

    Who sees only what is public gets the spectators' view. A row of numbers says what a view says;
    with perfect recall it is `Recalled`, which only small games and players have.
    """

    def __init__(self, game: CookieTinGame, wanted: Any) -> None:
        self.seating = game.seating
        self.recalled = game.recalled
        self.recalls = bool(wanted.perfect_recall)
        self.private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(self._columns(), np.float32)
        self.dict = {"observation": self.tensor} if len(self.tensor) else {}

    def _columns(self) -> int:
        if not self.recalls:
            return self.seating.layout.size
        return self.recalled.columns if self.recalled.small and self.private else 0

    def set_from(self, state: CookieTinState, player: int) -> None:
        """Write the player's row."""
        self.tensor.fill(0)
        position = state.node.position
        if position is None or not len(self.tensor):
            return
        row = position.observation(self._viewer(player))
        if self.recalls:
            self.recalled.write(self.tensor, player, row, state.answered[player])
        else:
            self.tensor[:] = np.frombuffer(row, np.uint8)

    def string_from(self, state: CookieTinState, player: int) -> str:
        """What the player knows, as text."""
        viewer = self._viewer(player)
        return state.node.recalled(viewer) if self.recalls else state.node.seen(viewer)

    def _viewer(self, player: int) -> int:
        return player if self.private else self.seating.seats


def played_again(game: CookieTinGame, history: list[int]) -> CookieTinState:
    """A state that came from another process."""
    state = game.new_initial_state()
    for action in history:
        state.apply_action(action)
    return state


def short_name(id: str) -> str:
    """What OpenSpiel calls a game."""
    return "cookietin_" + id.replace("-", "_")


def parameters(game: Game) -> dict[str, Any]:
    """What can be given in a name: how many play (0 for as few as can), a house rule, options."""
    plain = {
        option.name: option.default for option in game.declared if isinstance(option.default, PLAIN)
    }
    return {"players": 0, "house": "", **plain}


def game_type(game: Game, players: int, recalled: bool) -> Any:
    """What OpenSpiel has to know of a title."""
    kind = pyspiel.GameType
    return pyspiel.GameType(
        short_name=short_name(game.id),
        long_name=f"Cookie Tin: {game.id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if players == 1 else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.fewest_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=recalled,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(game),
    )


def usual_players(id: str, house: str | None) -> int:
    """How many play where nobody says."""
    return usual_seats(make_game(id, {}, house).seats)


def register_all() -> None:
    """Make every game known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for id in ids():
        name = short_name(id)
        if name not in known:
            # OpenSpiel lets go of it after Python has ended, which only a class survives.
            kind = type(name, (CookieTinGame,), {"title": id})
            # What is pickled is found again by its name.
            globals()[name] = kind
            game = make_game(id, {}, None)
            pyspiel.register_game(game_type(game, usual_seats(game.seats), False), kind)


register_all()
