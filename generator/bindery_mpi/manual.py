"""The text of the manual page of `bindery`: what it and each of its commands print with --help.

Usage: python3 -m bindery_mpi.manual > FILE"""

from __future__ import annotations

import contextlib
import os

from bindery_mpi.cli import COMMANDS, main


def write() -> None:
    """Write to standard output."""
    os.environ["COLUMNS"] = "100"
    for words in ([], *([name] for name in COMMANDS)):
        print(f"\nbindery {words[0]}:\n" if words else "", end="")
        with contextlib.suppress(SystemExit):
            main([*words, "--help"])


if __name__ == "__main__":
    write()
