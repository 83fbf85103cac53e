"""Number Chain, clause by clause."""
