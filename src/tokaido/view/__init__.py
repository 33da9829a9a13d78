"""Games made visible: pure functions from a position and a reader to text and pictures."""
