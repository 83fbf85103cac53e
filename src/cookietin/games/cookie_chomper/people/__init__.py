"""What people see and hear of Cookie Chomper."""
