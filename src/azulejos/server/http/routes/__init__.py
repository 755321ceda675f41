"""HTTP routes, one module for each noun; `about` and `plans` help them."""
