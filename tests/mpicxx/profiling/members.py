"""Every object of the C++ archives defines one function and needs its own routine of C, as the manifest says (R7, R8).

Usage: members.py FOLDER MPI: FOLDER is the build folder of mpicxx/"""

from __future__ import annotations

import json
import re
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(HERE.parent))
from run import run  # noqa: E402

_HELPERS = {"PMPI_Topo_test", "PMPI_Cartdim_get"}  # for the length of an array
_C = re.compile(r"P?MPI_[A-Z][a-z]")
# Addresses of constants; the runtime; results that are objects with virtual functions; the C++ library.
_OTHERS = re.compile(
    r"MPI_[A-Z_]+$|ompi_\w+$|_ZN7bnd_cxx|bnd_cxx_\w+$|_GLOBAL_OFFSET_TABLE_$|__gxx_personality_v0$|_Unwind_Resume$"
    r"|__stack_chk_fail$|mem(set|cpy)$|str(cmp|cpy|len)$|__cxa_\w+$|_Z(nw|na|dl|da)"
)
_VTABLE = re.compile(r"_ZTVN3MPI7bindery")


@dataclass
class Member:
    functions: list[str] = field(default_factory=list)
    undefined: set[str] = field(default_factory=set)


def members(archive: Path) -> dict[str, Member]:
    found: dict[str, Member] = defaultdict(Member)
    for line in run("nm", "--print-file-name", "--extern-only", archive).splitlines():
        file, symbol = line.rsplit(":", 1)
        *_, kind, name = symbol.split()
        member = found[re.split(r"[:\[]", file)[-1].rstrip("]")]
        if kind in "Uw":
            member.undefined.add(name)
        elif kind == "T":
            member.functions.append(name)
    return found


def is_named(symbol: str, row: dict) -> bool:
    """Whether it is a name of the manifest, or, for callbacks of C, that of the function whatever its arguments."""
    first, *rest = row["function"].split("::")
    scope = "".join(f"{len(word)}{word}" for word in (first, "bindery", *rest))
    return symbol in row["symbols"] if row["symbols"] else scope in symbol


def faults(name: str, member: Member, row: dict, calls: set[str]) -> list[str]:
    """The faults of the object of a function that the MPI has."""
    found = []
    if len(member.functions) != 1 or not is_named(member.functions[0], row):
        found.append(f"{name}: defines {member.functions}, not {row['symbols'] or row['function']} alone")
    called = {symbol for symbol in member.undefined if _C.match(symbol)}
    if called - _HELPERS != calls - _HELPERS or not calls <= called:
        found.append(f"{name}: calls {sorted(called)}, not {sorted(calls)}")
    others = {s for s in member.undefined - called if not _OTHERS.match(s)}
    if not name.startswith("PMPI_"):
        others = {s for s in others if not _VTABLE.match(s)}
    if others:
        found.append(f"{name}: needs {sorted(others)}")
    return found


def audit(archive: Path, shift: str, rows: list[dict], has: dict[str, bool]) -> list[str]:
    """Compares with `rows` of the manifest those objects whose names begin with `shift`."""
    found = members(archive)
    failures = []
    for row in rows:
        if row["object"].startswith(shift + "_"):
            calls, name = set(row["calls"]), row["object"]
            present = all(has.get(call.removeprefix("P"), True) for call in calls)
            if present:
                failures += faults(name, found.get(name, Member()), row, calls)
            elif found.get(name, Member()).functions:
                failures.append(f"{name}: there, although the MPI lacks {sorted(calls)}")
    return failures


def main() -> None:
    folder = Path(sys.argv[1])
    routines = json.loads((ROOT / "generated" / "manifest.json").read_text())["routines"].values()
    rows = [row for routine in routines for row in routine.get("cxx", ())]
    header = (folder / "include" / "bindery" / "mpicxx" / "has.h").read_text()
    has = {name: value == "1" for name, value in re.findall(r"^#define BND_HAS_(\w+) (\d)", header, re.MULTILINE)}
    archives = {"MPI": folder / "lib" / "libbindery_mpicxx.a", "PMPI": folder / "lib" / "libbindery_pmpicxx.a"}
    failures = [fault for shift, archive in archives.items() for fault in audit(archive, shift, rows, has)]
    for archive in archives.values():
        names = run("ar", "t", archive).split()
        if twice := sorted({name for name in names if names.count(name) > 1}):
            failures.append(f"{archive.name}: two members named {twice}; `ar x` writes only one of them")
    # The comparison finds what is mixed: each function of one archive under the name of the other.
    swapped = [{**row, "calls": [c.removeprefix("P") for c in row["calls"]]} for row in rows]
    blind = [row for row in rows if row["object"].startswith("PMPI_") and row["calls"]]
    if len(audit(archives["PMPI"], "PMPI", swapped, has)) < len(blind) // 2:
        failures.append("functions of PMPI that call MPI_X would not be found")
    if failures or len(rows) < 1000:
        sys.exit("\n".join(failures or [f"the manifest has {len(rows)} objects"]))
    print(f"{len(rows)} objects are as the manifest says")


if __name__ == "__main__":
    main()
