"""The card workshop: how strong each card is, and which decks are."""
