"""End a command and all that it has started: mpiexec ends its processes itself, but a script leaves what it started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread, current_thread, main_thread
from types import FrameType
from typing import NoReturn

_GRACE, _STEP = 5.0, 0.05
_ENDING = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)
Handler = Callable[[int, FrameType | None], object] | int


def status_of(pid: int) -> list[str]:
    """Return the fields of /proc/PID/stat for a process of this host, from its state on; none: it has ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(errors="replace").rpartition(")")[2].split()
    except OSError:
        return []
    return fields if fields[0] not in "ZX" else []


def _facts(pid: int) -> tuple[int, str] | None:
    """The parent of a process and when it was started; None: it has ended."""
    fields = status_of(pid)
    return (int(fields[1]), fields[19]) if fields else None


def below(root: int) -> dict[int, tuple[int, str]]:
    """Return the children of a process, and theirs."""
    numbers = [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]
    known = {pid: facts for pid in numbers if (facts := _facts(pid))}
    found: dict[int, tuple[int, str]] = {}
    new = {root}
    while new:
        new = {pid for pid, (parent, _) in known.items() if parent in new}
        found |= {pid: known[pid] for pid in new}
    return found


def _left(processes: dict[int, tuple[int, str]]) -> list[int]:
    """Return the processes that have not ended; a number may be that of another process by now."""
    return [pid for pid, (_, start) in processes.items() if (now := _facts(pid)) and now[1] == start]


def _wait(is_over: Callable[[], bool]) -> None:
    end = time.monotonic() + _GRACE
    while not is_over() and time.monotonic() < end:
        time.sleep(_STEP)


def end(child: subprocess.Popen[bytes]) -> int:
    """Returns its exit status."""
    started = below(child.pid)
    child.terminate()
    _wait(lambda: child.poll() is not None)
    _end(started)
    if child.poll() is None:
        child.kill()
    return child.wait()


def _end(processes: dict[int, tuple[int, str]]) -> None:
    for number in (signal.SIGTERM, signal.SIGKILL):
        for pid in _left(processes):
            _send(pid, number)
        _wait(lambda: not _left(processes))


def _send(pid: int, number: int) -> None:
    """Send a signal to a process; if it leads a group, to all of it: it may be about to start another one."""
    with suppress(ProcessLookupError, PermissionError):
        (os.killpg if os.getpgid(pid) == pid else os.kill)(pid, number)


@contextmanager
def handled(handlers: dict[int, Handler]) -> Iterator[None]:
    """A context in which these functions handle these signals."""
    previous = {number: signal.signal(number, handler) for number, handler in handlers.items()}
    try:
        yield
    finally:
        for number, before in previous.items():
            signal.signal(number, before)


class Ended(SystemExit):
    """A signal ends this process."""

    def __init__(self, number: int):
        super().__init__(128 + number)
        self.number = number

    def end(self) -> NoReturn:
        """By the signal itself, so that a shell's loop ends as well."""
        for stream in (sys.stdout, sys.stderr):
            with suppress(OSError, ValueError):
                stream.flush()
        signal.signal(self.number, signal.SIG_DFL)
        os.kill(os.getpid(), self.number)
        raise self


def _do_nothing(number: int, _: object) -> None:
    pass


@contextmanager
def ending_all() -> Iterator[None]:
    """A context in which a signal that ends this process ends all that it has started, and raises Ended; further
    ones do not disturb what is left to do until then."""

    started: dict[int, tuple[int, str]] | None = None

    def stop(number: int, _: object) -> None:
        nonlocal started
        for other in _ENDING:
            signal.signal(other, _do_nothing)  # which a process that a thread still starts does not inherit
        started = below(os.getpid())  # before a child ends, and nobody knows what it has started
        for pid in started:
            _send(pid, signal.SIGTERM)
        raise Ended(number)

    previous = {number: signal.signal(number, stop) for number in _heeded()}
    try:
        yield
    except Ended:
        _end((started or {}) | below(os.getpid()))
        raise
    finally:
        for ending, before in previous.items() if started is None else ():
            signal.signal(ending, before)


def _heeded() -> list[int]:
    """The signals that end a process, without those that nohup or a shell has it ignore. Threads get none."""
    if current_thread() is not main_thread():
        return []
    return [number for number in _ENDING if signal.getsignal(number) != signal.SIG_IGN]


@contextmanager
def undisturbed() -> Iterator[None]:
    """A context in which neither this process nor what it starts heeds these signals."""
    with handled(dict.fromkeys(_heeded(), signal.SIG_IGN)):
        yield


@contextmanager
def ending_children(pool: ThreadPoolExecutor) -> Iterator[None]:
    """In ending_all: ends the compilers that the pool has started or will, so that its threads end."""
    try:
        yield
    except Ended:
        ended = Thread(target=pool.shutdown, kwargs={"cancel_futures": True})
        ended.start()
        patience = time.monotonic() + _GRACE
        while ended.is_alive():
            for pid in below(os.getpid()):
                _send(pid, signal.SIGTERM if time.monotonic() < patience else signal.SIGKILL)
            ended.join(_STEP)
        raise
