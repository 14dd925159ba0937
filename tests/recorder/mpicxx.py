"""Call every function of MPI:: and PMPI::, with the recorder in place of an installed MPI, and compare what it received
and what came back: after success, after an error that comes back, and after an error that is thrown.

Usage: mpicxx.py MPICC COMPILER LEAST SOURCES FOLDER: MPICC is the command of an installed MPI, or `abi` for the mpi.h of
the standard ABI, which declares every routine. LEAST is how many functions and sentinels this MPI must have at least, SOURCES the
folder of `bindery generate --tests`."""

import os
import re
import sys
from pathlib import Path

from declared import undeclared
from native_build import CXX, HERE, ROOT, NativeBuild, run_all

GENERATED = ROOT / "generated"
RUNTIME = ROOT / "mpicxx" / "runtime"
# The result of C's routines, and whether the error is thrown.
RUNS = (("0", ""), ("40", ""), ("40", "1"))


class CxxBuild(NativeBuild):
    """The recorder, the methods and their callers, in few compilations."""

    def __init__(self, mpicc: str, compiler: str, sources: Path, build: Path):
        super().__init__(mpicc, sources / "recorder", build)
        self.methods, self.callers = GENERATED / "mpicxx", sources / "mpicxx_caller"
        self.expected = self.callers / "expected.txt"
        os.environ |= {"MPICH_CC": compiler, "OMPI_CC": compiler}
        self._write_has()
        headers = [ROOT / "mpicxx" / "headers", self.methods / "include", self.methods / "runtime"]
        runtime = [RUNTIME, ROOT / "fortran" / "runtime"]
        self.includes = [f"-I{folder}" for folder in (*headers, *runtime, self.callers)]

    def _write_has(self) -> None:
        """has.h and bnd_has.h, as the probes of the build write them, and which sentinels this mpi.h declares."""
        listed = (self.methods / "sources.cmake").read_text()
        conditions = set(re.search(r"BINDERY_MPICXX_CONDITIONS\n(.*?)\n\)", listed, re.DOTALL)[1].split())
        sentinels = set(re.findall(r"^MPI\w+/\w+/(\w+) as", self.expected.read_text(), re.MULTILINE))
        source = self.build / "conditions.c"
        names = "".join(f"    (void)sizeof({name});\n" for name in sorted(conditions | sentinels | {"MPI_Fint"}))
        source.write_text(f"#include <mpi.h>\nvoid conditions(void)\n{{\n{names}}}\n")
        self.undeclared = undeclared(self.mpicc, str(source))
        (self.build / "bindery" / "mpicxx").mkdir(parents=True)
        self._write_header("bindery/mpicxx/has.h", "BND_HAS_", conditions)
        self._write_header("rec_cxx_has.h", "REC_CXX_HAS_", sentinels)
        (self.build / "bnd_has.h").write_text(self.header.read_text().replace("REC_HAS_", "BND_HAS_"))

    def _write_header(self, file: str, prefix: str, names: set[str]) -> None:
        fint = [] if "MPI_Fint" not in self.undeclared else ["#define BND_CXX_FINT int\n"]
        lines = [f"#define {prefix}{name} {int(name not in self.undeclared)}\n" for name in sorted(names)]
        (self.build / file).write_text("".join(["#pragma once\n", *fint, *lines]))

    def cxx_jobs(self) -> list[list[str]]:
        """The largest first: two run at a time."""
        callers = self._own_job(HERE / "mpicxx_callers.cpp", "mpicxx_callers", "-include", "rec_cxx_has.h")
        runtime = [
            self._own_job(source, f"runtime-{source.stem}-{source.parent.name}")
            for source in sorted(RUNTIME.rglob("*.cpp"))
        ]
        return [
            callers,
            self._unity_job("method", "mpi"),
            self._unity_job("method", "pmpi", "-DBND_CXX_PROFILED"),
            self._unity_job("class", "class"),
            self._unity_job("constant", "constant"),
            self._own_job(HERE / "mpicxx_procedures.cpp", "mpicxx_procedures"),
            self.cxx_job("compare", f"-I{self.callers}"),
            *runtime,
        ]

    def _own_job(self, source: Path, name: str, *more: str) -> list[str]:
        """Return the job with our mpi.h before the MPI's own."""
        options = [option for option in CXX if not option.startswith("-D")]
        return [
            self.mpicc,
            *options,
            *more,
            *self.includes,
            *self.flags,
            "-DREC_SHIFT=0",
            str(source),
            "-o",
            self.object(name),
        ]

    def _unity_job(self, folder: str, name: str, *more: str) -> list[str]:
        source = self.build / f"all-{name}.cpp"
        files = sorted((self.methods / folder).glob("*.cpp"))
        source.write_text("".join(f'#include "{file}"\n' for file in files))
        return self._own_job(source, f"all-{name}", *more)

    def is_lacking(self, row: str) -> bool:
        called = row.split(" as ", 1)[0].split("/")
        return called[0] in self.missing or called[-1] in self.undeclared


def abi_compiler(compiler: str, folder: Path) -> str:
    """A command that compiles with the mpi.h of the standard ABI."""
    folder.mkdir(parents=True, exist_ok=True)
    command = folder / f"mpicc-{compiler}"
    command.write_text(f'#!/bin/sh\nexec {compiler} "$@" "-I{GENERATED}/c/include"\n')
    command.chmod(0o755)
    return str(command)


def main() -> None:
    mpicc, compiler, least, *folders = sys.argv[1:]
    sources, folder = (Path(word).resolve() for word in folders)
    if mpicc == "abi":
        mpicc = abi_compiler(compiler, folder / "command")
    native = CxxBuild(mpicc, compiler, sources, folder / "build")
    run_all([*native.cxx_jobs(), *native.recorder_jobs()])
    for result, throwing in RUNS:
        os.environ |= {"REC_RESULT": result} | ({"REC_THROWING": throwing} if throwing else {})
        native.compare(native.expected, int(least), [])


if __name__ == "__main__":
    main()
