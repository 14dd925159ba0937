"""The functions that can be wrapped: those of the spec, as one MPI or every MPI has them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from bindery import mpi_header
from bindery.spec.declarations import join
from bindery.spec.model import Procedure, Spec, version
from bindery.spec.prototypes import Prototypes
from bindery.wrap.header import Header, tidy_type

# Left out of `all`, as LLNL wrap does; they can be named.
_APART = ("tool",)
# An MPI may have macros for these.
_NEVER = ("conversion",)
# Every MPI that a wrapper file meets has what this version has.
_COMMON = "2.2"
_CONST = "const "


@dataclass(frozen=True)
class Formal:
    """A formal parameter of a C function."""

    name: str  # "recvcounts"
    type: str  # "const int[]": as {{types}} writes it
    declaration: str  # "const int recvcounts[]"
    base: str  # "int"
    is_address: bool  # an array or a pointer
    changes: bool = False  # the large-count form has another type
    is_varargs: bool = False
    standard_name: str = ""  # its name where the body did not ask for another one


@dataclass(frozen=True)
class Function:
    """A C function of MPI: a routine in its small or in its large form."""

    procedure: Procedure
    result: str  # "int"
    formals: tuple[Formal, ...]

    @property
    def name(self) -> str:
        return self.procedure.name

    @cached_property
    def named(self) -> tuple[Formal, ...]:
        """All but the `...` of MPI_Pcontrol."""
        return tuple(f for f in self.formals if not f.is_varargs)

    @property
    def arguments(self) -> list[str]:
        return [f.name for f in self.named]

    def argument(self, name: str) -> str:
        """What the argument is called that the standard, or this function, calls so; empty if there is none."""
        return next((f.name for f in self.named if name in (f.name, f.standard_name)), "")

    @property
    def types(self) -> list[str]:
        return [f.type for f in self.formals]

    @property
    def declarations(self) -> list[str]:
        return [f.declaration for f in self.formals]

    @property
    def is_deprecated(self) -> bool:
        return bool(self.procedure.routine.deprecated or self.procedure.routine.removed)

    @property
    def condition(self) -> str:
        """When an MPI that nobody asked has it, for `#if`; empty where every MPI has it."""
        parts = []
        if version(self.procedure.since) > version(_COMMON):
            parts.append(_at_least(self.procedure.since))
        if self.procedure.routine.removed:
            parts.append(f"!({_at_least(self.procedure.routine.removed)})")
        if self.procedure.routine.may_be_macro:
            parts.append(f"!defined({self.name})")
        return " && ".join(parts)

    def has_type(self, wanted: str) -> bool:
        """Whether an argument has this type; `MPI_Comm` alone does not match `MPI_Comm*`."""
        return tidy_type(wanted) in self.types

    def mentions_type(self, wanted: str) -> bool:
        """Whether an argument has this type, or is an array of it or a pointer to it."""
        return self.has_type(wanted) or tidy_type(wanted) in [f.base for f in self.formals]


def _at_least(text: str) -> str:
    major, minor = version(text)
    return mpi_header.since(text) if minor else f"MPI_VERSION >= {major}"


class Functions:
    """The functions by name."""

    def __init__(self, spec: Spec, header: Header | None):
        self.header = header
        self._prototypes = Prototypes(spec)
        self._known = {p.name: p for p in spec.c_procedures}
        wrappable = [p for p in spec.c_procedures if p.routine.category not in _NEVER]
        self._wrappable = {p.name: p for p in wrappable if header is None or p.name in header.declared}
        self._made: dict[str, Function] = {}

    @cached_property
    def all(self) -> list[str]:
        return sorted(name for name, p in self._wrappable.items() if p.routine.category not in _APART)

    @property
    def known(self) -> Iterable[str]:
        """Every name of the spec, whether it can be wrapped here or not."""
        return self._known

    def is_known(self, name: str) -> bool:
        return name in self._known

    def is_macro(self, name: str) -> bool:
        return name in self._known and self._known[name].routine.category in _NEVER

    def get(self, name: str) -> Function | None:
        if name not in self._wrappable:
            return None
        if name not in self._made:
            self._made[name] = self._make(self._wrappable[name])
        return self._made[name]

    def large_form(self, name: str) -> Function | None:
        """The large-count form of a small one."""
        procedure = self._wrappable.get(name)
        if procedure is None or procedure.large or not procedure.routine.large_count:
            return None
        return self.get(procedure.routine.procedures[1].name)

    def names_in_header(self, function: Function) -> list[str]:
        """What mpi.h calls the arguments; empty where it gives no names."""
        rows = self.header.formals.get(function.name, []) if self.header else []
        return [name for _, name in rows]

    def _make(self, procedure: Procedure) -> Function:
        write = self._prototypes
        formals = []
        for p in procedure.parameters:
            if p.kind.form == "varargs":
                formals.append(Formal("", "...", "...", "", False, is_varargs=True))
                continue
            declared = write.c_declared(p, procedure.large)
            kind = tidy_type(declared.type + declared.extents)
            changes = declared != write.c_declared(p, not procedure.large)
            formals.append(
                Formal(p.name, kind, str(declared), declared.base, declared.is_address, changes, standard_name=p.name)
            )
        function = Function(procedure, write.c_returns(procedure), tuple(formals))
        return self._as_declared(function)

    def _as_declared(self, function: Function) -> Function:
        """Const where this mpi.h has it: an MPI may lack one of the standard's."""
        there = self.header.formals.get(function.name, []) if self.header else []
        if len(there) != len(function.named):
            return function
        formals = list(function.formals)
        for i, (formal, (kind, _)) in enumerate(zip(function.named, there, strict=True)):
            if formal.type.startswith(_CONST) and not kind.startswith(_CONST):
                declaration = formal.declaration.removeprefix(_CONST)
                formals[i] = replace(formal, type=formal.type.removeprefix(_CONST), declaration=declaration)
            elif kind.startswith(_CONST) and not formal.type.startswith(_CONST) and formal.is_address:
                formals[i] = replace(formal, type=_CONST + formal.type, declaration=_CONST + formal.declaration)
        return Function(function.procedure, function.result, tuple(formals))


def renamed(function: Function, names: dict[str, str]) -> Function:
    """The function with other names for some arguments."""
    formals = [
        replace(f, name=names[f.name], declaration=re.sub(rf"\b{f.name}\b", names[f.name], f.declaration))
        if f.name in names
        else f
        for f in function.formals
    ]
    return Function(function.procedure, function.result, tuple(formals))


def prototype(function: Function, name: str) -> str:
    return f"{join(function.result, name)}({', '.join(function.declarations) or 'void'})"
