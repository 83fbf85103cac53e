"""Meters: small classes that watch plays from outside, through events and views."""

from cookietin.lab.meters.meter import Decision, Meter
from cookietin.lab.meters.watching import Meters
from cookietin.lab.naming import OURS

__all__ = ["OURS", "Decision", "Meter", "Meters"]
