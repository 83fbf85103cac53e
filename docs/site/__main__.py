"""Run `python -m docs.site [FOLDER]`: build the site, into build/site unless told otherwise."""

from __future__ import annotations

import sys
from pathlib import Path

from docs.site.build import ROOT, build


def main(words: list[str]) -> int:
    """Build, and complain of links that lead nowhere."""
    site = Path(words[0]) if words else ROOT / "build" / "site"
    wrong = build(site)
    for line in wrong:
        print(line, file=sys.stderr)
    print(f"{len(list(site.glob('*.html')))} pages: {site / 'index.html'}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
