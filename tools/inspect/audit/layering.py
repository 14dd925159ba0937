"""Which C names each Fortran wrapper of an archive refers to: MPI_X, which C tools see, or PMPI_X, which they do
not."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from bindery_mpi.audit.findings import AuditFinding
from bindery_mpi.audit.fortran import FAMILIES, FortranNames
from bindery_mpi.audit.symbols import Library, run_tool
from bindery_mpi.spec.model import Dialect

_MEMBER = re.compile(r"^(\S+):\s+file format ")
_SYMBOL = re.compile(r"^([0-9a-f]+) (.{7}) (\S+)\t([0-9a-f]+) +(?:\.(?:hidden|internal|protected) )?(\S+)$")
_RECORDS = re.compile(r"^RELOCATION RECORDS FOR \[(.+)\]:")
_RELOCATION = re.compile(r"^([0-9a-f]+) (\S+) +([^\s+-]\S*?)([+-]0x[0-9a-f]+)?$")
KINDS = ("MPI_", "PMPI_", "mixed", "neither")


@dataclass(frozen=True)
class Relocation:
    """A place of an object's code that the linker fills in."""

    place: int
    type: str  # "R_X86_64_PLT32"
    symbol: str  # "mpi_send_"
    addend: int = 0


@dataclass
class _Object:
    """The functions of one object by section and place, and what refers to what."""

    starts: dict[str, list[tuple[int, str]]] = field(default_factory=lambda: defaultdict(list))
    relocations: dict[str, list[Relocation]] = field(default_factory=lambda: defaultdict(list))

    def references(self) -> Iterable[tuple[str, Relocation]]:
        for section, relocations in self.relocations.items():
            functions = sorted(self.starts.get(section, ()))
            places = [place for place, _ in functions]
            for relocation in relocations:
                number = bisect_right(places, relocation.place)
                if not number:
                    continue
                start = places[number - 1]
                for _, name in functions[places.index(start) : number]:
                    yield name.split(".")[0], relocation


@dataclass(frozen=True)
class Wrapper:
    """One Fortran procedure of an archive and the C routines that it calls, directly or through helpers beside it."""

    name: str  # "mpi_send_"
    row: str  # "pmpi_x_ (mpif.h, mpi)"
    own: frozenset[str]  # {"MPI_Send"}: its own routine, under either name
    helpers: frozenset[str]  # {"PMPI_Comm_size"}: other routines

    @property
    def kind(self) -> str:
        prefixes = {name[: name.index("MPI_")] + "MPI_" for name in self.own}
        return "mixed" if len(prefixes) > 1 else prefixes.pop() if prefixes else "neither"


def references(target: str, library: Library) -> dict[str, set[str]]:
    """Return the symbols that the code of every function in an archive refers to."""
    found: dict[str, set[str]] = defaultdict(set)
    for piece in _objects(run_tool(target, ["objdump", "-t", "-r", "-w", str(library.path)]).splitlines()):
        for name, relocation in piece.references():
            found[name].add(relocation.symbol)
    return found


def relocations(target: str, path: Path) -> dict[str, list[Relocation]]:
    """Return the relocations of the code of every function in one object, in their order."""
    found: dict[str, list[Relocation]] = defaultdict(list)
    for piece in _objects(run_tool(target, ["objdump", "-t", "-r", "-w", str(path)]).splitlines()):
        for name, relocation in piece.references():
            found[name].append(relocation)
    return found


def _objects(lines: Iterable[str]) -> Iterable[_Object]:
    piece, section = _Object(), ""
    for line in lines:
        if _MEMBER.match(line):
            yield piece
            piece, section = _Object(), ""
        elif match := _RECORDS.match(line):
            section = match[1]
        elif section and (match := _RELOCATION.match(line)):
            addend = int(match[4] or "0", 16)
            piece.relocations[section].append(Relocation(int(match[1], 16), match[2], match[3], addend))
        elif not section and (match := _SYMBOL.match(line)) and "F" in match[2]:
            piece.starts[match[3]].append((int(match[1], 16), match[5]))
    yield piece


def wrappers(names: FortranNames, graph: dict[str, set[str]], c_names: set[str]) -> list[Wrapper]:
    """One entry for each Fortran procedure, under its first spelling."""
    result: dict[tuple[str, str], Wrapper] = {}
    for symbol in sorted(graph, key=lambda name: (not name.endswith("_"), name.endswith("__"), name)):
        w = names.owned(symbol) or names.variant(symbol)
        if w is None:
            continue
        profiled = symbol.lower().startswith("p")
        reached = _reached(symbol, graph, c_names)
        routine = {p.name for p in w.procedure.routine.procedures}
        own = frozenset(name for name in reached if name.removeprefix("P") in routine)
        row = _row(w.family, profiled)
        result.setdefault((row, w.names[0]), Wrapper(symbol, row, own, frozenset(reached - own)))
    return list(result.values())


def _row(family: Dialect, profiled: bool) -> str:
    return ("p" if profiled else "") + FAMILIES[family]


def _reached(symbol: str, graph: dict[str, set[str]], c_names: set[str]) -> set[str]:
    """The C routines that a function leads to through functions of the same archive."""
    seen, waiting, reached = {symbol}, [symbol], set()
    while waiting:
        for other in graph.get(waiting.pop(), ()):
            if other in c_names:
                reached.add(other)
            elif other in graph and other not in seen:
                seen.add(other)
                waiting.append(other)
    return reached


def table(found: list[Wrapper]) -> list[dict[str, object]]:
    """A row for each family and prefix, with an example of each kind."""
    rows = []
    for title in (_row(family, profiled) for family in FAMILIES for profiled in (False, True)):
        members = [w for w in found if w.row == title]
        by_kind = {kind: [w for w in members if w.kind == kind] for kind in KINDS}
        if members:
            rows.append(
                {
                    "wrappers": title,
                    "count": len(members),
                    **{kind: len(by_kind[kind]) for kind in KINDS},
                    "examples": {kind: _example(ws[0]) for kind, ws in by_kind.items() if ws},
                }
            )
    return rows


def _example(w: Wrapper) -> str:
    return f"{w.name} -> {', '.join(sorted(w.own or w.helpers)) or 'no C routine'}"


def check(library: Library, found: list[Wrapper]) -> Iterable[AuditFinding]:
    """Return findings that a tool author would stumble over."""
    where = (library.path.name,)
    for w in found:
        if w.kind == "mixed":
            yield AuditFinding("layering", w.name, f"calls {' and '.join(sorted(w.own))}", where)
    for row in table(found):
        examples: dict[str, str] = row["examples"]  # type: ignore[assignment]
        title = str(row["wrappers"])
        if row["MPI_"] and row["PMPI_"]:
            parts = (f"{row[kind]} call {kind} ({examples[kind]})" for kind in ("MPI_", "PMPI_"))
            yield AuditFinding("layering", title, ", ".join(parts), where)
        if title.startswith("p") and row["MPI_"]:
            text = f"{row['MPI_']} call MPI_, so that a tool sees the P form ({examples['MPI_']})"
            yield AuditFinding("layering", title, text, where)
        loud = [w for w in found if w.row == title and any(h.startswith("MPI_") for h in w.helpers)]
        if loud:
            example = f"{loud[0].name} -> {min(h for h in loud[0].helpers if h.startswith('MPI_'))}"
            yield AuditFinding(
                "layering", title, f"{len(loud)} call another routine by its MPI_ name ({example})", where
            )


def whole(library: Library, c_names: set[str]) -> dict[str, int]:
    """A shared library does not say who refers to what, only what it refers to at all."""
    referred = library.undefined & c_names
    return {"MPI_": sum(not n.startswith("P") for n in referred), "PMPI_": sum(n.startswith("P") for n in referred)}
