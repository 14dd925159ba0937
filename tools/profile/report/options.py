"""The command line of `bindery profile`."""

from __future__ import annotations

import argparse
import re

from bindery_mpi.launch.options import add_options
from bindery_mpi.parser import Commands

DEFAULT_EVENTS, DEFAULT_OPERATIONS = 20_000, 100_000  # of a process
MOST_EVENTS = 10_000_000  # most_rows of tools/profile/native/region.cpp

MOST_DEPTH = 64  # deepest_path of tools/profile/native/region.hpp


def _part(words: str) -> float:
    """A part in percent."""
    match = re.fullmatch(r"(\d+(?:\.\d+)?) ?%", words)
    if not match:
        raise argparse.ArgumentTypeError(f"{words}: give a part of the time, as 10%")
    return float(match[1]) / 100


def _number(words: str) -> int:
    if not words.isdecimal() or not 0 < int(words) <= MOST_EVENTS:
        raise argparse.ArgumentTypeError(f"{words}: give a number from 1 to {MOST_EVENTS}")
    return int(words)


def _depth(words: str) -> int:
    if not words.isdecimal() or not 0 < int(words) <= MOST_DEPTH:
        raise argparse.ArgumentTypeError(f"{words}: give a number from 1 to {MOST_DEPTH}")
    return int(words)


def add_profile(commands: Commands) -> None:
    """Add the command and its options."""
    profile = commands.add(
        "profile",
        "run an MPI program under a profiler, and report where its time goes",
        "profile -- mpiexec -n 4 ./program",
        "profile -o report.html --json report.json -- mpiexec -n 4 ./program",
        "profile -o report.html --read bindery-*.all",
        "profile --waits -- mpiexec -n 4 ./program",
        "profile --attach 4711",
        "profile --compare before.json after.json --fail-above 10%",
        spec=False,
        status="exit status: that of the command; 2 for a mistake on the command line, or if no call of MPI was seen; "
        "with --compare: 0, 1 above the limit of --fail-above, 2 for a mistake",
    )
    add_options(profile, "print neither the summary nor progress")
    _add_sources(profile)
    _add_measures(profile)
    _add_comparison(profile)


def _add_sources(profile: argparse.ArgumentParser) -> None:
    profile.add_argument(
        "--attach",
        type=int,
        metavar="PID",
        help="say where the processes of a run are, which goes on; PID: any of them, or mpiexec",
    )
    profile.add_argument("--read", nargs="+", metavar="FILE", help="report data that were written earlier; no run")


def _add_measures(profile: argparse.ArgumentParser) -> None:
    profile.add_argument(
        "--trace", metavar="FILE", help="write the last calls one by one, for Perfetto; FILE.gz: compressed"
    )
    profile.add_argument(
        "--trace-events",
        type=_number,
        default=DEFAULT_EVENTS,
        metavar="N",
        help=f"how many calls of each process a trace has; default: {DEFAULT_EVENTS}",
    )
    profile.add_argument(
        "--call-paths",
        type=_depth,
        default=0,
        metavar="DEPTH",
        help="show the functions that lead to a call, up to this number, which is at most 64",
    )
    profile.add_argument("--waits", action="store_true", help="find late senders, late receivers and late ranks")
    profile.add_argument(
        "--waits-operations",
        type=_number,
        default=DEFAULT_OPERATIONS,
        metavar="N",
        help=f"how many operations of each process --waits follows; default: {DEFAULT_OPERATIONS}",
    )


def _add_comparison(profile: argparse.ArgumentParser) -> None:
    profile.add_argument(
        "--compare", nargs=2, metavar=("A", "B"), help="compare two reports that --json wrote: what got slower"
    )
    profile.add_argument(
        "--fail-above",
        type=_part,
        metavar="PART",
        help="with --compare: exit status 1 if run B takes longer by more than this part, as 10%%",
    )
