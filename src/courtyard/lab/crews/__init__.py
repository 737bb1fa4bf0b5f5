"""Work in portions, and those who do it."""
