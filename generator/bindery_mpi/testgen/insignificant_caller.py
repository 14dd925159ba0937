"""Fortran test callers that pass buffers which the call does not touch, too short and in pieces: the recorder should
receive their addresses, counts and datatypes as they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile

from bindery_mpi.spec.expressions import Query
from bindery_mpi.spec.model import Parameter, Procedure
from bindery_mpi.spec.names import stem
from bindery_mpi.testgen.fortran_caller import FortranCaller
from bindery_mpi.views.fortran.sections import peers

# The variable that answers a query, the answer that makes a buffer insignificant, and its usual one: the recorder is
# every root.
_ANSWERS = {"rank": ("rec_rank", "0", "202"), "out_degree": ("rec_topology", "MPI_UNDEFINED", "MPI_DIST_GRAPH")}


@dataclass(frozen=True)
class InsignificantCaller:
    """A call of one wrapper under a condition that makes some of its buffers insignificant."""

    caller: FortranCaller
    condition: str  # "dest"
    values: dict[str, str]  # {"dest": "MPI_PROC_NULL"}
    buffers: tuple[Parameter, ...]
    asked: str = ""  # "out_degree": the query that the wrapper makes

    @property
    def name(self) -> str:
        """`MPI_Send/insignificant/dest`"""
        return f"{self.caller.name}/insignificant/{self.condition}"

    @property
    def subroutine(self) -> str:
        return f"rec_{self.caller.name.lower()}_{self.condition}"

    @property
    def guard(self) -> str:
        return f"REC_HAS_{self.caller.name}"

    @property
    def answer(self) -> tuple[str, str, str] | None:
        return _ANSWERS.get(self.asked)

    @property
    def replaced(self) -> dict[str, str]:
        """Three characters in place of a buffer."""
        return {b.name: f"rec_slots(1:5:2, {self._position(b)} + 1)" for b in self.buffers}

    def _position(self, p: Parameter) -> int:
        return self.caller.procedure.parameters.index(p) + 1

    @property
    def expected(self) -> str:
        """All that the recorder should receive before the first argument whose value is the MPI's own."""
        pairs = zip(self.caller.procedure.parameters, self.caller.arguments, strict=True)
        known = takewhile(lambda pair: pair[0].name not in self.values, pairs)
        received = " ".join(a.expect for _, a in known if a.expect)
        return f"{self.name}: {stem(self.caller.name)}({received}{'' if self.values else ')'}"


def insignificant_callers(caller: FortranCaller) -> list[InsignificantCaller]:
    return [
        InsignificantCaller(caller, condition, values, tuple(buffers), asked)
        for condition, values, buffers, asked in _conditions(caller.procedure)
        if buffers
    ]


def _conditions(procedure: Procedure) -> Iterator[tuple[str, dict[str, str], list[Parameter], str]]:
    """Conditions of insignificant buffers: a name, the arguments that bring it about, those buffers, and a query."""
    buffers = [p for p in procedure.parameters if p.kind.form == "choice" and p.count]
    sets = {tuple(p.name for p in peers(procedure, b)) for b in buffers} - {()}
    for names in sorted(sets):
        found = [b for b in buffers if tuple(p.name for p in peers(procedure, b)) == names]
        yield "_".join(names), dict.fromkeys(names, "MPI_PROC_NULL"), found, ""
    for root in procedure.with_role("root"):
        yield "elsewhere", {}, [b for b in buffers if b.root_only], "rank"
        if "MPI_PROC_NULL" in root.special:
            yield root.name, {root.name: "MPI_PROC_NULL"}, buffers, ""
    for condition in dict.fromkeys(b.ignored_if for b in buffers if b.ignored_if):
        found = [b for b in buffers if b.ignored_if == condition]
        asked = condition.left
        if isinstance(asked, Query):
            yield asked.function, {}, found, asked.function
        else:
            name, value = condition.operands
            yield name, {name: value}, found, ""
