"""The options of `bindery conformance`."""

from __future__ import annotations

from bindery_mpi.parser import Commands

STATUS = "exit status: 0 the report is made, 1 with --strict if a line of it is wrong, 2 a mistake on the command line"


def add_conformance(commands: Commands) -> None:
    """Add the command."""
    command = commands.add(
        "conformance",
        "measure an installed MPI and its own bindings against the rules of MPI 5.0",
        "conformance --mpicc mpicc",
        "conformance --mpicc mpicc --fc mpifort --json report.json --html report.html --keep programs",
        "conformance --mpicc smpicc --mpiexec 'smpirun -platform here.xml -hostfile hosts' --group strings",
        status=STATUS,
    )
    command.add_argument("--mpicc", required=True, metavar="COMMAND", help="the MPI's compiler wrapper for C")
    command.add_argument(
        "--fc",
        default="",
        metavar="COMMAND",
        help="wrapper of the bindings for Fortran, or a compiler; else the wrapper beside the mpicc",
    )
    command.add_argument(
        "--mpiexec", default="", metavar="COMMAND", help="what starts processes, with its options; else what is beside"
    )
    command.add_argument(
        "--group", action="append", default=[], metavar="NAME", help="try these rules alone; may be repeated"
    )
    for form, what in (("json", "JSON"), ("markdown", "a page in Markdown"), ("html", "a page of HTML")):
        command.add_argument(f"--{form}", default="", metavar="FILE", help=f"write the report as {what}")
    command.add_argument(
        "--keep", default="", metavar="DIR", help="write the program of each line that is not right into this folder"
    )
    command.add_argument("--limit", type=float, default=600.0, metavar="SECONDS", help="for the report (600)")
    command.add_argument("--each", type=float, default=60.0, metavar="SECONDS", help="for each program (60)")
    command.add_argument("--strict", action="store_true", help="exit status 1 if a line is wrong")
