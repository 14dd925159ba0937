"""The Fortran modules: interface blocks by chapter, types, abstract interfaces, and what a target must have for
each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property

from bindery_mpi.spec.model import F08, MPI, MPIT, Dialect, Predefined, Procedure, Routine, Spec
from bindery_mpi.spec.names import cptr_specific, fortran_specifics, is_plain_in_f08, mpit_specific, profiling
from bindery_mpi.spec.prototypes import Dummy, Prototypes
from bindery_mpi.spec.specifics import specifics_of

Rename = Callable[[str], str]  # str, or profiling for the PMPI name
_COLUMNS = 120
# Each compiler reads the spelling of its own; to the others these are comments (R61, R75). flang's C, for contiguity,
# accepts an element of an assumed-shape array for the rest of that array.
IGNORE_TYPE = (
    "!DIR$ IGNORE_TKR(TKRC) {0}",
    "!DEC$ ATTRIBUTES NO_ARG_CHECK :: {0}",
    "!GCC$ ATTRIBUTES NO_ARG_CHECK :: {0}",
    "!$PRAGMA IGNORE_TKR {0}",
    "!IBM* IGNORE_TKR {0}",
)


@dataclass(frozen=True)
class Block:
    """The interface of one procedure in one dialect, with its PMPI name."""

    guard: str  # "BND_HAS_MPI_Send": a macro that is defined if the target has the procedure or its fallback
    is_told_by_kind: bool  # true: only the kinds of INTEGERs tell it from another one of its generic
    lines: tuple[str, ...]  # "INTERFACE MPI_Send", …

    @property
    def condition(self) -> str:
        """The text behind #if."""
        return (
            f" defined({self.guard}) && !defined(BND_ONE_INTEGER_KIND)" if self.is_told_by_kind else f"def {self.guard}"
        )


@dataclass(frozen=True)
class Modules:
    """The templates of the modules show these properties."""

    spec: Spec

    @cached_property
    def _prototypes(self) -> Prototypes:
        return Prototypes(self.spec)

    # ---- interface blocks --------------------------------------------------------------------------------------------

    def chapters(self, dialect: Dialect) -> list[str]:
        return sorted({p.routine.chapter for p in self.spec.procedures if fortran_specifics(p, dialect)})

    def blocks(self, dialect: Dialect, chapter: str) -> list[Block]:
        chosen = (p for p in self.spec.procedures if p.routine.chapter == chapter and fortran_specifics(p, dialect))
        return [Block(guard(p.name), is_told_by_kind(p), tuple(self._block(p, dialect))) for p in chosen]

    def _block(self, procedure: Procedure, dialect: Dialect) -> list[str]:
        """The PMPI name has the interface of the procedure, which keeps the .mod file small (R31). Not where there are
        descriptors: gfortran 12 passes an address in their place, for all calls of a PMPI name in a scope but one."""
        if dialect.is_mpit:
            return self._tool_block(procedure)
        names = fortran_specifics(procedure, dialect)
        if dialect.is_typed and not is_plain_in_f08(procedure.routine):
            generic = generic_name(procedure)
            if procedure.routine.has_choice:
                return [
                    line
                    for rename in (str, profiling)
                    for line in self._generic(generic, procedure, dialect, names, rename)
                ]
            return [
                *self._generic(generic, procedure, dialect, names),
                *map(profiling_declaration, names),
                f"INTERFACE {profiling(generic)}",
                *(f"    PROCEDURE {profiling(name)}" for name in names),
                "END INTERFACE",
            ]
        if names == (procedure.name.upper(),):
            return [*self._generic("", procedure, dialect, names), *map(profiling_declaration, names)]
        # A generic that has the name of one of its procedures needs them written out.
        return [
            line
            for rename in (str, profiling)
            for line in self._generic(procedure.name.upper(), procedure, dialect, names, rename)
        ]

    def _tool_block(self, procedure: Procedure) -> list[str]:
        """A specific procedure for each kind of buffer or object; without a type that C lacks."""
        lines = []
        for rename in (str, profiling):
            lines.append(f"INTERFACE {rename(procedure.name)}")
            for specific in specifics_of(self.spec, procedure):
                name = mpit_specific(procedure, specific.label)
                body = self._body(specific.procedure, MPIT, name, rename)
                condition = f"ifdef {guard(specific.needs)}" if specific.needs else "ifndef BND_ONE_INTEGER_KIND"
                lines += [f"#{condition}", *body, "#endif"] if specific.needs or specific.is_told_by_kind else body
            lines.append("END INTERFACE")
        return lines

    def _generic(
        self, generic: str, procedure: Procedure, dialect: Dialect, names: tuple[str, ...], rename: Rename = str
    ) -> list[str]:
        return [
            f"INTERFACE {rename(generic) if generic else ''}".rstrip(),
            *(line for name in names for line in self._body(procedure, dialect, name, rename)),
            "END INTERFACE",
        ]

    def _body(self, procedure: Procedure, dialect: Dialect, name: str, rename: Rename = str) -> list[str]:
        prototype = self._prototypes.fortran(procedure, dialect, name)
        dummies = prototype.dummies
        if name == cptr_specific(procedure.routine):
            dummies = tuple(map(as_pointer, dummies))
        construct = "FUNCTION" if prototype.result else "SUBROUTINE"
        by_descriptor = isinstance(procedure.routine, Routine) and procedure.routine.by_descriptor
        lines = [
            f"{prototype.result} {construct} {rename(name)}({prototype.dummy_list})".lstrip(),
            "    IMPORT",
            *(f"    {line}" for dummy in dummies for line in declaration(dummy, by_descriptor)),
            f"END {construct}",
        ]
        return [f"    {folded}" for line in lines for folded in fold(line)]

    @property
    def abstract_interfaces(self) -> list[str]:
        """The types of the procedures that users write, for PROCEDURE declarations (R67, R68)."""
        return self._abstract_interfaces(F08)

    @property
    def mpit_abstract_interfaces(self) -> list[str]:
        """The abstract interfaces of mpi_tool_f08."""
        return self._abstract_interfaces(MPIT)

    def _abstract_interfaces(self, dialect: Dialect) -> list[str]:
        lines = []
        for callback in self.spec.callbacks.values():
            for procedure in callback.procedures if dialect.has(callback) else ():
                lines += self._body(procedure, dialect, procedure.name)
        return ["ABSTRACT INTERFACE", *lines, "END INTERFACE"] if lines else []

    # ---- predefined callbacks ----------------------------------------------------------------------------------------

    @property
    def callbacks(self) -> list[str]:
        """Predefined callbacks under names of our own, since mpi and mpif.h have the plain ones (R36)."""
        return [f"PROCEDURE({p.type}) :: {bnd_callback(p.name)}" for p in self.spec.predefined.values() if F08.has(p)]

    @property
    def use_callbacks(self) -> list[str]:
        """Their names in mpi_f08, by renaming."""
        names = (p.name for p in self.spec.predefined.values() if F08.has(p))
        return ["use bnd_callbacks" + "".join(f", &\n        {name} => {bnd_callback(name)}" for name in names)]

    @property
    def plain_callbacks(self) -> list[str]:
        """The callbacks of MPI-1, in mpi_f08 as they are in mpi (R26)."""
        return self._external_callbacks([p for p in self.spec.predefined.values() if MPI.has(p) and is_plain_in_f08(p)])

    @property
    def mpi_callbacks(self) -> list[str]:
        """In mpi they are external procedures with explicit interfaces (R36, R74)."""
        return self._external_callbacks([p for p in self.spec.predefined.values() if MPI.has(p)])

    def _external_callbacks(self, found: list[Predefined]) -> list[str]:
        types = {p.name: p for callback in self.spec.callbacks.values() for p in callback.procedures}
        lines = [line for p in found for line in self._body(types[p.type], MPI, p.name)]
        return ["INTERFACE", *lines, "END INTERFACE"] if lines else []

    @property
    def handles(self) -> list[str]:
        return handle_types(self.spec)

    @property
    def mpit_handles(self) -> list[str]:
        return mpit_handle_types(self.spec)

    @property
    def mpit_handle_constants(self) -> list[str]:
        """Null handles, and the handle that means all: the wrappers convert them to C's."""
        return [
            f"type({c.type}), parameter :: {c.name} = {c.type}({c.value}_MPI_ADDRESS_KIND, 0_MPI_ADDRESS_KIND)"
            for c in self.spec.constants.values()
            if MPIT.has(c) and c.type in self.mpit_handles
        ]


def handle_types(spec: Spec) -> list[str]:
    """The types of handles in Fortran: MPI_Comm."""
    return [k.c for k in spec.kinds.values() if k.form == "handle" and k.f08]


def mpit_handle_types(spec: Spec) -> list[str]:
    """The types of handles in mpi_tool_f08 alone, which are pointers in C."""
    return [k.c for k in spec.kinds.values() if k.form == "handle" and k.mpit]


def guard(name: str) -> str:
    """The macro that is defined if the target has a procedure."""
    return f"BND_HAS_{name}"


def generic_name(procedure: Procedure) -> str:
    """Both sizes share a generic, except the two whose procedure dummies cannot tell them apart (R41)."""
    return procedure.name if procedure.routine.large_generic else procedure.routine.name


def is_told_by_kind(procedure: Procedure) -> bool:
    """Whether only the kinds of INTEGERs tell a large form from the small one of its generic. A further argument does
    not, since ierror is optional."""
    return procedure.large and generic_name(procedure) == procedure.routine.name


def bnd_callback(name: str) -> str:
    return name.lower().replace("mpi_", "bnd_f08_", 1)


def profiling_declaration(name: str) -> str:
    return f"PROCEDURE({name}) :: {profiling(name)}"


def as_pointer(dummy: Dummy) -> Dummy:
    """The same dummy as TYPE(C_PTR), where mpi_f08 has it so (R37)."""
    p = dummy.parameter
    return replace(dummy, type=str(p.kind.f08)) if p and p.kind.role == "output_pointer" else dummy


def declaration(dummy: Dummy, by_descriptor: bool = False) -> tuple[str, ...]:
    """The declaration of a dummy argument; one of any type has directives in front of it, so that all is passed by
    reference."""
    if not dummy.has_any_type:
        return (dummy.declaration,)
    if by_descriptor:
        return (f"TYPE(*), DIMENSION(..) :: {dummy.name}",)
    return tuple(line.format(dummy.name) for line in (*IGNORE_TYPE, "BND_BUFFER :: {0}"))


def fold(line: str) -> list[str]:
    """Free form, at most 132 columns where there are commas: broken after one, with & at the end."""
    folded = []
    while len(line) > _COLUMNS and (end := line.rfind(", ", 0, _COLUMNS) + 1):
        folded.append(line[:end] + " &")
        line = "        " + line[end + 1 :]
    return [*folded, line]
