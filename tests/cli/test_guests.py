"""Who one is at a server is kept, and what was spoilt there is told and left as it is."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from cookietin.cli.command import BadInput
from cookietin.cli.guests import token_at


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where it is kept, with servers that give out one token after the other."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    tokens = iter(range(100))
    monkeypatch.setattr(
        "urllib.request.urlopen",
        lambda *_, **__: io.BytesIO(json.dumps({"token": f"t{next(tokens)}"}).encode()),
    )
    return tmp_path / "cookietin" / "guests.json"


def test_one_is_the_same_guest_next_time_and_another_elsewhere(kept: Path) -> None:
    assert [token_at("http://a", "Ana") for _ in range(2)] == ["t0", "t0"]
    assert token_at("http://b", "Ana") == "t1"
    assert token_at("http://a", "Bo") == "t2"
    assert kept.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    "spoilt",
    [b"", b"{", b"\xff\xfe", b"[" * 100_000, b"[]", b'{"http://a Ana": 7}', b"1" * 5000],
    ids=lambda text: str(text[:12]),
)
def test_a_spoilt_file_is_told_and_left_as_it_is(kept: Path, spoilt: bytes) -> None:
    kept.parent.mkdir()
    kept.write_bytes(spoilt)
    with pytest.raises(BadInput) as refused:
        token_at("http://a", "Ana")
    assert refused.value.key == "guests-off"
    assert kept.read_bytes() == spoilt


def test_where_nothing_can_be_kept_it_is_said(kept: Path) -> None:
    kept.parent.write_text("a file where a folder belongs")
    with pytest.raises(BadInput) as refused:
        token_at("http://a", "Ana")
    assert refused.value.key == "cannot-write-there"
