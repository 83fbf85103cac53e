"""How soon a server is ready: `python -m bench.server_ready`, beside a Python that does nothing."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path


def until_ready(store: Path) -> float:
    """Seconds from when `tin serve` is started until it says that it is ready."""
    words = ["serve", "--json", "--port", "0", "--store", str(store)]
    started = time.perf_counter()
    server = subprocess.Popen(
        [sys.executable, "-m", "cookietin.cli", *words], stdout=subprocess.PIPE
    )
    assert server.stdout is not None
    server.stdout.readline()
    took = time.perf_counter() - started
    server.terminate()
    server.wait(30)
    return took


def doing_nothing() -> float:
    """Seconds that Python takes to start and to stop."""
    started = time.perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], check=True)
    return time.perf_counter() - started


def main() -> None:
    """Print the best and the middle of several starts, in turn with the other."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--times", type=int, default=7)
    given = reader.parse_args()
    ready, bare = [], []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(given.times):
            ready.append(until_ready(Path(folder) / f"{number}.sqlite"))
            bare.append(doing_nothing())
    found = {
        "ready s": {
            "best": round(min(ready), 3),
            "middle": round(sorted(ready)[len(ready) // 2], 3),
        },
        "python s": {"best": round(min(bare), 3), "middle": round(sorted(bare)[len(bare) // 2], 3)},
        "ratio": round(min(ready) / min(bare), 1),
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
