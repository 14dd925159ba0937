"""An argument of a Fortran wrapper: its properties are the variables of the wrapper's layers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from bindery_mpi.spec.argument import Argument
from bindery_mpi.spec.dummy_types import IN_C, of_kind
from bindery_mpi.spec.expressions import Ref
from bindery_mpi.spec.facts import has_extra_state, null_procedure_of, string_of_length
from bindery_mpi.spec.fallback import counterpart
from bindery_mpi.spec.model import Parameter
from bindery_mpi.spec.names import handle_name
from bindery_mpi.views.fortran.scope import Code, Scope, code


def _first(names: Iterable[str]) -> str:
    return next(iter(names), "")


@dataclass(frozen=True, eq=False)
class FortranArgument(Argument):
    """An argument that the callee takes as it is, or converted."""

    scope: Scope
    cleanup: tuple[str, ...] = ()  # what releases the arguments converted before it

    @classmethod
    def within(cls, scope: Scope, p: Parameter, cleanup: Iterable[str]) -> Self:
        return cls(scope.spec, scope.procedure, p, scope, tuple(cleanup))

    @cached_property
    def _passed(self) -> Parameter | None:
        return counterpart(self.scope.callee, self.parameter)

    def _names(self, role: str) -> list[str]:
        return [q.name for q in self.procedure.with_role(role)]

    # ---- types and constants -----------------------------------------------------------------------------------------

    @property
    def upper(self) -> str:
        """C's type in capital letters."""
        return self.type.upper()

    @property
    def fortran_type(self) -> str:
        """C's type of the dummy argument."""
        kind = self.parameter.kind
        if kind.form == "pointer" and kind.mpi in IN_C:  # an integer in Fortran
            return IN_C[kind.mpi]
        return of_kind(kind, self.procedure.large)

    @property
    def handle(self) -> str:
        """The word in the names of a handle's conversions."""
        return handle_name(self.type)

    @property
    def null(self) -> str:
        return super().null or "0"

    @property
    def trim(self) -> str:
        """Which blanks of a string do not count."""
        return self.parameter.trim.upper()

    @property
    def sentinels(self) -> str:
        """The constants that an address may be: `BND_MPI_BOTTOM`, several of them, or 0."""
        constants = self.spec.constants
        return " | ".join(f"BND_{name}" for name in self.parameter.special if constants[name].is_address) or "0"

    # ---- lengths -----------------------------------------------------------------------------------------------------

    @property
    def count(self) -> Code | str:
        """How many elements an array has; none where MPI_IN_PLACE makes the array meaningless."""
        p, scope = self.parameter, self.scope
        if not p.length:
            return ""
        for buffer in scope.buffers:
            if buffer.in_place and buffer.is_described_by(p.name):
                in_place = scope.is_in_place(buffer)
                return code("({} ? 0 : {})", in_place, scope.c(p.length[0]).where(f"!{in_place}"))
        return scope.c(p.length[0])

    @property
    def written_count(self) -> Code | str | None:
        """How many elements of an array the call has written."""
        p = self.parameter
        if isinstance(p.filled, Ref):
            return p.filled.name
        count = self.scope.c(p.length[0])
        return code("bnd_min({}, {})", count, self.scope.c(p.filled)) if p.filled else count

    @property
    def string(self) -> str:
        """The string whose length the argument is."""
        return string_of_length(self.procedure, self.parameter)

    @property
    def is_written(self) -> str:
        """Whether the call has written the argument; a length that goes with a string is written where that is."""
        flag = (self.scope.parameters[self.string] if self.string else self.parameter).written_if
        return f"result == MPI_SUCCESS && c_{flag}" if flag else "result == MPI_SUCCESS"

    # ---- the call ----------------------------------------------------------------------------------------------------

    @property
    def errors_on(self) -> str:
        """The object whose error handler the call invokes: `BND_ON_COMM, *comm`."""
        return self.scope.raised_on

    @property
    def release_earlier(self) -> str:
        """Releases the arguments converted before this one; buffers come before all others, except arrays of
        handles."""
        pending = ["bnd_pending_release(pending)"] if self.scope.assumed_rank and self.scope.has_pending else []
        return "; ".join([*pending, *self.cleanup]) or "(void)0"

    @property
    def target(self) -> str:
        """The process that a call names, or all."""
        rank = _first(self._names("rank"))
        return f"*{rank}" if rank else "BND_EVERY_TARGET"

    @property
    def partitions(self) -> str:
        """The partitions of a call: `range(*request, *partition, *partition)`, or a list; with the time for a test of
        arrival."""
        request, found = _first(self._names("request")), self.procedure.with_role("partition")
        if not found:
            return ""
        if any(p.is_array for p in found):
            return f"list(*{request}, *{found[0].length[0]}, {found[0].name})"
        since = ", since" if any(p.effect == "arrives" for p in self.procedure.parameters) else ""
        return f"range(*{request}, *{found[0].name}, *{found[-1].name}{since})"

    # ---- attributes, and callbacks with extra state (R113-R119) ------------------------------------------------------

    @property
    def callbacks(self) -> str:
        """All procedures that are arguments of the routine."""
        return ", ".join(q.name for q in self.procedure.parameters if q.callback)

    @property
    def extra_state(self) -> str:
        """The argument that callbacks are given back."""
        return _first(self._names("extra_state"))

    @property
    def keyval(self) -> str:
        """The argument that is an attribute key."""
        return _first(self._names("attribute_key"))

    @property
    def flag(self) -> str:
        """The output that is a logical value."""
        outputs = (q for q in self.procedure.parameters if q.intent == "out")
        return _first(q.name for q in outputs if q.kind.form == "logical")

    @property
    def object(self) -> str:
        """The kind of object that has the attribute: the first handle of the routine, or of a callback."""
        callbacks = (self.spec.callbacks[q.callback] for q in self.procedure.parameters if q.callback)
        parameters = (*self.procedure.parameters, *(q for callback in callbacks for q in callback.parameters))
        return _first(q.kind.name for q in parameters if q.kind.form == "handle").upper()

    @property
    def callback(self) -> str | None:
        """The type of a procedure in the names of bindery's functions."""
        p = self.parameter
        return self._prototypes.callback_stem(p, self.procedure.large) if p.callback else None

    @property
    def null_procedure(self) -> str | None:
        """The predefined procedure that means none."""
        passed = self._passed or self.parameter
        return null_procedure_of(self._prototypes, self.scope.callee, passed) if self.parameter.callback else None

    # ---- a procedure without extra state, and the one handle that the call creates for it ----------------------------

    @cached_property
    def _created(self) -> Parameter | None:
        outputs = (q for q in self.procedure.parameters if q.kind.form == "handle" and q.intent == "out")
        is_alone = self.parameter.kind.form == "callback" and not has_extra_state(self.procedure)
        return next(outputs, None) if is_alone else None

    @property
    def pointer_type(self) -> str | None:
        """C's type of the procedure."""
        passed, callee = self._passed or self.parameter, self.scope.callee
        return self._prototypes.c_type(passed, callee.large) if self._created else None

    @property
    def new_handle(self) -> str | None:
        """The handle."""
        return self._created.name if self._created else None

    @property
    def new_handle_name(self) -> str | None:
        """The word in the names of its conversions."""
        return handle_name(self._created.kind.c) if self._created else None
