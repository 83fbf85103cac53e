"""One moment of a play: what lies where, what can be seen of it, what cannot be."""
