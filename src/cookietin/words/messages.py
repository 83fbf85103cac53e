"""Message files: sections of keyed sentences, one file per language, for all and for each game."""

from __future__ import annotations

import os
import tomllib
from functools import cache
from typing import Any

from cookietin.catalogue import manifest_of
from cookietin.manifest import Manifest, read

LANGUAGES = ("en", "es")
USUAL = "en"
FOR_CLIENTS = (
    "common",
    "game",
    "option",
    "question",
    "short-question",
    "move",
    "short-move",
    "standing",
    "label",
    "text",
    "score",
    "event",
    "value",
    "how",
    "complaint",
)
"""What a client needs that fills sentences in itself."""


class Messages:
    """The sentences of one language: those of a game first, then those for all."""

    def __init__(self, language: str, layers: list[dict[str, Any]]) -> None:
        self.language = language
        self._layers = layers
        self._found: dict[tuple[str, str], Any] = {}

    def find(self, section: str, key: str) -> Any:
        """The message under a section and key, or nothing."""
        message = self._found.get((section, key))
        if message is None:
            message = self._look_for(section, key)
            if message is not None:
                self._found[section, key] = message
        return message

    def _look_for(self, section: str, key: str) -> Any:
        for layer in self._layers:
            message = layer.get(section, {}).get(key)
            if message is not None:
                return message
        return None

    def layers(self, section: str) -> list[dict[str, Any]]:
        """A section as it stands in each file, the game's own first."""
        return [layer[section] for layer in self._layers if section in layer]

    def section(self, section: str) -> dict[str, Any]:
        """A whole section, the game's own entries over those for all."""
        merged: dict[str, Any] = {}
        for layer in self._layers[::-1]:
            merged.update(layer.get(section, {}))
        return merged

    def json(self) -> dict[str, Any]:
        """The sections that speak of a play, for a client that fills sentences in itself."""
        sections = {name: self.section(name) for name in FOR_CLIENTS}
        return {"language": self.language, "sections": sections}


@cache
def messages(language: str, game: str = "") -> Messages:
    """The sentences of a language for a game, or those for all."""
    with open(os.path.join(os.path.dirname(__file__), f"{language}.toml"), "rb") as file:
        layers = [tomllib.load(file)]
    own: list[dict[str, Any]] = []
    found = manifest_of(game)
    while found is not None:
        own.append(_words_of(found, language))
        found = manifest_of(found.like)
    return Messages(language, own + layers)


def _words_of(manifest: Manifest, language: str) -> dict[str, Any]:
    """A game's own sentences: where it has none in a language, those in English."""
    try:
        return read(manifest.path(f"words/{language}.toml"))
    except FileNotFoundError:
        return read(manifest.path(f"words/{USUAL}.toml"))
