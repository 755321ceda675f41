"""For everybody: by keyboard, by ear, in every language and in small windows."""
