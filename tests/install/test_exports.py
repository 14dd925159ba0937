"""The shared library exports what programs and wrappers taken out of the archive need, and nothing else; such wrappers
work with it.

Usage: test_exports.py BUILD… : build folders of fortran/"""

import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

from support import ROOT, must

RUNTIME = ROOT / "fortran" / "runtime"
PUBLIC = re.compile(
    "|".join(
        (
            r"p?mpix?_\w+",
            r"pmpir_\w+",  # PMPI_X of mpi_f08 as MPICH names it
            r"P?MPIX?_\w+",  # Fortran's routines, C's that the MPI lacks
            r"_*(mpi|mpi_f08|mpi_f08_types|mpi_tool_f08|mpi_f08_link_constants|mpi_f08_callbacks|bnd_types|bnd_callbacks)_MOD_\w+",
            r"_QM\w+",  # what gfortran and flang make of modules
            r"bnd_(eq|ne)_mpi_\w+_",
            r"bnd_f08_\w+_",  # operators and predefined callbacks of modules
            r"bnd_(cfi|gfortran)_from_\w+",  # for the shims of another compiler
            r"mpi(priv|fcmb)\w+",
            r"MPIR_\w+",
        )
    )
)  # the sentinels of other MPIs' modules

MAIN = """program main
    use mpi_f08
    implicit none
    integer :: a(3) = [1, 2, 3], b(6) = 0
    type(MPI_Request) :: r
    call MPI_Init()
    call MPI_Iallreduce(a, b(1:6:2), 3, MPI_INTEGER, MPI_SUM, MPI_COMM_SELF, r) ! of a copy, which MPI_Wait brings back
    call MPI_Wait(r, MPI_STATUS_IGNORE)
    print *, b
    call MPI_Finalize()
end program
"""

EXPORTED = ("-D", "--without-symbol-versions", "--defined-only")


def nm(*words: object) -> list[str]:
    return subprocess.run(["nm", *map(str, words)], capture_output=True, text=True, check=True).stdout.splitlines()


def defined_and_needed(archive: Path) -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """Returns the symbols that each of the archive's members defines, and those that it needs."""
    defined, needed = defaultdict(set), defaultdict(set)
    for line in nm("-A", archive):
        member, address, kind, name = re.fullmatch(r".*?:([^:]+):([0-9a-f ]*) ([A-Za-z]) (\S+)", line).groups()
        if not address.strip():
            needed[member].add(name)  # also weakly
        elif kind.isupper() or kind in "vw":
            defined[member].add(name)
    return defined, needed


def wrapper_headers(header: Path) -> set[Path]:
    """A header of the runtime, and those that it includes."""
    included = {RUNTIME / name for name in re.findall(r'#include "([\w/]+\.h)"', header.read_text(encoding="utf-8"))}
    return {header}.union(*(wrapper_headers(path) for path in included if path.exists()))


def wrong(build: Path) -> list[str]:
    exported = {line.split()[-1] for line in nm(*EXPORTED, build / "lib" / "libbindery_mpifort.so.0")}
    by_member, needed = defined_and_needed(build / "lib" / "libbindery_mpifort.a")
    last, _ = defined_and_needed(build / "lib" / "libbindery_mpifort_last.a")
    defined = set().union(*by_member.values(), *last.values())
    hidden = defined_and_needed(build / "lib" / "libbindery_mpifort_nonshared.a")[0]["extracted.o"]  # for speed
    runtime = {path.stem + ".o" for path in RUNTIME.rglob("*.cpp")}
    by_wrappers = set().union(*(names for member, names in needed.items() if member not in runtime)) & defined - hidden
    # Cells, what wrappers of other targets call, what holds records that must be one in a process, and the versions.
    declared = "".join(
        path.read_text(encoding="utf-8")
        for path in (
            *wrapper_headers(RUNTIME / "bnd_choice.h"),
            *wrapper_headers(RUNTIME / "mpit" / "tool_interface.h"),
            RUNTIME / "callbacks" / "attributes.h",
            RUNTIME / "sentinels" / "receiver.h",
            ROOT / "generated" / "fortran" / "bnd_sentinels.h",
            ROOT / "generated" / "c" / "include" / "mpi_fortran.h",
        )
    )
    versions = (build / "exports.map").read_text(encoding="utf-8")
    stems = set(re.findall(r"bnd_\w+", declared)) | set(re.findall(r"bnd_shared_|BINDERY_\w+", versions))
    pasted = tuple(stem for stem in stems if re.fullmatch(r"bnd_.+_", stem))  # as bnd_predefined_##handle

    def is_meant(name: str) -> bool:
        return (
            bool(PUBLIC.fullmatch(name))
            or name in by_wrappers
            or name in stems
            or name.removesuffix("_") in stems
            or name.startswith(pasted)
        )

    entries = {name for name in defined if re.fullmatch(r"p?mpi_\w+|bnd_(eq|ne|f08)_\w+", name)} - hidden
    return (
        [f"{name}: is exported, and extracted.o has another" for name in sorted(exported & hidden)]
        + [f"{name}: is exported, and internal" for name in sorted(exported) if not is_meant(name)]
        + [f"{name}: is not exported, and wrappers need it" for name in sorted(by_wrappers - exported)]
        + [f"{name}: is not exported" for name in sorted(entries - exported)]
    )


def extracted(build: Path) -> list[str]:
    """A program with wrappers out of the archive, over the shared library, which keeps the records of their
    requests."""
    members = ["mpi_iallreduce_f08ts.o", "mpi_wait_f08.o"]
    failures = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "main.f90").write_text(MAIN)
        must("cannot extract", "ar", "x", build / "lib" / "libbindery_mpifort.a", *members, cwd=folder)
        for words in (members, ["-static-bindery"], [*members, "-static-bindery"]):
            must("does not link", build / "bin" / "mpifort", "main.f90", *words, "-o", "main", cwd=folder)
            printed = must("does not run", folder / "main").split()
            if printed != ["1", "0", "2", "0", "3", "0"]:
                failures.append(f"mpifort main.f90 {' '.join(words)}: {printed}")
    return failures


def main() -> int:
    failures = [
        f"{build}: {line}"
        for build in sys.argv[1:]
        for line in (*wrong(Path(build)), *extracted(Path(build).resolve()))
    ]
    print("\n".join(failures) or "right")
    return bool(failures)


if __name__ == "__main__":
    sys.exit(main())
