"""Which Fortran wrappers there are, for all outputs that list, declare, compile or call them."""

from __future__ import annotations

from functools import cache

from bindery_mpi.spec.dummy_types import INT
from bindery_mpi.spec.fortran_types import INTEGER
from bindery_mpi.spec.model import F08, FORTRAN, MPI, MPIT, C, Dialect, Procedure, Spec, flavour
from bindery_mpi.spec.names import (
    cptr_specific,
    fortran_specific,
    fortran_specifics,
    has_cptr,
    has_typed_form,
    in_f08,
    is_plain_in_f08,
    mpit_specifics,
)
from bindery_mpi.spec.specifics import specifics_of
from bindery_mpi.views.fortran.fortran_wrapper import FortranWrapper


def has_narrow_output(procedure: Procedure) -> bool:
    """Whether C returns a wider number than the INTEGER of mpif.h and mpi, as MPI_Address does."""
    return in_mpi(procedure) and any(
        p.is_output and p.kind.form == "number" and p.kind.mpi == INTEGER and p.kind.c != INT
        for p in procedure.parameters
    )


def in_mpi(procedure: Procedure) -> bool:
    """Whether mpif.h and mpi have a wrapper of a procedure of C."""
    return not procedure.large and MPI.has(procedure.routine)


def has_cptr_name(procedure: Procedure) -> bool:
    """Whether that wrapper has a second name, for a TYPE(C_PTR) (R37)."""
    return in_mpi(procedure) and has_cptr(procedure.routine)


def shared_with_f08(procedure: Procedure) -> bool:
    """Whether that wrapper serves mpi_f08 too, under a second name: no buffer comes by descriptor (R48)."""
    routine = procedure.routine
    return not routine.has_choice and in_f08(procedure) and (has_typed_form(routine) or not is_plain_in_f08(routine))


@cache
def assumed_rank_wrappers(spec: Spec) -> tuple[FortranWrapper, ...]:
    """The wrappers of mpi_f08 whose choice buffers come by descriptor."""
    return tuple(
        FortranWrapper(p, spec, flavour.BY_DESCRIPTOR)
        for p in spec.c_procedures
        if MPI.has(p.routine) and p.routine.has_choice and in_f08(p)
    )


@cache
def wrappers(spec: Spec) -> tuple[FortranWrapper, ...]:
    """All others, in the order of their names."""
    procedures = (p for p in spec.c_procedures if MPI.has(p.routine))
    return tuple(FortranWrapper(p, spec) for p in procedures if in_mpi(p) or shared_with_f08(p))


def wrappers_in(spec: Spec, dialect: Dialect) -> list[FortranWrapper]:
    """The wrappers that a dialect of the standard calls."""
    if dialect.is_typed:
        return [*(w for w in wrappers(spec) if shared_with_f08(w.procedure)), *assumed_rank_wrappers(spec)]
    return [w for w in wrappers(spec) if in_mpi(w.procedure) and dialect.has(w.procedure.routine)]


@cache
def mpit_wrappers(spec: Spec) -> dict[Procedure, tuple[FortranWrapper, ...]]:
    """The wrappers of mpi_tool_f08: for each procedure of C one, or one for each specific procedure."""
    return {
        p: tuple(
            FortranWrapper(s.procedure, spec, flavour.MPIT_SOURCE, s.label, s.needs) for s in specifics_of(spec, p)
        )
        for p in spec.c_procedures
        if MPIT.has(p.routine)
    }


@cache
def groups(spec: Spec) -> dict[flavour.Group, list[str]]:
    """The procedures whose wrappers have an object in each group."""
    by_address = [wrapper.procedure for wrapper in wrappers(spec)]
    return {
        flavour.MPI_GROUP: [p.name for p in by_address if in_mpi(p)],
        flavour.F08_GROUP: [p.name for p in by_address if shared_with_f08(p)],
        flavour.CPTR_GROUP: [p.name for p in by_address if has_cptr_name(p)],
        flavour.F08TS_GROUP: [wrapper.name for wrapper in assumed_rank_wrappers(spec)],
        flavour.MPIT_GROUP: [p.name for p in mpit_wrappers(spec)],
    }


@cache
def wrapped(spec: Spec) -> frozenset[Procedure]:
    """The procedures that have a wrapper."""
    both = (*assumed_rank_wrappers(spec), *wrappers(spec))
    return frozenset([*(wrapper.procedure for wrapper in both), *mpit_wrappers(spec)])


@cache
def specifics(spec: Spec) -> frozenset[str]:
    """The name of every specific procedure that a wrapper defines, without its PMPI name."""
    names = set()
    for p in (wrapper.procedure for wrapper in wrappers(spec)):
        names |= {fortran_specific(p, MPI)} if in_mpi(p) else set()
        names |= {cptr_specific(p.routine)} if has_cptr_name(p) else set()
        names |= set(fortran_specifics(p, F08)) if shared_with_f08(p) else set()
    names |= {fortran_specific(wrapper.procedure, F08) for wrapper in assumed_rank_wrappers(spec)}
    names |= {name for p in mpit_wrappers(spec) for name in mpit_specifics(p)}
    # Written by hand, as C has none of them.
    by_hand = (p for p in spec.procedures if not C.has(p.routine) and p.routine.body in spec.handwritten)
    return frozenset(names.union(*(fortran_specifics(p, dialect) for p in by_hand for dialect in FORTRAN)))
