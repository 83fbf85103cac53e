"""Tables over the network: anyone may join with a name, and nothing is ever lost."""
