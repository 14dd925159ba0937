"""Which Fortran wrappers there are, for all who list, declare, compile or call them."""

from __future__ import annotations

from functools import cache

from bindery.views.assumed_rank import DescriptorWrapper
from bindery.views.fortran_wrapper import Wrapper
from bindery.spec.model import FORTRAN, Procedure, Spec
from bindery.spec.names import cptr_specific, fortran_specific, fortran_specifics, in_f08


def in_fortran(procedure: Procedure) -> bool:
    """Whether a procedure of C is also one of Fortran."""
    return "mpi" in procedure.routine.dialects


@cache
def described(spec: Spec) -> tuple[DescriptorWrapper, ...]:
    """The wrappers of mpi_f08 that take descriptors."""
    return tuple(
        DescriptorWrapper(p, spec) for p in spec.c_procedures if in_fortran(p) and p.routine.has_choice and in_f08(p)
    )


@cache
def written(spec: Spec) -> tuple[Wrapper, ...]:
    """The wrappers of mpif.h and mpi, which serve mpi_f08 too where no buffer comes by descriptor, in the order of their names."""
    wrappers = (Wrapper(p, spec) for p in spec.c_procedures if in_fortran(p))
    return tuple(wrapper for wrapper in wrappers if wrapper.is_old or wrapper.is_f08)


@cache
def by_name(spec: Spec) -> dict[str, Wrapper]:
    """A wrapper of each procedure; where there are two they need and call the same."""
    return {wrapper.name: wrapper for wrapper in (*described(spec), *written(spec))}


@cache
def specifics(spec: Spec) -> frozenset[str]:
    """Every specific procedure that a wrapper gives, without its P twin."""
    found = set()
    for wrapper in written(spec):
        found |= {fortran_specific(wrapper.procedure, "mpi")} if wrapper.is_old else set()
        found |= {cptr_specific(wrapper.procedure.routine)} if wrapper.has_cptr else set()
        found |= {fortran_specific(wrapper.procedure, "f08")} if wrapper.is_f08 else set()
    found |= {fortran_specific(wrapper.procedure, "f08") for wrapper in described(spec)}
    # Written by hand: what C has not.
    own = (p for p in spec.procedures if "c" not in p.routine.dialects and p.routine.body in spec.handwritten)
    return frozenset(found.union(*(fortran_specifics(p, dialect) for p in own for dialect in FORTRAN)))
