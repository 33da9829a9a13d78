"""What the form for a new game must know of the rules: how many play, the variants, and where the rule books differ."""

FEWEST, MOST = 2, 5
"""Players."""

VARIANTS = ("initiation", "return_trip", "gastronomy", "preparations")
"""By the fields of a set-up that switch them on."""

EDITIONS = {
    "fr-2012": {"free_meal_from_table": True, "reduced_price_suffices": True, "three_meals_for_two": True},
    "en": {"free_meal_from_table": True, "keep_order_under_deck": True},
    "fr-revised": {"reduced_price_suffices": True, "three_meals_for_two": True},
    "pt": {"keep_order_under_deck": True},
}
"""The four rule books, by what each changes in the standard game."""
