"""The functions that can be wrapped: those of the spec, as one MPI or every MPI has them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from bindery_mpi import mpi_header
from bindery_mpi.spec.conditions import Condition, Defined, Joined, Not, all_of
from bindery_mpi.spec.declarations import CDeclaration
from bindery_mpi.spec.expressions import Const, Operation
from bindery_mpi.spec.model import Procedure, Spec, version
from bindery_mpi.spec.prototypes import Prototypes
from bindery_mpi.wrap.header import HeaderFormal, HeaderFunctions, tidy_type

# Every MPI that a wrapper file meets has what this version has.
_COMMON = "2.2"


@dataclass(frozen=True)
class Formal:
    """A formal parameter of a C function."""

    declared: CDeclaration  # `const int recvcounts[]`
    changes: bool = False  # the large-count form has another type
    is_varargs: bool = False
    standard_name: str = ""  # its name where the body did not ask for another one

    @property
    def name(self) -> str:
        return self.declared.name

    @property
    def type(self) -> str:
        """`const int[]`: as {{types}} writes it."""
        return tidy_type(self.declared.type + self.declared.extents)


@dataclass(frozen=True)
class Function:
    """A C function of MPI: a routine in its small or in its large form."""

    procedure: Procedure
    result: CDeclaration  # `int`
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
        """Return this function's own name for the argument that the standard calls `name`; empty if it has none."""
        return next((f.name for f in self.named if name in (f.name, f.standard_name)), "")

    @property
    def types(self) -> list[str]:
        return [f.type for f in self.formals]

    @property
    def declarations(self) -> list[str]:
        return [str(f.declared) for f in self.formals]

    @property
    def is_deprecated(self) -> bool:
        return bool(self.procedure.routine.deprecated or self.procedure.routine.removed)

    @property
    def condition(self) -> Joined:
        """The `#if` condition under which an unprobed MPI has the function; empty if every MPI does."""
        parts: list[Condition] = []
        if version(self.procedure.since) > version(_COMMON):
            parts.append(_at_least(self.procedure.since))
        if self.procedure.routine.removed:
            parts.append(Not(_at_least(self.procedure.routine.removed)))
        if self.procedure.routine.may_be_macro:
            parts.append(Not(Defined(self.name)))
        return all_of(*parts)

    def has_type(self, wanted: str) -> bool:
        """Whether an argument has this type; `MPI_Comm` alone does not match `MPI_Comm*`."""
        return tidy_type(wanted) in self.types

    def mentions_type(self, wanted: str) -> bool:
        """Whether an argument has this type, or is an array of it or a pointer to it."""
        return self.has_type(wanted) or tidy_type(wanted) in [f.declared.base for f in self.formals]


def _at_least(text: str) -> Joined | Operation:
    major, minor = version(text)
    return mpi_header.since(text) if minor else Operation(Const("MPI_VERSION"), ">=", Const(str(major)))


class Functions:
    """The functions by name."""

    def __init__(self, spec: Spec, header: HeaderFunctions | None):
        self.header = header
        self._prototypes = Prototypes(spec)
        self._known = {p.name: p for p in spec.c_procedures}
        wrappable = [p for p in spec.c_procedures if not p.routine.is_conversion]
        self._wrappable = {p.name: p for p in wrappable if header is None or p.name in header.declared}
        self._made: dict[str, Function] = {}

    @cached_property
    def all(self) -> list[str]:
        """All functions but those of the tool information interface, as in LLNL wrap; those can be named."""
        return sorted(name for name, p in self._wrappable.items() if not p.routine.only_returns_errors)

    @property
    def known(self) -> Iterable[str]:
        """Every name of the spec, whether it can be wrapped here or not."""
        return self._known

    def is_known(self, name: str) -> bool:
        return name in self._known

    def is_macro(self, name: str) -> bool:
        return name in self._known and self._known[name].routine.is_conversion

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
        """Return the names of the arguments in mpi.h; empty where it gives no names."""
        return [formal.name for formal in self._installed(function)]

    def _installed(self, function: Function) -> list[HeaderFormal]:
        return self.header.formals.get(function.name, []) if self.header else []

    def _make(self, procedure: Procedure) -> Function:
        write = self._prototypes
        formals = []
        for p in procedure.parameters:
            if p.kind.form == "varargs":
                formals.append(Formal(CDeclaration("..."), is_varargs=True))
                continue
            declared = write.c_declared(p, procedure.large)
            changes = declared != write.c_declared(p, not procedure.large)
            formals.append(Formal(declared, changes, standard_name=p.name))
        function = Function(procedure, write.c_result(procedure), tuple(formals))
        return self._as_declared(function)

    def _as_declared(self, function: Function) -> Function:
        """Const where this mpi.h has it: an MPI may lack one of the standard's."""
        there = self._installed(function)
        if len(there) != len(function.named):
            return function
        formals = list(function.formals)
        for i, (formal, installed) in enumerate(zip(function.named, there, strict=True)):
            is_const = installed.is_const and (formal.declared.is_const or formal.declared.is_address)
            formals[i] = replace(formal, declared=replace(formal.declared, is_const=is_const))
        return Function(function.procedure, function.result, tuple(formals))


def renamed(function: Function, names: dict[str, str]) -> Function:
    """The function with other names for some arguments."""
    formals = [
        replace(f, declared=replace(f.declared, name=names[f.name])) if f.name in names else f for f in function.formals
    ]
    return Function(function.procedure, function.result, tuple(formals))


def prototype(function: Function, name: str) -> str:
    return f"{function.result.named(name)}({', '.join(function.declarations) or 'void'})"
