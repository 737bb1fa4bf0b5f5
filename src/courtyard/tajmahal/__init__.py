"""The rules of Taj Mahal."""
