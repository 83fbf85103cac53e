"""Golden playthroughs: whole plays as text that a person can read.

`COOKIETIN_REWRITE=1` writes them anew, for a change of the rules that is meant.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import cast

import pytest

import cookietin
from cookietin import Seeded
from cookietin.bots.roster import make_bot
from cookietin.games.cookie_chomper.position import ChomperPosition
from cookietin.words import Speech

FOLDER = Path(__file__).parent / "playthroughs"
PLAYS = [("cookie-chomper", 3, "mint"), ("golden-cookie", 2, "rye"), ("cookie-hoarder", 3, "anise")]


def told(game_id: str, seats: int, seed: str) -> str:
    """A play by two bots of thumb and one at random, move by move."""
    game = cookietin.game(game_id, cookies=18)
    speech = Speech("en", game_id)
    dealer = Seeded(seed)
    position = cast(ChomperPosition, game.start(seats, dealer))
    bots = [make_bot("random" if seat == 2 else "thumb", game, seed) for seat in range(seats)]
    lines = [f"# {game_id}, {seats} seats, seed {seed}", ""]
    lines += [speech.event(event) for event in dealer.collect_told()]
    while position.outcome is None:
        seat = position.asked()[0]
        view = position.view(seat)
        move = bots[seat](view, view.question(seat))
        if view.question(seat).key == "open":
            lines += ["", position.picture(lambda label: label), ""]
        lines.append(f"seat{seat}: {move.text}")
        position.play(seat, move, dealer)
        lines += [f"    {speech.event(event)}" for event in dealer.collect_told()]
    lines += ["", position.picture(lambda label: label)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("game", "seats", "seed"), PLAYS)
def test_playthrough(game: str, seats: int, seed: str) -> None:
    path = FOLDER / f"{game}.txt"
    text = told(game, seats, seed)
    if os.environ.get("COOKIETIN_REWRITE") == "1":
        assert not os.environ.get("CI"), "playthroughs are not rewritten in CI"
        FOLDER.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text
