"""Every game keeps every law, and every law can fail."""
