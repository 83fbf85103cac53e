"""Bugs planted in copies of real games: a test of the kit of laws itself."""
