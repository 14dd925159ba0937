"""How each language calls a routine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bindery_mpi.reference.card import Interface
from bindery_mpi.spec.model import MPIT, STANDARD_FORTRAN, C, Dialect, Procedure, Spec
from bindery_mpi.spec.names import fortran_specifics
from bindery_mpi.spec.prototypes import FortranPrototype, Prototypes
from bindery_mpi.spec.specifics import specifics_of
from bindery_mpi.views.modern.modern_function import ModernFunction
from bindery_mpi.views.modern.modern_functions import functions_for
from bindery_mpi.views.modern.modern_shorter import RangeFunction, range_functions, without_arguments
from bindery_mpi.views.mpicxx.functions import functions_of

_NO_TYPE = "class = void"  # makes a function a template, whatever its arguments are


def interfaces_of(spec: Spec, procedure: Procedure) -> tuple[Interface, ...]:
    """The interfaces of a form, C's first; Fortran's modules that declare it alike are one."""
    found: list[Interface] = []
    if C.has(procedure.routine):
        found.append(Interface("C", procedure.name, procedure.large, "c", f"{Prototypes(spec).c(procedure)};", ()))
    for interface in _fortran(spec, procedure):
        same = next((f for f in found if replace(f, title=interface.title) == interface), None)
        if same:
            found[found.index(same)] = replace(same, title=f"{same.title}, {interface.title}")
        else:
            found.append(interface)
    if C.has(procedure.routine):
        found += [*_mpicxx(spec, procedure), *_modern(spec, procedure)]
    return tuple(found)


def _fortran(spec: Spec, procedure: Procedure) -> Iterator[Interface]:
    for dialect in STANDARD_FORTRAN:
        if fortran_specifics(procedure, dialect):
            prototype = Prototypes(spec).fortran(procedure, dialect)
            if procedure.large and not procedure.routine.large_generic:
                prototype = replace(prototype, name=procedure.routine.name)  # the generic one
            yield _of_fortran(prototype, dialect, procedure)
    for specific in specifics_of(spec, procedure) if MPIT.has(procedure.routine) else ():
        yield _of_fortran(Prototypes(spec).fortran(specific.procedure, MPIT), MPIT, procedure)


def _of_fortran(prototype: FortranPrototype, dialect: Dialect, procedure: Procedure) -> Interface:
    title = f"module {dialect.title}" if dialect.is_module else dialect.title
    return Interface(title, prototype.name, procedure.large, "fortran", prototype.head, prototype.declarations)


def _mpicxx(spec: Spec, procedure: Procedure) -> Iterator[Interface]:
    for function in functions_of(spec, procedure):
        yield Interface("MPI::", function.scoped_name, procedure.large, "cpp", f"{function.signature};", ())


def _modern(spec: Spec, procedure: Procedure) -> Iterator[Interface]:
    """Each form of bindery::mpi, as it is when it throws."""
    for function in functions_for(procedure, spec):
        for variant in function.variants:
            forms: list[ModernFunction | RangeFunction] = [variant, *range_functions(variant)]
            head = f"{variant.value_type} bindery::mpi::{variant.name}"
            for form in forms:
                types, required = ", ".join(t for t in form.type_parameters if t != _NO_TYPE), form.required
                above = [f"template <{types}>"] if types else []
                above += [f"requires {required}"] if types and required else []
                yield Interface(
                    "bindery::mpi", variant.name, procedure.large, "cpp", f"{head}({form.formals});", tuple(above)
                )
            for shorter in without_arguments(variant):
                signature = f"{head}({shorter['formals']});"
                yield Interface("bindery::mpi", variant.name, procedure.large, "cpp", signature, ())
