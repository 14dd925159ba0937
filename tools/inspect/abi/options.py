"""The options of `bindery abi`."""

from __future__ import annotations

from bindery_mpi.parser import Commands


def add_abi(commands: Commands) -> None:
    """Add the command."""
    abi = commands.add(
        "abi",
        "judge libraries for Fortran over MPI's standard ABI",
        "abi /opt/bindery/lib/libmpifort_abi.so.1 --modules /opt/bindery/include/bindery/default",
        "abi --json libmpifort_abi.a",
        "abi --uses program *.o",
    )
    abi.add_argument(
        "libraries", nargs="+", metavar="FILE", help="a library (.so, .a); with --uses, objects or programs"
    )
    abi.add_argument("--modules", default="", metavar="DIR", help="folder of their mpi.mod and mpi_f08.mod")
    abi.add_argument(
        "--uses", action="store_true", help="tell which names the files refer to, and which the document lacks"
    )
    abi.add_argument("--json", action="store_true", help="machine-readable output")
