"""Matrix and vector kernels, in which the forward pass spends its time."""
