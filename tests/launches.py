"""Programs that tests compile and start are remembered for transparency.*, which start them again under tools.

Usage: launches.py compile|start COMMAND…: run the command, and remember it if it succeeds. CTest sets BINDERY_LAUNCHES, a folder of
the test's own; without it nothing is remembered."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

FOLDER = "BINDERY_LAUNCHES"


@dataclass
class Compiled:
    """A command of the bindings' mpifort; `time` puts several in order."""

    words: list[str]
    cwd: str
    time: int

    @property
    def output(self) -> Path:
        name = self.words[self.words.index("-o") + 1] if "-o" in self.words else "a.out"
        return Path(self.cwd, name)


@dataclass
class Started:
    """A program that succeeded, how long it took, and what it printed; `launcher` is empty if it was started alone."""

    launcher: list[str]
    program: list[str]
    cwd: str
    seconds: float
    lines: list[str]


def printed(text: str) -> list[str]:
    # An MPI may have something to say of the machine; it begins such lines with a bracket.
    return [line for line in text.splitlines() if not line.startswith("[")]


def _remember(item: Compiled | Started, key: Sequence[str]) -> None:
    if not os.environ.get(FOLDER):
        return
    folder = Path(os.environ[FOLDER])
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{type(item).__name__}-{hashlib.sha256(repr((item.cwd, *key)).encode()).hexdigest()[:16]}.json"
    (folder / name).write_text(json.dumps(asdict(item)))


def compiled(words: Sequence[object], cwd: Path | None = None) -> None:
    item = Compiled([str(word) for word in words], str((cwd or Path()).resolve()), time.time_ns())
    _remember(item, [str(item.output)])


def started(words: Sequence[object], text: str, seconds: float, cwd: Path | None = None) -> None:
    """Options of mpiexec other than those that the tests use are taken for the program."""
    command = [str(word) for word in words]
    at = 0
    if Path(command[0]).name.startswith("mpiexec"):
        at = command.index("-n") + 2
    lines = sorted(printed(text))
    item = Started(command[:at], command[at:], str((cwd or Path()).resolve()), seconds, lines)
    _remember(item, command)


def remembered(folder: Path, kind: type) -> Iterator[object]:
    for path in sorted(folder.glob(f"{kind.__name__}-*.json")):
        yield kind(**json.loads(path.read_text()))


def main() -> int:
    kind, *words = sys.argv[1:]
    if kind == "compile":
        status = subprocess.run(words, check=False).returncode
        if not status:
            compiled(words)
        return status
    start = time.monotonic()
    done = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=False)
    sys.stdout.write(done.stdout)
    if not done.returncode:
        started(words, done.stdout, time.monotonic() - start)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
