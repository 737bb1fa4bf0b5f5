"""Our speed and our results beside those of others."""
