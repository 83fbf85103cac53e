"""Where the links of a site lead: nowhere but to what is there."""

from __future__ import annotations

import re
from pathlib import Path

LINK = re.compile(r'\b(href|src)="([^"]*)"')
ID = re.compile(r'\bid="([^"]*)"')
ELSEWHERE = re.compile(r"https?://", re.IGNORECASE)


def dead_links(site: Path) -> list[str]:
    """Every link to a file or a heading that is not there, and all that another host would send."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in sorted(site.glob("*.html"))}
    ids = {name: set(ID.findall(text)) for name, text in texts.items()}
    found: list[str] = []
    for name, text in texts.items():
        for kind, target in LINK.findall(text):
            if target.startswith("data:"):
                continue
            if ELSEWHERE.match(target):
                if kind == "src":
                    found.append(f"{name} asks another host for {target}")
                continue
            file, _, id = target.partition("#")
            if file and not (site / file).is_file():
                found.append(f"{name} leads to {target}, and there is no file {file}")
            elif id and id not in ids.get(file or name, set()):
                found.append(f"{name} leads to {target}, and there is no such heading")
    return found
