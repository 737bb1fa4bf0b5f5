"""Courtyard: play, study and simulate table games with every rule enforced. An unofficial fan project."""

from courtyard import compiled

__version__ = "0.1.0"

# Before any other module of the package is imported: it decides whether they load compiled or from source.
compiled.settle()
