"""Self-play and learning for the networks of `azulejos.net`; needs PyTorch, is not shipped."""
