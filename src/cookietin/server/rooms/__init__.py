"""Tables as the server has them: folded from their logs, changed by one operation, shown."""
