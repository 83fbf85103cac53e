"""Games that each break a law: proof that the law can fail."""

from tests.laws.broken import (
    accepting,
    chances,
    declaring,
    holding,
    imagining,
    promising,
    ruling,
    sealing,
    seeing,
    tapping,
    telling,
)
from tests.laws.broken.case import CASES, Case

__all__ = [
    "CASES",
    "Case",
    "accepting",
    "chances",
    "declaring",
    "holding",
    "imagining",
    "promising",
    "ruling",
    "sealing",
    "seeing",
    "tapping",
    "telling",
]
