"""Pictures of every screen, in both themes and on four sizes of window."""
