"""Which language is spoken."""

from __future__ import annotations

import pytest

from cookietin.cli.reader import language


@pytest.mark.parametrize(
    ("typed", "environ", "spoken"),
    [
        ("games", {}, "en"),
        ("games", {"LANG": "es_AR.UTF-8"}, "es"),
        ("games", {"LANG": "de_DE.UTF-8"}, "en"),
        ("games", {"LC_MESSAGES": "es_ES", "LANG": "en_US"}, "es"),
        ("games", {"LC_ALL": "C", "LC_MESSAGES": "es_ES"}, "en"),
        ("games", {"COOKIETIN_LANG": "es", "LANG": "en_US"}, "es"),
        ("games", {"COOKIETIN_LANG": "en", "LC_ALL": "es_ES"}, "en"),
        ("games --lang es", {"COOKIETIN_LANG": "en"}, "es"),
        ("--lang=en games", {"LANG": "es"}, "en"),
        ("games --lang fr", {"LANG": "es"}, "es"),
    ],
)
def test_language(typed: str, environ: dict[str, str], spoken: str) -> None:
    assert language(typed.split(), environ) == spoken
