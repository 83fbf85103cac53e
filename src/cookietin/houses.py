"""House rules of one's own: sets of options with a name, kept in a file of the person's."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from cookietin.kernel import registry
from cookietin.kernel.complaint import BadOption, Failed

if TYPE_CHECKING:
    from cookietin.kernel.options import Values

FILE = "houses.json"


class CannotSave(Failed):
    """The system would not keep a house rule."""


def path() -> Path:
    """Where they are kept."""
    config = os.environ.get("XDG_CONFIG_HOME")
    return (Path(config) if config else Path.home() / ".config") / "cookietin" / FILE


def kept() -> dict[str, dict[str, Values]]:
    """All house rules of one's own, by game and name."""
    try:
        found = json.loads(path().read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except (OSError, ValueError, RecursionError) as error:
        raise BadOption("houses-unread", {"file": str(path()), "why": str(error)}) from None
    if not _sound(found):
        raise BadOption("houses-off", {"file": str(path())})
    return dict(found)


def _sound(found: object) -> bool:
    """Whether it is options by name by name."""
    return isinstance(found, dict) and all(
        isinstance(houses, dict) and all(isinstance(options, dict) for options in houses.values())
        for houses in found.values()
    )


def save(game: str, name: str, options: Values) -> None:
    """Keep a house rule; one of that name of one's own gives way."""
    own = kept()
    if name in registry.house_rules(game) and name not in own.get(game, {}):
        raise BadOption("house-of-the-game", {"house": name, "game": game})
    if not name or len(name) > 40 or not name.isprintable() or name != name.strip():
        raise BadOption("house-name", {"house": name})
    registry.house_rule(game, name, **options)
    own.setdefault(game, {})[name] = options
    _write(own)


def remove(game: str, name: str) -> None:
    """Forget a house rule of one's own."""
    own = kept()
    if name not in own.get(game, {}):
        fields = {"house": name, "game": game, "houses": sorted(own.get(game, {}))}
        raise BadOption("no-house-of-yours", fields)
    del own[game][name]
    _write({game: houses for game, houses in own.items() if houses})


def find() -> None:
    """Make them known: at every door, whoever asks for house rules gets these too."""
    for game, houses in kept().items():
        for name, options in houses.items():
            registry.own_house_rule(game, name, **options)


def _write(houses: dict[str, dict[str, Values]]) -> None:
    text = json.dumps(houses, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
    part = path().with_name(f"{FILE}.part")
    try:
        path().parent.mkdir(parents=True, exist_ok=True)
        part.write_text(text, encoding="utf-8")
        part.replace(path())
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotSave("cannot-save-house", {"file": str(path()), "why": why}) from None
    finally:
        with suppress(OSError):
            part.unlink()
