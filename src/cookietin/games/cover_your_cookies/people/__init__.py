"""What people see and hear of a play."""
