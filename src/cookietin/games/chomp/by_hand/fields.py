"""Fields of data files: one that is not known is told of, with those that are."""

from __future__ import annotations

from typing import Any

from cookietin.kernel.complaint import BadOption


def check_parts(data: dict[str, Any], known: list[str], file: str) -> None:
    """Complain about a part of a whole file that it cannot have."""
    for key in data:
        if key not in known:
            raise BadOption("chomp-no-such-part", {"file": file, "found": key, "names": known})


def check_fields(data: dict[str, Any], known: list[str], entry: str, file: str) -> None:
    """Complain about a field that an entry cannot have."""
    for key in data:
        if key not in known:
            fields = {"file": file, "entry": entry, "found": key, "names": known}
            raise BadOption("chomp-no-such-field", fields)
