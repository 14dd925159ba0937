"""The Python files of a package, which has folders elsewhere as links."""

from __future__ import annotations

import os
from pathlib import Path


def modules(package: Path) -> list[Path]:
    """All of them; Path.rglob() follows no links."""
    walk = os.walk(package, followlinks=True)
    return [Path(folder, file) for folder, _, files in walk for file in files if file.endswith(".py")]
