"""What lies where in Cookie Chomper, and who may know it."""
