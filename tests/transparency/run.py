"""The programs of other tests, started again under tools: they print the same, and the tools see their calls.

Usage: run.py CASE MPI BUILD FOLDER; BUILD is the build that CTest runs in; tools are built in FOLDER.
One variant of each program (a dialect, a way of linking) runs under each tool."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from own import Own
from support import ENVIRONMENT, HERE, ROOT, Exceptions, Failure, Program, Tools, programs

# The tools of the stack: the kit's is the lowest, since it calls MPI itself.
STACK = ("c", "w", "roles")
SHARES = {"kit": 0.0, "intercept": 0.5, "stack": 1.0}


class Test:
    def __init__(self, mpi: str, build: Path, folder: Path):
        self.mpi, self.build, self.tools = mpi, build, Tools(mpi, folder)
        self.bindings = build / "tests" / "fortran" / f"gfortran-{mpi}"
        self.own = Own(mpi, build / "tests", folder / "own")
        self.environment: dict[str, str] = {}

    # ---- the tools ---------------------------------------------------------------------------------------------------

    def compile(self, *words: object) -> None:
        command = [str(word) for word in words]
        done = subprocess.run(command, capture_output=True, text=True, timeout=1000, env=ENVIRONMENT, check=False)
        if done.returncode:
            sys.exit(f"{' '.join(command)}: status {done.returncode}\n{done.stderr[-3000:]}")

    def build_tools(self) -> None:
        folder = self.tools.folder
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        mpicc, bindery = f"mpicc.{self.mpi}", [sys.executable, "-m", "bindery_mpi"]
        if not shutil.which(mpicc):
            sys.exit(f"no {mpicc}; install the Debian package lib{self.mpi}-dev (scripts/test does)")
        options = ["-fPIC", "-fvisibility=hidden", "-shared", "-Wno-deprecated-declarations"]
        kit = [f"-I{ROOT / path}" for path in ("tools/kit/include", "generated/tool/include")]
        cxx = ["-x", "c++", "-std=c++20", "-DMPICH_SKIP_MPICXX", "-DOMPI_SKIP_MPICXX", "-DBINDERY_TOOL_NAME=roles"]
        self.compile(mpicc, *cxx, *options, *kit, HERE / "roles.cpp", "-lstdc++", "-o", self.tools.library("roles"))
        self.compile(*bindery, "render", HERE / "counting.c.j2", "-o", folder, "--mpi", mpicc, "--dialect", "c")
        self.compile(*bindery, "wrap", "-w", "-c", mpicc, "-o", folder / "wrapped.c", HERE / "counting.w")
        for source, name in (("counting", "c"), ("wrapped", "w")):
            output = self.tools.library(name)
            self.compile(mpicc, *options[:1], *options[2:], f"-I{HERE}", folder / f"{source}.c", "-o", output)

    # ---- a program under each ----------------------------------------------------------------------------------------

    def under_kit(self, program: Program) -> None:
        preload = {"LD_PRELOAD": str(self.tools.library("roles"))}
        self.tools.run(program, [], self.environment | preload)
        self.tools.check_seen(program, "roles")

    def under_stack(self, program: Program, names: tuple[str, ...] = STACK) -> None:
        launcher = self.build / "tools" / "stack" / "bin" / "bindery-stack"
        self.tools.run(program, [launcher, *map(self.tools.library, names), "--"], self.environment)
        self.tools.check_seen(program, *STACK)

    def under_intercept(self, program: Program) -> None:
        """Compiled with the MPI's own bindings."""
        command = [self.bindings / "bin" / "bindery-intercept", "-t", self.tools.library("roles")]
        self.tools.run(program, command, self.environment, self.own.compiled(program))
        self.tools.check_seen(program, "roles")

    def all_programs(self, tool: str) -> None:
        found = programs(self.build / "tests" / "launches", self.mpi)
        if len(found) < 20:
            sys.exit(f"{len(found)} programs are remembered; run the tests fortran.*.{self.mpi}.* and the like first")
        if tool == "intercept":
            found = [program for program in found if self.own.can_compile(program)]
        exceptions = Exceptions.of(tool, self.mpi)
        wrong = exceptions.idle(found)
        chosen = exceptions.choose(found, SHARES[tool])
        for program in chosen:
            wrong += self.judged(program, getattr(self, f"under_{tool}"), exceptions.of_program(program))
        shutil.rmtree(self.tools.log, ignore_errors=True)
        print(f"{len(chosen)} of {len(found)} programs under {tool}, {len(wrong)} wrong")
        if wrong or len(chosen) < 15:
            sys.exit("\n".join(wrong))

    def judged(self, program: Program, check: Callable[[Program], None], row: dict[str, str]) -> list[str]:
        """Says what is wrong with it; an exception must fail as its row says."""
        try:
            check(program)
        except Failure as failure:
            return [] if row and row["fails"] in str(failure) else [f"{program.name}: {failure}"]
        return [f"{program.name}: passes now; remove {row['program']} from exceptions.toml"] if row else []

    # ---- the checks above find what is broken ------------------------------------------------------------------------

    def refuses(self) -> None:
        found = programs(self.build / "tests" / "launches", self.mpi)
        heat = next(p for p in found if p.path.name.startswith("heat_f08"))
        self.environment = {"BINDERY_ROLES_FAULT": "MPI_Sendrecv"}
        self.expect_failure(self.under_kit, heat, "it printed ['same as the serial run: F']")
        self.environment = {"BINDERY_ROLES_OFF": "*"}
        self.expect_failure(self.under_kit, heat, "the tool roles saw calls in 0 of 4 processes")
        self.environment = {"BINDERY_ROLES_OFF": "MPI_Sendrecv"}
        self.expect_failure(self.under_stack, heat, "saw different numbers of calls: {'MPI_Sendrecv'")

    def expect_failure(self, check: Callable[[Program], None], program: Program, message: str) -> None:
        try:
            check(program)
        except Failure as failure:
            if message in str(failure):
                return
            sys.exit(f"a faulty tool was refused for another reason than {message}:\n{failure}")
        sys.exit(f"a faulty tool passed; {message} was expected")


def main() -> None:
    case, mpi, build, folder = sys.argv[1:]
    test = Test(mpi, Path(build), Path(folder))
    if case == "build":
        test.build_tools()
    elif case == "refuses":
        test.refuses()
    else:
        test.all_programs(case)


if __name__ == "__main__":
    main()
