"""Tokaido Duo made visible: names, sentences, the table as text."""
