"""Rows: librt's writer where there is one, and without it one that does the same."""

from __future__ import annotations

import runpy
import sys
import tomllib
from typing import Any

import pytest

from cookietin import rows
from tests.structure.source import PACKAGE, ROOT


def without_librt(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setitem(sys.modules, "librt.strings", None)
    return runpy.run_path(str(PACKAGE / "rows.py"))["BytesWriter"]


@pytest.mark.parametrize("librt", [True, False])
def test_a_row_is_what_was_written(librt: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    row = rows.BytesWriter() if librt else without_librt(monkeypatch)()
    row.append(3)
    row.write(b"\x00\xff")
    row.append(7)
    assert (row.getvalue(), len(row), row[2], row[-1]) == (b"\x03\x00\xff\x07", 4, 255, 7)
    row[1] = 9
    row.truncate(2)
    assert row.getvalue() == b"\x03\x09"
    row.truncate(0)
    assert (len(row), row.getvalue()) == (0, b"")


@pytest.mark.parametrize("librt", [True, False])
@pytest.mark.parametrize("value", [256, -1, "a"])
def test_a_byte_is_from_0_to_255(librt: bool, value: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    row = rows.BytesWriter() if librt else without_librt(monkeypatch)()
    with pytest.raises((TypeError, ValueError)):
        row.append(value)
    assert len(row) == 0


def test_what_runs_has_the_librt_that_compiled_it() -> None:
    """Compiled code is bound to it: the package asks for the one that the build is pinned to."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    [asked] = [need for need in project["dependencies"] if need.startswith("librt==")]
    pinned = (ROOT / "requirements" / "build.txt").read_text(encoding="utf-8")
    assert asked.split()[0] in pinned.split()
    assert asked.split()[0] in (ROOT / "bench" / "requirements.txt").read_text().split()
