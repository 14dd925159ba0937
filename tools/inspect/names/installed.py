"""The names that an installed MPI's own Fortran bindings have: what the compiler makes of each use, whether a library
defines it, and what it calls."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from bindery_mpi.audit.exports import Exports
from bindery_mpi.audit.fortran import P_VARIANT, FortranNames, manglings
from bindery_mpi.audit.layering import Relocation
from bindery_mpi.audit.symbols import Library
from bindery_mpi.end import ending_children
from bindery_mpi.linker_names.call_graph import Calls
from bindery_mpi.linker_names.compiler import Compiled, Compiler
from bindery_mpi.linker_names.uses import DATA, ROUTINE, Use, uses
from bindery_mpi.spec.model import Dialect, Procedure, Spec
from bindery_mpi.spec.names import cptr_specific, fortran_specific, fortran_specifics, link_name

LETTERS = {"T": "text", "W": "weak", "V": "weak", "i": "text", "u": "data", "D": "data", "B": "data", "R": "data"}
LETTERS |= {"C": "common", "G": "data", "S": "data", "w": "weak", "v": "weak", "t": "text"}
ABSENT, UNKNOWN = "absent", "unknown"
# How a name was found.
MODULE, IMPLICIT, LIBRARY = "module", "implicit interface", "library"
_BRANCH = re.compile(r"PLT|CALL|JUMP|REL24|B26")
# An address relative to the end of the instruction's field of four bytes.
_RELATIVE = re.compile(r"PC32$")


@dataclass(frozen=True)
class Name:
    """One linker name that a use has."""

    use: Use
    dialect: Dialect
    symbol: str  # "mpi_send_f08ts_"; "" if the compiler refuses the use and no library has it
    source: str  # MODULE, IMPLICIT or LIBRARY
    kind: str  # "text", "weak", "data", "common", ABSENT; UNKNOWN without libraries
    library: str = ""  # "libmpichfort.so"
    offset: int | None = None  # 4: of a constant in its COMMON block
    spellings: tuple[str, ...] = ()  # ("mpi_send", "mpi_send__"): the same procedure for other compilers
    calls: tuple[str, ...] | None = None  # ("PMPI_Send",); () if it is done without C; None if that is not known
    helpers: tuple[str, ...] = ()  # ("PMPI_Comm_f2c",)
    refused: str = ""  # the compiler's message


@dataclass(frozen=True)
class Names:
    """Everything about one MPI."""

    target: str
    compiler: str  # "GNU Fortran (Debian 12.2.0-14) 12.2.0"
    libraries: tuple[str, ...]
    unusable: dict[Dialect, str]  # dialect -> why nothing of it compiles
    names: tuple[Name, ...]
    others: tuple[str, ...] = ()  # procedures of a library that no use leads to

    def chosen(self, dialects: Collection[Dialect], sort: str) -> list[Name]:
        return [n for n in self.names if n.dialect in dialects and n.use.sort == sort]


@dataclass
class Installed:
    """An MPI: its libraries, and a compiler that finds its modules, if there is one."""

    spec: Spec
    target: str
    libraries: Sequence[Library]
    compiler: Compiler | None
    dialects: Sequence[Dialect]
    routines: Collection[str] = ()  # of these alone, constants and callbacks left out; () for everything
    _c_names: Collection[str] = ()
    _calls: dict[str, frozenset[str] | None] = field(default_factory=dict)

    @cached_property
    def _defined(self) -> dict[str, tuple[str, str]]:
        """Where each symbol is, and nm's letter; the first library wins, as with the linker."""
        found: dict[str, tuple[str, str]] = {}
        for library in self.libraries:
            for symbol in library.defined.values():
                found.setdefault(symbol.name, (library.path.name, symbol.letter))
        return found

    def read(self) -> Names:
        chosen = {dialect: self._chosen(dialect) for dialect in self.dialects}
        compiled = self._compile(chosen)
        found = [n for d, us in chosen.items() for n in self._names(d, us, compiled[d])]
        exports = Exports(self.spec, self.libraries)
        self._c_names = exports.known
        fortran = FortranNames(self.spec, self.libraries, exports.c_routines)
        others = [library for library in self.libraries if library not in fortran.libraries]
        symbols = {n.symbol for n in found if n.use.sort == ROUTINE and n.kind not in (ABSENT, UNKNOWN)}
        self._calls = Calls(self.target, fortran.libraries, others, exports.known).below(symbols)
        names = tuple(self._with_calls(n) for n in found)
        return Names(
            self.target,
            self.compiler.version if self.compiler else "",
            tuple(str(library.path) for library in self.libraries),
            {d: c.unusable for d, c in compiled.items() if c.unusable},
            names,
            () if self.routines else tuple(sorted(self._others(fortran, names))),
        )

    def _chosen(self, dialect: Dialect) -> list[Use]:
        owners = {p.name for name in self.routines for p in self.spec.routines[name].procedures}
        return [use for use in uses(self.spec, dialect) if not owners or use.owner in owners]

    def _compile(self, chosen: dict[Dialect, list[Use]]) -> dict[Dialect, Compiled]:
        if self.compiler is None:
            return {dialect: Compiled(unusable="no Fortran compiler") for dialect in chosen}
        with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool, ending_children(pool):
            tasks = {d: pool.submit(self.compiler.compile, d, us, Path(folder)) for d, us in chosen.items()}
            return {dialect: task.result() for dialect, task in tasks.items()}

    def _names(self, dialect: Dialect, chosen: Sequence[Use], compiled: Compiled) -> Iterable[Name]:
        for number, use in enumerate(chosen, 1):
            relocation = _relocation(use, compiled.relocations.get(number, []))
            if relocation:
                source = IMPLICIT if number in compiled.implicit or not dialect.is_module else MODULE
                offset = _offset(relocation) if use.sort == DATA else None
                yield self._name(use, dialect, relocation.symbol, source, offset=offset)
            elif use.sort == ROUTINE:
                symbol = next((s for s in self._guesses(use, dialect) if s in self._defined), "")
                refused = "" if compiled.unusable else compiled.refused.get(number, "")
                yield self._name(use, dialect, symbol, LIBRARY, refused=refused)

    def _name(
        self, use: Use, dialect: Dialect, symbol: str, source: str, *, offset: int | None = None, refused: str = ""
    ) -> Name:
        library, letter = self._defined.get(symbol, ("", ""))
        kind = LETTERS.get(letter, "text") if letter else (ABSENT if self.libraries else UNKNOWN)
        spellings = [s for s in manglings(symbol) if s != symbol and s in self._defined] if symbol else []
        return Name(use, dialect, symbol, source, kind, library, offset, tuple(spellings), refused=refused)

    def _guesses(self, use: Use, dialect: Dialect) -> Iterable[str]:
        """Return the names that a procedure has by the standard, or by the kinds of MPI that the spec knows."""
        procedure = self._procedures[use.owner]
        prefix = "p" if use.name.startswith("P") else ""
        names = [link_name(name) for name in fortran_specifics(procedure, dialect)]
        if dialect.is_typed:
            names.append(link_name(fortran_specific(procedure, dialect, descriptors=False)))
            small = link_name(fortran_specific(procedure.routine.procedures[0], dialect)).removesuffix("_")
            suffixes = {mpi.f08_large_suffix for mpi in self.spec.sentinels.values() if mpi.f08_large_suffix}
            names += [f"{small}{suffix}_" for suffix in suffixes if procedure.large]
        pointer = link_name(cptr_specific(procedure.routine))
        names = [name for name in names if (name == pointer) == bool(use.form)]
        spellings = [spelling for name in names for spelling in manglings(prefix + name)]
        return [*spellings, *(self._variants[s] for s in spellings if s in self._variants)]

    @cached_property
    def _variants(self) -> dict[str, str]:
        """pmpi_send_f08ts_ -> pmpir_send_f08ts_, as R31 allows."""
        return {P_VARIANT.sub("pmpi_", name): name for name in self._defined if P_VARIANT.match(name)}

    @cached_property
    def _procedures(self) -> dict[str, Procedure]:
        return {p.name: p for p in self.spec.procedures}

    def _with_calls(self, name: Name) -> Name:
        if name.symbol in self._c_names:
            return replace(name, calls=(name.symbol,))
        reached = self._calls.get(name.symbol)
        if reached is None:
            return name
        forms = {p.name for p in self._procedures[name.use.owner].routine.procedures}
        own = tuple(sorted(c for c in reached if c.removeprefix("P") in forms))
        helpers = tuple(sorted(reached - set(own)))
        return replace(name, calls=own, helpers=helpers)

    def _others(self, fortran: FortranNames, names: Sequence[Name]) -> set[str]:
        used = {s for n in names for s in (n.symbol, *n.spellings)}
        there = {name for lib in fortran.libraries for name, s in lib.defined.items() if s.is_code}
        return {name for name in there - used if fortran.owned(name) or fortran.variant(name) or name in fortran.others}


def _relocation(use: Use, relocations: Sequence[Relocation]) -> Relocation | None:
    """The one of MPI's symbol: calls come before addresses; sections and the caller's own symbols are none."""
    mine = [r for r in relocations if "mpi" in r.symbol.lower() and not r.symbol.startswith(("bnd_", "."))]
    mine = [r for r in mine if "bnd_" not in r.symbol]
    calls = [r for r in mine if _BRANCH.search(r.type)]
    return next(iter(calls or mine if use.sort == ROUTINE else mine), None)


def _offset(relocation: Relocation) -> int | None:
    """Where in the symbol the constant is, if the relocation has that."""
    if "GOT" in relocation.type:
        return None
    return relocation.addend + (4 if _RELATIVE.search(relocation.type) else 0)
