"""How the cards of CHOMP behave in play: what `games/chomp/measured.md` shows."""
