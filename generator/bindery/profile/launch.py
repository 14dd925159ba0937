"""Run a command with the profiler in it, and show how far it is."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from bindery.profile.data import ProcessData, read_folders
from bindery.profile.library import ProfileError

_INTERVAL = 2.0


@dataclass(frozen=True)
class Run:
    status: int  # as a shell reports it: 128 + the signal's number
    ended: int  # by CLOCK_MONOTONIC
    data: list[ProcessData]


def _environment(libraries: list[Path], results: Path, live: Path) -> dict[str, str]:
    environment = dict(os.environ)
    preloaded = [str(path) for path in libraries]
    preloaded += [word for word in environment.get("LD_PRELOAD", "").replace(":", " ").split() if word]
    environment["LD_PRELOAD"] = ":".join(preloaded)
    environment["BINDERY_PROFILE_DIR"] = str(results)
    environment["BINDERY_PROFILE_LIVE"] = str(live)
    return environment


def run(command: list[str], libraries: list[Path], results: Path, live: Path, show: bool) -> Run:
    """Signals that end the command, as Ctrl-C, go to it as well; what it left is reported."""
    try:
        child = subprocess.Popen(command, env=_environment(libraries, results, live))
    except OSError as error:
        raise ProfileError(f"{command[0]}: {error.strerror}; correct the command after --") from None

    def forward(number: int, _: object) -> None:
        if child.poll() is None:
            child.send_signal(number)

    previous = {number: signal.signal(number, forward) for number in (signal.SIGTERM, signal.SIGHUP)}
    previous[signal.SIGINT] = signal.signal(
        signal.SIGINT, lambda *_: None
    )  # the terminal sends it to the child as well
    try:
        status = _wait(child, live, show)
    finally:
        for number, handler in previous.items():
            signal.signal(number, handler)
    ended = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    return Run(status if status >= 0 else 128 - status, ended, read_folders(results, live))


def _wait(child: subprocess.Popen[bytes], live: Path, show: bool) -> int:
    shown = 0
    while True:
        try:
            status = child.wait(timeout=_INTERVAL if show else None)
            break
        except subprocess.TimeoutExpired:
            line = progress(read_folders(live, live))
            if line:
                print(f"\r{line:<{shown}}", end="", file=sys.stderr, flush=True)
                shown = len(line)
    if shown:
        print("\r" + " " * shown + "\r", end="", file=sys.stderr, flush=True)
    return status


def progress(processes: list[ProcessData]) -> str:
    """One line: how long, how much in MPI, where most of the processes are. Empty before MPI_Init has returned."""
    started = [p for p in processes if p.number["init_time"]]
    if not started:
        return ""
    now = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    walls = [max(now - p.number["init_time"], 1) * max(p.number["thread_count"], 1) for p in started]
    longest = now - min(p.number["init_time"] for p in started)
    in_mpi = [sum(p.class_times) + _current(p, now) for p in started]
    fraction = sum(in_mpi) / sum(walls)
    where: dict[str, int] = {}
    for p in started:
        name = p.routines[p.current[0].routine].name if p.current else "computing"
        where[name] = where.get(name, 0) + 1
    most = max(where, key=lambda name: where[name])
    calls = sum(p.number["call_count"] for p in started)
    return (
        f"bindery profile: {longest * 1e-9:.0f} s, {calls} calls, {min(fraction, 1):.0%} in MPI; "
        f"{where[most]} of {len(started)} processes: {most}"
    )[:100]


def _current(process: ProcessData, now: int) -> int:
    return sum(now - call.begin for call in process.current)
