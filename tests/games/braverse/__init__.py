"""Braverse, clause by clause."""
