"""The same games as environments of PettingZoo, Gymnasium and OpenSpiel; import the one you use."""
