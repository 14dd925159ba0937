"""Operations, error handlers and predefined callbacks over the bindings that fortran.COMPILER.MPI.build has made.

Usage: callbacks.py CASE BINDINGS FOLDER MPI COMPILER: CASE is one of CASES; programs are built in FOLDER."""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "tests" / "fortran"))
from run import flavour_options, on, run, wrapper  # noqa: E402

CXX = [
    "-x",
    "c++",
    "-std=c++20",
    "-DMPICH_SKIP_MPICXX",
    "-DOMPI_SKIP_MPICXX",
    "-fno-exceptions",
    "-fno-rtti",
    "-Wall",
    "-Wextra",
]
LINKS = {"": [], "_static": ["-static-bindery"]}
RIGHT = ["right"]
# No Fortran program may need these if it links without C++.
CXX_LIBRARY = ("_ZS", "_ZNS", "_ZNK", "_Znw", "_Zna", "_Zd", "__cxa", "__gxx", "_ZTI", "_ZTV")


class Build:
    """Programs over one build of the bindings."""

    def __init__(self, bindings: Path, folder: Path, mpi: str, compiler: str):
        self.bindings, self.folder, self.mpi, self.compiler = bindings, folder, mpi, compiler
        self.mpifort = wrapper(bindings, compiler)
        folder.mkdir(parents=True, exist_ok=True)
        found = (bindings / "probe" / "bindery-probe.cmake").read_text()
        has = {"HAS_SESSIONS": "MPI_Session_create_errhandler", "HAS_LARGE": "MPI_Op_create_c"}
        self.defines = [f"-D{word}" for word, routine in has.items() if f"set(BND_HAS_{routine} 1)" in found]
        self.fortran = ["-cpp", *self.defines, f"-I{folder}", *self._own_options()]

    def _own_options(self) -> list[str]:
        # Old programs pass anything to a procedure of which they know the name alone.
        is_gnu = "gfortran" in self.compiler
        return [f"-J{self.folder}", "-fallow-argument-mismatch"] if is_gnu else ["-module-dir", str(self.folder)]

    def fortran_object(self, source: str, *defines: str, name: str = "") -> Path:
        target = self.folder / f"{name or Path(source).stem}.f.o"
        run(self.mpifort, *self.fortran, *defines, "-c", HERE / source, "-o", target)
        return target

    def cxx_object(self, source: str, *defines: str, name: str = "") -> Path:
        target = self.folder / f"{name or Path(source).stem}.c.o"
        run(
            f"mpicc.{self.mpi}",
            *CXX,
            *self.defines,
            *flavour_options(self.compiler),
            *defines,
            "-c",
            HERE / source,
            "-o",
            target,
        )
        return target

    def program(self, name: str, objects: list[Path], link: str = "") -> Path:
        target = self.folder / f"{name}{link}"
        # flang 19 calls a procedure within another by code on the stack, which no object of it asks to be executable.
        stack = ["-Wl,-z,execstack"] if "flang" in self.compiler else []
        run(self.mpifort, *LINKS[link], *stack, *objects, "-o", target)
        return target

    def expect_right(self, program: Path, processes: int, *arguments: object, each: bool = False) -> None:
        """One process, or each, says that all is right."""
        lines = on(processes, self.mpi, program, *arguments)
        wanted = RIGHT * (processes if each else 1)
        if lines != wanted:
            sys.exit(f"{program.name} printed\n" + "\n".join(lines[-20:]))

    def dialects(self) -> list[Path]:
        return [
            self.fortran_object("dialect.F90", f"-DWHERE=in_{dialect}", f"-DDIALECT_{dialect}", name=f"in_{dialect}")
            for dialect in ("mpifh", "mpi", "f08")
        ]


def pairs(build: Build) -> None:
    objects = [*build.dialects(), build.fortran_object("pairs.F90"), build.cxx_object("pairs_c.cpp")]
    for link in LINKS:
        build.expect_right(build.program("pairs", objects, link), 4, each=True)


def handlers(build: Build) -> None:
    objects = [*build.dialects(), build.fortran_object("handlers.F90"), build.cxx_object("pairs_c.cpp")]
    for link in LINKS:
        build.expect_right(build.program("handlers", objects, link), 1, "handlers.data")


def lifetime(name: str, processes: int, *arguments: object):
    """A case of a program of its own over procedures.F90."""

    def case(build: Build) -> None:
        objects = [build.fortran_object("procedures.F90"), build.fortran_object(f"{name}.F90")]
        build.expect_right(build.program(name, objects), processes, *arguments)

    return case


def limits(build: Build) -> None:
    """Each limit is told once on stderr."""
    objects = [build.fortran_object("procedures.F90"), build.fortran_object("limits.F90")]
    lines = on(1, build.mpi, "sh", "-c", 'exec "$0" 2>&1', build.program("limits", objects))
    told = [
        f"{number} {what}"
        for number, what in (
            (1024, "reduction operations"),
            (1024, "large-count reduction operations"),
            (512, "error handlers for communicators"),
            (512, "error handlers for windows"),
            (512, "error handlers for files"),
        )
    ]
    wanted = [*(f"Bindery: {words} of Fortran are alive; no more can be created" for words in told), *RIGHT]
    if lines != wanted:
        sys.exit("limits printed\n" + "\n".join(lines[-20:]))


def beyond(build: Build) -> None:
    """Beyond the limits, over an MPI that passes states."""
    objects = [build.fortran_object(f"{name}.F90") for name in ("procedures", "beyond")]
    build.expect_right(build.program("beyond", [*objects, build.cxx_object("with_state.cpp")]), 1)


def threads(build: Build) -> None:
    objects = [build.fortran_object(f"{name}.F90") for name in ("procedures", "threads")] + [
        build.cxx_object("threads.cpp")
    ]
    build.expect_right(build.program("threads", objects), 1)


def predefined(build: Build) -> None:
    callers = build.fortran_object("predefined.F90")
    headers = [f"-I{ROOT / 'fortran' / 'runtime'}", f"-I{build.bindings / 'probe'}"]
    for link, define in zip(LINKS, ([], ["-DFROM_ARCHIVE"]), strict=True):
        place = build.cxx_object("place.cpp", *headers, *define, name=f"place{link}")
        build.expect_right(build.program("predefined", [callers, place], link), 1)


def symbols(build: Build) -> None:
    """No member of the archive needs a C++ library or runs before main."""
    wrong = []
    for line in run("nm", "-A", "-P", build.bindings / "lib" / "libbindery_mpifort.a").splitlines():
        _, name, kind = line.split()[:3]
        if (kind == "U" and name.startswith(CXX_LIBRARY)) or name.startswith("_GLOBAL__sub_I"):
            wrong.append(line)
    if wrong:
        sys.exit("\n".join(wrong[:20]))


CASES = {
    "pairs": pairs,
    "handlers": handlers,
    "cycles": lifetime("cycles", 1, 1000000),
    "limits": limits,
    "beyond": beyond,
    "pending": lifetime("pending", 4),
    "threads": threads,
    "predefined": predefined,
    "symbols": symbols,
}


def main() -> None:
    case, bindings, folder, mpi, compiler = sys.argv[1:]
    CASES[case](Build(Path(bindings), Path(folder) / case, mpi, compiler))


if __name__ == "__main__":
    main()
