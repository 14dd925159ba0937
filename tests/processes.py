"""Programs that tests run to their end, and how they configure the bindings for Fortran. CTest has this folder on Python's path."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
AS_ROOT = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}


def attempt(
    *command: object, environment: Mapping[str, str] | None = None, **options: Any
) -> subprocess.CompletedProcess[str]:
    """Run a program to its end, or to its time limit, with `environment` beside our own. A missing one ends the test."""
    usual: dict[str, Any] = {"capture_output": True, "text": True, "errors": "replace", "timeout": 1000}
    variables = os.environ | AS_ROOT | dict(environment or {})
    try:
        return subprocess.run([str(word) for word in command], check=False, **{"env": variables, **usual, **options})
    except FileNotFoundError as error:
        sys.exit(f"no {error.filename}; scripts/test installs what the tests need")


def run_for_both(*command: object, **options: Any) -> tuple[str, str]:
    """Returns the output of a program that must succeed, and its messages; the options are those of `attempt`."""
    done = attempt(*command, **options)
    if done.returncode:
        words = " ".join(map(str, command[:6]))
        sys.exit(f"{words} …: exit status {done.returncode}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout, done.stderr


def run(*command: object, **options: Any) -> str:
    """Returns the output of a program that must succeed."""
    return run_for_both(*command, **options)[0]


def configure_fortran(build: Path, mpicc: object, *options: str, compiler: str = "gfortran") -> list[object]:
    """The command that configures the bindings for Fortran in `build`."""
    compilers = [f"-DMPI_C_COMPILER={mpicc}", f"-DCMAKE_Fortran_COMPILER={compiler}"]
    return ["cmake", "-S", ROOT / "fortran", "-B", build, "-G", "Ninja", *compilers, *options]


def command_lines() -> list[bytes]:
    """The command lines of this machine's processes, without those that end meanwhile."""
    lines = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            lines.append(path.read_bytes())
    return lines
