"""Tables in memory: requests, presence, what time brings, bots, and other processes."""
