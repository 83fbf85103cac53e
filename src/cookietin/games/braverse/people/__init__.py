"""What people see of a play: events, refusals, pictures, remarks and topics."""
