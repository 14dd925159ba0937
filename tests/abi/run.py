"""libmpi_abi over an installed MPI, as a user builds and uses it.

Usage: run.py BUILD|CASE MPI FOLDER [PROGRAM]: build configures and builds in FOLDER; the others use what it made. PROGRAM is
of the standard ABI, and compiled already."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from processes import ROOT, attempt, run

HERE = Path(__file__).resolve().parent
SENDS = 13  # of each process of converted.c
QUICKLY = [f"-DCMAKE_{language}_FLAGS_RELEASE=-O0 -DNDEBUG" for language in ("C", "CXX")]


class Over:
    """The library over one MPI."""

    def __init__(self, mpi: str, folder: Path):
        self.mpi, self.folder = mpi, folder
        self.build, self.prefix = folder / "build", folder / "prefix"

    @property
    def mpicc_abi(self) -> Path:
        return self.prefix / "bin" / "mpicc_abi"

    def start(self, *command: object, processes: int = 2, environment: Mapping[str, str] = {}) -> tuple[int, str]:
        """The exit status of processes, and what they print."""
        with_libraries = {"LD_LIBRARY_PATH": str(self.prefix / "lib")} | dict(environment)
        words = [f"{name}={value}" for name, value in with_libraries.items()]
        many = ["--oversubscribe"] if self.mpi == "openmpi" else []
        done = attempt(f"mpiexec.{self.mpi}", *many, "-n", processes, "env", *words, *command, cwd=self.folder)
        return done.returncode, done.stdout + done.stderr

    def must(self, say: str, *command: object, processes: int = 2, environment: Mapping[str, str] = {}) -> str:
        """Returns the output of processes that must succeed, and say so."""
        status, out = self.start(*command, processes=processes, environment=environment)
        if status or say not in out:
            sys.exit(f"{command[0]} over {self.mpi}: exit status {status}\n{out[-3000:]}")
        return out

    def converted(self, environment: Mapping[str, str] = {}) -> str:
        program, file = self.folder / "converted", self.folder / "a file"
        return self.must("all is converted", program, file, environment=environment)

    def compiled(self, name: str, *options: str) -> Path:
        program = self.folder / "".join([name, *options]).replace("=", "-")  # no variable to env
        words = ["-std=c11", "-D_GNU_SOURCE", "-Wall", "-Werror", *options]
        run(self.mpicc_abi, *words, HERE / f"{name}.c", "-o", program)
        return program


def build(over: Over) -> None:
    compiler = f"-DMPI_C_COMPILER=mpicc.{over.mpi}"
    # Where the MPI has no archive, nothing static but the entry points is linked: those are one object there.
    unity = f"-DCMAKE_UNITY_BUILD={'ON' if over.mpi == 'openmpi' else 'OFF'}"
    run("cmake", "-S", ROOT / "abi", "-B", over.build, "-G", "Ninja", compiler, unity, *QUICKLY)
    run("cmake", "--build", over.build, "--target", "abi", "abi_native")
    run("cmake", "--install", over.build, "--prefix", over.prefix)
    over.compiled("converted")


def converted(over: Over) -> None:
    over.converted()


def emulated(over: Over) -> None:
    """Sessions are MPICH's own, and wrong in 4.0.2."""
    program = over.compiled("emulated")
    for part in ("messages", *(["sessions"] if over.mpi == "openmpi" else [])):
        over.must("all is there", program, part)


def growth(over: Over) -> None:
    over.must("nothing grows", over.compiled("growth"), 2000, processes=1)


def handles(over: Over) -> None:
    """The program ends without MPI_Finalize: what was refused may have left anything."""
    out = over.start(sys.argv[4], processes=1)[1]
    if " wrong calls, 0 failures" not in out:
        sys.exit(f"wrong handles over {over.mpi}:\n{out[-3000:]}")


def loaded(over: Over) -> None:
    """The library is a plugin of a program, which may fork. A second copy is refused in one line."""
    program, library = over.compiled("loaded"), over.prefix / "lib" / "libmpi_abi.so.1"
    copy = over.folder / "copy" / library.name
    copy.parent.mkdir(exist_ok=True)
    shutil.copy(library, copy)
    shutil.copy(library.with_name("libmpi_abi_native.so"), copy.parent)
    over.must("all is loaded", program, library)
    done = attempt(program, library, copy)
    if (
        done.returncode != 127
        or "another libmpi_abi is in this process" not in done.stderr
        or done.stderr.count("\n") != 1
    ):
        sys.exit(f"two copies: exit status {done.returncode}, not 127 and one line:\n{done.stderr}")


def persistent(over: Over) -> None:
    over.must("all is persistent", over.compiled("persistent"), "emulated")


def static(over: Over) -> None:
    """The MPI's archive is in the program if it has one, and with it the sanitizers may be."""
    native = str(over.prefix / "lib" / "libmpi_abi_native.so")
    for options in ([], ["-fsanitize=address"] if over.mpi == "mpich" else []):
        program = over.compiled("converted", "-static-mpi", *options)
        words = {"ASAN_OPTIONS": "detect_leaks=0", "BINDERY_ABI_NATIVE": native, "LD_LIBRARY_PATH": ""}
        over.must("all is converted", program, over.folder / "a file", environment=words)
        libraries = run("ldd", program)
        if "libmpi" in libraries:
            sys.exit(f"a static program needs an MPI's library:\n{libraries}")


def tools(over: Over) -> None:
    """A tool above sees the program's calls, one below those that reach the other MPI."""
    for where, compiler in (("above", over.mpicc_abi), ("below", f"mpicc.{over.mpi}")):
        tool = over.folder / f"{where}.so"
        run(compiler, "-shared", "-fPIC", f'-DWHERE="{where}"', HERE / "counts.c", "-o", tool)
    words = {"LD_PRELOAD": str(over.folder / "above.so"), "BINDERY_ABI_BELOW": str(over.folder / "below.so")}
    both = over.converted(words)
    for where in ("above", "below"):
        if both.count(f"{where}: {SENDS} sends") != 2:
            sys.exit(f"no tool {where} saw {SENDS} sends of each process\n{both[-2000:]}")


def conformance(over: Over) -> None:
    """The rules about the ABI of `bindery conformance` hold."""
    mpiexec = f"mpiexec.{over.mpi}" + " --oversubscribe" * (over.mpi == "openmpi")
    words = ["--mpicc", over.mpicc_abi, "--mpiexec", mpiexec, "--group", "abi", "--strict"]
    environment = {"PYTHONPATH": str(ROOT / "generator"), "LD_LIBRARY_PATH": str(over.prefix / "lib")}
    out = run(sys.executable, "-B", "-m", "bindery_mpi", "conformance", *words, environment=environment)
    if "7 right, 0 wrong, 0 open, 0 not tried" not in out:
        sys.exit(out)


def missing(over: Over) -> None:
    """A library that is not there ends the program with a line that says what to do."""
    done = attempt(
        over.folder / "converted",
        environment={"LD_LIBRARY_PATH": str(over.prefix / "lib"), "BINDERY_ABI_NATIVE": "/none/native.so"},
    )
    lines = done.stderr.splitlines()
    if done.returncode != 127 or len(lines) != 1 or "BINDERY_ABI_NATIVE" not in lines[0]:
        sys.exit(f"exit status {done.returncode}, not 127 and one line:\n{done.stderr}")


CASES: dict[str, Callable[[Over], None]] = {
    each.__name__: each
    for each in (build, conformance, converted, emulated, growth, handles, loaded, persistent, static, tools, missing)
}

if __name__ == "__main__":
    case, mpi, folder = sys.argv[1:4]
    Path(folder).mkdir(parents=True, exist_ok=True)
    CASES[case](Over(mpi, Path(folder)))
