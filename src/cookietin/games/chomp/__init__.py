"""CHOMP: form herds of dinos on your land, find food for them, and take goals."""

from cookietin.games.chomp.game import Chomp
from cookietin.games.chomp.state.position import ChompPosition

__all__ = ["Chomp", "ChompPosition"]
