"""The tests of `bindery render` share this: the command in this process, and an MPI to compile and run with."""

from __future__ import annotations

import contextlib
import io
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "generator"))

from bindery_mpi import cli  # noqa: E402
from bindery_mpi.layers import load_checked  # noqa: E402
from bindery_mpi.spec.model import DIALECTS  # noqa: E402
from bindery_mpi.spec.names import fortran_specifics, link_name  # noqa: E402
from processes import run  # noqa: E402

__all__ = ["DIALECTS", "bindery", "defined", "fortran_specifics", "link_name", "mpiexec", "render", "run"]

SPEC = load_checked(ROOT / "specs", root=ROOT)


def bindery(*arguments: object) -> tuple[int, str, str]:
    """Status, output and errors of one command; the spec is loaded once."""
    cli.load_checked = lambda *_: SPEC
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()) as err:
        try:
            status = cli.main([str(argument) for argument in arguments])
        except SystemExit as end:
            status = int(end.code or 0)
    return status, out.getvalue(), err.getvalue()


def render(*arguments: object) -> None:
    """A command that must succeed."""
    status, _, err = bindery("render", *arguments)
    if status:
        sys.exit(f"bindery render {' '.join(map(str, arguments))}: {err}")


def mpiexec(mpi: str) -> list[str]:
    if not shutil.which(f"mpiexec.{mpi}"):
        sys.exit(f"no mpiexec.{mpi}; scripts/test installs what the tests need")
    return [f"mpiexec.{mpi}", *(["--oversubscribe"] if mpi == "openmpi" else []), "-n", "2"]


def defined(program: Path) -> set[str]:
    """The functions that a program defines itself."""
    rows = [line.split() for line in run("nm", "--defined-only", program).splitlines()]
    return {row[-1] for row in rows if row[-2] in "TW"}
