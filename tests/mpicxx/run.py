"""The C++ bindings over an installed MPI, as a user builds and uses them.

Usage: run.py CASE FOLDER MPI: build configures and builds into FOLDER; the others look at what it made."""

import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE.parent))

from processes import run, run_for_both  # noqa: E402

OWN_LIBRARIES = {"mpich": ["-lmpichcxx"], "openmpi": ["-lmpi_cxx"]}
OUR_LEAK = re.compile(r"leak of .*\n +#0 .*\n +#1 \S+ in (P?MPI::|bnd_cxx::|.*/mpicxx/runtime/).*")
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Woverloaded-virtual", "-Wnon-virtual-dtor", "-Werror"]


def is_right(processes: int, mpi: str, program: Path, *arguments: object) -> str:
    """Returns what it writes to stderr."""
    launcher = [f"mpiexec.{mpi}", *(["--oversubscribe"] if mpi == "openmpi" else []), "-n", processes]
    # An MPI may have something to say of the machine; it begins such lines with a bracket.
    out, err = run_for_both(*launcher, program, *arguments)
    lines = [line for line in out.splitlines() if not line.startswith("[")]
    if lines != ["right"]:
        sys.exit(f"{program.name} on {processes} processes printed {lines}")
    return err


def build(folder: Path, mpi: str) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    options = [f"-DMPI_C_COMPILER=mpicc.{mpi}", "-DCMAKE_CXX_COMPILER=g++"]
    if mpi == "mpich":
        options += ["-DCMAKE_CXX_FLAGS=-Werror", "-DCMAKE_INTERPROCEDURAL_OPTIMIZATION=ON"]  # further archives
    else:
        options.append("-DCMAKE_CXX_FLAGS=-Werror -flto")  # as some distributions build all packages
    run("cmake", "-S", ROOT / "mpicxx", "-B", folder, "-G", "Ninja", "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON", *options)
    run("cmake", "--build", folder)
    # Under link-time optimization a method could become part of its caller, and throw what an earlier call of C left.
    if ".gnu.lto_" in run("readelf", "-S", "--wide", folder / "lib" / "libbindery_mpicxx.a"):
        sys.exit("-flto reaches the objects of libbindery_mpicxx.a")


def programs(folder: Path, mpi: str) -> None:
    """Programs of several standards by two compilers, over the shared library and over the archives; no warnings."""
    ways = (
        ("g++", "-std=c++11", "-static-bindery"),
        ("clang++-19", "-std=c++14"),
        ("g++", "-std=c++20", "-static-bindery"),
        ("clang++-19", "-std=c++23"),
        ("g++", "-std=c++17"),
    )
    for source, (compiler, *options) in zip(sorted((HERE / "programs").glob("*.cpp")), cycle(ways)):
        program = folder / source.stem
        run(folder / "bin" / "mpicxx", f"-cxx={compiler}", *STRICT, *options, source, "-o", program)
        for processes in (2, 4):  # Debian's Open MPI makes no window for one process
            is_right(processes, mpi, program, folder / f"file-{processes}")
    for compiler in ("g++", "clang++-19"):
        source = HERE / "programs" / "conversions.cpp"
        run(folder / "bin" / "mpicxx", f"-cxx={compiler}", *STRICT, "-std=c++98", "-c", source, "-o", folder / "old.o")


def exceptions(folder: Path, mpi: str) -> None:
    """Errors and what callbacks throw, in programs by two compilers over the shared library and over the archives."""
    _run_all(folder, mpi, "exceptions")


def callbacks(folder: Path, mpi: str) -> None:
    """Functions of the program that MPI calls."""
    _run_all(folder, mpi, "callbacks")


def _run_all(folder: Path, mpi: str, kind: str) -> None:
    ways = cycle([("g++", "-std=c++11"), ("clang++-19", "-std=c++17", "-static-bindery")])
    for source, (compiler, *options) in zip(sorted((HERE / kind).glob("*.cpp")), ways, strict=False):
        program = folder / source.stem
        run(folder / "bin" / "mpicxx", f"-cxx={compiler}", "-pthread", *STRICT, *options, source, "-o", program)
        for processes in (1, 3):
            is_right(processes, mpi, program)


def sanitizers(folder: Path, mpi: str) -> None:
    """The same programs with the sources of the runtime, all with sanitizers."""
    _run_sanitized(
        folder, mpi, [path for kind in ("exceptions", "callbacks") for path in sorted((HERE / kind).glob("*.cpp"))]
    )


def sanitizer(folder: Path, mpi: str) -> None:
    """One program of each kind, in a short time."""
    _run_sanitized(folder, mpi, [HERE / "exceptions" / "thrown.cpp", HERE / "callbacks" / "attributes.cpp"])


def _run_sanitized(folder: Path, mpi: str, programs: list[Path]) -> None:
    """MPIs leak memory; the runtime and methods do not."""
    flags = ["-g", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    sources = sorted((ROOT / "mpicxx" / "runtime").rglob("*.cpp"))
    includes = [f"-I{ROOT / name}" for name in ("mpicxx/runtime", "fortran/runtime")] + [f"-I{folder / 'probe'}"]
    with ThreadPoolExecutor(2) as pool:
        compiled = pool.map(lambda source: _compile(folder, source, [*flags, "-std=c++20", *includes]), sources)
    runtime = list(compiled)
    os.environ["LSAN_OPTIONS"] = "exitcode=0"
    for source in programs:
        program = folder / f"sanitized-{source.stem}"
        words = ["-cxx=g++", "-pthread", "-std=c++17", "-static-bindery", *flags, source, *runtime]
        run(folder / "bin" / "mpicxx", *words, "-o", program)
        if leak := OUR_LEAK.search(is_right(2, mpi, program)):
            sys.exit(f"{source.name} leaks:\n{leak.group()}")


def lto(folder: Path, mpi: str) -> None:
    """The archives' functions are inlined under -flto, except those that a tool defines; exceptions still reach the caller."""
    command = [folder / "bin" / "mpicxx", "-cxx=g++", "-O2", "-std=c++17", "-pthread", "-static-bindery"]
    program, tool = folder / "lto-program", folder / "lto-tool.o"
    for linked, expected in (([], {"Get_rank", "Send"}), (["-flto"], {"MPI_Comm_rank", "MPI_Send"})):
        run(*command, *linked, "-DSEEN=0", HERE / "lto" / "program.cpp", "-o", program)
        is_right(1, mpi, program)
        _calls_only(expected, program)
        for compiled in ([], ["-flto"]):
            run(*command, *compiled, "-c", HERE / "lto" / "tool.cpp", "-o", tool)
            run(*command, *linked, "-DSEEN=3", HERE / "lto" / "program.cpp", tool, "-o", program)
            is_right(1, mpi, program)
    for source in ("exceptions/thrown", "exceptions/nested", "exceptions/leftovers", "callbacks/operations"):
        run(*command, "-flto", HERE / f"{source}.cpp", "-o", program)
        is_right(1, mpi, program)


def _calls_only(expected: set[str], program: Path) -> None:
    code = run("objdump", "--demangle", "--disassemble=calls", program)
    if (called := set(re.findall(r"\b(Get_rank|Send|P?MPI_\w+)[(@]", code))) != expected:
        sys.exit(f"{program.name} calls {called}, not {expected}")


def _compile(folder: Path, source: Path, options: list[str]) -> Path:
    compiled = folder / f"sanitized-{source.parent.name}-{source.stem}.o"
    run(folder / "bin" / "mpicxx", "-cxx=g++", *options, "-c", source, "-o", compiled)
    return compiled


def beside(folder: Path, mpi: str) -> None:
    """An object compiled with the MPI's own C++ bindings in the same process."""
    part = HERE / "beside" / "part.cpp"
    run(f"mpicxx.{mpi}", "-w", "-DPART=theirs", "-c", part, "-o", folder / "theirs.o")
    own = [word for word in run(f"mpicxx.{mpi}", "-show").split() if word.startswith("-L")]
    for option in ([], ["-static-bindery"]):
        words = [*option, "-DPART=ours", part, HERE / "beside" / "main.cpp", folder / "theirs.o"]
        run(folder / "bin" / "mpicxx", *words, *own, *OWN_LIBRARIES[mpi], "-o", folder / "beside")
        is_right(2, mpi, folder / "beside")


def languages(folder: Path, mpi: str) -> None:
    """C++, Fortran and C in one program, with either language's main program and either kind of library."""
    here, mpicxx = HERE / "languages", folder / "bin" / "mpicxx"
    mpifort = folder.parents[1] / "fortran" / f"gfortran-{mpi}" / "bin" / "mpifort"
    for main, static in (("", []), ("-DFORTRAN_MAIN", ["-static-bindery"])):
        objects = [folder / f"languages{main}.o", folder / f"parts{main}.o"]
        program = folder / f"languages{main}"
        for compiler, source, compiled in zip((mpicxx, mpifort), ("languages.cpp", "parts.F90"), objects, strict=True):
            run(
                compiler,
                *([main] if main else []),
                f"-J{folder}" if compiler == mpifort else "-Wall",
                "-c",
                here / source,
                "-o",
                compiled,
            )
        first, second, runtime = (mpifort, mpicxx, "-lstdc++") if main else (mpicxx, mpifort, "-lgfortran")
        run(first, *static, *objects, *run(second, *static, "-showme:link").split(), runtime, "-o", program)
        is_right(2, mpi, program)


def standard_library(folder: Path, mpi: str) -> None:
    """A program with another C++ library than that of the bindings does not compile, and reads what to do."""
    program = HERE / "programs" / "ring.cpp"
    words: list[str | Path] = [folder / "bin" / "mpicxx", "-fsyntax-only", program]
    run(*words)
    # libc++ need not be installed: each library is known by its macro.
    for macro, message in (("_LIBCPP_VERSION", "built with libstdc++"), ("BND_CXX_LIBCPP", "built with libc++")):
        done = subprocess.run([*words, f"-D{macro}=1"], capture_output=True, text=True, timeout=1000, check=False)
        if not done.returncode or message not in done.stderr or "build them again" not in done.stderr:
            sys.exit(f"with -D{macro}: status {done.returncode}\n{done.stderr[:3000]}")


if __name__ == "__main__":
    globals()[sys.argv[1]](Path(sys.argv[2]).resolve(), sys.argv[3])
