"""`bindery check`: from the command line to the report."""

from __future__ import annotations

import argparse
import re
import shutil
import sys
from pathlib import Path
from typing import Any

from bindery_mpi.check.checks import CHECKS
from bindery_mpi.check.data import Finding, ProcessLog, idle_programs, read_folder
from bindery_mpi.check.deadlock import Watch, at_the_end, wait_for_ends
from bindery_mpi.check.match import find
from bindery_mpi.check.notes import IDLE, unseen_start
from bindery_mpi.check.page import page
from bindery_mpi.check.report import report, summary
from bindery_mpi.launch.hidden import loaded
from bindery_mpi.launch.mpi import LaunchError
from bindery_mpi.launch.output import check_outputs, run_command, words, write, write_json
from bindery_mpi.launch.programs import hidden_in, programs, why_nothing
from bindery_mpi.launch.run import prepare, results_folder, run
from bindery_mpi.launch.tool import Tool

# To compile it with -O2 takes a third longer; the calls of a ping-pong have 1,327 instructions then instead of 1,360.
TOOL = Tool("check", "checker", 50, "-O1")
_INTERVAL = 0.5
_RAISE, _SYNCHRONOUS = "BINDERY_CHECK_RAISE", "BINDERY_CHECK_SYNCHRONOUS"
_BINDINGS = re.compile(r"(libbindery_mpifort|libmpifort_abi)\.so")


def _checked_wrappers(command: list[str]) -> list[Path]:
    """The checked wrappers beside Bindery's Fortran bindings that a program of the command loads."""
    paths = [path for word, _ in programs(command) for path in loaded(Path(shutil.which(word) or word))]
    found = [(path, _BINDINGS.match(path.name)) for path in paths]
    beside = [path.with_name(f"{name[1]}_checked.so") for path, name in found if name]
    return [path for path in beside if path.is_file()][:1]


def all_findings(processes: list[ProcessLog], stuck: list[Finding], hidden: str) -> list[Finding]:
    """`stuck`: those of a deadlock; `hidden`: why calls are missing, perhaps those that complete something."""
    own = [finding for process in processes for finding in process.findings()]
    if hidden:
        return [finding for finding in own if CHECKS[finding.check].is_of_one_call] + stuck
    return own + find(processes) + (stuck or at_the_end(processes))


def _collect(arguments: argparse.Namespace, command: list[str]) -> tuple[int, list[ProcessLog], list[Finding], str]:
    """A run: its status, its data, what is wrong, and why calls are missing."""
    prepared = prepare(TOOL, command, arguments)
    libraries = [*prepared.libraries, *_checked_wrappers(command)]
    with results_folder(TOOL, arguments.dir) as results:
        watch = Watch(results, arguments.deadlock) if arguments.deadlock > 0 and not prepared.hidden else None
        stuck: list[Finding] = []

        def look() -> bool:
            stuck.extend(watch.look() if watch else [])
            return bool(stuck)

        wanted = {_RAISE: arguments.raises, _SYNCHRONOUS: arguments.synchronous}
        variables = {"BINDERY_CHECK_DIR": str(results)} | {name: "1" for name, is_on in wanted.items() if is_on}
        finished = run(command, libraries, variables, look, _INTERVAL)
        status = 0 if stuck else finished.status  # which launchers choose as they like for what was ended
        wait_for_ends(results)
        processes, idle = read_folder(results), idle_programs(results)
    if not processes:
        why = hidden_in(set(idle)) or ("" if idle else why_nothing(TOOL, command, status))
        if why:
            raise LaunchError(f"no call of MPI was seen: {why}")
        return status, [], [], f"{IDLE}: {len(idle)} of {Path(idle[0]).name}"
    seen = set() if prepared.is_intercepted else {process.program for process in processes if process.program}
    hidden = prepared.hidden or hidden_in(seen) or unseen_start(processes)
    return status, processes, all_findings(processes, stuck, hidden), hidden


def _check(arguments: argparse.Namespace) -> int:
    check_outputs(arguments.output, arguments.json)
    command = words(arguments.program)
    if not command:
        raise LaunchError("give a command after --, as in `bindery check -- mpiexec -n 4 ./program`")
    status, processes, findings, hidden = _collect(arguments, command)
    result: dict[str, Any] = report(processes, findings, command, status, hidden)
    if not arguments.quiet:
        print(summary(result), file=sys.stderr)
    if arguments.json:
        write_json(arguments.json, result)
    if arguments.output:
        write(arguments.output, page(result))
    return status or int(bool(result["findings"]))


def check(arguments: argparse.Namespace) -> int:
    """Returns the exit status."""
    return run_command(TOOL, arguments, _check)
