"""The same figures on Ray: a local one, begun for the test in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

SCRIPT = """
from cookietin.lab import run
from cookietin.lab.on_ray import LOCAL, on_ray
from tests.lab.studies import hands

here = run(hands(3, 5, plays=12))
there = run(hands(3, 5, plays=12), on_ray(LOCAL))
print(there.json() == here.json())
"""


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is an extra")
def test_a_study_gives_the_same_on_ray() -> None:
    ran = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", SCRIPT],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
    )
    assert ran.stdout.strip() == "True", ran.stderr
