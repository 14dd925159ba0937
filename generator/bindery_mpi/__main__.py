"""`python3 -m bindery_mpi`."""

import sys

from bindery_mpi.cli import main

if __name__ == "__main__":
    sys.exit(main())
