"""One folder of tests per game."""
