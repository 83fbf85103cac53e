"""The benchmark: one small card game, Number Chain, on Cookie Tin and on its peers."""
