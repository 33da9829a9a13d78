"""What PyScript runs: the page, or plain words if it cannot start."""

import js

try:
    from tokaido.app.browser import main

    main()
except Exception:
    js.window.tokaido.failed("broken")
    raise
