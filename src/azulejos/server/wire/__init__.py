"""What travels: messages, HTTP bodies, and the views they are made of."""
