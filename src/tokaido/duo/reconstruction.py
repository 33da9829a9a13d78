"""The island as this project has it: board, dice, tokens and scales, all in one place.

The rule book shows these only in pictures. What stands here is a reconstruction that agrees with every sentence and
every worked example of the rule book; it is not the printed board. True values can take its place without a change
anywhere else: the rules read nothing but these names.
"""

from __future__ import annotations

PLACES = {
    "C1": "Matsuyama",
    "C2": "Imabari",
    "C3": "Marugame",
    "C4": "Takamatsu",
    "C5": "Tokushima",
    "C6": "Muroto",
    "C7": "Kochi",
    "C8": "Uwajima",
    "M1": "Kuma",
    "M2": "Ishizuchi",
    "M3": "Iya",
    "M4": "Tsurugi",
}
"""The towns: first those of the coast, clockwise, then those of the mountains."""

MOUNTAIN_VALUES = {"M1": 2, "M2": 3, "M3": 3, "M4": 4}
"""How many goods a merchant draws in each mountain town."""

ROUTES = "C1-M1 C8-M1 C2-M2 C7-M2 C3-M3 C6-M3 C4-M4 C5-M4 M1-M2 M2-M3 M3-M4"
"""The trade routes, on which merchants travel."""

COAST = """
    R1 moon      C1 T S G
    R2 mountain  C2 T H T
    R3 waterfall C3 G T S
    R4 bamboo    C4 T G H
    R5 mountain  C5 T S G
    R6 moon      C6 T H T
    R7 bamboo    C7 G T S
    R8 waterfall C8 T G H
"""
"""The regions with what is painted there, and the stations of their coast, clockwise: a coastal town, which also
borders the region before, then temples (T), gardens (G), shores (S) and hot springs (H)."""

CROSSINGS = "R1-R2 R2-R3 R3-R4 R4-R5 R5-R6 R6-R7 R7-R8 R8-R1 R1-R7 R2-R6 R3-R5"
"""Regions with a trade route between them, which artists cross."""

MOUNTAIN_REGIONS = {"M1": "R8 R1 R7", "M2": "R1 R2 R6 R7", "M3": "R2 R3 R5 R6", "M4": "R3 R4 R5"}
"""The regions around each mountain town."""

STARTS = ((21, "C7", "R6"), (5, "C3", "R2"))
"""Where pilgrim, merchant and artist begin: first the side with the compass rose, which plays first."""

DICE = ((1, 2, 2, 3, 3, 4), (1, 1, 2, 2, 3, 3), (1, 1, 2, 2, 3, 3))
"""The faces of the pilgrim's, the merchant's and the artist's die."""

TRADE_TOKENS = "kimono-4 kimono-4 pottery-3 pottery-3 doll-2 doll-3 fan-2 fan-3"
"""What the coastal towns buy, each with the price of one."""

GOLD_SCALE = (0, 5, 11, 18, 26, 35, 45)
"""The merchant's points by gold plaques."""

ART_SCALE = (0, 2, 4, 7, 10, 14, 18, 23, 28, 34, 40)
"""The artist's points by works offered."""
