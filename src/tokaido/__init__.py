"""Tokaido and Tokaido Duo: rules, players and pictures, as a library, a command line and a web page."""

__version__ = "0.1.0"
