"""What PyScript runs: the page, or plain words if it cannot start."""

import sys
from pathlib import Path

import js
from compression import zstd

try:
    Path("app.zip").write_bytes(zstd.decompress(Path("app.zip.zst").read_bytes()))
    sys.path.insert(0, str(Path("app.zip").absolute()))
    from tokaido.app.browser import main

    await js.pageIsThere
    main()
except Exception:
    await js.pageIsThere
    js.window.tokaido.failed("broken")
    raise
