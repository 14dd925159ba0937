"""Run a command with tools preloaded."""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bindery_mpi.end import end, handled
from bindery_mpi.launch.command_line import check_command
from bindery_mpi.launch.mpi import LaunchError, Mpi, find_mpi
from bindery_mpi.launch.programs import check_mpi, find_intercept, is_intercepted
from bindery_mpi.launch.tool import Tool, library_for
from bindery_mpi.paths import cache


@dataclass(frozen=True)
class Prepared:
    """The tool and the variables that a command needs."""

    mpi: Mpi
    libraries: list[Path]
    is_intercepted: bool  # calls through the MPI's own Fortran bindings are seen
    hidden: str  # why calls are missing; empty: none, or not known before the run


@dataclass(frozen=True)
class Run:
    status: int  # as a shell reports it: 128 + the signal's number
    ended: int  # by CLOCK_MONOTONIC


def prepare(tool: Tool, command: list[str], arguments: argparse.Namespace) -> Prepared:
    """First what takes no time: the words of the command line."""
    quiet = arguments.quiet
    check_command(tool, command)
    _check_loadable(tool)
    with results_folder(tool, arguments.dir):
        pass
    mpi = find_mpi(command[0], arguments.mpi)
    check_mpi(command, mpi)
    shown, hidden = find_intercept(tool, command, mpi, quiet)
    libraries = [library_for(tool, mpi, quiet), *([shown] if shown else [])]
    return Prepared(mpi, libraries, bool(shown) or is_intercepted(command), hidden)


@contextmanager
def results_folder(tool: Tool, parent: str | None) -> Iterator[Path]:
    """A folder that all hosts share, for the time of a run."""
    folder = Path(parent or ".").resolve()
    try:
        results = Path(tempfile.mkdtemp(prefix=f".bindery-{tool.name}-", dir=folder))
    except OSError as error:
        raise LaunchError(f"{folder}: {error.strerror}; name a folder that can be written with --dir DIR") from None
    try:
        yield results
    finally:
        shutil.rmtree(results, ignore_errors=True)


def environment(libraries: list[Path], more: dict[str, str]) -> dict[str, str]:
    """The loader splits LD_PRELOAD at blanks, so it finds a library below such a folder by name, in LD_LIBRARY_PATH."""
    preloaded = [path.name if " " in str(path) else str(path) for path in libraries]
    preloaded += [word for word in os.environ.get("LD_PRELOAD", "").replace(":", " ").split() if word]
    folders = [str(path.parent) for path in libraries if " " in str(path)]
    if folders:
        more = more | {"LD_LIBRARY_PATH": ":".join([*folders, *filter(None, [os.environ.get("LD_LIBRARY_PATH")])])}
    return {**os.environ, "LD_PRELOAD": ":".join(preloaded), **more}


def _check_loadable(tool: Tool) -> None:
    """Nothing expresses these to the loader."""
    if set(str(cache(tool.name))) & set(":;"):
        raise LaunchError(
            f"{cache(tool.name)}: the loader takes no path with a colon; set XDG_CACHE_HOME to another folder"
        )


def run(
    command: list[str],
    libraries: list[Path],
    variables: dict[str, str],
    look: Callable[[], bool] | None,
    interval: float,
) -> Run:
    """Signals that end the command, as Ctrl-C, go to it as well; what it left is reported. `look` is called while it
    runs; when it returns True, the command is ended."""
    try:
        child = subprocess.Popen(command, env=environment(libraries, variables))
    except OSError as error:
        raise LaunchError(f"{command[0]}: {error.strerror}; correct the command after --") from None

    def forward(number: int, _: object) -> None:
        if child.poll() is None:
            child.send_signal(number)

    def leave(number: int, _: object) -> None:
        """The terminal sends it to the child as well."""

    with handled({signal.SIGTERM: forward, signal.SIGHUP: forward, signal.SIGINT: leave}):
        status = _wait(child, look, interval)
    return Run(status if status >= 0 else 128 - status, time.clock_gettime_ns(time.CLOCK_MONOTONIC))


def _wait(child: subprocess.Popen[bytes], look: Callable[[], bool] | None, interval: float) -> int:
    while True:
        try:
            return child.wait(timeout=interval if look else None)
        except subprocess.TimeoutExpired:
            if look and look():
                return end(child)
