"""The socket of a table: one connection of one person or program."""
