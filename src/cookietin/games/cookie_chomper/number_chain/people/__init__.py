"""What people see of Number Chain."""
