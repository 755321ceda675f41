"""Matrix and vector kernels: what the forward pass spends its time in."""
