"""Where the files are that belong to this package, in a checkout and installed."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def sources() -> Path:
    """The folder of tools/, templates/ and generated/tool/ that belong to this package."""
    checkout = PACKAGE.parents[1]
    return checkout if (checkout / "tools" / "profile").is_dir() else PACKAGE


def home() -> tuple[Path, Path]:
    """The folder of specs/ and templates/, and that of generated/: a checkout, or, if installed, the current folder."""
    for folder in (PACKAGE.parents[1], Path.cwd()):
        if (folder / "specs" / "kinds.toml").exists():
            return folder, folder
    return PACKAGE, Path.cwd()
