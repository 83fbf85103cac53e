"""What is said about a game's manifest that cannot be."""

from __future__ import annotations

import tempfile
from pathlib import Path

from cookietin.kernel.complaint import BadOption
from cookietin.manifest import read_handles, read_manifest
from tests.complaints import Act, Case, assert_said, each


def manifest(text: str) -> object:
    """A manifest with this text, read from the present folder."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "manifest.toml").write_text(text, encoding="utf-8")
        try:
            return read_manifest(folder, "nowhere")
        except Exception as error:
            # The folder's name is another each time.
            error.fields["file"] = "manifest.toml"  # type: ignore[attr-defined]
            raise


def handles(text: str) -> object:
    """What is tapped, by a file with this text."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "handles.toml")
        path.write_text(text, encoding="utf-8")
        try:
            return read_handles(str(path))
        except BadOption as error:
            error.fields["file"] = "handles.toml"
            raise


CASES: list[Case] = [
    (
        "manifest-unread",
        lambda: manifest("id = "),
        "manifest.toml cannot be read as a manifest of a game: Invalid value (at end of document)",
    ),
    (
        "manifest-unread",
        lambda: read_manifest("no-such-folder", "nowhere"),
        "no-such-folder/manifest.toml cannot be read as a manifest of a game: "
        "[Errno 2] No such file or directory: 'no-such-folder/manifest.toml'",
    ),
    (
        "manifest-off",
        lambda: manifest('id = "a"\nclass = "b"\ncolour = 3'),
        "manifest.toml: the entry colour of a manifest cannot be 3.",
    ),
    (
        "manifest-off",
        lambda: manifest("id = 7"),
        "manifest.toml: the entry id of a manifest cannot be 7.",
    ),
    (
        "manifest-lacks",
        lambda: manifest('id = "a"'),
        "manifest.toml: a manifest needs the entry class.",
    ),
    (
        "zone-off",
        lambda: handles('[zones]\nhand = "hands"'),
        "handles.toml: the zone hand must be a list of places, not hands.",
    ),
    (
        "taps-off",
        lambda: handles('[zones]\nhand = []\n[taps]\nplay = "sleeve:{card}"'),
        "handles.toml: the taps of play are sleeve:{card}; each must be in one of the zones: hand.",
    ),
]


@each(CASES)
def test_what_cannot_be_is_said(key: str, act: Act, sentence: str) -> None:
    assert_said(key, act, sentence)
