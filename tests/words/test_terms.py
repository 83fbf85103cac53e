"""One word for one thing: what the English sentences call so, the Spanish ones call so too."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.structure.source import PACKAGE, flat, messages

GAMES = PACKAGE / "games"
TITLES: dict[str, list[str]] = {
    "cookie_chomper": ["standard", "golden", "hoarder"],
    "cover_your_cookies": ["."],
    "toss_your_cookies": ["."],
    "chomp": ["."],
}
TERMS: dict[str, dict[str, str]] = {
    "cookie_chomper": {
        r"stack": "fila",
        r"queue": "cola",
        r"piles?": "pila",
        r"deck": "mazo",
        r"tokens?": "ficha",
        r"companions?": "compañer|acompañ",
        r"vetoed": "vet",
        r"Poison Cookie": "envenenada",
        r"Golden Cookie": "dorada",
        r"[Bb]andits?": "bandido",
    },
    "cover_your_cookies": {
        r"Batch(es)?": "tanda",
        r"Dough": "masa",
        r"Mixers?": "mezclador",
        r"[Ss]wip(e|es|ed|ing)": "b[ií]rl",
        r"challenge": "desafío",
        r"crumbs?": "miga",
        r"discard": "descart",
        r"flavours?": "sabor",
    },
    "toss_your_cookies": {
        r"milk": "leche",
        r"wilds?": "comodín|comodines",
        r"half-eaten": "mordida",
        r"dice": "dado",
        r"(number|action) die": "dado",
    },
    "chomp": {
        r"ridges?": "cordillera",
        r"tar( pits?)?": "brea",
        r"herds?": "manada",
        r"nests?": "nido",
        r"eggs?": "huevo",
        r"goals?": "objetivo",
        r"lands?": "terreno",
        r"extinct": "ext[ií]n",
        r"quarters?": "cuarto",
    },
}
"""What a term is in Spanish, in small letters and up to its ending."""


def folders(title: str) -> list[Path]:
    return [(GAMES / title / mode / "words").resolve() for mode in TITLES[title]]


def pairs(title: str) -> list[tuple[str, str, str]]:
    """Every message with its key, in English and in Spanish; fields and code left out."""
    found = []
    for folder in folders(title):
        english, spanish = (told(messages(folder, language)) for language in ("en", "es"))
        found += [(key, english[key], spanish[key]) for key in english]
    return found


def told(sections: dict[str, Any]) -> dict[str, str]:
    """All sentences: no names, and nothing that is typed."""
    sentences = {name: part for name, part in sections.items() if name not in ("label", "typed")}
    names = ("game.name", "game.title")
    return {key: plain(text) for key, text in flat(sentences).items() if key not in names}


def plain(text: str) -> str:
    return re.sub(r"`[^`]*`|\{\w+\}", " ", text)


TERM = [(title, term, stem) for title, terms in TERMS.items() for term, stem in terms.items()]


@pytest.mark.parametrize(("title", "term", "stem"), TERM)
def test_a_term_has_one_word_in_spanish(title: str, term: str, stem: str) -> None:
    here = [pair for pair in pairs(title) if re.search(rf"\b{term}\b", pair[1])]
    assert here
    assert [key for key, _, spanish in here if not re.search(stem, spanish.lower())] == []


@pytest.mark.parametrize("title", TITLES)
def test_no_card_has_its_english_name_in_a_spanish_sentence(title: str) -> None:
    names: set[str] = set()
    for folder in folders(title):
        english, spanish = (messages(folder, lang).get("label", {}) for lang in ("en", "es"))
        differing = [name for name in english if english[name] != spanish[name]]
        # Names that stand in sentences as they are: those that begin with a capital.
        names |= {english[name] for name in differing if english[name][:1].isupper()}
    words = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    assert words
    found = [(key, re.findall(rf"\b(?:{words})\b", es)) for key, _, es in pairs(title)]
    assert [(key, names) for key, names in found if names] == []
