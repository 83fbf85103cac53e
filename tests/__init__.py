"""The tests of Cookie Tin."""
