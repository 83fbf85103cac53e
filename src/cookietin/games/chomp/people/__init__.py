"""What people see and hear of CHOMP."""
