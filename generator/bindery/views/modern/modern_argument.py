"""One argument of a function of bindery::mpi: what C++ declares, what C is passed, what is returned."""

from __future__ import annotations

from dataclasses import dataclass

from bindery.spec.declarations import join, pointer_to
from bindery.spec.expressions import Const, Ref
from bindery.spec.model import Parameter, Procedure
from bindery.spec.names import stem
from bindery.spec.prototypes import Prototypes

HERE = "mpi::"


def handle_type(c_type: str) -> str:
    """MPI_Comm -> mpi::comm"""
    return HERE + stem(c_type).lower()


@dataclass(frozen=True)
class Returned:
    """An argument of C that C++ returns."""

    type: str  # "bool"
    name: str  # "flag"
    value: str = ""  # "flag_ != 0"; "" if C writes into the result itself
    is_handle: bool = False
    is_string: bool = False

    @property
    def declaration(self) -> str:
        return join(self.type, self.name)


@dataclass(frozen=True)
class Plan:
    """How one argument is passed."""

    actual: str  # "comm.native": what C is passed
    formal: str = ""  # "mpi::comm comm"; "" if C++ has no such argument
    default: str = ""  # "MPI_STATUS_IGNORE"
    template: str = ""  # "std::integral N1"
    local: str = ""  # "int flag_;"
    returned: Returned | None = None
    writes_result: bool = False  # true: C writes into the result, to the member `actual` of it
    fits: str = ""  # "detail::fits<int>(count)": must hold, or the count is refused
    agree: str = ""  # "detail::is_length<int>(ranks.size())": a precondition
    large_unless: str = ""  # "detail::small<N1, int>": false if the type of the argument needs the large form
    forward: str = ""  # "count": what a function with fewer arguments passes on


@dataclass(frozen=True)
class Arguments:
    """Plans the arguments of one procedure."""

    procedure: Procedure
    prototypes: Prototypes
    exact: str  # "BND_HAS_MPI_Pack_external_c": where numbers beside arrays keep to their type; "" if nowhere
    in_place: bool  # the request that a call makes is written where an argument refers to
    by_type: bool  # the types of counts choose the form: there are no arrays or callbacks of two types

    def plans(self) -> list[Plan]:
        plans: list[Plan] = []
        for p in self.procedure.parameters:
            plans.append(self._plan(p, f"N{1 + sum(bool(plan.template) for plan in plans)}"))
        return plans

    def _plan(self, p: Parameter, typename: str) -> Plan:
        """`typename`: the parameter of the template, where the argument has a type of its own."""
        match p.kind.form:
            case "varargs":
                return Plan(f"{p.kind.name}...", f"Rest... {p.kind.name}", template="class... Rest")
            case "argv" | "strings" if not p.is_array or p.special or p.kind.form == "argv":
                return self._as_in_c(p)
            case "choice":
                return self._as_in_c(p)
            case "callback":
                kind = self.prototypes.c_callback(p, self.procedure.large)
                return Plan(p.name, f"detail::callback<{kind}> {p.name}", forward=p.name)
            case "string":
                return self._string(p)
            case "pointer":
                return self._pointer(p)
            case "status":
                return self._status(p)
        return self._array(p) if p.is_array else self._scalar(p, typename)

    def c_type(self, p: Parameter) -> str:
        return p.kind.c_type(self.procedure.large)

    def _as_in_c(self, p: Parameter) -> Plan:
        return Plan(p.name, self.prototypes.c_declared(p, self.procedure.large).as_variable, forward=p.name)

    # ---- strings, pointers, statuses ---------------------------------------------------------------------------------

    def _string(self, p: Parameter) -> Plan:
        if not p.is_output:
            return Plan(f"{p.name}.c_str()", f"mpi::cstring {p.name}", forward=p.name)
        if p.inout_length:
            return Plan(f"{p.name}.data()", f"std::span<char> {p.name}", forward=p.name)
        if isinstance(p.length[0], Const):
            returned = Returned(f"mpi::string<{p.length[0]}>", p.name, is_string=True)
            return Plan(".data()", returned=returned, writes_result=True)
        return self._as_in_c(p)

    def _pointer(self, p: Parameter) -> Plan:
        if p.intent != "out" or p.kind.role == "representation":
            return self._as_in_c(p)
        return self._output(p, pointer_to(p.kind.c), pointer_to(p.kind.c))

    def _status(self, p: Parameter) -> Plan:
        if p.kind.role == "integer_status":
            const = "const " if self.prototypes.c_const(p) else ""
            return Plan(p.name, f"{const}{pointer_to(p.kind.c)}{p.name}", forward=p.name)
        if p.intent != "out":
            const = "const " if self.prototypes.c_const(p) else ""
            actual = f"detail::passed(&{p.name})" if const else f"&{p.name}"
            return Plan(actual, f"{const}{p.kind.c} &{p.name}", forward=p.name)
        if p.is_array:
            return self._array_or_address(p, "mpi::status", p.special[0])
        if p.special:
            return Plan(p.name, f"mpi::status *{p.name}", p.special[0], forward=p.name)
        return self._output(p, p.kind.c, p.kind.c)

    # ---- arrays ------------------------------------------------------------------------------------------------------

    def _array(self, p: Parameter) -> Plan:
        const = "const " if self.prototypes.c_const(p) else ""
        inner = "".join(f"[{size}]" for size in p.length[1:])
        if p.special:
            return self._array_or_address(p, const + self.c_type(p), p.special[0] if p.is_output else "")
        if p.kind.form == "handle":
            spelled = f"std::span<{const}{handle_type(p.kind.c)}> {p.name}"
            natives = f"detail::natives({p.name})"
            return Plan(f"detail::passed({natives})" if const else natives, spelled, forward=p.name)
        data = f"detail::passed({p.name}.data())" if const else f"{p.name}.data()"
        return Plan(data, f"std::span<{const}{self.c_type(p)}{inner}> {p.name}", forward=p.name)

    def _array_or_address(self, p: Parameter, element: str, default: str) -> Plan:
        return Plan(f"{p.name}.data()", f"mpi::array_or_address<{element}> {p.name}", default, forward=p.name)

    # ---- one value ---------------------------------------------------------------------------------------------------

    def _scalar(self, p: Parameter, typename: str) -> Plan:
        arrays = sized_by(self.procedure, p)
        if arrays:
            return self._length(p, f"{arrays[0].name}.size()")
        if p.intent == "out":
            return self._returned(p)
        if p.kind.form == "handle":
            return self._handle(p)
        if p.intent == "inout":
            return Plan(f"&{p.name}", f"{self.c_type(p)} &{p.name}", forward=p.name)
        if p.kind.form == "logical":
            return Plan(p.name, f"bool {p.name}", forward=p.name)
        if self.procedure.routine.large_count and grows(p):
            return self._growing(p, typename)
        return Plan(p.name, f"{self.c_type(p)} {p.name}", forward=p.name)

    def _handle(self, p: Parameter) -> Plan:
        kind = handle_type(p.kind.c)
        if self.prototypes.c_is_pointer(p):
            return Plan(f"&{p.name}.native", f"{kind} &{p.name}", forward=p.name)
        return Plan(f"{p.name}.native", f"{kind} {p.name}", forward=p.name)

    def _growing(self, p: Parameter, typename: str) -> Plan:
        kind = self.c_type(p)
        if not self.by_type:
            formal = f"detail::number<{kind}{', ' + self.exact if self.exact else ''}> {p.name}"
            return Plan(
                f"static_cast<{kind}>({p.name}.value())", formal, fits=f"detail::fits<{kind}>({p.name})", forward=p.name
            )
        return Plan(
            f"static_cast<{kind}>({p.name})",
            f"{typename} {p.name}",
            template=f"std::integral {typename}",
            fits=f"detail::fits<{kind}>({p.name})",
            large_unless=f"detail::small<{typename}, {p.kind.c}>",
            forward=p.name,
        )

    def _length(self, p: Parameter, size: str) -> Plan:
        kind = self.c_type(p)
        cast, holds = f"static_cast<{kind}>({size})", f"detail::is_length<{kind}>({size})"
        if p.intent == "in":
            return Plan(cast, agree=holds)
        returned = Returned(kind, p.name, f"{p.name}_")
        return Plan(f"&{p.name}_", local=f"{kind} {p.name}_ = {cast};", returned=returned, agree=holds)

    def _returned(self, p: Parameter) -> Plan:
        kind = self.c_type(p)
        if self.in_place and p.kind.role == "request":
            return self._handle(p)
        if p.kind.form == "handle":
            return self._output(p, kind, handle_type(kind))
        if p.kind.form == "logical":
            return self._output(p, kind, "bool", " != 0")
        if p.kind.role == "string_length" and any(is_inline_string(q) for q in self.procedure.parameters):
            return Plan(f"&{p.name}_", local=f"{kind} {p.name}_;")
        return self._output(p, kind, kind)

    @staticmethod
    def _output(p: Parameter, c_type: str, kind: str, suffix: str = "") -> Plan:
        """C writes into the result, unless it has another type there or need not write at all."""
        is_set = bool(p.written_if) or p.nullable
        if not is_set and not suffix:
            native = ".native" if p.kind.form == "handle" else ""
            returned = Returned(kind, p.name, is_handle=bool(native))
            return Plan(native, returned=returned, writes_result=True)
        value = " = {}" if is_set else ""
        local = f"{join(c_type, p.name)}_{value};"
        return Plan(f"&{p.name}_", local=local, returned=Returned(kind, p.name, f"{p.name}_{suffix}"))


def is_inline_string(p: Parameter) -> bool:
    return p.kind.form == "string" and p.is_output and isinstance(p.length[0], Const)


def grows(p: Parameter) -> bool:
    return p.kind.form == "number" and bool(p.kind.c_large)


def sized_by(procedure: Procedure, p: Parameter) -> list[Parameter]:
    """The ranges of C++ whose size is this argument of C; strings that C fills come first."""
    if p.intent == "out":
        return []
    return [
        q
        for q in procedure.parameters
        if q.inout_length == p.name
        or (q.is_array and not q.special and q.kind.form != "argv" and q.length[0] == Ref(p.name))
    ]
