"""Search: one engine for every game, over worlds that are imagined from a view."""
