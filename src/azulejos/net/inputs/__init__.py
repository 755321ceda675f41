"""The inputs of the network: their layout, and how they are written from a state."""
