"""A function of the MPI-2 C++ bindings: what C++ declares for a routine, and its body."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from bindery_mpi.spec.declarations import VOID, CDeclaration, CxxName
from bindery_mpi.spec.model import Method, Parameter, Procedure, Spec, version
from bindery_mpi.spec.names import stem
from bindery_mpi.spec.prototypes import Prototypes
from bindery_mpi.views.mpicxx.argument import MpicxxArgument, MpicxxPlan
from bindery_mpi.views.mpicxx.result import result_of, runs_callbacks, this_of

LAST_VERSION = (2, 2)  # of MPI with C++ bindings


@dataclass(frozen=True)
class CxxFunction:
    """One function: a method, or an overload that leaves arguments out."""

    procedure: Procedure
    method: Method
    omitted: tuple[str, ...]  # ("status",)
    of_c: tuple[str, ...]  # ("comm_copy_attr_fn",): callbacks that are functions of C
    spec: Spec

    # ---- names -------------------------------------------------------------------------------------------------------

    @property
    def class_name(self) -> str:
        return self.method.name.scope

    @property
    def name(self) -> str:
        """`Send`, in the large form `Send_c`."""
        return self._name.stem

    @property
    def scoped_name(self) -> str:
        return str(self._name)

    @property
    def _name(self) -> CxxName:
        return self.method.name.large if self.procedure.large else self.method.name

    @property
    def file_stem(self) -> str:
        """The name of its source, and so of its object: `Comm_Recv_without_status`."""
        words = [*self._name.parts, *(["without", *self.omitted] if self.omitted else [])]
        words += ["with_c", *self.of_c] if self.of_c else []
        return "_".join(words)

    @property
    def since(self) -> str:
        return self.procedure.since

    @property
    def is_mpi2(self) -> bool:
        return bool(self.method.member) or version(self.since) <= LAST_VERSION

    @property
    def condition(self) -> str:
        """The routine that not every MPI has; empty otherwise."""
        return "" if self.is_mpi2 else self.procedure.name

    # ---- the object and the result -----------------------------------------------------------------------------------

    @cached_property
    def this(self) -> Parameter | None:
        return this_of(self.spec, self.procedure, self.method)

    @cached_property
    def result(self) -> Parameter | None:
        return result_of(self.procedure, self.method, self.this)

    @property
    def is_static(self) -> bool:
        return bool(self.class_name) and self.this is None

    @property
    def is_const(self) -> bool:
        if self.this is None:
            return False
        return self.method.const if self.method.const is not None else not self.this.is_output

    @property
    def is_virtual(self) -> bool:
        """Whether MPI:: declares it so: a method of MPI-2 that no derived class has with another result."""
        if not self.class_name or self.is_static or not self.spec.classes[self.class_name].virtual:
            return False
        if self.method.allocated:
            return True
        return self.is_mpi2 and not self._is_hidden and not self.procedure.large

    @property
    def _is_hidden(self) -> bool:
        own = {m.name.scope for m in self.procedure.routine.cxx if m.name.stem == self.method.name.stem}
        return any(self.spec.classes[name].base in own for name in own)

    # ---- arguments ---------------------------------------------------------------------------------------------------

    @cached_property
    def rules(self) -> dict[str, MpicxxPlan]:
        arguments = (MpicxxArgument(self.spec, self.procedure, p, self.method) for p in self.procedure.parameters)
        return {argument.name: MpicxxPlan.treating(argument) for argument in arguments}

    @property
    def passed(self) -> list[Parameter]:
        """The parameters that C++ has, in its order."""
        kept = [p for p in self.procedure.parameters if p not in (self.this, self.result)]
        named = {p.name: p for p in kept if p.name not in self.omitted}
        return [named[name] for name in self.method.order if name in named] if self.method.order else [*named.values()]

    @cached_property
    def formals(self) -> tuple[CDeclaration, ...]:
        return tuple(self.rules[p.name].declared(self._formal_of(p)) for p in self.passed)

    def _formal_of(self, p: Parameter) -> str:
        return "c_formal" if p.name in self.of_c else "pointer_formal" if p.name in self.method.pointers else "formal"

    @property
    def argument_names(self) -> list[str]:
        return [p.name for p in self.passed]

    @cached_property
    def result_type(self) -> CDeclaration:
        if self.method.allocated:
            return CDeclaration(self.class_name, is_reference=True)
        if self.result:
            return self.rules[self.result.name].declared("returns")
        if self.procedure.routine.returns_error_code:
            return VOID
        c_type = Prototypes(self.spec).c_result(self.procedure)
        return replace(c_type, base=stem(c_type.base))

    # ---- text --------------------------------------------------------------------------------------------------------

    def head(self, name: str, formals: tuple[CDeclaration, ...] = ()) -> str:
        """`int Comm::Get_rank() const`; with other types in its formals, if there are some."""
        arguments = ", ".join(map(str, formals or self.formals))
        return f"{self.result_type.named(name)}({arguments}){' const' if self.is_const else ''}"

    @property
    def signature(self) -> str:
        """`int MPI::Comm::Get_rank() const`, for readers."""
        return f"{'static ' if self.is_static else ''}{self.head(f'MPI::{self.scoped_name}')}"

    @property
    def declaration(self) -> str:
        """In PMPI::, without virtual."""
        return f"{self.head_in_class()};"

    def head_in_class(self, formals: tuple[CDeclaration, ...] = ()) -> str:
        return f"{'static ' if self.is_static else ''}{self.head(self.name, formals)}"

    @property
    def virtual_declaration(self) -> str:
        return f"{'virtual ' if self.is_virtual else ''}{self.declaration}"

    @property
    def definition(self) -> str:
        return self.head(self.scoped_name)

    @property
    def creates_copy(self) -> bool:
        """Whether a new object is returned although a function that copies attributes may have failed."""
        return self.method.copies and self.result is not None and not self.method.result

    @property
    def runs_callbacks(self) -> bool:
        return self.method.copies or runs_callbacks(self.procedure)

    @property
    def after_call(self) -> list[str]:
        return [line for p in self.passed if (line := self._slot_once(p, "after_call"))]

    def _slot_once(self, p: Parameter, slot: str) -> str:
        return "" if p.name in self.method.pointers else str(getattr(self.rules[p.name], slot))

    @property
    def locals(self) -> Iterator[str]:
        for p in self.procedure.parameters:
            if p is self.result:
                yield self.rules[p.name].result_local
            elif p in self.passed and (line := self._slot_once(p, "local")):
                yield line

    @property
    def returned(self) -> str:
        return self.rules[self.result.name].result_value if self.result else ""

    @property
    def call(self) -> str:
        actuals = [actual for p in self.procedure.parameters if (actual := self._actual(p))]
        function = f"BND_C({self.procedure.name})"
        through = next((call for rule in self.rules.values() if (call := rule.call)), "")
        if through:  # inputs come first
            parameters = sorted(self.procedure.parameters, key=lambda p: p.is_output)
            return f"{through}({', '.join([function, *(self._actual(p) for p in parameters)])})"
        return f"{function}({', '.join(actuals)})"

    def _actual(self, p: Parameter) -> str:
        rule = self.rules[p.name]
        if p is self.this:
            return rule.this
        if p is self.result:
            return rule.result_actual
        if p.name in self.omitted:
            return rule.omitted
        return rule.pointer_actual if p.name in self.method.pointers else rule.actual
