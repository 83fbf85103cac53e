"""Signs that a terminal cannot show, by those that come nearest to them."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final

NEAREST: Final = "cookietin-nearest"
"""What streams call it: they ask only for what their encoding lacks."""

SIGNS: Final = {
    **dict.fromkeys("─━–—−", "-"),
    **dict.fromkeys("│┃", "|"),
    **dict.fromkeys("╭╮╰╯┬┴┏┓┗┛├┤┼", "+"),
    **dict.fromkeys("█▓", "#"),
    **dict.fromkeys("░▒", ":"),
    **dict.fromkeys("▸→▶", ">"),
    **dict.fromkeys("‘’", "'"),
    **dict.fromkeys("“”«»", '"'),
    **dict(zip("▁▂▃▄▅▆▇", "__.-=+*", strict=True)),
    "←": "<",
    "▲": "^",
    "▼": "v",
    "★": "*",
    "●": "o",
    "✖": "X",
    "◆": "$",
    "○": "o",
    "·": ".",
    "×": "x",
    "±": "~",
    "≈": "~",
    "✓": "v",
    "…": "...",
    "º": "o",
    "°": "o",
    "\N{REPLACEMENT CHARACTER}": "?",
    "¿": "",
    "¡": "",
    "\N{NO-BREAK SPACE}": " ",
}
"""As wide as what they stand for, so that pictures keep their shape; `…` stands in no picture."""


def nearest_signs(error: UnicodeError) -> tuple[str, int]:
    """An error handler of `codecs`: letters lose their accents, and what has no likeness is `?`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end]
    return "".join([_nearest(sign) for sign in lost]), error.end


def _nearest(sign: str) -> str:
    plain = unicodedata.normalize("NFD", sign)[0]
    return SIGNS.get(sign, plain if plain.isascii() else "?")


codecs.register_error(NEAREST, nearest_signs)
