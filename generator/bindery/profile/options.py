"""The command line of `bindery profile`."""

from __future__ import annotations

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
    profile.add_argument("-o", "--output", metavar="FILE", help="write the report as one HTML page")
    profile.add_argument("--json", metavar="FILE", help="write the report as JSON")
    profile.add_argument("--mpi", metavar="MPICC", help="mpicc of the program's MPI, if it is not beside mpiexec")
    profile.add_argument(
        "--dir", metavar="DIR", help="folder for data during the run, which all hosts share; default: the current one"
    )
    profile.add_argument("--read", nargs="+", metavar="FILE", help="report data that were written earlier; no run")
    profile.add_argument("--quiet", action="store_true", help="print neither the summary nor progress")
    profile.add_argument("program", nargs="*", metavar="COMMAND", help="after --: mpiexec, its options, the program")
