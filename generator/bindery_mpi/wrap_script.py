"""`bindery-wrap`: `bindery wrap` as one word, for build systems that take the path of wrap.py."""

from __future__ import annotations

import sys

from bindery_mpi.cli import main as bindery


def main() -> int:
    return bindery(["wrap", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
