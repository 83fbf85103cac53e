"""Games that each break a law: proof that the law can fail."""

from tests.laws.broken import (
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
