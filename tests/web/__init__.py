"""The page for browsers, in a real one."""
