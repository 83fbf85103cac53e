"""What people write by hand: card files, lands drawn as text, the end of a game at a real table."""
