"""Bots of anyone's make: in processes of their own, told by JSON what their seat may know."""

from cookietin.foreign.bot import DEFAULT_SECONDS, ForeignBot
from cookietin.foreign.invited import Invited, invite, make_known, only_invited, read_invited
from cookietin.foreign.trouble import Trouble

__all__ = [
    "DEFAULT_SECONDS",
    "ForeignBot",
    "Invited",
    "Trouble",
    "invite",
    "make_known",
    "only_invited",
    "read_invited",
]
