"""The tests of `bindery abi` share a small document, libraries that have its names, and one way to judge them."""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import io
import subprocess
from pathlib import Path

from support import FULL, AuditTest  # isort: skip: it has the path of the next

from bindery_mpi.abi_library.command import abi
from bindery_mpi.abi_library.document import Document
from bindery_mpi.cli import main

ROUTINES = ("MPI_Barrier", "MPI_Send", "MPI_Alloc_mem", "MPI_Sizeof", "MPI_Comm_create_keyval")
CALLBACKS = ("MPI_Comm_copy_attr_function", "MPI_Comm_delete_attr_function")
SPEC = dataclasses.replace(
    FULL,
    routines={name: FULL.routines[name] for name in ROUTINES},
    predefined={name: FULL.predefined[name] for name in ("MPI_COMM_DUP_FN",)},
    callbacks={name: FULL.callbacks[name] for name in CALLBACKS},
)
DOCUMENT = Document(SPEC)


def code(name: str) -> str:
    return f"void {name}(void) {{}}\n"


def block(name: str, size: int = 0) -> str:
    row = DOCUMENT.common[name]
    return f"char {name}[{size or row['bytes']}] __attribute__((aligned({row['alignment']})));\n"


def sources() -> dict[str, str]:
    """The code that defines each name of the document."""
    return {name: block(name) if name in DOCUMENT.common else code(name) for name in sorted(DOCUMENT.names)}


class Judged(AuditTest):
    """Judges libraries and modules in a folder of its own."""

    def judge(self, *libraries: str, **options: object) -> tuple[int, str]:
        out, err = io.StringIO(), io.StringIO()
        given = {"uses": False, "modules": "", "json": False} | options
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = abi(SPEC, argparse.Namespace(libraries=libraries, **given))
        self.assertEqual(err.getvalue(), "")
        return status, out.getvalue().replace(str(self.folder), "DIR").rstrip("\n")

    def command(self, *words: str) -> tuple[int, str, str]:
        """The status, the output and the errors of the command itself, over the whole spec."""
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = main(["abi", *words])
        return status, out.getvalue(), err.getvalue().replace(str(self.folder), "DIR")

    def built(self, changed: dict[str, str], soname: str = "libmpifort_abi.so.1", needs: str = "mpi_abi") -> str:
        """A library with every name of the document, but for what is changed; the version of the document has them."""
        parts = sources() | changed
        versions = "MPIFORT_ABI_1.0 { global: " + "".join(f"{name}; " for name in parts if name.islower()) + "};\n"
        self.write("names.map", "" if "no version" in changed else versions)
        self.write("library.c", "".join(text for name, text in parts.items() if name != "no version"))
        number = {"mpi": "12"}.get(needs, "1")
        if needs and not (self.folder / f"lib{needs}.so").exists():
            self.cc(
                "-shared",
                "-nostdlib",
                f"-Wl,-soname,lib{needs}.so.{number}",
                "-x",
                "c",
                "/dev/null",
                "-o",
                f"lib{needs}.so",
            )
        script = [] if "no version" in changed else ["-Wl,--version-script=names.map"]
        link = ["-Wl,--no-as-needed", "-L.", f"-l{needs}"] if needs else []
        named = [f"-Wl,-soname,{soname}"] if soname else []
        self.cc("-shared", "-nostdlib", "-fPIC", "-w", "library.c", *script, *named, *link, "-o", "library.so")
        return str(self.folder / "library.so")

    def cc(self, *words: str) -> None:
        subprocess.run(["cc", *words], cwd=self.folder, check=True)

    def packed(self, **changed: str) -> str:
        """An archive with a member for each name, `mpi_send_.o`, and what is changed."""
        for name, source in (changed or sources()).items():
            if source:
                self.write(f"{name}.c", source)
                self.cc("-c", "-w", "-fcommon", f"{name}.c")
        (self.folder / "library.a").unlink(missing_ok=True)
        names = [f"{name}.o" for name in sources() if changed.get(name) != ""]
        subprocess.run(["ar", "rc", "library.a", *names], cwd=self.folder, check=True)
        return str(self.folder / "library.a")

    def is_right(self, library: str, **options: object) -> None:
        status, said = self.judge(library, **options)
        self.assertEqual((status, said.splitlines()[0]), (0, f"DIR/{Path(library).name}: right"), said)

    def names(self, library: str, *wanted: str, **options: object) -> None:
        """The judge says this, and nothing else."""
        status, said = self.judge(library, **options)
        lines = [line for line in said.splitlines() if not line.startswith("DIR/")]
        self.assertEqual((status, lines), (1, list(wanted)), said)
