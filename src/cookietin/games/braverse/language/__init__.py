"""The language of the cards: its words, how it is read, what it means, and its text."""
