"""The document as the judge reads it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from bindery_mpi.audit.fortran import manglings
from bindery_mpi.spec.model import F08, MPI, STANDARD_FORTRAN, Spec
from bindery_mpi.spec.names import link_name, profiling
from bindery_mpi.views.fortran.abi_document import CATEGORIES, document, names_of

_BY_DESCRIPTOR = link_name(F08.descriptor_suffix)
_TITLES = {dialect.name: dialect.title for dialect in STANDARD_FORTRAN}


class Document:
    """The document of a spec by its names, and what the spec knows of other spellings."""

    def __init__(self, spec: Spec):
        self.data: dict[str, Any] = document(spec)
        self.library: dict[str, str] = self.data["library"]
        self.common: dict[str, dict[str, Any]] = self.data["common"]
        self.pairs: dict[str, str] = {name: row["profiling"] for name, row in self.data["procedures"].items()}
        self.names = names_of(self.data)
        self._spec = spec

    def of_dialect(self, dialect: str) -> set[str]:
        return names_of(self.data, dialect)

    @cached_property
    def category(self) -> dict[str, str]:
        """The category of each name, one of CATEGORIES."""
        found = {name: category for category in CATEGORIES for name in self.data[category]}
        return found | dict.fromkeys(self.pairs.values(), "procedures")

    @cached_property
    def _rows(self) -> dict[str, dict[str, Any]]:
        rows = {name: row for category in CATEGORIES for name, row in self.data[category].items()}
        return rows | {pmpi: self.data["procedures"][name] for name, pmpi in self.pairs.items()}

    def meaning(self, name: str) -> str:
        """`MPI_Send in mpif.h, mpi`: what a name of the document is."""
        row = self._rows[name]
        what = row.get("routine") or row.get("constant") or f"{row['operator']} of {row['type']}"
        what = profiling(what) if name in self.pairs.values() else what
        return f"{what} in {', '.join(_TITLES[dialect] for dialect in row['dialects'])}"

    @cached_property
    def routines(self) -> dict[str, tuple[str, str]]:
        """The routine, and its form, that each name of a procedure belongs to."""
        forms = {p.name: p.routine.name for p in self._spec.procedures}
        rows = self.data["procedures"].items()
        return {s: (forms[row["routine"]], row["routine"]) for name, row in rows for s in (name, row["profiling"])}

    @cached_property
    def c_names(self) -> frozenset[str]:
        """All routines of C that the spec knows."""
        return frozenset(s for p in self._spec.c_procedures for s in (p.name, profiling(p.name)))

    @cached_property
    def abi_names(self) -> frozenset[str]:
        """The routines of C that the standard ABI has."""
        found = (p.name for p in self._spec.c_procedures if self._spec.in_abi(p.routine))
        return frozenset(s for name in found for s in (name, profiling(name)))

    def other_spellings(self, name: str) -> Iterable[str]:
        """The spellings of a name of the document by other compilers and other bindings."""
        yield from manglings(name)[1:]
        if name.endswith(_BY_DESCRIPTOR):
            yield name.removesuffix(_BY_DESCRIPTOR) + link_name(F08.suffix)  # the buffer's address
        for mpi in self._spec.sentinels.values():
            spelled = name
            if mpi.f08_large_suffix and "_c_f08" in name:
                head, _, tail = name.partition("_c_f08")
                spelled = f"{head}_f08{tail.removesuffix('_')}{mpi.f08_large_suffix}_"
                yield spelled
            if mpi.f08_profiled_prefix and name.startswith("pmpi_"):
                yield spelled.replace("pmpi_", mpi.f08_profiled_prefix, 1)

    @cached_property
    def other_blocks(self) -> dict[str, tuple[str, str]]:
        """COMMON blocks of other bindings: the symbol, whose it is, and the block of the document in its place."""
        own = {(row["constant"], MPI.name in row["dialects"]): name for name, row in self.common.items()}
        found: dict[str, tuple[str, str]] = {}
        for mpi in self._spec.sentinels.values():
            for block, constants in mpi.blocks.items():
                found[link_name(block)] = (mpi.label, own[constants[0], True])
            for constant, symbol in mpi.f08.items():
                found[symbol] = (mpi.label, own.get((constant, False), own[constant, True]))
        return found
