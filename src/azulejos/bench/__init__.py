"""The figures that `azulejos bench` prints, and what measures them."""
