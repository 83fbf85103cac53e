"""What people see and hear of Toss Your Cookies."""
