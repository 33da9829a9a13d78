"""What every game of this package stands on: chance, decks, choices, records and links.

Nothing in here knows a rule of any game.
"""
