"""HTTP: what all routes share. The routes are in `routes/`, by noun.

problems       every error in one shape
rate_limits    how much one address or connection may ask for
security       headers on every response, and the check of the origin
hosts          the check of the `Host` header
keys           the key of a browser
position_text  the position that a request names
plans          what a new table will be
compressed     responses that are kept compressed
page           the built page
"""
