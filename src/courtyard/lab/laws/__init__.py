"""The laws that every game obeys, and random games to try them on."""
