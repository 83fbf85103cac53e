"""What is true in a play of Number Chain, and what a viewer may know of it."""
