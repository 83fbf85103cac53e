"""What plays depend on besides what was asked: where it has changed, they are not gone on with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.bots.bot import as_bot
from cookietin.catalogue import manifest_of
from cookietin.kernel.complaint import BadOption

if TYPE_CHECKING:
    from cookietin.bots.bot import Maker
    from cookietin.kernel.game import Game

STRENGTHS = "strengths"
DATA = "data"
NOBODYS = "nobody's"
"""The seed of bots that are made for this alone."""


def strengths(game: Game, names: list[str], makers: list[Maker]) -> dict[str, Any]:
    """What each bot's answers depend on besides its code, as an entry; none if none says so."""
    told = {
        name: as_bot(make(game, NOBODYS)).strength()
        for name, make in zip(names, makers, strict=True)
    }
    said = {name: strength for name, strength in told.items() if strength}
    return {STRENGTHS: said} if said else {}


def data_sums(id: str) -> dict[str, Any]:
    """A sum of each data file that a game is made from, as an entry; none if it has none."""
    manifest = manifest_of(id)
    return {DATA: manifest.data_sums()} if manifest is not None and manifest.data else {}


def why_not_the_same(before: Any, asked: dict[str, Any], folder: str) -> BadOption:
    """The complaint about plays that something else was asked of: what it is that has changed."""
    if _but_for(before, STRENGTHS, DATA) != _but_for(asked, STRENGTHS, DATA):
        return BadOption("another-study", {"folder": folder})
    if before.get(DATA) != asked.get(DATA):
        sums, now = before.get(DATA, {}), asked.get(DATA, {})
        changed = [name for name in sorted({*sums, *now}) if sums.get(name) != now.get(name)]
        return BadOption("other-data", {"folder": folder, "files": changed})
    return BadOption("other-strengths", {"folder": folder})


def _but_for(asked: Any, *entries: str) -> Any:
    """What was asked, without these entries, however deep they lie."""
    if isinstance(asked, dict):
        return {key: _but_for(part, *entries) for key, part in asked.items() if key not in entries}
    return [_but_for(part, *entries) for part in asked] if isinstance(asked, list) else asked
