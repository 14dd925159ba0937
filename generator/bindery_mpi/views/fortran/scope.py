"""How a Fortran wrapper spells its arguments in C (scalars come by reference, handles as integers), and which queries
about them its code uses, such as the size of a communicator: each computed once, where a result is needed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.spec.expressions import Expression, Operation, Query
from bindery_mpi.spec.fallback import counterpart, is_narrowed
from bindery_mpi.spec.model import Parameter, Procedure, Spec
from bindery_mpi.spec.model.flavour import Source
from bindery_mpi.spec.names import handle_name
from bindery_mpi.views.c.c_entry import error_object

# Variables of an array of counts of either width; the result may exceed an int.
_OF_COUNTS = ("sum", "own", "last")
_AT_ROOT = "at_root"
_ALWAYS = ("", "1")  # conditions that hold


@dataclass(frozen=True)
class Local:
    """A local variable with the result of a query."""

    type: str  # "int"
    name: str  # "remote_size_comm"
    value: str  # "bnd_remote_size(bnd_f2c_Comm(*comm))"


# A use of a local variable, and the conditions, all of which hold where it is used.
Use = tuple[Local, tuple[str, ...]]


@dataclass(frozen=True)
class Code:
    """An expression in C, and what it uses."""

    text: str
    uses: tuple[Use, ...] = ()

    def __str__(self) -> str:
        return self.text

    def where(self, *conditions: Code | str) -> Code:
        """The same where it is evaluated only if these conditions hold."""
        more = [text for text in map(str, conditions) if text not in _ALWAYS]
        uses = ((local, (*more, *(c for c in needed_if if c not in more))) for local, needed_if in self.uses)
        return Code(self.text, tuple(uses))


def code(pattern: str, *parts: Code | str) -> Code:
    """The parts in place of the braces of a pattern."""
    uses = (use for part in parts if isinstance(part, Code) for use in part.uses)
    return Code(pattern.format(*parts), tuple(uses))


def all_of(*conditions: Code | str) -> Code:
    """Conditions joined by &&, each once, without those that always hold; empty if all do."""
    parts = dict.fromkeys(part for part in conditions if str(part) not in _ALWAYS)
    return _joined(" && ", " || ", parts)


def any_of(*conditions: Code | str) -> Code:
    """Conditions joined by ||."""
    return _joined(" || ", " && ", conditions)


def _joined(operator: str, inner: str, parts: Iterable[Code | str]) -> Code:
    parts = list(parts)
    patterns = ("({})" if inner in str(part) and len(parts) > 1 else "{}" for part in parts)
    return code(operator.join(patterns), *parts)


def declared(uses: Iterable[Use]) -> list[str]:
    """The declarations of local variables, in the order of their first use and after those that they use; that of the
    root comes first, as the conditions of the others may use it."""
    found: dict[Local, list[tuple[str, ...]]] = {}
    for local, needed_if in uses:
        found.setdefault(local, []).append(needed_if)
    ordered = sorted(found.items(), key=lambda item: item[0].name != _AT_ROOT)
    return [_declaration(local, list(dict.fromkeys(needed_if))) for local, needed_if in ordered]


def _declaration(local: Local, needed_if: list[tuple[str, ...]]) -> str:
    # A use under more conditions than another needs no mention.
    weakest = [c for c in needed_if if not any(set(other) < set(c) for other in needed_if)]
    if () in weakest:
        return f"const {local.type} {local.name} = {local.value};"
    return f"BND_QUERY({local.type}, {local.name}, {any_of(*(all_of(*c) for c in weakest))}, {local.value});"


@dataclass(frozen=True)
class Scope:
    """A wrapper of `procedure` that calls `callee`: the same procedure, or its fallback."""

    spec: Spec
    procedure: Procedure
    callee: Procedure
    source: Source  # of which the wrapper is a part

    @property
    def assumed_rank(self) -> bool:
        """Whether choice buffers come by descriptor."""
        return bool(self.source.descriptor_layer)

    def is_described(self, p: Parameter) -> bool:
        """Whether an argument comes by descriptor."""
        return self.assumed_rank and p.kind.form == "choice"

    def is_dropped(self, p: Parameter) -> bool:
        """Whether the fallback has no such argument."""
        return self.source.has_fallbacks and counterpart(self.callee, p) is None

    def is_narrowed(self, p: Parameter) -> bool:
        """Whether the fallback takes a number in another width."""
        return self.source.has_fallbacks and is_narrowed(self.procedure, self.callee, p)

    @cached_property
    def parameters(self) -> dict[str, Parameter]:
        return {p.name: p for p in self.procedure.parameters}

    @property
    def is_fallback(self) -> bool:
        return self.callee is not self.procedure

    @property
    def buffers(self) -> list[Parameter]:
        return [p for p in self.procedure.parameters if p.kind.form == "choice"]

    @property
    def has_pending(self) -> bool:
        """Whether something may have to outlive the call: then the wrapper has a `pending`, which owns it."""
        if not self.source.has_fallbacks:  # it does not call C itself, or not for an operation
            return False
        procedure = self.procedure
        handles = any(p.is_array and p.kind.form == "handle" and p.intent == "in" for p in procedure.parameters)
        return (handles and procedure.routine.is_lasting) or (self.assumed_rank and any(p.count for p in self.buffers))

    # ---- expressions -------------------------------------------------------------------------------------------------

    def c(self, expression: Expression) -> Code:
        """An expression of the spec: `count` -> `*count`."""
        parts = (expression.left, expression.right) if isinstance(expression, Operation) else (expression,)
        uses = (use for part in parts if isinstance(part, Query) for use in self._uses(part))
        return Code(expression.to_c(self), tuple(uses))

    def value(self, name: str) -> str:
        p = self.parameters[name]
        return self.handle(p) if p.kind.form == "handle" else f"*{name}"

    def query(self, query: Query) -> str:
        return f"{query.function}_{query.parameter}"

    def _uses(self, query: Query) -> tuple[Use, ...]:
        name, p = query.parameter, self.parameters[query.parameter]
        if query.function in _OF_COUNTS:
            value = code("bnd_{}({}, sizeof *{}, {})", query.function, name, name, self._extent(query, p))
        else:
            value = code("bnd_{}({})", query.function, self.handle(p) if p.kind.form == "handle" else name)
        c_type = "MPI_Count" if query.function in _OF_COUNTS else "int"
        return (*value.uses, (Local(c_type, self.query(query), value.text), ()))

    def _extent(self, query: Query, counts: Parameter) -> Code | str:
        """How many counts to add up; or the communicator, in which the process finds its own."""
        length = counts.length[0]
        if query.function == "own" and isinstance(length, Query):
            return self.handle(self.parameters[length.parameter])
        return self.c(length)

    def handle(self, p: Parameter) -> str:
        """The C handle of an argument that is read: `bnd_f2c_Comm(*comm)`."""
        return f"bnd_f2c_{handle_name(p.kind.c)}(*{p.name})"

    def is_in_place(self, buffer: Parameter) -> str:
        address = f"bnd_base({buffer.name})" if self.assumed_rank else buffer.name
        return f"bnd_is_in_place({address})"

    @cached_property
    def at_root(self) -> Code:
        """Whether this process is the root."""
        comm = next(p for p in self.procedure.with_role("communicator") if p.is_input)
        root = self.procedure.with_role("root")[0]
        return Code(_AT_ROOT, ((Local("int", _AT_ROOT, f"bnd_is_root({self.handle(comm)}, *{root.name})"), ()),))

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
