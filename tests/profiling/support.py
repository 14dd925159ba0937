"""The tests of this folder share this."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from processes import attempt

_MOST_SHOWN = 10


def run(command: Sequence[str | Path], **options: object) -> subprocess.CompletedProcess[str]:
    """Run a program to its end, or to its time limit; both of its outputs in one text unless `options` say
    otherwise."""
    options = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, **options}
    return attempt(*command, environment={"LC_ALL": "C"}, capture_output=False, **options)  # messages are compared


def output(command: Sequence[str | Path]) -> str:
    """Returns the output of a program that must succeed."""
    done = run(command, stderr=subprocess.PIPE)
    if done.returncode:
        stop(f"{' '.join(map(str, command))}: exit status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def stop(reason: str) -> NoReturn:
    print(reason, file=sys.stderr)
    sys.exit(2)


def routines(expected: Path) -> list[str]:
    """Every C routine of the spec, from the recorder's list of expected records."""
    names = [
        line.split(":")[0] for line in expected.read_text(encoding="utf-8").splitlines() if not line.startswith("#")
    ]
    return names or stop(f"{expected.name}: no routine in it; run `bindery generate`")


def report(failures: list[str], success: str) -> int:
    """Print the first failures, or the line of success; the exit status."""
    for failure in failures[:_MOST_SHOWN]:
        print(failure)
    if len(failures) > _MOST_SHOWN:
        print(f"and {len(failures) - _MOST_SHOWN} more")
    print(f"{len(failures)} failures" if failures else success)
    return int(bool(failures))
