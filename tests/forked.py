"""Commands of `bindery`, each in a fork of the test that starts many of them: what a process imports and compiles is there already."""

from __future__ import annotations

import os
import select
import signal
import sys
import tempfile
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, NoReturn

from bindery_mpi.cli import main
from processes import AS_ROOT


class Ended(NamedTuple):
    """How a command ended; status None: it took too long."""

    status: int | None
    text: str


def started(words: Sequence[object], cwd: Path, seconds: float) -> Ended:
    """Runs `bindery` with these words as the leader of a process group, of which it leaves nothing."""
    with tempfile.TemporaryFile() as output:
        sys.stdout.flush()
        process = os.fork()
        if not process:
            _become([str(word) for word in words], cwd, output.fileno())
        status = _wait(process, seconds)
        output.seek(0)
        return Ended(status, output.read().decode(errors="replace"))


def _become(words: list[str], cwd: Path, output: int) -> NoReturn:
    status: object = 1
    try:
        os.setsid()
        os.chdir(cwd)
        os.environ.update(AS_ROOT)
        for descriptor, target in ((os.open(os.devnull, os.O_RDONLY), 0), (output, 1), (output, 2)):
            os.dup2(descriptor, target)
        sys.stdout, sys.stderr = (os.fdopen(number, "w", buffering=1, closefd=False) for number in (1, 2))
        status = main(words)
    except SystemExit as ended:
        status = ended.code or 0
    except BaseException:  # the test prints it
        traceback.print_exc()
    finally:
        os._exit(status if isinstance(status, int) else 1)


def _wait(process: int, seconds: float) -> int | None:
    """Its exit status; None if it was ended."""
    descriptor = os.pidfd_open(process)
    try:
        for limit, number in ((seconds, signal.SIGTERM), (3, signal.SIGKILL), (3, 0)):
            if select.select([descriptor], [], [], limit)[0]:
                status = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
                return status if number == signal.SIGTERM else None
            os.killpg(process, number)
    finally:
        os.close(descriptor)
    return None
