"""Programs that show how to use Cookie Tin from outside; the tests run them."""
