"""The command line of `bindery profile`."""

from __future__ import annotations

from bindery.launch.options import add_options
from bindery.parser import Commands


def add_profile(commands: Commands) -> None:
    """Add the command and its options."""
    profile = commands.add(
        "profile",
        "run an MPI program under a profiler, and report where its time goes",
        "profile -- mpiexec -n 4 ./program",
        "profile -o report.html --json report.json -- mpiexec -n 4 ./program",
        "profile -o report.html --read bindery-*.all",
        spec=False,
        status="exit status: that of the command; 2 for a mistake on the command line, or if no call of MPI was seen",
    )
    add_options(profile, "print neither the summary nor progress")
    profile.add_argument("--read", nargs="+", metavar="FILE", help="report data that were written earlier; no run")
