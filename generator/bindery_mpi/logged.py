"""A long command whose output goes into a file; a line tells how far it is."""

from __future__ import annotations

import re
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from bindery_mpi.end import end

_STEP = 0.5
_TAIL = 4000  # bytes of a log that have its last line of progress
_PROGRESS = re.compile(rb"^\[ *(\d+)(?:/(\d+)|%)\]", re.MULTILINE)  # of ninja and of make


def run_logged(
    words: Sequence[object], log: Path, show: Callable[[str], None] | None, limit: float = float("inf")
) -> int | None:
    """The exit status; None: it took longer than the limit, and is ended. `show` gets how far it is, several times."""
    begin = time.monotonic()
    with log.open("ab") as output:
        # Apart from the terminal's signals: who ends this process ends the command (ending_all).
        child = subprocess.Popen(
            [str(word) for word in words],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    while True:
        try:
            return child.wait(timeout=_STEP)
        except subprocess.TimeoutExpired:
            seconds = time.monotonic() - begin
        if seconds > limit:
            end(child)
            return None
        if show:
            show(how_far(log, seconds))


def how_far(log: Path, seconds: float) -> str:
    """ "412 of 1353, 35 s, about 80 s more"; without numbers the time alone."""
    with log.open("rb") as file:
        file.seek(max(0, log.stat().st_size - _TAIL))
        found = _PROGRESS.findall(file.read())
    if not found:
        return f"{seconds:.0f} s"
    done, all_of_it = int(found[-1][0]), int(found[-1][1] or 100)
    more = f", about {seconds * (all_of_it - done) / done:.0f} s more" if seconds > 5 and done else ""
    return f"{done}{f' of {all_of_it}' if found[-1][1] else ' %'}, {seconds:.0f} s{more}"
