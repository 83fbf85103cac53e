"""The games that every environment is tested with: all of them."""

from __future__ import annotations

import pytest

import cookietin

every_game = pytest.mark.parametrize("id", cookietin.game_ids())
