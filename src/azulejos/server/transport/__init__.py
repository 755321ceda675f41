"""Sockets and TLS: uvicorn with our limits on HTTP and WebSocket connections."""
