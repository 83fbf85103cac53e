"""A position of Toss Your Cookies: what lies where, and what each viewer knows of it."""
