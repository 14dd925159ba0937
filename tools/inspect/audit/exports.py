"""The C routines that libraries export: pairs of MPI_ and PMPI_, against the header, and member by member."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from bindery_mpi.audit.findings import AuditFinding
from bindery_mpi.audit.header import AuditedHeader
from bindery_mpi.audit.symbols import Library, Member
from bindery_mpi.spec.model import Spec
from bindery_mpi.spec.names import profiling

_ROUTINE = re.compile(r"^P?MPI_(?:T_)?[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9_]*$")
_FORTRAN_ENDINGS = ("_f", "_f08", "_f08ts", "_fts")


class Exports:
    """Some libraries that are used together, such as all shared ones of a target."""

    def __init__(self, spec: Spec, libraries: Sequence[Library]):
        self.spec = spec
        self.procedures = {p.name: p for p in spec.c_procedures}
        self.pairs = {name: profiling(name) for name in self.procedures}
        self.known = self.pairs.keys() | self.pairs.values()
        self.c_libraries = [lib for lib in libraries if self.known & lib.defined.keys()]
        self.names = {name for lib in self.c_libraries for name in lib.defined}
        self.where = tuple(lib.path.name for lib in self.c_libraries)
        self.awaited = {name for lib in libraries for name in lib.undefined & self.known} - self.names

    @property
    def routines(self) -> set[str]:
        """The routines of the spec that are exported under either name."""
        return {name for name, shifted in self.pairs.items() if name in self.names or shifted in self.names}

    @property
    def has_c(self) -> bool:
        """Whether the C library is among these; one for Fortran alone may define a few routines of C itself."""
        return len(self.routines) > len(self.awaited)

    @property
    def c_routines(self) -> set[str]:
        """The routines that are exported, or awaited from a C library that is not among these."""
        return self.routines | {name if name in self.pairs else name[1:] for name in self.awaited}

    def pmpi_names(self) -> Iterable[AuditFinding]:
        """Every MPI_X has a PMPI_X, and the other way (R1)."""
        for name, shifted in self.pairs.items():
            if (name in self.names) != (shifted in self.names):
                there, absent = (name, shifted) if name in self.names else (shifted, name)
                yield AuditFinding("pmpi", name, f"{there} is exported, {absent} is not", self.where)

    def unknown(self) -> set[str]:
        """Functions of the C libraries that look like routines, and are none of the spec's; Fortran's names are
        others."""
        code = {s.name for lib in self.c_libraries for s in lib.defined.values() if s.is_code}
        return {name for name in code - self.known if _ROUTINE.match(name) and not name.endswith(_FORTRAN_ENDINGS)}

    def against(self, header: AuditedHeader) -> Iterable[AuditFinding]:
        """Declared but not exported, and the other way."""
        for name in sorted(self.known):
            removed = self.procedures[name if name in self.procedures else name[1:]].routine.removed
            if name in header.functions and name not in self.names:
                yield AuditFinding("unexported", name, "declared, but not exported", self.where)
            if name in self.names and name not in header.functions:
                group = "retired-exported" if removed else "undeclared"
                also = "; the header has a macro of that name" if name in header.macros else ""
                yield AuditFinding(group, name, f"exported, but not declared{also}", self.where)

    def weak(self) -> dict[str, str]:
        """How many names of each prefix are weak: `619 of 619`."""
        counts = {}
        symbols = {name: symbol for lib in self.c_libraries for name, symbol in lib.defined.items()}
        for prefix, names in (("MPI_", self.pairs.keys()), ("PMPI_", self.pairs.values())):
            there = [symbols[name] for name in names if name in symbols]
            counts[prefix] = f"{sum(s.is_weak for s in there)} of {len(there)}"
        return counts


def crowded(library: Library, owners: dict[str, tuple[str, str]]) -> Iterable[AuditFinding]:
    """Members with more than one routine (R9); `owners` says of a symbol which routine and which form it belongs to."""
    if library.shared:
        return
    for member in library.members:
        held = _held(member, owners)
        routines = sorted({routine for routine, _ in held})
        if len(routines) > 1:
            yield AuditFinding(
                "member", member.name, f"{len(routines)} routines: {_list(routines)}", (library.path.name,)
            )
        elif len(held) > 1:
            forms = sorted(form for _, form in held)
            yield AuditFinding(
                "member-forms", member.name, f"both forms of one routine: {', '.join(forms)}", (library.path.name,)
            )


def _held(member: Member, owners: dict[str, tuple[str, str]]) -> set[tuple[str, str]]:
    return {owners[name] for name, symbol in member.defined.items() if name in owners and symbol.is_code}


def _list(names: Sequence[str], most: int = 4) -> str:
    more = f" and {len(names) - most} more" if len(names) > most else ""
    return ", ".join(names[:most]) + more
