"""Gallery for native readers: every form of every message of a language, beside the English."""
