"""Fuzzers: whatever is read from outside is refused with a sentence, or is as good as our own."""
