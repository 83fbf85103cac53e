"""One moment of a play of CHOMP: what lies where, and what is asked."""
