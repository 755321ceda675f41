"""The server: tables over HTTP and WebSocket, and the built page.

It joins the storage layers (table, store) with the players. It checks who may ask, gives the
request to the table, stores the answer, and tells every client of the table. Clients get everything
that they show as data.
"""
