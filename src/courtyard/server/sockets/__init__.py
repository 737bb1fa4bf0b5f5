"""Connections: what comes in, what goes out, and how long a silence is tolerated."""
