"""The lab: many plays, and what they say about a game, its options and its bots."""

from cookietin.lab.results import Results
from cookietin.lab.running import processes, run
from cookietin.lab.setting import setting
from cookietin.lab.simulate import simulate
from cookietin.lab.study import Study, Variant
from cookietin.lab.tally import Rate, Tally

__all__ = [
    "Rate",
    "Results",
    "Study",
    "Tally",
    "Variant",
    "processes",
    "run",
    "setting",
    "simulate",
]
