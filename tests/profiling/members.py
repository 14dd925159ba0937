"""Every member of the entry archives defines one routine and needs the documented lower layer alone (R1, R8, R9).

Archives are given with the symbols that their members must have: weak=libmpi.a (PMPI_X, and MPI_X as a weak name), pmpi=libpmpi.a
(PMPI_X), mpi=libmpi.a (MPI_X). The routines are those of expected.txt, the lower layer is what manifest.json says."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from support import output, report, routines, stop

_NM_LINE = re.compile(r"^.+[:\[](?P<member>[^:\[\]]+\.o)\]?:\s*[0-9a-f]* +(?P<type>\S) (?P<name>\S+)$")
_MPI = re.compile(r"P?MPI_")
_SYMBOLS = {"weak": {"PMPI_": "T", "MPI_": "W"}, "pmpi": {"PMPI_": "T"}, "mpi": {"MPI_": "T"}}
_LANDING_MARKS = ("endbr64",)  # a mark that some compilers put where calls may arrive
_PADDING = ("nop", "xchg", "data16", "cs")


@dataclass
class Member:
    """Returns the words of nm on one object in an archive."""

    defined: dict[str, str] = field(default_factory=dict)  # name -> letter of nm
    undefined: set[str] = field(default_factory=set)


def read_members(nm: str, archive: Path) -> dict[str, Member]:
    members: dict[str, Member] = defaultdict(Member)
    for line in output([nm, "--print-file-name", "--extern-only", archive]).splitlines():
        match = _NM_LINE.match(line)
        if not match:
            stop(f"nm: a line that is not understood: {line}")
        member = members[match["member"]]
        if match["type"] in "Uw":
            member.undefined.add(match["name"])
        elif match["name"] in member.defined:
            member.defined[match["name"]] += match["type"]  # two members of one name
        else:
            member.defined[match["name"]] = match["type"]
    return members


def lower_layer(manifest: Path, prefix: str) -> dict[str, set[str]]:
    """Object -> what it may call, as documented for tool authors (R7)."""
    rows = json.loads(manifest.read_text(encoding="utf-8"))["routines"].values()
    entries = [o for row in rows for o in row["objects"] if o["dialects"] == ["c"]]
    return {o["object"]: {call.replace("PREFIX", prefix) for call in o["calls"]} for o in entries}


def check_members(
    members: dict[str, Member], symbols: dict[str, str], names: list[str], lower: dict[str, set[str]], hooks: set[str]
) -> list[str]:
    failures = []
    for name in names:
        file = f"{name}.o"
        if file not in members:
            failures.append(f"{file}: missing")
            continue
        member = members.pop(file)
        wanted = {prefix + name.removeprefix("MPI_"): letter for prefix, letter in symbols.items()}
        if member.defined != wanted:
            failures.append(f"{file}: defines {member.defined}, expected {wanted}")
        if member.undefined - hooks != lower[file]:
            failures.append(f"{file}: needs {sorted(member.undefined)}, the manifest says {sorted(lower[file])}")
    strays = {name for member in members.values() for name in member.defined if _MPI.match(name)}
    calls = {name for member in members.values() for name in member.undefined if _MPI.match(name)}
    failures += [f"{name}: defined outside its entry point's member" for name in sorted(strays)]
    return failures + [f"{name}: called by the implementation" for name in sorted(calls)]


def check_hooks(members: dict[str, Member], hooks: set[str]) -> list[str]:
    """A checked build that never calls a hook checks nothing."""
    used = {name for member in members.values() for name in member.undefined}
    return [f"{hook}: no member calls this hook; is this a checked build?" for hook in sorted(hooks - used)]


def read_code(objdump: str, archive: Path) -> dict[str, list[str]]:
    """Member -> its instructions, without operands and padding."""
    code: dict[str, list[str]] = defaultdict(list)
    member = ""
    for line in output([objdump, "--disassemble", "--no-show-raw-insn", archive]).splitlines():
        if match := re.match(r"(\S+\.o): +file format", line):
            member = match[1]
        elif (match := re.match(r" +[0-9a-f]+:\t(\S+)", line)) and not match[1].startswith(
            (*_LANDING_MARKS, *_PADDING)
        ):
            code[member].append(match[1])
    return code


def check_jumps(code: dict[str, list[str]], forwarding: list[str]) -> list[str]:
    """An unchecked entry point costs nothing: it is one jump to the implementation."""
    return [
        f"{name}: {' '.join(code.get(name, ['nothing']))}; expected a single jump"
        for name in forwarding
        if code.get(name) not in (["jmp"], ["jmpq"])
    ]


def check_archive(layout: str, archive: Path, arguments: argparse.Namespace) -> list[str]:
    hooks = {arguments.prefix + hook for hook in arguments.hooks}
    lower = lower_layer(arguments.manifest, arguments.prefix)
    names = routines(arguments.expected)
    members = read_members(arguments.nm, archive)
    failures = check_hooks(members, hooks)
    failures += check_members(members, _SYMBOLS[layout], names, lower, hooks)
    if arguments.jumps_by:
        forwarding = [
            f"{name}.o" for name in names if any(call.startswith(arguments.prefix) for call in lower[f"{name}.o"])
        ]
        failures += check_jumps(read_code(arguments.jumps_by, archive), forwarding)
    return [f"{archive.name} ({layout}), {failure}" for failure in failures]


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--nm", required=True)
    parser.add_argument("--expected", type=Path, required=True)
    parser.add_argument("--manifest", type=Path, required=True)
    parser.add_argument("--prefix", required=True, help="of the implementation's functions")
    parser.add_argument(
        "--hook",
        dest="hooks",
        action="append",
        default=[],
        help="a hook that a checked build may call, without the prefix",
    )
    parser.add_argument("--jumps-by", help="an objdump; each entry point must be a single jump")
    parser.add_argument("archives", nargs="+", help="weak=, pmpi= or mpi= and the archive")
    arguments = parser.parse_args()
    failures = []
    for archive in arguments.archives:
        layout, _, path = archive.partition("=")
        if layout not in _SYMBOLS:
            stop(f"{archive}: say weak=, pmpi= or mpi= before the archive")
        failures += check_archive(layout, Path(path), arguments)
    return report(failures, f"{len(arguments.archives)} archives of {len(routines(arguments.expected))} entry points")


if __name__ == "__main__":
    sys.exit(main())
