"""The tests of CHOMP, clause by clause."""
