"""A user's template shows these: routines, parameters and Fortran procedures. docs/howto/render.md describes every
attribute; they stay as they are, whatever becomes of the spec's own classes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bindery_mpi.outputs.manifest import roles
from bindery_mpi.rendering.specific import Specific, specifics
from bindery_mpi.spec.model import C, Parameter, Procedure, Routine, Spec
from bindery_mpi.spec.prototypes import Prototypes
from bindery_mpi.views.tool.tool_call import ToolCall


@dataclass(frozen=True, repr=False)
class TemplateParameter:
    """An argument of a routine."""

    _parameter: Parameter
    _call: ToolCall
    roles: tuple[str, ...]  # ("send_count",)

    _SAME = ("name", "intent", "in_place", "root_only", "nullable", "is_array", "is_input", "is_output")

    def __repr__(self) -> str:
        return self._parameter.name

    def __getattr__(self, name: str) -> Any:
        if name not in self._SAME:
            raise AttributeError(f"a parameter has no '{name}'")
        return getattr(self._parameter, name)

    @property
    def kind(self) -> str:
        return self._parameter.kind.name

    @property
    def brief(self) -> str:
        return self._parameter.brief or self._parameter.kind.brief

    @property
    def form(self) -> str:
        return self._parameter.kind.form

    @property
    def handle(self) -> str:
        """MPI_Comm for a communicator; empty for what is no handle."""
        return self._parameter.kind.c if self.form == "handle" else ""

    @property
    def length(self) -> tuple[str, ...]:
        """("remote_size(comm)",): of an array, a number of elements for each dimension."""
        return tuple(map(str, self._parameter.length))

    @property
    def c_type(self) -> str:
        """`const int *`: as a member or a local variable has it."""
        if self.form == "varargs":
            return "..."
        return self._call.prototypes.c_declared(self._parameter, self._call.procedure.large).type_of_variable

    @property
    def c_declaration(self) -> str:
        """`const int recvcounts[]`: as the parameter list has it."""
        return self._call.prototypes.c_declaration(self._parameter, self._call.procedure.large)


@dataclass(frozen=True, repr=False)
class TemplateRoutine:
    """A callable name of C: MPI_Send and MPI_Send_c are two."""

    _procedure: Procedure
    _spec: Spec

    # Templates see these of ToolCall and of the spec under the same names.
    _OF_CALL = (
        "name",
        "profiling_name",
        "stem",
        "chapter",
        "category",
        "completion",
        "is_communication",
        "is_large",
        "takes_callbacks",
        "creates",
        "frees",
        "completes_requests",
        "starts_requests",
        "mpi_state",
        "returns_error_code",
        "has_varargs",
    )
    _OF_ROUTINE = ("brief", "deprecated", "removed", "dialects", "may_be_macro", "note", "successor")

    def __repr__(self) -> str:
        return self._procedure.name

    def __getattr__(self, name: str) -> Any:
        if name in self._OF_CALL:
            return getattr(self._call, name)
        if name in self._OF_ROUTINE:
            return getattr(self._routine, name)
        raise AttributeError(f"a routine has no '{name}'")

    @property
    def _routine(self) -> Routine:
        return self._procedure.routine

    @cached_property
    def _call(self) -> ToolCall:
        return ToolCall(self._procedure, self._spec)

    # ---- facts -------------------------------------------------------------------------------------------------------

    @property
    def routine_name(self) -> str:
        """The name of the small form, for both forms."""
        return self._routine.name

    @property
    def large_name(self) -> str:
        """The name of the large form, for both forms; empty if there is none."""
        return self._routine.procedures[-1].name if self._routine.large_count else ""

    @property
    def number(self) -> int:
        """The same in every version; 0 for what C does not have."""
        return self._spec.number_of.get(self._procedure.name, 0)

    @property
    def since(self) -> str:
        return self._procedure.since

    @property
    def returns(self) -> str:
        """The type of the result."""
        return str(self._call.result_type)

    @property
    def callable_before_init(self) -> bool:
        return self._routine.any_time

    @property
    def in_c(self) -> bool:
        return C.has(self._routine)

    # ---- C -----------------------------------------------------------------------------------------------------------

    @property
    def c_prototype(self) -> str:
        return Prototypes(self._spec).c(self._procedure)

    @property
    def c_parameters(self) -> str:
        """`const void *buf, int count`; `void` if there are none."""
        return self._call.parameter_list

    @property
    def c_arguments(self) -> str:
        """`buf, count`: to forward them; without those of `...`."""
        return self._call.arguments

    # ---- parameters --------------------------------------------------------------------------------------------------

    @cached_property
    def parameters(self) -> tuple[TemplateParameter, ...]:
        named = self._roles
        return tuple(
            TemplateParameter(p, self._call, tuple(role for role, name in named.items() if name == p.name))
            for p in self._procedure.parameters
        )

    @cached_property
    def _roles(self) -> dict[str, str]:
        return roles(self._call)

    @property
    def roles(self) -> dict[str, TemplateParameter]:
        """The parameter that has a role: `routine.roles.send_buffer.name`."""
        parameters = {p.name: p for p in self.parameters}
        return {role: parameters[name] for role, name in self._roles.items()}

    # ---- Fortran -----------------------------------------------------------------------------------------------------

    def specifics(self, dialect: str) -> tuple[Specific, ...]:
        """The procedures of Fortran in a dialect ("mpifh", "mpi", "f08"); none if it lacks the routine."""
        return specifics(self._spec, self._procedure, dialect)


@dataclass(frozen=True)
class TemplateConstant:
    """A named value of the standard."""

    name: str
    section: str
    type: str
    value: int | None  # in the standard ABI
    since: str
    brief: str
    dialects: tuple[str, ...]


def constants(spec: Spec) -> list[TemplateConstant]:
    return [
        TemplateConstant(c.name, c.section, c.type, c.value, c.since, c.brief, c.dialects)
        for c in spec.constants.values()
    ]


@dataclass(frozen=True)
class TemplateCallback:
    """The type of a function that programs pass to MPI."""

    name: str
    brief: str
    since: str
    deprecated: str
    removed: str
    c_typedef: str  # "typedef int (MPI_Delete_function)(MPI_Comm comm, …)"


def callbacks(spec: Spec) -> list[TemplateCallback]:
    rows = ((c, p) for c in spec.callbacks.values() if C.has(c) for p in c.procedures)
    write = Prototypes(spec).c_typedef
    return [TemplateCallback(p.name, c.brief, c.since, c.deprecated, c.removed, write(p)) for c, p in rows]


def routines(spec: Spec, procedures: Iterable[Procedure]) -> Sequence[TemplateRoutine]:
    return [TemplateRoutine(p, spec) for p in procedures]
