"""The command line of `bindery check`."""

from __future__ import annotations

import argparse

from bindery_mpi.launch.options import add_options
from bindery_mpi.parser import Commands


def _seconds(text: str) -> float:
    value = float(text)
    if not 0 <= value < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is no time; give a number of seconds, or 0 for never")
    return value


def add_check(commands: Commands) -> None:
    """Add the command and its options."""
    check = commands.add(
        "check",
        "run an MPI program under a checker, and report its mistakes",
        "check -- mpiexec -n 4 ./program",
        "check -o report.html --json report.json -- mpiexec -n 4 ./program",
        spec=False,
        status="exit status: that of the command if it is not 0; else 1 if anything was found; 2 for a mistake on the "
        "command line, or if no call of MPI was seen",
    )
    add_options(check, "print no summary")
    check.add_argument(
        "--raise",
        dest="raises",
        action="store_true",
        help="a finding in a call raises an error through the error handler of its communicator, window or file",
    )
    check.add_argument(
        "--synchronous",
        action="store_true",
        help="standard sends wait for their receives: those that end only because MPI buffers them become a deadlock",
    )
    check.add_argument(
        "--deadlock",
        metavar="SECONDS",
        type=_seconds,
        default=10.0,
        help="end a program whose processes can never go on, after so long without a call; 0: never; default: 10",
    )
