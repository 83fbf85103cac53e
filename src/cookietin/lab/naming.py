"""Meters by name: those of the lab, and those of one's own from a file."""

from __future__ import annotations

from hashlib import blake2b
from importlib import import_module, util
from pathlib import Path
from typing import Final, cast

from cookietin.kernel.complaint import BadOption
from cookietin.lab.meters.meter import Meter

OURS: Final = {
    "length": "lengths:Length",
    "choices": "choices:Choices",
    "lead": "leads:Lead",
    "cards": "cards:Cards",
    "events": "happenings:Happenings",
    "clauses": "clauses:Clauses",
    "time": "times:Time",
}
"""The meters of the lab, by name."""


def meter_made(meter: str | type[Meter]) -> Meter:
    """A meter by its name, by `file:Class`, or by its class."""
    if not isinstance(meter, str):
        return meter()
    if meter in OURS:
        module, _, name = OURS[meter].partition(":")
        return cast("Meter", getattr(import_module(f"cookietin.lab.meters.{module}"), name)())
    file, colon, name = meter.rpartition(":")
    if not colon:
        raise BadOption("no-such-meter", {"meter": meter, "meters": list(OURS)})
    return _from_file(file, name)


def meter_name(meter: str | type[Meter]) -> str:
    """What a meter is known by; one from a file with a sum of what is in it."""
    if not isinstance(meter, str):
        return f"{meter.__module__}:{meter.__qualname__}"
    if meter in OURS:
        return meter
    text = Path(meter.rpartition(":")[0]).read_bytes()
    return f"{meter} {blake2b(text, digest_size=6).hexdigest()}"


def _from_file(file: str, name: str) -> Meter:
    """A meter of one's own: a class in a file."""
    if not Path(file).is_file():
        raise BadOption("no-meter-file", {"file": file})
    spec = util.spec_from_file_location(f"meters_of_ones_own.{Path(file).stem}", file)
    if spec is None or spec.loader is None:
        raise BadOption("no-meter-file", {"file": file})
    module = util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadOption("meter-unread", {"file": file, "why": repr(error)}) from error
    made = getattr(module, name, None)
    if not isinstance(made, type) or not issubclass(made, Meter):
        raise BadOption("not-a-meter", {"file": file, "name": name})
    return made()
