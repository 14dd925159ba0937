"""Programs compiled with the MPI's own mpifort: through libbindery_intercept a tool of C sees their calls, and they print what they
print without it.

Usage: run.py CASE BINDINGS MPI FOLDER [WIDE COMPILER]: CASE is one of CASES; programs are built in FOLDER. WIDE has bindings for INTEGERs
of 8 bytes, by that compiler."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
TESTS = HERE.parent
sys.path.insert(0, str(TESTS / "fortran"))
from run import AS_ROOT, launch, printed, run  # noqa: E402

DIALECTS = ("mpifh", "mpi", "f08")
NAMES = {"mpifh": "mpif", "mpi": "mpi", "f08": "f08"}  # in tests/install/mixed
CXX = ["-x", "c++", "-std=c++20", "-fno-exceptions", "-DMPICH_SKIP_MPICXX", "-DOMPI_SKIP_MPICXX"]
SEEN = [
    "calls of PMPI_Comm_rank 0, in place 3, MPI_BOTTOM 1, ignored statuses 2 and arrays of them 1",
    "trimmed names 1, periodic grids 1, MPI_TAG_UB 1, MPI_CONVERSION_FN_NULL 1",
]
# A link with Debian's libmpich.a needs these.
BEHIND_MPICH = ["-lhwloc", "-lucp", "-lucs", "-lrt", "-lpthread", "-lm"]


class Build:
    """Programs over one MPI, compiled with its own mpifort."""

    def __init__(self, bindings: Path, mpi: str, folder: Path, *wide: str):
        self.bindings, self.mpi, self.folder = bindings, mpi, folder
        self.archive = bindings / "lib" / "libbindery_intercept.a"
        self.command = bindings / "bin" / "bindery-intercept"
        self.mpifort = f"mpifort.{mpi}"
        self.wide = wide
        if not shutil.which(self.mpifort):
            sys.exit(f"no {self.mpifort}; install the Debian package lib{mpi}-dev (scripts/test does)")
        if not self.command.exists():
            sys.exit(f"no {self.command}; the build of the bindings says why")
        folder.mkdir(parents=True, exist_ok=True)

    def program(self, name: str, dialect: str, *words: object, mpifort: object = None) -> Path:
        """Build a program of sources, objects and options; modules stay apart for each dialect."""
        modules = self.folder / dialect
        modules.mkdir(exist_ok=True)
        target = self.folder / f"{name}_{dialect}"
        spelling = [f"-DDIALECT_{dialect}", f"-DDIALECT_{NAMES[dialect]}"]
        if self.mpi == "mpich" and dialect == "mpi":
            spelling.append("-DLACKS_CONVERSION")
        options = ["-cpp", "-w", "-fallow-argument-mismatch", f"-J{modules}", *dict.fromkeys(spelling)]
        run(mpifort or self.mpifort, *options, *words, "-o", target)
        return target

    def tool(self, source: Path, *options: str) -> Path:
        target = self.folder / f"{source.stem}{'.so' if options else '.o'}"
        run(f"mpicc.{self.mpi}", *CXX, *(options or ["-c"]), source, "-o", target)
        return target

    def shared_tool(self, source: Path) -> Path:
        return self.tool(source, "-shared", "-fPIC")

    def lines(self, processes: int, *command: object) -> list[str]:
        return printed(run(*launch(processes, self.mpi), *command))

    def expect(self, what: object, wanted: list[str], processes: int, *command: object) -> None:
        lines = self.lines(processes, *command)
        if sorted(lines) != sorted(wanted):
            sys.exit(f"{what} printed\n" + "\n".join(lines))


def expect_twelve(build: Build, what: object, *command: object) -> None:
    lines = build.lines(4, *command)
    if len(lines) != 12 or any(not line.endswith(" 1") for line in lines):
        sys.exit(f"{what}: the tool saw\n" + "\n".join(lines))


def kinds(build: Build) -> None:
    """Each of twelve kinds of call once, preloaded."""
    tool = build.shared_tool(TESTS / "fortran" / "seen.cpp")
    for dialect in DIALECTS:
        program = build.program("twelve", dialect, TESTS / "fortran" / "twelve.F90")
        expect_twelve(build, program, build.command, "-t", tool, program)


def static(build: Build) -> None:
    """The same by the order of a link: the archive, the tool, the MPI's own libraries; over the static ones of MPICH too."""
    tool = build.tool(TESTS / "fortran" / "seen.cpp")
    source = TESTS / "fortran" / "twelve.F90"
    for dialect in DIALECTS:
        program = build.program("static", dialect, source, build.archive, tool)
        expect_twelve(build, program, program)
    if build.mpi != "mpich":
        return  # Debian's Open MPI has no archives
    libraries = [find_archive(name) for name in ("libmpichfort.a", "libmpich.a")]
    for dialect in DIALECTS:
        words = [source, build.archive, tool, *libraries, *BEHIND_MPICH]
        program = build.program(
            "all_static", dialect, "-I/usr/include/x86_64-linux-gnu/mpich", *words, mpifort="gfortran"
        )
        if "libmpi" in run("ldd", program):
            sys.exit(f"{program} is linked with a shared MPI")
        expect_twelve(build, program, program)


def find_archive(name: str) -> Path:
    found = Path(run("gfortran", f"-print-file-name={name}").strip())
    if not found.is_absolute():
        sys.exit(f"no {name}; install the Debian package libmpich-dev (scripts/test does)")
    return found


def results(build: Build) -> None:
    """A program prints the same with the MPI's own bindings and through the library; C gets C's arguments."""
    tool = build.shared_tool(HERE / "arguments.cpp")
    for dialect in DIALECTS:
        program = build.program("program", dialect, HERE / "program.F90")
        right = ["17 checks, 0 wrong"]
        build.expect(f"{program} with the MPI's own bindings", right, 2, program)
        build.expect(program, [*right, *SEEN], 2, build.command, "-t", tool, program)


def sentinels(build: Build) -> None:
    """Every constant that is known by its address, preloaded and by the order of the link."""
    mixed = TESTS / "install" / "mixed"
    spawn = build.folder / "spawn.o"
    run(f"mpicc.{build.mpi}", "-c", mixed / "spawn.c", "-o", spawn)
    for dialect in DIALECTS:
        objects = [mixed / "third.F90", build.folder / f"main_{dialect}.F90", spawn]
        shutil.copy(mixed / "main.F90", objects[1])
        program = build.program("sentinels", dialect, *objects, "-rdynamic")
        build.expect(program, ["right"], 1, build.command, program)
        program = build.program("static_sentinels", dialect, *objects, build.archive)
        build.expect(program, ["right"], 1, program)


def beside(build: Build) -> None:
    """No call is counted twice where the program has Bindery's bindings already, or is in C."""
    tool = build.shared_tool(TESTS / "fortran" / "seen.cpp")
    for dialect in DIALECTS:
        ours = build.bindings / "bin" / "mpifort"
        program = build.program("ours", dialect, TESTS / "fortran" / "twelve.F90", mpifort=ours)
        expect_twelve(build, program, build.command, "-t", tool, program)
    program = build.folder / "in_c"
    run(f"mpicc.{build.mpi}", HERE / "twelve.c", "-o", program)
    expect_twelve(build, program, build.command, "-t", tool, program)
    if run(build.command, "echo", "not an MPI program") != "not an MPI program\n":
        sys.exit("a program without MPI printed something else")


def messages(build: Build) -> None:
    """A run that cannot work is refused in one line."""
    library = build.bindings / "lib" / "libbindery_intercept.so"
    if run(build.command, "-show") != f"{library}\n":
        sys.exit("bindery-intercept -show does not print the library")
    for words, message in (
        (
            ["mpiexec", "-n", "2", "x"],
            "mpiexec: starts processes; put it first, as in: mpiexec -n 4 bindery-intercept ./program",
        ),
        (["-t", "nosuch.so", "true"], "nosuch.so: no such file; correct -t"),
        (["-t"], "-t: no file; say which tool"),
        (["-x", "true"], "-x: no such option; see bindery-intercept -help"),
        (["nosuch"], "nosuch: no such program; correct its name"),
        ([], "no program; see bindery-intercept -help"),
    ):
        done = subprocess.run([build.command, *words], capture_output=True, text=True, timeout=1000, check=False)
        if (done.returncode, done.stdout, done.stderr) != (2, "", f"bindery-intercept: {message}\n"):
            sys.exit(f"bindery-intercept {words}: {done}")
    another_mpi(build)


def another_mpi(build: Build) -> None:
    """A program of another MPI ends at its start: its handles are of another kind."""
    other = {"mpich": "openmpi", "openmpi": "mpich"}[build.mpi]
    program = build.folder / "other"
    source = build.folder / "other.f90"
    source.write_text("use mpi_f08\ncall MPI_Init()\ncall MPI_Finalize()\nprint *, 'ran'\nend\n")
    run(f"mpifort.{other}", source, "-o", program)
    done = subprocess.run(
        [build.command, program], capture_output=True, text=True, timeout=1000, env=os.environ | AS_ROOT, check=False
    )
    if not done.returncode or "ran" in done.stdout or "built over another MPI" not in done.stderr:
        sys.exit(f"a program over {other} was not refused: {done}")


def wide(build: Build) -> None:
    """The library takes the INTEGERs of the MPI's own bindings, also from a program whose other ones have 8 bytes. A program of
    Bindery's bindings for such INTEGERs keeps those, and one of the MPI's own for them is refused."""
    tool, source = build.shared_tool(TESTS / "fortran" / "seen.cpp"), TESTS / "fortran" / "twelve.F90"
    folder, compiler = build.wide
    for dialect in DIALECTS:
        program = build.folder / f"ours_{dialect}"
        run(Path(folder) / "bin" / "mpifort-ilp64", "-cpp", f"-DDIALECT_{dialect}", source, "-o", program)
        expect_twelve(build, program, build.command, "-t", tool, program)
    if "flang" in compiler:
        return  # the MPI's own mpifort is gfortran
    option = "-fdefault-integer-8"
    narrow = build.folder / "four_bytes.F90"
    narrow.write_text(source.read_text().replace("integer", "integer(4)"))
    program = build.program("four_bytes", "mpifh", option, narrow)
    expect_twelve(build, program, build.command, "-t", tool, program)
    other = build.folder / "libmpi_ilp64.so.4"  # as Intel's is called
    run(f"mpicc.{build.mpi}", "-shared", "-fPIC", "-x", "c", "/dev/null", f"-Wl,-soname,{other.name}", "-o", other)
    program = build.program("eight_bytes", "mpifh", option, source, "-Wl,--no-as-needed", other)
    command: list[str | Path] = ["env", f"LD_LIBRARY_PATH={build.folder}", build.command, program]
    done = subprocess.run(command, capture_output=True, text=True, timeout=1000, env=os.environ | AS_ROOT, check=False)
    if not done.returncode or "own bindings for INTEGERs of 8 bytes (libmpi_ilp64), and" not in done.stderr:
        sys.exit(f"a program of {other.name} was not refused: {done}")


CASES = {case.__name__: case for case in (kinds, static, results, sentinels, beside, messages, wide)}


def main() -> None:
    case, bindings, mpi, folder, *wide = sys.argv[1:]
    CASES[case](Build(Path(bindings), mpi, Path(folder) / case, *wide))


if __name__ == "__main__":
    main()
