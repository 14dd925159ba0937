"""The tests of `bindery names` share this: one run over an MPI, and an opinion of its own from the compiler and nm."""

from __future__ import annotations

import contextlib
import io
import json
import shutil
import subprocess
import sys
import tempfile
import unittest
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "generator"))

from bindery_mpi import cli  # noqa: E402
from bindery_mpi.layers import load_checked  # noqa: E402

SPEC = load_checked(ROOT / "specs", root=ROOT)

HEADS = {"mpifh": "", "mpi": "use mpi", "f08": "use mpi_f08"}
# A program calls this, by dialect; `comm`, `request` and `win` have the type of each.
PROGRAM = """\
subroutine probe
    {use}
    implicit none
    {include}
    {comm} :: comm
    {request} :: request
    integer :: buffer(4), rank, ierror
    logical :: flag
    double precision :: seconds
    call {p}MPI_Isend(buffer, 4, MPI_INTEGER, 1, 2, comm, request, ierror)
    call {p}MPI_Allreduce(MPI_IN_PLACE, buffer, 4, MPI_INTEGER, MPI_SUM, comm, ierror)
    call {p}MPI_Comm_rank(comm, rank, ierror)
    call {p}MPI_Test(request, flag, MPI_STATUS_IGNORE, ierror)
    seconds = {p}MPI_Wtime()
end subroutine
"""
CALLED = ("MPI_Isend", "MPI_Allreduce", "MPI_Comm_rank", "MPI_Test", "MPI_Wtime")


def bindery(*arguments: str) -> tuple[int, str, str]:
    """Status, output and errors of one command."""
    cli.load_checked = lambda *_: SPEC
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()) as err:
        try:
            status = cli.main(list(arguments))
        except SystemExit as end:
            status = int(end.code or 0)
    return status, out.getvalue(), err.getvalue()


@cache
def names_of(command: str) -> dict[str, Any]:
    status, out, err = bindery("names", command, "--json")
    assert (status, err) == (0, ""), err
    return json.loads(out)


class NamesTest(unittest.TestCase):
    """Facts about one MPI."""

    maxDiff = None
    mpi, package = "", ""

    @classmethod
    def setUpClass(cls) -> None:
        if cls.mpi and not shutil.which(f"mpifort.{cls.mpi}"):
            raise AssertionError(f"there is no mpifort.{cls.mpi}; install {cls.package}")

    @property
    def names(self) -> dict[str, Any]:
        return names_of(f"mpicc.{self.mpi}")

    def row(self, name: str, dialect: str, called: str = "") -> dict[str, Any]:
        rows = self.names["routines"][name][dialect]
        return next(r for r in rows if r["name"] == (called or name) and "form" not in r)

    def found(self, name: str, dialect: str, called: str = "") -> tuple[str, str, list[str]]:
        row = self.row(name, dialect, called)
        return row["symbol"], row["kind"], row["calls"]

    def compiled(self, dialect: str, prefix: str) -> set[str]:
        """The undefined names of a program that a person would write."""
        types = {name: f"type(MPI_{name.title()})" if dialect == "f08" else "integer" for name in ("comm", "request")}
        include = "include 'mpif.h'" if dialect == "mpifh" else ""
        text = PROGRAM.format(use=HEADS[dialect], include=include, p=prefix, **types)
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "probe.f90").write_text(text, encoding="utf-8")
            words = [f"mpifort.{self.mpi}", "-w", "-c", "probe.f90"]
            done = subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=1000, check=False)
            self.assertEqual(done.returncode, 0, done.stderr)
            listed = subprocess.run(
                ["nm", "-P", "-u", "probe.o"], cwd=folder, capture_output=True, text=True, check=True
            )
        return {line.split()[0] for line in listed.stdout.splitlines() if "mpi" in line.lower()}

    def all_names(self, dialects: tuple[str, ...], kinds: tuple[str, ...]) -> list[str]:
        rows = self.names["routines"].values()
        found = {r["symbol"] for row in rows for d in dialects for r in row.get(d, ()) if r["kind"] in kinds}
        return sorted(found - {None})

    def unlinked(self, symbols: list[str]) -> set[str]:
        """Return the symbols that the linker does not find."""
        declarations = "\n".join(f'extern char s{i}[] __asm__("{name}");' for i, name in enumerate(symbols))
        uses = ", ".join(f"s{i}" for i in range(len(symbols)))
        text = f"{declarations}\nvoid *all[] = {{{uses}}};\nint main(void) {{ return all[0] == 0; }}\n"
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "all.c").write_text(text, encoding="utf-8")
            subprocess.run(["cc", "-c", "all.c"], cwd=folder, timeout=1000, check=True)
            words = [f"mpifort.{self.mpi}", "all.o", "-o", "all"]
            done = subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=1000, check=False)
        return {
            line.rsplit("`", 1)[1].strip("'") for line in done.stderr.splitlines() if "undefined reference to" in line
        }

    def check_programs(self) -> None:
        """The names that the compiler calls in a program are printed, in every dialect, MPI_ and PMPI_."""
        for dialect in HEADS:
            for prefix in ("", "P"):
                with self.subTest(dialect=dialect, prefix=prefix):
                    constants = [self.names["constants"][c][dialect] for c in ("MPI_IN_PLACE", "MPI_STATUS_IGNORE")]
                    expected = {self.row(n, dialect, prefix + n)["symbol"] for n in CALLED}
                    expected |= {c["symbol"] for c in constants}
                    undefined = self.compiled(dialect, prefix)
                    # COMMON blocks are defined in the object as well.
                    self.assertEqual(undefined, expected & undefined)
                    self.assertEqual(
                        {n for n in expected if n not in undefined} - {c["symbol"] for c in constants}, set()
                    )

    def check_links(self) -> None:
        """The linker finds each name that is there, and none that is absent."""
        there = self.all_names(tuple(HEADS), ("text", "weak"))
        absent = self.all_names(tuple(HEADS), ("absent",))
        self.assertGreater(len(there), 1000)
        self.assertEqual(self.unlinked(there), set())
        self.assertEqual(self.unlinked(absent), set(absent))
