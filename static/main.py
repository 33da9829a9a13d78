"""What PyScript runs: the page, or plain words if it cannot start."""

import sys
import zlib
from pathlib import Path

import js

GZIP = 31

try:
    Path("app.zip").write_bytes(zlib.decompress(Path("app.zip.gz").read_bytes(), GZIP))
    sys.path.insert(0, "app.zip")
    from tokaido.app.browser import main

    await js.pageIsThere
    main()
except Exception:
    await js.pageIsThere
    js.window.tokaido.failed("broken")
    raise
