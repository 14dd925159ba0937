"""The options of `bindery wrap`: those of LLNL's wrap.py, and a few of its own."""

from __future__ import annotations

import argparse
import getopt

from bindery_mpi.parser import Commands
from bindery_mpi.paths import page

_FORTRAN_NAMES = ("PMPI_INIT", "pmpi_init", "pmpi_init_", "pmpi_init__")


_SHORT = "hGfgwsdnc:I:o:S:i:"
_LONG = ["help", "fstatus", "portable", "no-large-count", "specs=", "overlay="]


def add_wrap(commands: Commands) -> None:
    command = commands.add(
        "wrap",
        f"make C wrappers from files in the language of LLNL wrap ({page('howto/wrap.md')})",
        "wrap -g -o tool.c tool.w",
        "wrap -c mpicc.openmpi -f -w tool.w > tool.c",
        "wrap -s -o functions.xml functions.w",
    )
    command.add_argument("files", nargs="*", metavar="FILE.w", help="what to expand, in this order")
    add = command.add_argument
    add("-o", dest="output", default="", metavar="FILE", help="write FILE, in place of standard output")
    add("-G", dest="gotcha", action="store_true", help="wrappers for GOTCHA: each with a gotcha_binding_t, no MPI_X")
    add("-f", dest="fortran", action="store_true", help="the tool is for Fortran programs too: check at run time")
    add("-g", dest="guards", action="store_true", help="a wrapper that calls MPI enters no wrapper")
    add("-w", dest="no_warnings", action="store_true", help="no compiler warnings for deprecated functions")
    add("-s", dest="structural", action="store_true", help="the output is not C: no #include lines, no comments")
    add("-d", dest="dump", action="store_true", help="print the functions that can be wrapped, and stop")
    add("-n", dest="ignore_unknown", action="store_true", help="skip names that are no functions of this MPI")
    add(
        "-c",
        dest="compiler",
        default="",
        metavar="CC",
        help="compiler of the MPI whose functions are wrapped (default: mpicc, or as --portable without one)",
    )
    _add_choices(command)


def _add_choices(command: argparse.ArgumentParser) -> None:
    add = command.add_argument
    add("-I", dest="include", action="append", default=[], metavar="DIR", help="folder of mpi.h; may be repeated")
    add("-S", dest="static_folder", default="", metavar="DIR", help="write one file for each function into DIR")
    add("-i", dest="pmpi_init", choices=_FORTRAN_NAMES, metavar="NAME", help="accepted, and not needed")
    add("--fstatus", action="store_true", help="accepted, and not needed")
    add("--portable", action="store_true", help="ask no compiler: write #if MPI_VERSION around newer functions")
    add(
        "--no-large-count",
        dest="large_count",
        action="store_false",
        help="do not wrap MPI_Send_c because a file names MPI_Send",
    )


def in_order(arguments: list[str]) -> list[str]:
    """Options first, then files: wrap.py takes them in any order."""
    try:
        options, files = getopt.gnu_getopt(arguments, _SHORT, _LONG)
    except getopt.GetoptError:
        return arguments  # argparse reports it
    words = [word for name, value in options for word in ([name, value] if value or _takes_value(name) else [name])]
    return [*words, "--", *files] if files else words


def _takes_value(name: str) -> bool:
    return f"{name.lstrip('-')}=" in _LONG or (len(name) == 2 and f"{name[1]}:" in _SHORT)
