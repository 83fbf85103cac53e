"""The games: one folder per title."""
