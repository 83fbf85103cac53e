"""The words that people read."""
