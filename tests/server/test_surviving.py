"""Servers that are killed, and servers that are told nonsense: scaled down; see the two modules."""

from __future__ import annotations

from pathlib import Path

from tests.server import fuzzing, killing


def test_a_server_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    figures = killing.on_sqlite(tmp_path, kills=3, tables=4)
    assert figures["answers kept"] > 0
    assert figures["reconnections"] > 0


def test_one_of_two_processes_is_killed_and_redis_too(postgres: str) -> None:
    figures = killing.on_postgres(postgres, kills=2, tables=2)
    assert figures["answers kept"] > 0


def test_nonsense_does_nothing(tmp_path: Path) -> None:
    figures = fuzzing.fuzz(tmp_path, 1500)
    assert figures["messages"] >= 700
    assert figures["requests"] >= 500
