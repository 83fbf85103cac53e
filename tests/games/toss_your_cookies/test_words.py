"""Words for people: nothing without a sentence, in either language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cookietin.catalogue import read_toml
from cookietin.games import toss_your_cookies
from cookietin.games.toss_your_cookies import turn
from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import Refused
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.noting import Keeping
from cookietin.words import LANGUAGES, Speech, clauses
from tests.games.toss_your_cookies.table import GAME, game

FOLDER = Path(toss_your_cookies.__file__).parent
WORDS = {name: read_toml(f"toss_your_cookies/words/{name}.toml") for name in LANGUAGES}
CLAUSES = [f"TY-{number:02}" for number in range(1, 22)]


def paths(table: dict[str, Any], at: str = "") -> set[str]:
    """Where every sentence stands."""
    found: set[str] = set()
    for key, value in table.items():
        found |= paths(value, f"{at}{key}.") if isinstance(value, dict) else {f"{at}{key}"}
    return found


def test_both_languages_say_the_same_things() -> None:
    assert paths(WORDS["en"]) == paths(WORDS["es"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_has_every_clause_once(language: str) -> None:
    """TY-01 to TY-21, each with where it comes from."""
    page = clauses(GAME.id, language)
    assert sorted(clause.id for clause in page) == CLAUSES
    assert all(set(clause.mark) <= set("SRD") and clause.mark for clause in page)


def test_every_clause_has_a_test_that_names_it() -> None:
    """TY-01 to TY-21: in these very files."""
    text = "".join(file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    named = set(re.findall(r'"""(?:[^"]*?)(TY-\d\d)', text)) | set(re.findall(r"TY-\d\d", text))
    assert set(CLAUSES) <= named


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_label_and_move_has_words(language: str) -> None:
    words = WORDS[language]
    assert set(words["option"]) == {option.name for option in GAME.declared}
    assert {move.key for move in GAME.moves.all} == set(words["move"])
    faces = {"all", "swap", "left", "right", "toss"}
    assert set(GAME.cards.names[1:]) | faces <= set(words["label"])
    assert set(turn.PHASES) == set(words["question"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"scramble": "turns"}, {"shout": "call"}])
def test_whatever_happens_can_be_said(language: str, options: dict[str, str]) -> None:
    """Every event, question and refusal of some plays, to every viewer."""
    rules = game(roll_cap=12, **options)
    dealer, chance = Keeping(Seeded(3)), Chance(4)
    speakers = [Speech(language, GAME.id, viewer=viewer) for viewer in range(-1, 5)]
    words = WORDS[language]
    for _ in range(4):
        position = rules.start(4, dealer)
        while position.outcome is None:
            asked = position.asked()
            seat = asked[chance.below(len(asked))]
            legal = position.legal(seat)
            for speech in speakers:
                assert "{" not in speech.question(position.question(seat))
            for move in rules.moves.all[::7]:
                refusal = position.refusal(seat, move)
                if move not in legal:
                    assert isinstance(refusal, Refused)
                    assert refusal.key in words["complaint"]
                    assert refusal.clause in speakers[0].complaint(refusal)
            position.play(seat, legal[chance.below(len(legal))], dealer)
            for event in dealer.collect_told():
                assert event.key in words["event"]
                for speech in speakers:
                    assert "{" not in speech.event(event)


def test_every_complaint_is_made_somewhere() -> None:
    """No sentence without a use."""
    source = "".join(file.read_text("utf-8") for file in FOLDER.rglob("*.py"))
    asked = {f"asked-{phase}" for phase in turn.PHASES}
    for key in WORDS["en"]["complaint"]:
        assert f'"{key}"' in source or key in asked, key
