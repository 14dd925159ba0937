"""Run a compiler."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

_SECONDS = 120


def run(words: Sequence[str], folder: Path | None) -> subprocess.CompletedProcess[str]:
    """Its messages are those of no language. Raises OSError, or TimeoutExpired."""
    return subprocess.run(
        words,
        cwd=folder,
        env=os.environ | {"LC_ALL": "C"},
        capture_output=True,
        text=True,
        errors="replace",
        timeout=_SECONDS,
        check=False,
    )
