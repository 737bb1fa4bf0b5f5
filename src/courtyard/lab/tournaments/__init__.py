"""Everybody against everybody, and how strong they are."""
