"""The tests of the games, a folder each."""
