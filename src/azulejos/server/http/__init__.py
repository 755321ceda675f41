"""HTTP: routes by noun, errors, rate limits, security headers and the built page."""
