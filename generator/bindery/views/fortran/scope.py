"""How a Fortran wrapper spells its arguments in C: scalars come by reference, handles as integers."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property

from bindery.spec.expressions import Expression, Query
from bindery.spec.model import Parameter, Procedure, Spec
from bindery.spec.model.flavour import Source
from bindery.spec.names import handle_name
from bindery.spec.prototypes import Prototypes
from bindery.views.c.c_entry import error_object
from bindery.views.fortran.queries import Conditions, Queries

AT_ROOT = "at_root"
# What these add up may exceed an int.
_SUMS = ("sum", "own")


@dataclass(frozen=True)
class Scope:
    """A wrapper of `procedure` that calls `callee`: the same procedure, or its fallback."""

    spec: Spec
    procedure: Procedure
    callee: Procedure
    source: Source  # of which the wrapper is a part
    queries: Queries = field(default_factory=Queries)
    conditions: Conditions = ()  # what holds wherever the code that is being written is evaluated

    def where(self, *conditions: str) -> Scope:
        """The same where these conditions hold too."""
        more = (c for c in conditions if c not in ("", "1", *self.conditions))
        return replace(self, conditions=(*self.conditions, *more))

    @property
    def assumed_rank(self) -> bool:
        """Whether choice buffers come by descriptor."""
        return bool(self.source.descriptor_layer)

    @cached_property
    def prototypes(self) -> Prototypes:
        return Prototypes(self.spec)

    @cached_property
    def parameters(self) -> dict[str, Parameter]:
        return {p.name: p for p in self.procedure.parameters}

    @property
    def is_fallback(self) -> bool:
        return self.callee is not self.procedure

    @property
    def buffers(self) -> list[Parameter]:
        return [p for p in self.procedure.parameters if p.kind.form == "choice"]

    # ---- expressions -------------------------------------------------------------------------------------------------

    def c(self, expression: Expression) -> str:
        """An expression of the spec: `count` -> `*count`."""
        return expression.to_c(self)

    def value(self, name: str) -> str:
        p = self.parameters[name]
        return self.handle(p) if p.kind.form == "handle" else f"*{name}"

    def query(self, query: Query) -> str:
        name = query.parameter
        p = self.parameters[name]
        value = f"bnd_{query.function}({self.handle(p) if p.kind.form == 'handle' else name})"
        if query.function in _SUMS:
            value = f"bnd_{query.function}({name}, sizeof *{name}, {self._extent(query, p)})"
        c_type = "MPI_Count" if query.function in _SUMS else "int"
        return self.queries.use(c_type, f"{query.function}_{name}", value, self.conditions)

    def _extent(self, query: Query, counts: Parameter) -> str:
        """How many counts to add up; or the communicator, in which the process finds its own."""
        length = counts.length[0]
        if query.function == "own" and isinstance(length, Query):
            return self.handle(self.parameters[length.parameter])
        return length.to_c(self)

    def handle(self, p: Parameter) -> str:
        """The C handle of an argument that is read: `bnd_f2c_Comm(*comm)`."""
        return f"bnd_f2c_{handle_name(p.kind.c)}(*{p.name})"

    def is_in_place(self, buffer: Parameter) -> str:
        address = f"bnd_base({buffer.name})" if self.assumed_rank else buffer.name
        return f"bnd_is_in_place({address})"

    def at_root(self) -> str:
        """Whether this process is the root."""
        comm = next(p for p in self.procedure.with_role("communicator") if p.is_input)
        root = self.procedure.with_role("root")[0]
        return self.queries.use("int", AT_ROOT, f"bnd_is_root({self.handle(comm)}, *{root.name})", self.conditions)

    # ---- errors ------------------------------------------------------------------------------------------------------

    @cached_property
    def error_object(self) -> Parameter | None:
        """The argument with an error handler on which errors of the call are raised."""
        on = error_object(self.procedure)
        p = self.parameters.get(on.expression)
        return p if p and p.kind.error_handler == "own" else None

    @property
    def raised_on(self) -> str:
        """The object whose error handler the call's errors invoke (R151): `BND_ON_COMM, *comm`."""
        on = self.error_object
        if not on and self.procedure.routine.errors_on == "file-default":
            return "BND_ON_NO_FILE, 0"
        return f"BND_ON_{on.kind.name.upper()}, *{on.name}" if on else "BND_ON_SELF, 0"
