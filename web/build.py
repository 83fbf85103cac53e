"""Builds the pages for browsers into the package: `python web/build.py`, or by the package's build.

What is there already is kept if it was made from the same source. Without Node nothing is built,
and that is said.
"""

import hashlib
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

WEB = Path(__file__).resolve().parent
PAGES = WEB.parent / "src" / "cookietin" / "pages"
OLDEST_NODE = (20, 19)

LOCK = "package-lock.json"
"""What npm installs; a copy of it lies beside what is installed."""


def aloud(text: str) -> None:
    """Says it at once, also where what is printed waits in line."""
    print(text, flush=True)


def build_pages(say: Callable[[str], None] = aloud) -> bool:
    """Builds the pages unless those there are of this source; whether there are any then."""
    stamp, source = PAGES / ".built", source_sum()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == source:
        return True
    shutil.rmtree(PAGES, ignore_errors=True)
    why = node_trouble()
    if why:
        say(f"{why}: the pages for browsers are not built.")
        return False
    say("Making the pages for browsers; the first time takes a minute ...")
    install(WEB)
    npm(WEB, "run", "build")
    stamp.write_text(source, encoding="utf-8")
    return True


def node_trouble() -> str:
    """Why the pages cannot be built here; empty when they can."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return "Node.js and npm are not here"
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = tuple(int(part) for part in re.findall(r"\d+", asked.stdout)[:2])
    wanted = ".".join(map(str, OLDEST_NODE))
    return "" if found >= OLDEST_NODE else f"Node.js is {asked.stdout.strip()}, not {wanted}"


def source_sum() -> str:
    """What the pages are made from, as one number."""
    total = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        inside = path.relative_to(WEB).parts
        if inside[0] not in ("node_modules", "tests") and path.is_file():
            total.update("/".join(inside).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def install(folder: Path) -> None:
    """What a folder's lock file names, unless it is installed already."""
    lock, installed = folder / LOCK, folder / "node_modules" / LOCK
    if not installed.exists() or installed.read_bytes() != lock.read_bytes():
        npm(folder, "ci")
        shutil.copyfile(lock, installed)


def npm(folder: Path, *arguments: str) -> None:
    """Runs npm in a folder; what fails is shown and ends the build."""
    command = [shutil.which("npm") or "npm", *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"cookietin: npm {' '.join(arguments)} failed:\n{done.stdout}{done.stderr}")


if __name__ == "__main__":
    sys.exit(0 if build_pages() else 1)
