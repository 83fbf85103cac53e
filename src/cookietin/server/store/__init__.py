"""Where tables are kept: their logs, what waits for time, and what lists need.

A log only grows, and grows by one operation: `append` after a version, which is kept once or not at
all. The rest is written in the same breath and follows from the logs.
"""

from cookietin.server.store.store import Due, Entry, Listing, Store, open_store

__all__ = ["Due", "Entry", "Listing", "Store", "open_store"]
