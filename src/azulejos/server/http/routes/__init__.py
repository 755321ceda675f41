"""HTTP routes, one module for each noun."""
