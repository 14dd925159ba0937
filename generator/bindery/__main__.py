"""`python3 -m bindery`."""

import sys

from bindery.cli import main

if __name__ == "__main__":
    sys.exit(main())
