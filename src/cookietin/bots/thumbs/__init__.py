"""Rules of thumb: for each game the bot that plays as a sensible person would."""
