"""Conditions choose the small or the large form of a function of bindery::mpi, and say whether the MPI has it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bindery_mpi import mpi_header
from bindery_mpi.spec.conditions import Condition, Defined, Not, all_of, any_of
from bindery_mpi.spec.expressions import Const
from bindery_mpi.spec.facts import grows, measured_by
from bindery_mpi.spec.model import Body, Parameter, Procedure, Spec


def has(spec: Spec, procedure: Procedure) -> Condition:
    """The condition of the preprocessor: the MPI has the procedure, as a function or as a macro."""
    routine = procedure.routine
    known = Const(f"BND_HAS_{procedure.name}")
    if any(p.kind.form == "status" and not p.kind.role for p in procedure.parameters):
        return known  # Not every MPI has that type of its version.
    if routine.body in (Body.FORWARD, Body.NOTHING) and not routine.may_be_macro:
        return known
    by_version = mpi_header.since(procedure.since)
    if not spec.in_abi(routine):
        by_version = all_of(Not(Defined("MPI_ABI_VERSION")), by_version)
    return any_of(known, Defined(procedure.name), by_version)


@dataclass(frozen=True)
class Form:
    """One procedure, small or large, beside the other one."""

    procedure: Procedure
    spec: Spec

    @cached_property
    def _growing_inputs(self) -> list[Parameter]:
        return [p for p in self.procedure.parameters if p.is_input and not measured_by(self.procedure, p) and grows(p)]

    @cached_property
    def _tellers(self) -> list[str]:
        """The C types of arguments other than numbers by value, which tell the two forms apart."""
        procedure = self.procedure
        if not procedure.routine.large_count:
            return []
        pointers = [p for p in procedure.parameters if grows(p) and (p.is_array or p in self._growing_inouts)]
        callbacks = [p for p in procedure.parameters if p.callback and self.spec.callbacks[p.callback].large_count]
        more = [p for p in procedure.routine.parameters if p.large_only and p.is_input]
        return [p.kind.c for p in [*pointers, *callbacks, *more]]

    @property
    def _growing_inouts(self) -> list[Parameter]:
        return [p for p in self._growing_inputs if p.intent == "inout"]

    @property
    def has_two_types(self) -> bool:
        return bool(self._tellers)

    @property
    def may_coincide(self) -> bool:
        """Whether both forms have the same C types where an address is as wide as a count."""
        return self.has_two_types and "int" not in self._tellers and "void" not in self._tellers

    @property
    def is_chosen_by_type(self) -> bool:
        return self.procedure.routine.large_count and not self.has_two_types

    @property
    def is_chosen_by_result(self) -> bool:
        return self.is_chosen_by_type and not self._growing_inputs
