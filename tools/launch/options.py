"""The options that all commands with a tool have."""

from __future__ import annotations

import argparse


def add_options(command: argparse.ArgumentParser, quiet: str) -> None:
    """`quiet`: what --quiet does."""
    command.add_argument("-o", "--output", metavar="FILE", help="write the report as one HTML page")
    command.add_argument("--json", metavar="FILE", help="write the report as JSON")
    command.add_argument("--mpi", metavar="MPICC", help="mpicc of the program's MPI, if it is not beside mpiexec")
    command.add_argument(
        "--dir", metavar="DIR", help="folder for data during the run, which all hosts share; default: the current one"
    )
    command.add_argument("--quiet", action="store_true", help=quiet)
    # All that follows its first word is the command, also if -- is forgotten.
    what = "after --: mpiexec, its options, the program"
    command.add_argument("program", nargs=argparse.REMAINDER, metavar="COMMAND", help=what)
