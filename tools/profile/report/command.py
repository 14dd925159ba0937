"""`bindery profile`: from the command line to the report."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bindery_mpi.launch.mpi import LaunchError
from bindery_mpi.launch.output import check_outputs, run_command, words, write, write_json
from bindery_mpi.launch.programs import hidden_in, why_nothing
from bindery_mpi.launch.run import Run, prepare, results_folder, run
from bindery_mpi.launch.tool import Tool
from bindery_mpi.profile import attach, comparison
from bindery_mpi.profile.compare import compare, exceeds, load
from bindery_mpi.profile.data import DataError, ProcessData, read, read_folders
from bindery_mpi.profile.merge import report
from bindery_mpi.profile.page import page
from bindery_mpi.profile.progress import Progress
from bindery_mpi.profile.summary import summary
from bindery_mpi.profile.trace import write_trace

TOOL = Tool("profile", "profiler", 25)
_INTERVAL = 2.0


def _collect(arguments: argparse.Namespace, command: list[str]) -> tuple[Run, list[ProcessData], str]:
    """A run, its data, and why calls are missing in them."""
    prepared = prepare(TOOL, command, arguments)
    live = Path(tempfile.mkdtemp(prefix="bindery-profile-"))
    shown = Progress(live) if sys.stderr.isatty() and not arguments.quiet else None
    try:
        with results_folder(TOOL, arguments.dir) as results:
            traced = {"BINDERY_PROFILE_TRACE": str(arguments.trace_events)} if arguments.trace else {}
            followed = {"BINDERY_PROFILE_WAITS": str(arguments.waits_operations)} if arguments.waits else {}
            places = {"BINDERY_PROFILE_DIR": str(results), "BINDERY_PROFILE_LIVE": str(live)}
            paths = {"BINDERY_PROFILE_PATHS": str(arguments.call_paths)} if arguments.call_paths else {}
            variables = places | traced | followed | paths
            finished = run(command, prepared.libraries, variables, shown.look if shown else None, _INTERVAL)
            if shown:
                shown.clear()
            data = read_folders(results, live)
    finally:
        shutil.rmtree(live, ignore_errors=True)
    if not data:
        raise LaunchError(f"no call of MPI was seen: {why_nothing(TOOL, command, finished.status)}")
    programs = set() if prepared.is_intercepted else {process.header.program for process in data}
    return finished, data, prepared.hidden or hidden_in(programs)


def _options(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the options that change the figures of a run."""
    traced = arguments.trace_events if arguments.trace else 0
    followed = arguments.waits_operations if arguments.waits else 0
    off = os.environ.get("BINDERY_PROFILE_OFF", "")
    return {"off": off, "trace": traced, "waits": followed, "call_paths": arguments.call_paths}


def _read(paths: list[str]) -> list[ProcessData]:
    """Data that were written without the launcher."""
    found: dict[tuple[str, int], ProcessData] = {}
    for path in paths:
        try:
            for process in read(Path(path)):
                found.setdefault(process.identity, process)
        except (DataError, OSError) as error:
            text = error.strerror if isinstance(error, OSError) else str(error)
            raise LaunchError(f"{path}: {text}; name files that the profiler wrote") from None
    return list(found.values())


def _compare(arguments: argparse.Namespace) -> int:
    first, second = arguments.compare
    result = compare((first, second), (load(first), load(second)))
    if not arguments.quiet:
        print(comparison.summary(result))
    _write(arguments, result, comparison.page)
    limit = arguments.fail_above
    if limit is None:
        return 0
    if result["incomparable"]:
        raise LaunchError(f"--fail-above: the runs cannot be compared: {', '.join(result['incomparable'])}")
    if exceeds(result, limit):
        print(f"bindery profile: {second} takes longer than {first} by more than {100 * limit:g} %", file=sys.stderr)
        return 1
    return 0


def _attach(arguments: argparse.Namespace) -> int:
    found = attach.attach(arguments.attach)
    if arguments.output or arguments.trace:
        raise LaunchError("--attach: prints where the processes are, and writes --json FILE")
    if not arguments.quiet:
        print(attach.summary(found))
    if arguments.json:
        write_json(arguments.json, found)
    return 0


def _write(arguments: argparse.Namespace, result: dict[str, Any], page: Callable[[dict[str, Any]], str]) -> None:
    if arguments.json:
        write_json(arguments.json, result)
    if arguments.output:
        write(arguments.output, page(result))
        if not arguments.quiet:
            print(f"\nbindery profile: wrote {arguments.output}", file=sys.stderr)


def _profile(arguments: argparse.Namespace) -> int:
    check_outputs(arguments.output, arguments.json, arguments.trace)
    command = words(arguments.program)
    if sum(map(bool, (command, arguments.read, arguments.compare, arguments.attach))) != 1:
        raise LaunchError(
            "give a command after --, as in `bindery profile -- mpiexec -n 4 ./program`, "
            "or --read FILE, or --compare A B, or --attach PID"
        )
    if arguments.waits and os.environ.get("BINDERY_PROFILE_OFF"):
        raise LaunchError("--waits: needs all calls; unset BINDERY_PROFILE_OFF")
    if arguments.fail_above is not None and not arguments.compare:
        raise LaunchError("--fail-above: needs --compare A B")
    if arguments.compare:
        if arguments.trace:
            raise LaunchError("--trace: needs a run, or --read")
        return _compare(arguments)
    if arguments.attach:
        return _attach(arguments)
    status, ended = 0, 0
    if command:
        finished, data, hidden = _collect(arguments, command)
        status, ended = finished.status, finished.ended
        result = {**report(data, command, status, finished.ended, hidden), "options": _options(arguments)}
    else:
        data = _read(arguments.read)
        result = {**report(data, command, None), "options": None}
    if not arguments.quiet:
        print(summary(result), file=sys.stderr)
    _write(arguments, result, page)
    if arguments.trace:
        counts = write_trace(arguments.trace, data, ended, arguments.trace_events if command else None)
        if not arguments.quiet:
            print(f"bindery profile: wrote {arguments.trace}: {counts.sentence()}", file=sys.stderr)
    return status


def profile(arguments: argparse.Namespace) -> int:
    """Returns the exit status of the command; 2 if there is nothing to report."""
    return run_command(TOOL, arguments, _profile)
