"""An argument of a function under an entry point of the standard ABI: what its slots may use, and its layer."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.spec.argument import Argument
from bindery_mpi.spec.expressions import Expression, Query
from bindery_mpi.spec.facts import in_place_of
from bindery_mpi.spec.layer import FIRST, Layer, Locals, Statements, Value
from bindery_mpi.spec.model import Parameter
from bindery_mpi.spec.names import abi_name, family_name, handle_name, stem

_MOST_CALLBACKS = 3


@dataclass(frozen=True, eq=False)
class AbiArgument(Argument):
    """An argument of the ABI's that another MPI's function of C gets."""

    @property
    def type(self) -> str:
        """The other MPI's type of an element, or of a procedure."""
        return self._prototypes.c_base(self.parameter, self.procedure.large)

    @property
    def class_(self) -> str:
        """The handle in names of conversions: `Comm`."""
        return handle_name(self.parameter.kind.c_type(self.procedure.large))

    @property
    def family(self) -> str:
        """The constants in names of conversions: `file_modes`."""
        return family_name(self.parameter.family)

    @property
    def out(self) -> str:
        """The address of what C writes."""
        return f"{self.name} ? &c_{self.name} : 0" if self.parameter.nullable else f"&c_{self.name}"

    @property
    def guard(self) -> str:
        """`if (*flag) `: the condition under which C writes a result; empty if it always does."""
        p = self.parameter
        conditions = [f"*{p.written_if}"] if p.written_if else []
        if not p.written_if and p.intent == "out" and p.kind.form in ("status", "handle", "pointer"):
            conditions += [flag for flag in (self.was_written,) if flag != "1"]
        conditions += [p.name] if p.nullable else []
        return f"if ({' && '.join(conditions)}) " if conditions else ""

    @property
    def was_written(self) -> str:
        """`*flag`: whether there are results at all; "1" if there always are."""
        if self.parameter.written_if:
            return f"*{self.parameter.written_if}"
        parameters = self.procedure.parameters
        flags = [q for q in parameters if q.kind.form == "logical" and q.intent == "out" and not q.is_array]
        return f"*{flags[0].name}" if flags and len(parameters) > 1 else "1"

    @property
    def length(self) -> str:
        """How many elements of an array C reads."""
        length = self._c(self.parameter.length[0])
        significant = self.where_significant()
        return length if significant == "1" else f"{significant} ? {length} : 0"

    def where_significant(self) -> str:
        """The condition under which C reads the argument; "1": it always does."""
        buffer = in_place_of(self.procedure, self.parameter)
        parts = [f"{buffer} != ABI_IN_PLACE"] if buffer else []
        return " && ".join([*parts, *([self.at_root] if self.parameter.root_only else [])]) or "1"

    @property
    def filled(self) -> str:
        """How many elements of an array C writes."""
        return self._c(self.parameter.filled or self.parameter.length[0])

    @property
    def special(self) -> str:
        """`buf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : buf`: the constants that it may be in C's values."""
        p, constants = self.parameter, self.spec.constants
        names = [*p.special, *(["MPI_IN_PLACE"] if p.in_place else [])]
        value = p.name
        for name in reversed(names):
            constant = constants[name]
            if not constant.is_address or constant.value:
                native = f"BND_ADDRESS({stem(name)})" if constant.is_address else name
                value = f"{p.name} == {abi_name(name)} ? {native} : {value}"
        return value

    @property
    def at_root(self) -> str:
        """Whether this process is the root."""
        comm = next(p for p in self.procedure.with_role("communicator") if p.is_input)
        return f"bnd_abi_is_root(bnd_to_Comm({comm.name}), {self._first('root')})"

    @property
    def request(self) -> str | None:
        """The request of the call."""
        return self._first("request")

    @property
    def keyval(self) -> str | None:
        """The key of the attribute."""
        return self._first("attribute_key")

    @property
    def key(self) -> str:
        """The key of attributes that the call makes, or 0."""
        return f"*{self.keyval}" if self.keyval else "0"

    @property
    def datatype(self) -> str:
        """The datatype of the call, or none."""
        name = self._first("datatype")
        return f"bnd_to_Type({name})" if name else "bnd_null_Type"

    def _first(self, role: str) -> str | None:
        return next((p.name for p in self.procedure.with_role(role)), None)

    @property
    def callbacks(self) -> str:
        """The procedures of the call, as many as its state has places."""
        names = [f"(bnd_procedure *){p.name}" for p in self.procedure.parameters if p.callback]
        return ", ".join(names + ["0"] * (_MOST_CALLBACKS - len(names)))

    @property
    def predefined(self) -> str:
        """`fn == ABI_COMM_DUP_FN ? BND_PREDEFINED(COMM_DUP_FN) : `"""
        p, wanted = self.parameter, self._prototypes.c_callback(self.parameter, self.procedure.large)
        found = (q.name for q in self.spec.predefined.values() if q.type == wanted)
        known = "".join(f"{p.name} == {abi_name(name)} ? BND_PREDEFINED({stem(name)}) : " for name in found)
        return known + (f"!{p.name} ? 0 : " if p.nullable and not known else "")

    @property
    def callback(self) -> str:
        """The type of a procedure; of the second of one type, what tells C which of them it calls."""
        passed = self.procedure.parameters
        earlier = passed[: passed.index(self.parameter)]
        again = "_again" if any(q.callback == self.parameter.callback for q in earlier) else ""
        return self._prototypes.callback_stem(self.parameter, self.procedure.large) + again

    @property
    def object(self) -> str:
        """The class of the handle that the call makes."""
        return handle_name(self._made.kind.c) if self._made else "nothing"

    @property
    def object_name(self) -> str:
        """The handle that the call makes."""
        return self._made.name if self._made else self.name

    @cached_property
    def _made(self) -> Parameter | None:
        return next((p for p in self.procedure.parameters if p.kind.form == "handle" and p.intent == "out"), None)

    # ---- expressions -------------------------------------------------------------------------------------------------

    def _c(self, expression: Expression) -> str:
        return expression.to_c(self)

    def value(self, name: str) -> str:
        """A parameter in an expression."""
        p = self.procedure.parameter(name)
        if not self._prototypes.c_is_pointer(p):
            return name
        return f"({name} ? *{name} : 0)" if p.nullable else f"*{name}"

    def query(self, query: Query) -> str:
        """The code that asks something of a parameter in an expression."""
        p = self.procedure.parameter(query.parameter)
        if p.kind.form == "handle":
            return f"bnd_abi_{query.function}(bnd_to_{handle_name(p.kind.c)}({p.name}))"
        return f"bnd_abi_{query.function}({p.name}, {self._c(p.length[0])})"


@dataclass(frozen=True, kw_only=True)
class AbiPlan(Layer, name="abi", policy=FIRST, of=AbiArgument):
    """An argument of another MPI's function, in place of one of the ABI's."""

    actual: Value  # what the other MPI's function gets
    local: Locals = ""  # declares, and converts what cannot fail
    before_call: Statements = ""  # may return with an error
    after_call: Statements = ""  # is done whatever the function returns
    result: Statements = ""  # stores a result, after success
    on_failure: Statements = ""  # releases what nobody will need
