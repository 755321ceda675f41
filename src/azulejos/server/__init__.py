"""The server: tables over HTTP and WebSocket, and the built page.

It joins the keeping wing (table, store) with the playing wing (players): it checks who may ask,
hands the question to the table, makes the answer last, and tells everybody who looks on. Screens
get all that they show as data.
"""
