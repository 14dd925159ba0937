"""End a command and all that it has started: mpiexec ends its processes itself, but a script leaves what it started."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from types import FrameType

_GRACE, _STEP = 5.0, 0.05
Handler = Callable[[int, FrameType | None], object]


def status_of(pid: int) -> list[str]:
    """What /proc tells of a process of this host, from its state on; none: it has ended."""
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
    """Its children, and theirs."""
    numbers = [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]
    known = {pid: facts for pid in numbers if (facts := _facts(pid))}
    found: dict[int, tuple[int, str]] = {}
    new = {root}
    while new:
        new = {pid for pid, (parent, _) in known.items() if parent in new}
        found |= {pid: known[pid] for pid in new}
    return found


def _left(processes: dict[int, tuple[int, str]]) -> list[int]:
    """Those that have not ended; a number may be that of another process by now."""
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
    for number in (signal.SIGTERM, signal.SIGKILL):
        for pid in _left(started):
            with suppress(ProcessLookupError, PermissionError):
                os.kill(pid, number)
        if number == signal.SIGKILL:
            child.kill()
        _wait(lambda: child.poll() is not None and not _left(started))
    return child.wait()


@contextmanager
def handled(handlers: dict[int, Handler]) -> Iterator[None]:
    """Meanwhile these functions handle these signals."""
    previous = {number: signal.signal(number, handler) for number, handler in handlers.items()}
    try:
        yield
    finally:
        for number, before in previous.items():
            signal.signal(number, before)


@contextmanager
def ending_children(pool: ThreadPoolExecutor) -> Iterator[None]:
    """Meanwhile signals that end this process end its children, the compilers that the pool has started or will."""

    def stop(number: int, _: object) -> None:
        raise SystemExit(128 + number)

    with handled({signal.SIGTERM: stop, signal.SIGHUP: stop}):
        try:
            yield
        except SystemExit:
            ended = Thread(target=pool.shutdown, kwargs={"cancel_futures": True})
            ended.start()
            while ended.is_alive():
                for pid in below(os.getpid()):
                    with suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGTERM)
                ended.join(_STEP)
            raise
