"""The page: a session that knows no browser, and the browser that shows it."""
