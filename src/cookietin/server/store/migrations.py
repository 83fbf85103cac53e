"""The shape of the store, step by step: a store of any age is brought up to date when opened."""

from __future__ import annotations

from typing import Final

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        "CREATE TABLE log (tin TEXT NOT NULL, version INTEGER NOT NULL, line TEXT NOT NULL,"
        " PRIMARY KEY (tin, version))",
        "CREATE TABLE tins (tin TEXT PRIMARY KEY, version INTEGER NOT NULL, game TEXT NOT NULL,"
        " phase TEXT NOT NULL, open INTEGER NOT NULL, changed DOUBLE PRECISION NOT NULL,"
        " summary TEXT NOT NULL)",
        "CREATE INDEX tins_open ON tins (open, changed)",
        "CREATE TABLE due (tin TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, what TEXT NOT NULL,"
        " seat INTEGER NOT NULL, question INTEGER NOT NULL,"
        " claimed DOUBLE PRECISION NOT NULL DEFAULT 0)",
        "CREATE INDEX due_at ON due (at)",
        "CREATE INDEX due_tin ON due (tin)",
        "CREATE TABLE guests (guest TEXT NOT NULL, tin TEXT NOT NULL, PRIMARY KEY (guest, tin))",
        "CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    ),
    (
        # Most tables are found by their link alone: those need no place in the list.
        "DROP INDEX tins_open",
        "CREATE INDEX tins_listed ON tins (changed) WHERE open = 1",
    ),
)
"""Each step is a few statements that SQLite and PostgreSQL both understand. Steps are never edited:
what is to be otherwise is one more step."""
