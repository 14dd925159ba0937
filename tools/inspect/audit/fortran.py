"""The names that Fortran programs link to: which are there, and which should be."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.audit.findings import AuditFinding
from bindery_mpi.audit.symbols import Library
from bindery_mpi.spec.model import F08, MPI, MPIFH, Dialect, Procedure, Spec
from bindery_mpi.spec.names import (
    cptr_specific,
    fortran_specific,
    fortran_specifics,
    in_f08,
    is_plain_in_f08,
    link_name,
    profiling,
)

# Dialects that share their names, and how these are spelled.
FAMILIES = {MPI: "mpi_x_ (mpif.h, mpi)", F08: "mpi_x_f08*_ (mpi_f08)"}
P_VARIANT = re.compile(r"^pmpi(?!x)[a-z]_")
_FORTRAN = re.compile(r"^p?mpi(?!x)[a-z]?_\w+?_f08\w*$")


@dataclass(frozen=True)
class Wanted:
    """One Fortran procedure: any of its names will do."""

    procedure: Procedure
    family: Dialect  # MPI or F08
    names: tuple[str, ...]  # ("mpi_isend_f08ts_", "mpi_isend_f08_"): the usual spellings; the first is shown

    @property
    def spellings(self) -> tuple[str, ...]:
        return tuple(s for name in self.names for s in manglings(name))


def manglings(link: str) -> tuple[str, ...]:
    """Return the symbols that compilers make of one external name: mpi_send_, mpi_send, mpi_send__, MPI_SEND."""
    bare = link.removesuffix("_")
    return (link, bare, link + "_", bare.upper())


def wanted(spec: Spec) -> tuple[Wanted, ...]:
    """Every Fortran procedure of the spec, without its PMPI_ name."""
    result = []
    for p in spec.procedures:
        plain = [name for dialect in (MPI, MPIFH) for name in fortran_specifics(p, dialect)]
        if plain:
            base = fortran_specific(p, MPI)
            result.append(Wanted(p, MPI, (link_name(base),)))
            if cptr_specific(p.routine) in plain:
                result.append(Wanted(p, MPI, (link_name(cptr_specific(p.routine)),)))
        if in_f08(p) and not is_plain_in_f08(p.routine):
            names = dict.fromkeys(link_name(fortran_specific(p, F08, descriptors)) for descriptors in (True, False))
            result.append(Wanted(p, F08, tuple(names)))
    return tuple(result)


class FortranNames:
    """The Fortran names of some libraries that are used together with a C library, which has `c_routines`."""

    def __init__(self, spec: Spec, libraries: Sequence[Library], c_routines: set[str]):
        self.all = wanted(spec)
        self.owner = {spelling: w for w in self.all for spelling in w.spellings}
        self.libraries = [lib for lib in libraries if any(self.owned(name) for name in lib.defined)]
        self.names = {name for lib in self.libraries for name in lib.defined}
        self.c_routines = c_routines
        self.where = tuple(lib.path.name for lib in self.libraries)

    def owned(self, symbol: str) -> Wanted | None:
        """The procedure that a name belongs to, with or without the P."""
        return self.owner.get(symbol) or self.owner.get(symbol[1:] if symbol[:1] in "pP" else "")

    def variant(self, symbol: str) -> Wanted | None:
        """pmpir_send_f08ts_ stands for pmpi_send_f08ts_ (R31)."""
        return self.owner.get(P_VARIANT.sub("mpi_", symbol))

    @cached_property
    def others(self) -> set[str]:
        """Names of mpi_f08's sort that the standard's pattern does not make."""
        return {name for name in self.names if _FORTRAN.match(name) and not self.owned(name) and not self.variant(name)}

    def counts(self) -> dict[str, str]:
        """How many procedures of each family are there: `424 of 437`."""
        result = {}
        for family, title in FAMILIES.items():
            expected = self._expected(family)
            there = sum(any(s in self.names for s in w.spellings) for w in expected)
            result[title] = f"{there} of {len(expected)}"
        return result

    def _expected(self, family: Dialect) -> list[Wanted]:
        """The procedures of a family whose C form the library exports."""
        return [w for w in self.all if w.family == family and w.procedure.name in self.c_routines]

    def check(self) -> Iterable[AuditFinding]:
        """Missing procedures and missing PMPI_ names; a family that is wholly absent is not missed."""
        for family in FAMILIES:
            expected = self._expected(family)
            there = [w for w in expected if any(s in self.names for s in w.spellings)]
            if not there:
                continue
            yield from (self._missing(w) for w in expected if w not in there)
            yield from (f for w in there for f in self._pmpi_name(w))
        for name in sorted(self.others):
            yield AuditFinding("fortran-other", name, "not a name that Table 19.1 makes", self.where)

    def _missing(self, w: Wanted) -> AuditFinding:
        text = f"{w.names[0]} is missing"
        stem = w.names[0].split("_c_f08")[0].split("_f08")[0]
        like = sorted(name for name in self.others if re.fullmatch(stem + r"(_c)?_f08\w*", name))
        return AuditFinding(
            "fortran-missing", w.procedure.name, text + (f"; {', '.join(like)} is there" if like else ""), self.where
        )

    def _pmpi_name(self, w: Wanted) -> Iterable[AuditFinding]:
        there = [s for s in w.spellings if s in self.names]
        if any("p" + s in self.names or "P" + s in self.names for s in there):
            return
        stems = {s.lower() for s in there}
        like = [name for name in self.names if P_VARIANT.match(name) and P_VARIANT.sub("mpi_", name) in stems]
        if like and w.family == F08:
            yield AuditFinding("fortran-pmpi-other", w.procedure.name, f"p{there[0]} is {like[0]} here", self.where)
        else:
            yield AuditFinding("fortran-pmpi", w.procedure.name, f"{there[0]} is there, p{there[0]} is not", self.where)


def owners(spec: Spec, names: FortranNames) -> dict[str, tuple[str, str]]:
    """Return the routine and the form that each symbol belongs to: C and Fortran, MPI_ and PMPI_."""
    result = {symbol: (p.routine.name, p.name) for p in spec.c_procedures for symbol in (p.name, profiling(p.name))}
    for spelling, w in names.owner.items():
        owner = (w.procedure.routine.name, w.procedure.name)
        result |= dict.fromkeys((spelling, "p" + spelling, "P" + spelling), owner)
    return result
