"""Rulings on a table: read from their scenarios, followed step by step, or played on by oneself."""
