"""The WebSocket of a table: handshake, session, connection and frames."""
