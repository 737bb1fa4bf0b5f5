"""Bots at tables: when they answer, and the processes in which they think."""
