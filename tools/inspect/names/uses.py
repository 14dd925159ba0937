"""Uses of MPI's names in a Fortran program: of every routine, every constant known by its address and every predefined
callback, in one dialect. Which symbol the compiler makes of each is read from the object."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bindery_mpi.spec.fortran_types import ANY_TYPE
from bindery_mpi.spec.model import F08, MPI, Dialect, Procedure, Spec
from bindery_mpi.spec.names import fortran_specifics, has_cptr, profiling
from bindery_mpi.spec.prototypes import Dummy, Prototypes
from bindery_mpi.views.fortran.modules import generic_name

ROUTINE, DATA, CALLBACK = "routine", "data", "callback"
C_PTR = "TYPE(C_PTR)"
# An extent that no dummy argument exceeds: MPI_STATUS_SIZE is 8 at most.
_EXTENT = "16"
# A length that no string of the standard exceeds: MPI_MAX_LIBRARY_VERSION_STRING is 8192 in MPICH.
_LENGTH = "16384"


@dataclass(frozen=True)
class Use:
    """One name in one dialect; `bodies` are statements to try in this order, until the compiler accepts them."""

    sort: str  # ROUTINE, DATA or CALLBACK
    name: str  # "PMPI_Send": what the program writes
    owner: str  # "MPI_Send_c": the procedure, constant or predefined callback of the spec
    form: str  # "TYPE(C_PTR)" for the second specific procedure of routines such as MPI_Alloc_mem, else ""
    bodies: tuple[tuple[str, ...], ...]


def uses(spec: Spec, dialect: Dialect) -> list[Use]:
    """Everything of a dialect."""
    found = [use for p in spec.procedures if fortran_specifics(p, dialect) for use in _calls(spec, p, dialect)]
    constants = [c for c in spec.constants.values() if dialect.has(c) and (c.shape or _is_handle(spec, c.type))]
    taken = [(DATA, c.name) for c in constants]
    taken += [(CALLBACK, p.name) for p in spec.predefined.values() if dialect.has(p)]
    return [*found, *(Use(sort, name, name, "", (_taken(name),)) for sort, name in taken)]


def _is_handle(spec: Spec, c_type: str) -> bool:
    return any(kind.c == c_type and kind.form == "handle" for kind in spec.kinds.values())


def _taken(name: str) -> tuple[str, ...]:
    """A procedure of its own for each, since the types differ."""
    taker = f"bnd_take_{name.lower()}"
    return (f"external :: {taker}", f"call {taker}({name})")


def _calls(spec: Spec, procedure: Procedure, dialect: Dialect) -> Iterable[Use]:
    generic = generic_name(procedure) if dialect.is_typed else procedure.name
    forms = ("", C_PTR) if dialect.is_module and not dialect.is_typed and has_cptr(procedure.routine) else ("",)
    for name in (generic, profiling(generic)):
        for form in forms:
            yield Use(ROUTINE, name, procedure.name, form, tuple(_bodies(spec, procedure, dialect, name, form)))


def _bodies(spec: Spec, procedure: Procedure, dialect: Dialect, name: str, form: str) -> Iterable[tuple[str, ...]]:
    """As the module declares it; where that does not, with an implicit interface, but in mpi_f08."""
    prototype = Prototypes(spec).fortran(procedure, dialect)
    pairs = [_local(d, procedure, number, form) for number, d in enumerate(prototype.dummies, 1)]
    actuals = ", ".join(actual for _, actual in pairs)
    locals_ = [declaration for declaration, _ in pairs]
    call = f"call {name}({actuals})"
    implicit = f"external :: {name}"
    if prototype.result:
        locals_.append(f"{prototype.result} :: returned")
        call = f"returned = {name}({actuals})"
        implicit = f"{prototype.result}, external :: {name}"
    yield (*locals_, call)
    if not dialect.is_typed and not form:
        yield (implicit, *locals_, call)


def _local(dummy: Dummy, procedure: Procedure, number: int, form: str) -> tuple[str, str]:
    """The declaration of an actual argument, and its name."""
    p, name = dummy.parameter, f"a{number}"
    extents = ", ".join([_EXTENT] * (dummy.shape.count(",") + 1)) if dummy.shape else ""
    shape = f"({extents})" if extents else ""
    if p is None:
        return f"integer :: {name}", name
    if p.kind.form == "callback":
        callback = f"bnd_callback_{procedure.name.lower()}_{number}"
        return (f"{dummy.type} :: {callback}" if dummy.modern else f"external :: {callback}"), callback
    if form and p.kind.role == "output_pointer":
        return f"{form} :: {name}", name
    declared = p.kind.fortran_type(F08 if dummy.modern else MPI, procedure.large)
    if p.kind.form == "choice" or declared == ANY_TYPE:
        return f"integer :: {name}({_EXTENT})", name
    if p.kind.form in ("string", "strings"):
        return f"character(len={_LENGTH}) :: {name}{shape}", name
    return f"{declared.element} :: {name}{shape}", name


def function(number: int) -> str:
    """The symbol of the procedure that has a use."""
    return f"bnd_use_{number}"


def source(dialect: Dialect, chosen: Sequence[tuple[int, Sequence[str]]], strict: bool) -> tuple[str, list[int]]:
    """A module with a procedure for each number and its statements, and for each line the number that it belongs to; 0
    for those of all. `strict` refuses implicit interfaces in modules, which would hide that a routine is not there."""
    implicit = "implicit none (type, external)" if strict and dialect.is_module else "implicit none"
    kinds = "use, intrinsic :: iso_c_binding, only: c_ptr, c_funptr"
    use, include = (f"use {dialect.title}", "") if dialect.is_module else ("", f"include '{dialect.title}'")
    head = [f"module bnd_uses_{dialect.name}", use, kinds, implicit, include]
    lines = [(0, line) for line in [*head, "contains"]]
    for number, statements in chosen:
        body = [f"subroutine s{number}() bind(c, name='{function(number)}')", *statements, "end subroutine"]
        lines += [(number, folded) for line in body for folded in _folded(line)]
    lines.append((0, "end module"))
    return "".join(f"{line}\n" for _, line in lines), [number for number, _ in lines]


def _folded(line: str) -> Iterable[str]:
    """Fortran ends a line at column 132."""
    while len(line) > 120:
        at = line.rindex(",", 0, 120) + 1
        yield line[:at] + " &"
        line = line[at:]
    yield line
