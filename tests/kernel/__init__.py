"""The kernel: everything that all games share."""
