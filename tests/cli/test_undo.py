"""Undo: while nothing hidden was revealed, and in the file as well."""

from __future__ import annotations

from pathlib import Path

import pytest

import cookietin
from tests.cli.running import only_record, tin

FREE = ("play", "number-chain", "--option", "first=seat0", "--name", "Ana")


def moves_of(folder: Path) -> list[tuple[int | None, str]]:
    """The moves in the record on the disk."""
    moments = cookietin.replay(only_record(folder).read_text(encoding="utf-8")).moments
    return [(moment.seat, moment.move) for moment in moments if moment.move]


class Player:
    """Plays the first move of a kind, and then says these words one after the other."""

    def __init__(self, kind: str, *words: str) -> None:
        self.kind = kind
        self.words = list(words)
        self.played = ""

    def __call__(self, printed: str) -> str | None:
        if not self.played:
            rows = [line.split() for line in printed.splitlines() if line.startswith("   #")]
            fitting = [row for row in rows if self.kind in row]
            if not fitting:
                return None
            self.played = fitting[0][1]
            return fitting[0][0]
        return self.words.pop(0) if self.words else None


def played(folder: Path, kind: str, *words: str) -> tuple[Player, str]:
    """Play with the first seed that deals a move of this kind."""
    for seed in range(50):
        for old in folder.glob("*"):
            old.unlink()
        player = Player(kind, *words)
        out = tin(*FREE, "--seed", str(seed), typed=player).out
        if player.played:
            return player, out
    pytest.fail(f"no seed deals a move that {kind}")


def test_a_free_move_waits_and_can_be_taken_back(folder: Path) -> None:
    player, out = played(folder, "free", "undo")
    assert "Enter goes on, undo takes it back> undo" in out
    assert f"Taken back: {player.played}." in out
    assert moves_of(folder) == []


def test_after_undo_another_move_can_be_played(folder: Path) -> None:
    player, out = played(folder, "free", "undo", "#1", "", "quit")
    assert out.count("You play") == 2
    assert moves_of(folder)[0][0] == 0
    assert player.played


def test_while_it_waits_a_free_move_is_on_the_disk(folder: Path) -> None:
    player, _ = played(folder, "free")
    assert moves_of(folder) == [(0, player.played)]


def test_waiting_takes_no_move_but_helps(folder: Path) -> None:
    _, out = played(folder, "free", "2/3", "?", "hint", "save", "undo")
    assert out.count("You are not asked now: Enter goes on.") == 2
    assert "Saved, move by move:" in out
    assert "undo     take your last move back" in out
    assert moves_of(folder) == []


def test_what_was_drawn_cannot_be_unseen(folder: Path) -> None:
    _, out = played(folder, "draws", "undo")
    assert "That cannot be undone: others have moved since." in out
    assert len(moves_of(folder)) == 3


def test_others_have_moved(folder: Path) -> None:
    _, out = played(folder, "free", "", "undo")
    assert "That cannot be undone: others have moved since." in out
