"""The kernel: the words that every game is written in. It knows no game, no clock, no network."""
