"""Where the files are that belong to this package, in a checkout and installed."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def sources() -> Path:
    """The folder of tools/ and generated/tool/ that belong to this package."""
    checkout = PACKAGE.parents[1]
    return checkout if (checkout / "tools" / "profile").is_dir() else PACKAGE


def home() -> tuple[Path, Path]:
    """The folder of specs/ and templates/, and that of generated/: a checkout, or, if installed, the current folder."""
    for folder in (PACKAGE.parents[1], Path.cwd()):
        if (folder / "specs" / "kinds.toml").exists():
            return folder, folder
    return PACKAGE, Path.cwd()


def page(name: str) -> str:
    """The path of a page of docs/ for a message: that of the installed copy, outside of a checkout."""
    checkout = PACKAGE.parents[1]
    return f"docs/{name}" if (checkout / "CONTRIBUTING.md").is_file() else str(sources() / "docs" / name)


def cache(name: str) -> Path:
    """The folder for what is made once for this user."""
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return Path(base) / "bindery" / name


def why_not_written(path: Path) -> str:
    """Why no such file can be written; empty: it can. It tries, in the first folder above that is there."""
    if path.exists() and not path.is_file() and not path.is_dir():
        return ""  # a device or a pipe
    folder = path if path.is_dir() else path.parent
    while not os.path.lexists(folder):
        folder = folder.parent
    try:
        if path.is_file():
            with path.open("ab"):
                return ""
        with tempfile.TemporaryFile(dir=folder):
            return ""
    except OSError as error:
        return str(error.strerror)
