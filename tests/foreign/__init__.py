"""Bots of other makers."""
