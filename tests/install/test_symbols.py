"""The shared libraries export what those of the last release did: a program that was linked with one of the same soname
still starts. symbols/SONAME has the list. A line is a name, or what several begin with and the ending of each; `p` before it adds
the PMPI_ names.

Usage: test_symbols.py LIBRARY…
       test_symbols.py --write LIBRARY…: at a release, or after BINDERY_SOVERSION grew"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

LISTS = Path(__file__).resolve().parent / "symbols"
FORTRAN = re.compile(r"(p?mpi\w*?)((_c)?(_f08(ts)?)?(_large)?_)")  # what a routine's names begin with, and the ending
INNER = re.compile(r"^(bnd_(?!shared_)|_Z\w*7bnd_cxx)")  # for objects of the same build


def pmpi_name(name: str) -> str:
    """The PMPI_ name; empty if it has none."""
    for plain, profiled in (("mpi", "pmpi"), ("MPI", "PMPI")):
        if name.startswith(plain):
            return profiled + name.removeprefix(plain)
    cxx = re.fullmatch(r"(_ZN[VK]*)3MPI(.*)", name)
    return f"{cxx[1]}4PMPI{cxx[2]}" if cxx else ""


def exported(library: Path) -> set[str]:
    """Returns the symbols that programs may use: not those for the runtime's own objects alone."""
    words: list[str | Path] = ["nm", "-D", "--without-symbol-versions", "--defined-only", library]
    lines = subprocess.run(words, capture_output=True, text=True, check=True).stdout.splitlines()
    return {name for name in (line.split()[-1] for line in lines) if not INNER.match(name)}


def soname(library: Path) -> str:
    said = subprocess.run(["readelf", "-d", library], capture_output=True, text=True, check=True).stdout
    found = re.search(r"SONAME.*\[(.*)\]", said)
    return found[1] if found else sys.exit(f"{library}: has no soname")


def read(file: Path) -> set[str]:
    names = set()
    for line in file.read_text(encoding="utf-8").splitlines():
        beginning, *endings = line.removeprefix("p ").split()
        listed = {beginning + ending for ending in endings} or {beginning}
        names |= listed | ({pmpi_name(name) for name in listed} if line.startswith("p ") else set())
    return names


def write(file: Path, names: set[str]) -> None:
    profiled_names = {pmpi_name(name) for name in names} & names
    endings: dict[str, list[str]] = {}
    for name in sorted(names - profiled_names):
        beginning, *ending = found.group(1, 2) if (found := FORTRAN.fullmatch(name)) else (name,)
        endings.setdefault("p " * (pmpi_name(name) in names) + beginning, []).extend(ending)
    lines = [" ".join([beginning, *found]) for beginning, found in endings.items()]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def complaint(library: Path, file: Path) -> str:
    """Returns the symbols that are lost; empty if none is."""
    lost = sorted(read(file) - exported(library))
    if not lost:
        return ""
    more = f" and {len(lost) - 1} more" if lost[1:] else ""
    return (
        f"{library.name}: lost {lost[0]}{more}, which programs of the last release need; bring it back, or let BINDERY_SOVERSION "
        "in cmake/version.cmake grow, and write the list of the new soname: test_symbols.py --write"
    )


def main() -> None:
    writes = "--write" in sys.argv
    libraries = [Path(word) for word in sys.argv[1:] if word != "--write"]
    wrong = []
    for library in libraries:
        file = LISTS / soname(library)
        if writes:
            write(file, exported(library))
        if not file.exists():
            wrong.append(f"{library}: {file} is missing; write it: test_symbols.py --write")
            continue
        wrong.append(complaint(library, file))
        with tempfile.TemporaryDirectory() as folder:  # a symbol that the library has not is seen
            other = Path(folder) / "list"
            write(other, read(file) | {"mpi_gone_"})
            if "lost mpi_gone_," not in complaint(library, other) and not wrong[-1]:
                wrong.append(f"{library}: a lost symbol is not seen")
        print(f"{soname(library)}: {len(read(file))} symbols of the last release")
    sys.exit("\n".join(filter(None, wrong)) or 0)


main()
