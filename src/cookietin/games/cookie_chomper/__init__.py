"""Cookie Chomper and its modes."""
