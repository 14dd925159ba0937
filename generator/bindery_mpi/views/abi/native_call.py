"""The call of another MPI's C function by an entry point of the standard ABI: every argument converted, and back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from bindery_mpi.spec.declarations import CDeclaration
from bindery_mpi.spec.facts import effect
from bindery_mpi.spec.model import Constant, Parameter, Procedure, Spec
from bindery_mpi.spec.names import abi_name, abi_type_name
from bindery_mpi.views.abi.argument import AbiArgument, AbiPlan
from bindery_mpi.views.c.c_entry import EntryPoint


def _in_abi(condition: object) -> str:
    """`root != ABI_ROOT` for `root != MPI_ROOT`."""
    return " ".join(map(abi_name, str(condition).split()))


def abi_type(declared: CDeclaration) -> CDeclaration:
    """The same with the ABI's type: `abi_Comm *comm`."""
    return replace(declared, base=abi_type_name(declared.base))


_NAME_LENGTH = "MPI_MAX_OBJECT_NAME"


@dataclass(frozen=True)
class Narrowed:
    """An argument of the large form on its way to the small one."""

    argument: AbiArgument
    type: str  # "int"
    length: str  # of an array, "" for a number
    significant: str  # where C reads it

    @property
    def parameter(self) -> Parameter:
        return self.argument.parameter

    @property
    def name(self) -> str:
        return self.argument.name


class NativeCall(EntryPoint):
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

    def _argument(self, p: Parameter) -> AbiArgument:
        return AbiArgument(self.spec, self.procedure, p)

    @cached_property
    def plans(self) -> tuple[AbiPlan, ...]:
        return tuple(AbiPlan.treating(self._argument(p)) for p in self.passed)

    def slots(self, slot: str) -> list[str]:
        """The lines of a slot of all arguments."""
        return [line for plan in self.plans for line in getattr(plan, slot).splitlines()]

    @property
    def actuals(self) -> str:
        return ", ".join(plan.actual for plan in self.plans)

    @property
    def is_plain(self) -> bool:
        """Whether nothing is left to do but the call."""
        return not any(self.slots(s) for s in ("local", "before_call", "after_call", "result", "on_failure"))

    @property
    def kept(self) -> str:
        """The condition under which something is kept for a request that the call completes or frees, or another one
        takes its place; empty if that cannot be."""
        effects = {effect(self.procedure, p) for p in self.passed if p.kind.role == "request"}
        if effects & {"completes", "frees"} and any(p.is_output for p in self.passed if p.kind.role == "request"):
            return "BND_ABI_IS_KEPT"
        return "BND_ABI_MAY_BE_STARTED" if effects & {"completes", "cancels", "starts"} else ""

    @property
    def handles(self) -> list[tuple[Parameter, str]]:
        """Handles that a call reads, and `sendbuf != ABI_IN_PLACE`: where they are significant; "1": always."""
        if self.is_mpit or not self.returns_error_code:
            return []
        at_root = self.procedure.with_role("root")
        read = [p for p in self.passed if p.kind.form == "handle" and p.is_input and not p.is_array]
        read = [p for p in read if at_root or not p.root_only]
        return [(p, self._where_significant(p)) for p in read]

    def _where_significant(self, p: Parameter) -> str:
        conditions = [_in_abi(guard) for guard in self.guards(p)]
        return " && ".join([*conditions, *([self._argument(p).at_root] if p.root_only else [])]) or "1"

    @property
    def null_name(self) -> tuple[str, str, str, str] | None:
        """("comm", "MPI_COMM_NULL", "comm_name", "resultlen"): the null handle that has a name, which older MPIs
        refuse, and where that goes."""
        null = next((p for p in self.passed if p.kind.form == "handle" and p.nullable and p.is_input), None)
        name = next((p for p in self.passed if p.is_output and str(*p.length[:1]) == _NAME_LENGTH), None)
        if not null or not name:
            return None
        length = next(p for p in self.passed if p.kind.name == "string_length")
        return null.name, null.kind.null, name.name, length.name

    @property
    def late_specials(self) -> list[tuple[Parameter, Constant]]:
        """Addresses with a meaning of their own that an MPI may lack."""
        found = ((p, self.spec.constants[name]) for p in self.passed for name in p.special if p.intent == "in")
        return [(p, constant) for p, constant in found if constant.is_address and constant.since]

    @property
    def on(self) -> str:
        """Whose error handler is invoked: `BND_ON_COMM, comm`."""
        return f"{self.error_object.enumerator}, {abi_name(self.error_object.expression)}"

    # ---- a nonblocking routine in place of a persistent one, which the MPI may lack ----------------------------------

    @cached_property
    def started(self) -> NativeCall | None:
        """The call that each start of a persistent collective makes."""
        routine = self.procedure.routine
        if not routine.is_persistent_collective:
            return None
        nonblocking = [r for r in self.spec.routines.values() if r.completion == "nonblocking"]
        (same,) = (r for r in nonblocking if r.like == routine.like and r.needs == routine.needs)
        return NativeCall(same.procedures[0], self.spec)

    @property
    def communicator(self) -> str:
        return self.procedure.with_role("communicator")[0].name

    @property
    def remembered(self) -> list[tuple[Parameter, str]]:
        """The arguments of the nonblocking routine, and what is remembered of each until it is called."""
        starts = self.started.passed if self.started else ()
        kept = [p for p in starts if p.kind.role not in ("communicator", "request")]
        return [(p, self._remembered(p)) for p in kept]

    def _remembered(self, p: Parameter) -> str:
        argument = self._argument(self.procedure.parameter(p.name))
        if p.kind.role == "datatype" and p.is_array:
            return f"bnd_abi_hold(bnd_made, {p.name}, {argument.length})"
        if p.kind.role == "datatype":
            held = f"*bnd_abi_hold(bnd_made, &{p.name}, 1)"
            significant = self._where_significant(argument.parameter)
            return held if significant == "1" else f"{significant} ? {held} : {p.name}"
        return f"(void *){p.name}" if p.is_array or p.kind.form != "number" else f"(void *)(intptr_t){p.name}"

    @property
    def refused_numbers(self) -> list[tuple[str, str, str]]:
        """The numbers that no start takes: ("count", "count < 0", "MPI_ERR_COUNT")."""
        found = [check for check in self.checks if check.parameter.kind.form == "number"]
        return [(check.parameter.name, _in_abi(check.condition), check.error) for check in found]

    @property
    def recalled(self) -> str:
        """The arguments of the nonblocking routine at a start."""
        places = {p.name: i for i, (p, _) in enumerate(self.remembered)}
        return ", ".join(self._recalled(p, places.get(p.name)) for p in (self.started.passed if self.started else ()))

    @staticmethod
    def _recalled(p: Parameter, place: int | None) -> str:
        if place is None:
            return "request" if p.kind.role == "request" else "bnd_of->comm"
        value = f"bnd_of->argument[{place}]"
        return value if p.is_array or p.kind.form != "number" else f"(int)(intptr_t){value}"

    # ---- the small form in place of the large, which the MPI may lack ------------------------------------------------

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
        growing = [self._argument(p) for p in self.passed if self._grows(p) and not p.large_only]
        return [
            Narrowed(
                argument,
                self.prototypes.c_base(argument.parameter, False),
                argument.length if argument.parameter.is_array else "",
                argument.where_significant(),
            )
            for argument in growing
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


def native_calls(spec: Spec) -> list[NativeCall]:
    """The functions under every entry point that calls its implementation."""
    return [NativeCall(p, spec) for p in spec.c_procedures if p.routine.is_forwarded]
