"""The call of another MPI's C function by an entry point of the standard ABI: every argument converted, and back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from bindery.spec.declarations import CDeclaration
from bindery.spec.expressions import Expression, Query
from bindery.spec.facts import in_place_of
from bindery.spec.model import Body, C, Constant, Parameter, Procedure, Spec
from bindery.spec.names import abi_name, abi_type_name, handle_name, stem
from bindery.spec.prototypes import Prototypes
from bindery.spec.rules import Applied, Variables, select
from bindery.spec.validate.constants import LAST_ERROR_CLASS
from bindery.views.c.c_entry import Entry
from bindery.views.c.c_header import Header

_LAYER = "abi"
_MOST_CALLBACKS = 3
_LENGTHS = "string-lengths"
_T_CODES = "mpit-error-codes"  # what routines return, and no argument is


def abi_type(declared: CDeclaration) -> CDeclaration:
    """The same with the ABI's type: `abi_Comm *comm`."""
    return replace(declared, base=abi_type_name(declared.base))


def family_name(section: str) -> str:
    """A section of constants in names of functions: error_classes."""
    return section.replace("-", "_")


@dataclass(frozen=True)
class Narrowed:
    """An argument of the large form on its way to the small one."""

    parameter: Parameter
    type: str  # "int"
    wide: str  # "MPI_Count"
    length: str  # of an array, "" for a number
    significant: str  # where C reads it

    @property
    def name(self) -> str:
        return self.parameter.name


class NativeCall(Entry):
    """The function under an entry point, ready for the template."""

    @property
    def abi_result_type(self) -> CDeclaration:
        return abi_type(self.result_type)

    @property
    def dummies(self) -> str:
        """The parameter list in types of the ABI."""
        return ", ".join(self._declared(p) for p in self.procedure.parameters) or "void"

    def _declared(self, p: Parameter) -> str:
        if p.kind.form == "varargs":
            return "..."
        return str(abi_type(self.prototypes.c_declared(p, self.procedure.large)))

    @cached_property
    def plans(self) -> tuple[Applied, ...]:
        """The slots of each argument."""
        return tuple(select(self.spec, _LAYER, self.procedure, p, self._variables(p)) for p in self.passed)

    def slots(self, slot: str) -> list[str]:
        return [line for plan in self.plans for line in plan[slot].splitlines()]

    @property
    def actuals(self) -> str:
        return ", ".join(plan["actual"] for plan in self.plans)

    @property
    def is_plain(self) -> bool:
        """Whether nothing is left to do but the call."""
        return not any(self.slots(s) for s in ("local", "before_call", "after_call", "result", "on_failure"))

    @property
    def on(self) -> str:
        """Whose error handler is invoked: `BND_ON_COMM, comm`."""
        return f"{self.error_object.enumerator}, {abi_name(self.error_object.expression)}"

    # ---- the small form in place of a large one that the MPI lacks ---------------------------------------------------

    @property
    def small(self) -> Procedure | None:
        """The small form of a large one; a callback cannot be narrowed."""
        if not self.procedure.large or any(p.callback and self._grows(p) for p in self.procedure.parameters):
            return None
        return self.procedure.routine.procedures[0]

    @property
    def none_when_small(self) -> list[Parameter]:
        """Results of the large form alone: how many large counts there are."""
        return [p for p in self.passed if p.large_only and p.intent == "out" and not p.is_array]

    def _grows(self, p: Parameter) -> bool:
        return self.prototypes.c_base(p, True) != self.prototypes.c_base(p, False)

    @property
    def narrowed(self) -> list[Narrowed]:
        growing = [p for p in self.passed if self._grows(p) and not p.large_only]
        return [
            Narrowed(
                p,
                self.prototypes.c_base(p, False),
                self.prototypes.c_base(p, True),
                self._read_length(p) if p.is_array else "",
                self.significance(p),
            )
            for p in growing
        ]

    @property
    def small_arguments(self) -> str:
        names = {narrowed.name for narrowed in self.narrowed}
        passed = (p for p in self.passed if not p.large_only)
        return ", ".join(f"c_{p.name}" if p.name in names else p.name for p in passed)

    @property
    def new_request(self) -> str:
        """The request of an operation that is not complete when the call returns."""
        lasting = self.procedure.routine.is_lasting
        return next((p.name for p in self.procedure.with_role("request") if lasting and p.intent == "out"), "")

    # ---- variables ---------------------------------------------------------------------------------------------------

    def _variables(self, p: Parameter) -> Variables:
        native = p.kind.c_type(self.procedure.large)
        return {
            "name": p.name,
            "type": self.prototypes.c_base(p, self.procedure.large) if p.callback else native,
            "class": handle_name(native),
            "family": family_name(p.family),
            "out": f"{p.name} ? &c_{p.name} : 0" if p.nullable else f"&c_{p.name}",
            "guard": lambda: self._guard(p),
            "was_written": f"*{p.written_if}" if p.written_if else self._flag,
            "length": lambda: self._read_length(p),
            "filled": lambda: self._c(p.filled or p.length[0]),
            "special": lambda: self._special(p),
            "at_root": lambda: self._at_root,
            "request": lambda: self._first("request"),
            "keyval": lambda: self._first("attribute_key"),
            "datatype": lambda: self._first("datatype"),
            "callbacks": lambda: self._callbacks,
            "predefined": lambda: self._predefined(p),
            "callback": lambda: self._callback(p),
            "object": lambda: handle_name(self._made.kind.c) if self._made else "nothing",
            "object_name": lambda: self._made.name if self._made else p.name,
        }

    def _guard(self, p: Parameter) -> str:
        conditions = [f"*{p.written_if}"] if p.written_if else []
        conditions += [p.name] if p.nullable else []
        if not p.written_if and p.intent == "out" and p.kind.form in ("status", "handle", "pointer"):
            conditions = [flag for flag in (self._flag,) if flag != "1"] + conditions
        return f"if ({' && '.join(conditions)}) " if conditions else ""

    @property
    def _flag(self) -> str:
        """`*flag`: whether there are results at all; "1" if there always are."""
        flags = [q for q in self.passed if q.kind.form == "logical" and q.intent == "out" and not q.is_array]
        return f"*{flags[0].name}" if flags and len(self.passed) > 1 else "1"

    def _special(self, p: Parameter) -> str:
        """`buf == ABI_IN_PLACE ? BND_ADDRESS(IN_PLACE) : buf`"""
        constants = self.spec.constants
        names = [*p.special, *(["MPI_IN_PLACE"] if p.in_place else [])]
        zero = [name for name in names if constants[name].is_address and constants[name].value == 0]
        value = p.name
        for name in reversed([name for name in names if name not in zero]):
            native = f"BND_ADDRESS({stem(name)})" if constants[name].is_address else name
            value = f"{p.name} == {abi_name(name)} ? {native} : {value}"
        if p.is_array and len(p.length) == 1 and self._grows(p):
            value = f"(void *)({value})"
        return value

    def significance(self, p: Parameter) -> str:
        """Where C reads an argument: "1", or not everywhere."""
        buffer = in_place_of(self.procedure, p)
        parts = [f"{buffer} != ABI_IN_PLACE"] if buffer else []
        return " && ".join([*parts, *([self._at_root] if p.root_only else [])]) or "1"

    def _read_length(self, p: Parameter) -> str:
        """How many elements of an array C reads."""
        significant = self.significance(p)
        return self._c(p.length[0]) if significant == "1" else f"{significant} ? {self._c(p.length[0])} : 0"

    @property
    def _at_root(self) -> str:
        comm = next(p for p in self.procedure.with_role("communicator") if p.is_input)
        return f"bnd_abi_is_root(bnd_to_Comm({comm.name}), {self._first('root')})"

    def _first(self, role: str) -> str:
        return self.procedure.with_role(role)[0].name

    @property
    def _callbacks(self) -> str:
        names = [f"(bnd_procedure *){p.name}" for p in self.passed if p.callback]
        return ", ".join(names + ["0"] * (_MOST_CALLBACKS - len(names)))

    def _predefined(self, p: Parameter) -> str:
        """`fn == ABI_COMM_DUP_FN ? BND_PREDEFINED(COMM_DUP_FN) : `"""
        wanted = self.prototypes.c_callback(p, self.procedure.large)
        found = (q.name for q in self.spec.predefined.values() if q.type == wanted)
        known = "".join(f"{p.name} == {abi_name(name)} ? BND_PREDEFINED({stem(name)}) : " for name in found)
        return known + (f"!{p.name} ? 0 : " if p.nullable and not known else "")

    def _callback(self, p: Parameter) -> str:
        """Its type; of the second of one type, what tells C which of them it calls."""
        earlier = self.passed[: self.passed.index(p)]
        again = "_again" if any(q.callback == p.callback for q in earlier) else ""
        return self.prototypes.callback_stem(p, self.procedure.large) + again

    @property
    def _made(self) -> Parameter | None:
        """The handle that the call makes."""
        return next((p for p in self.procedure.parameters if p.kind.form == "handle" and p.intent == "out"), None)

    # ---- expressions -------------------------------------------------------------------------------------------------

    def _c(self, expression: Expression) -> str:
        return expression.to_c(self)

    def value(self, name: str) -> str:
        p = self.procedure.parameter(name)
        return f"*{name}" if self.prototypes.c_is_pointer(p) else name

    def query(self, query: Query) -> str:
        p = self.procedure.parameter(query.parameter)
        if p.kind.form == "handle":
            return f"bnd_abi_{query.function}(bnd_to_{handle_name(p.kind.c)}({p.name}))"
        return f"bnd_abi_{query.function}({p.name}, {self._c(p.length[0])})"


@dataclass(frozen=True)
class Family:
    """Constants whose values convert into each other."""

    section: str
    names: tuple[str, ...]
    bits: bool  # they are ored together
    is_open: bool  # other numbers from 0 up are values, too
    extensible: bool  # a program makes others
    least: int | None  # the least constant above 0

    @property
    def name(self) -> str:
        return family_name(self.section)


def families(spec: Spec) -> Iterable[Family]:
    """Those that arguments have."""
    of_kinds = {kind.family for kind in spec.kinds.values()}
    used = {c.named for section in spec.sections.values() for c in section.constants}
    used |= {p.family for routine in spec.routines.values() for p in routine.parameters}
    for name, section in spec.sections.items():
        if name in used or name == _T_CODES:
            constants = [c for c in section.constants if c.value is not None and c.name != LAST_ERROR_CLASS]
            names = tuple(c.name for c in constants)
            least = min((c.value for c in constants if c.value and c.value > 0), default=None)
            yield Family(name, names, section.bits, name in of_kinds, section.extensible, least)


def native_calls(spec: Spec) -> list[NativeCall]:
    """What stands under every entry point that calls its implementation."""
    return [NativeCall(p, spec) for p in spec.c_procedures if p.routine.is_forwarded]


@dataclass(frozen=True)
class CFunctionType:
    """The type of a callback."""

    procedure: Procedure
    prototypes: Prototypes

    @property
    def name(self) -> str:
        return abi_type_name(self.procedure.name)

    @property
    def result(self) -> CDeclaration:
        return self.prototypes.c_result(self.procedure)

    @property
    def dummies(self) -> str:
        large = self.procedure.large
        return ", ".join(
            "..." if p.kind.form == "varargs" else str(abi_type(self.prototypes.c_declared(p, large)))
            for p in self.procedure.parameters
        )


@dataclass(frozen=True)
class NativeTable:
    """What the table of the other MPI holds, and the names of the ABI beside its own."""

    spec: Spec

    @cached_property
    def prototypes(self) -> Prototypes:
        return Prototypes(self.spec)

    @cached_property
    def header(self) -> Header:
        return Header(self.spec)

    @property
    def calls(self) -> list[NativeCall]:
        return native_calls(self.spec)

    @property
    def families(self) -> list[Family]:
        return list(families(self.spec))

    @cached_property
    def handles(self) -> dict[str, list[Constant]]:
        """The predefined handles of each type; the null handle comes first."""
        found: dict[str, list[Constant]] = {}
        for kind in self.spec.kinds.values():
            if kind.form == "handle":
                constants = [c for c in self._constants if c.type == kind.c and c.value is not None and not c.removed]
                found[kind.c] = sorted(constants, key=lambda c: c.name != kind.null)
        return found

    @property
    def _constants(self) -> list[Constant]:
        return [c for section in self.spec.sections.values() for c in section.constants if C.has(c)]

    @property
    def attributes(self) -> list[tuple[str, str]]:
        """Keys of predefined attributes whose value is the address of a named constant, and the family of that."""
        return [(c.name, family_name(c.named)) for c in self._constants if c.named]

    @property
    def integers(self) -> list[tuple[str, str, str]]:
        """Of each type of handle the routines between it and its INTEGER: ("Comm", "MPI_Comm_c2f", "MPI_Comm_f2c")."""
        outside = [r for r in self.spec.routines.values() if not self.spec.in_abi(r)]
        to = {r.parameters[0].kind.c: r.name for r in outside if r.body == Body.HANDLE_TO_INTEGER}
        back = {self.spec.kinds[r.returns].c: r.name for r in outside if r.body == Body.HANDLE_FROM_INTEGER}
        return [(handle_name(type), name, back[type]) for type, name in to.items()]

    @staticmethod
    def c_type(kind: str) -> str:
        return "MPI_Datatype" if kind == "Type" else f"MPI_{kind}"

    @property
    def addresses(self) -> list[Constant]:
        """Sentinels that are not null pointers."""
        return [c for c in self._constants if c.is_address and c.value]

    @property
    def callbacks(self) -> list[CFunctionType]:
        """The types of procedures, in types of the ABI."""
        return [CFunctionType(p, self.prototypes) for c in self.spec.callbacks.values() for p in c.procedures]

    @property
    def lengths(self) -> list[Constant]:
        """The greatest lengths of strings, which must not be less than the other MPI's."""
        return [c for c in self._constants if c.section == _LENGTHS]
