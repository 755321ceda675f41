"""The wire protocol: WebSocket messages, HTTP bodies, and the views they are made of."""
