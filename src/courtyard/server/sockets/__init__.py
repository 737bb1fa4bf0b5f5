"""Connections: what comes in, what goes out, and for how long a silence is borne."""
