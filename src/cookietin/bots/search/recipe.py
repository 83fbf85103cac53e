"""A recipe: how one game is searched, as data that its folder holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from cookietin.bots.search.learnt import read_learnt
from cookietin.catalogue import manifest_of
from cookietin.kernel.complaint import BadOption

if TYPE_CHECKING:
    from cookietin.bots.evaluation import Evaluation
    from cookietin.kernel.game import Game
    from cookietin.manifest import Manifest

PLAIN: Final[dict[str, float]] = {
    "trust": 0.5,
    "curiosity": 0.7,
    "doubt": 0.1,
    "careless": 0.1,
    "cut": -1,
    "margin": 0.0,
    "sight": 0,
    "thumbs": 0,
    "keep": 0.0,
    "hope": 0.5,
}
"""How a game is searched that says nothing: play-outs by rule of thumb, to the end."""
USUAL: Final[dict[str, int]] = {"normal": 40, "hard": 400, "expert": 2000}
"""The iterations of the levels in a game that says nothing."""


@final
class Recipe:
    """Which play-outs, which priors, how curious, how many iterations for which level."""

    def __init__(
        self,
        numbers: dict[str, float],
        levels: dict[str, int],
        evaluation: Evaluation | None = None,
        calm: str = "",
    ) -> None:
        self.trust = float(numbers["trust"])
        """Which part of the first attention goes to what the rule of thumb would do."""
        self.curiosity = float(numbers["curiosity"])
        """How much attention goes to what was tried little."""
        self.doubt = float(numbers["doubt"])
        """How much worse than its neighbours a move is thought to be that was never tried."""
        self.careless = int(numbers["careless"] * 1000)
        """How many of a thousand answers of a play-out are random; the others are by thumb."""
        self.cut = int(numbers["cut"])
        """After so many answers a play-out is judged by the evaluation; -1 plays to the end."""
        self.margin = float(numbers["margin"])
        """The lead in points that makes half of a win e times as likely; 0 counts only wins."""
        self.sight = bool(numbers["sight"])
        """Whether what the searching seat sees tells moments apart, or the answers alone."""
        self.thumbs = bool(numbers["thumbs"])
        """Whether the others are thought to answer by rule of thumb, not by the tree."""
        self.keep = float(numbers["keep"])
        """Which part of what was found before counts where an answer's tree is gone on with."""
        self.hope = float(numbers["hope"])
        """A search ends where the next best would have to catch up by this part of what is left."""
        self.levels = levels
        self.evaluation = evaluation
        self.calm = calm
        """The question at which a position can be judged, for nothing is half done; or any."""
        self.numbers = numbers

    def json(self) -> dict[str, Any]:
        """All that answers depend on, but for the level."""
        judge = None if self.evaluation is None else self.evaluation.mark()
        return {**self.numbers, "evaluation": judge, "calm": self.calm}


def recipe_of(game: Game) -> Recipe:
    """The recipe that a game's folder holds; the plain one for a game that brings none."""
    manifest = manifest_of(game.id)
    if manifest is None:
        return Recipe(dict(PLAIN), dict(USUAL))
    if manifest.recipe is None:
        manifest.recipe = read_recipe(manifest)
    kept: Recipe = manifest.recipe
    return kept


def read_recipe(manifest: Manifest) -> Recipe:
    """A recipe from a game's file; an entry that nobody reads is refused."""
    told: dict[str, Any] = manifest.data_file(manifest.search) if manifest.search else {}
    numbers, levels = dict(PLAIN), dict(USUAL)
    for name, value in told.get("recipe", {}).items():
        if name not in PLAIN or isinstance(value, bool) or not isinstance(value, int | float):
            raise _off(manifest, name, value)
        numbers[name] = value
    for name, value in told.get("levels", {}).items():
        if name not in USUAL or not isinstance(value, int) or value < 1:
            raise _off(manifest, name, value)
        levels[name] = value
    return Recipe(numbers, levels, _evaluation(manifest, told), _calm(manifest, told))


def _evaluation(manifest: Manifest, told: dict[str, Any]) -> Evaluation | None:
    """What judges positions: a class that is named, or what was learnt, if either is there."""
    if "evaluation" in told:
        named: Evaluation = manifest.named(told["evaluation"])()
        return named
    return read_learnt(manifest.data_file(told["learnt"])) if "learnt" in told else None


def _calm(manifest: Manifest, told: dict[str, Any]) -> str:
    """The question that a turn begins with, if the file says which."""
    named = told.get("calm", "")
    if not isinstance(named, str):
        raise _off(manifest, "calm", named)
    return named


def _off(manifest: Manifest, entry: str, found: Any) -> BadOption:
    fields = {"file": manifest.path(manifest.search), "entry": entry, "found": found}
    return BadOption("recipe-off", fields)
