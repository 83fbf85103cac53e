"""A quiet place for every test: its own folder for records, English, eighty columns."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the records of this test are."""
    for name in ("LC_ALL", "LC_MESSAGES", "COOKIETIN_LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("USER", "ana")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "cookietin"
