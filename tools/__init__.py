"""What builds, measures and translates the site; not shipped."""
