"""Compilers that are not to be had here: what their documents say, compilers/*.toml, makes wrappers that they can call."""

from __future__ import annotations

import re
import sys
import tempfile
import tomllib
import unittest
from pathlib import Path

from support import CMAKE, ROOT, TOML, need, probe, result, run

need("gfortran", "mpicc.mpich", "gcc")

FILES = sorted(Path(__file__).with_name("compilers").glob("*.toml"))
# Which of false, true, 2, 3, -1 and true are true.
TRUE = {"lowest_bit": "0 1 0 1 1 1", "mixed": "0 1 1 1 1 1"}


def sourced(text: str) -> dict[str, str]:
    """The facts of a file as they stand there; each is below the address of a document."""
    facts: dict[str, str] = {}
    address = ""
    for line in text.split("[fortran]\n")[1].splitlines():
        if line.startswith("#"):
            address = line if "https://" in line else address
            continue
        key, _, value = line.partition(" = ")
        if not address:
            sys.exit(f"{key}: no document says so")
        facts[key] = value
    return facts


class Compilers(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def good(self, *command: str | Path) -> str:
        done = run(list(command))
        self.assertEqual((done.returncode, done.stderr), (0, ""), command)
        return done.stdout

    def test_documented(self) -> None:
        """A fact that no document tells is gfortran's."""
        found = result(self.folder / "native", FC="gfortran", MPICC="mpicc.mpich")["fortran"]
        native = (self.folder / "native" / TOML).read_text(encoding="utf-8")
        for file in FILES:
            with self.subTest(file.stem):
                text = native
                facts = sourced(file.read_text(encoding="utf-8"))
                for key, value in facts.items():
                    text, count = re.subn(f"(?m)^{key} = .*$", f"{key} = {value}", text)
                    self.assertEqual(count, 1, key)
                self.called(text, found | tomllib.loads(file.read_text(encoding="utf-8"))["fortran"])

    def called(self, text: str, fortran: dict) -> None:
        given = self.folder / "given.toml"
        given.write_text(text, encoding="utf-8")
        output = self.folder / "probe"
        done = probe(output, BINDERY_PROBE_FILE=given)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.good(CMAKE, f"-DPROBE={given}", f"-DOUTPUT={output}", "-P", ROOT / "fortran/modules/write.cmake")
        include = "program main\ninclude 'mpif.h'\nprint *, MPI_COMM_WORLD\nend\n"
        (self.folder / "include.f90").write_text(include, encoding="utf-8")
        self.good("gfortran", "-fsyntax-only", f"-I{output}", self.folder / "include.f90")
        wrappers = ROOT / "generated/fortran/wrapper"
        folders = [f"-I{folder}" for folder in (ROOT / "fortran/runtime", output)]
        headers = [word for word in self.good("mpicc.mpich", "-show").split() if word.startswith("-I")]
        self.good(
            *("g++", "-w", "-std=c++20", "-fno-exceptions", "-D_GLIBCXX_NO_ASSERTIONS", *folders, *headers),
            *("-c", ROOT / "fortran/runtime/strings/character.cpp", "-o", self.folder / "character.o"),
        )
        self.good(
            *("gcc", "-w", *folders, *headers, Path(__file__).with_name("compilers") / "called.c"),  # type: ignore[arg-type]
            *(wrappers / f"{name}.c" for name in ("MPI_Info_get", "MPI_Cart_create")),
            *(self.folder / "character.o", "-o", self.folder / "called"),
        )
        module_name = fortran["module_name"].format(module="mpi_f08", name="status")
        self.assertEqual(
            self.good(self.folder / "called").splitlines(),
            [
                "key [key] of 4",
                f"value [ab    x], flag {fortran['logical_true']}, error 0",
                f"logicals {TRUE[fortran['logical_test']]}",
                "error 0",
                f"lengths of {fortran['string_length_bytes']}",
                fortran["external_name"].format(name="mpi_send"),
                module_name,
            ],
        )


unittest.main(argv=sys.argv[:1])
