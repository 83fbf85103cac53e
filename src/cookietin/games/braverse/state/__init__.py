"""What is true now: the position, its sides, what is asked and what is unfinished."""
