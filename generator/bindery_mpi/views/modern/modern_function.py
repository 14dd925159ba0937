"""A function of bindery::mpi: one procedure of C, small or large, and the shorter forms of its arguments."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from bindery_mpi.spec.conditions import Condition, Not, all_of
from bindery_mpi.spec.expressions import Ref
from bindery_mpi.spec.model import Parameter, Procedure, Spec
from bindery_mpi.spec.names import stem
from bindery_mpi.spec.prototypes import Prototypes
from bindery_mpi.views.c.c_entry import error_object
from bindery_mpi.views.modern.modern_argument import Arguments, ModernPlan, Returned, handle_type
from bindery_mpi.views.modern.modern_form import Form, has


@dataclass(frozen=True)
class Requirement:
    """A condition that the arguments must meet, and the error where they do not."""

    condition: Condition  # "detail::fits<int>(count)"
    error: str  # "detail::raise(comm, MPI_ERR_COUNT)"


@dataclass(frozen=True)
class ModernFunction:
    """Ready for the template."""

    procedure: Procedure
    spec: Spec
    in_place: bool = False  # true: a request is written where the program wants it
    narrows: bool = False  # true: the small form serves numbers of any type, since the MPI lacks the large one

    @property
    def c_name(self) -> str:
        return self.procedure.name

    @property
    def routine_name(self) -> str:
        return self.procedure.routine.name

    @property
    def name(self) -> str:
        return stem(self.routine_name).lower()

    @property
    def condition(self) -> Condition:
        return has(self.spec, self.procedure)

    # ---- which form --------------------------------------------------------------------------------------------------

    @cached_property
    def _prototypes(self) -> Prototypes:
        return Prototypes(self.spec)

    @cached_property
    def form(self) -> Form:
        return Form(self.procedure, self.spec)

    @property
    def variants(self) -> list[ModernFunction]:
        """The function, and that which writes a new request into an array."""
        makes_request = any(p.kind.role == "request" and p.intent == "out" for p in self.procedure.parameters)
        return [self, *([replace(self, in_place=True)] if makes_request else [])]

    @property
    def narrowing(self) -> list[ModernFunction]:
        """The functions that serve numbers of any type where the MPI lacks the large form."""
        if not self.procedure.large or not self.form.is_chosen_by_type or self.form.is_chosen_by_result:
            return []
        return [ModernFunction(self.procedure.routine.procedures[0], self.spec, narrows=True)]

    @property
    def _serves_any_type(self) -> bool:
        return self.procedure.large or self.narrows

    # ---- arguments ---------------------------------------------------------------------------------------------------

    @cached_property
    def plans(self) -> list[ModernPlan]:
        exact = f"BND_HAS_{self.c_name}_c" if self.form.may_coincide and not self.procedure.large else ""
        arguments = Arguments(self.procedure, self.spec, exact, self.in_place, self.form.is_chosen_by_type)
        return list(arguments.plans())

    @property
    def type_parameters(self) -> list[str]:
        """The parameters of the template; none if the function is no template."""
        large = self.procedure.large
        if self.form.is_chosen_by_result:
            return ["detail::wide N" if large else "class N = int"]
        if large and self.form.has_two_types:
            return ["class = void"]
        return [plan.template for plan in self.plans if plan.template]

    @property
    def required(self) -> str:
        """The types that the template takes; empty if it takes any."""
        if self.form.is_chosen_by_result:
            return "" if self.procedure.large else "std::same_as<N, int>"
        small = all_of(*(plan.small for plan in self.plans if plan.small))
        return f"({Not(small) if self._serves_any_type else small})" if small else ""

    @property
    def formals(self) -> str:
        return ", ".join(self.with_defaults((plan.formal, plan.default) for plan in self.plans))

    @staticmethod
    def with_defaults(formals: Iterable[tuple[str, str]]) -> list[str]:
        """Arguments may be left out from the end."""
        words: list[str] = []
        optional = True
        for formal, default in reversed([each for each in formals if each[0]]):
            optional = optional and bool(default)
            words.append(f"{formal} = {default}" if optional else formal)
        return words[::-1]

    def is_const(self, p: Parameter) -> bool:
        return self._prototypes.c_const(p)

    def passes_address(self, p: Parameter) -> bool:
        return self._prototypes.c_is_pointer(p)

    # ---- result ------------------------------------------------------------------------------------------------------

    @property
    def returned(self) -> list[Returned]:
        return [plan.returned for plan in self.plans if plan.returned]

    @property
    def returns_error_code(self) -> bool:
        return self.procedure.routine.returns_error_code

    @property
    def returns_nothing(self) -> bool:
        return self.returns_error_code and not self.returned

    @property
    def has_struct(self) -> bool:
        return len(self.returned) > 1

    @property
    def struct(self) -> str:
        return stem(self.c_name).lower() + "_result"

    @property
    def value_type(self) -> str:
        """The type of the returned value, without its error code."""
        if not self.returns_error_code:
            kind = self.spec.kinds[self.procedure.routine.returns]
            return handle_type(kind.c) if kind.form == "handle" else kind.c
        if self.has_struct:
            return f"mpi::{self.struct}"
        return str(self.returned[0].type) if self.returned else "void"

    @property
    def result(self) -> str:
        return f"policy::returned<{self.value_type}>" if self.returns_error_code else self.value_type

    @property
    def returns_handle(self) -> bool:
        return len(self.returned) == 1 and self.returned[0].is_handle

    # ---- body --------------------------------------------------------------------------------------------------------

    @property
    def locals(self) -> list[str]:
        return [plan.local for plan in self.plans if plan.local]

    @property
    def requirements(self) -> list[Requirement]:
        """Arguments of which no call may see others."""
        fits = [plan.fits for plan in self.plans if plan.fits] if self._checks_counts else []
        counts = [Requirement(all_of(*fits), self.raised("MPI_ERR_COUNT"))] if fits else []
        return counts + [Requirement(condition, self.raised("MPI_ERR_ARG")) for condition in self._agreements]

    @property
    def _checks_counts(self) -> bool:
        """Numbers of a type that fits, or of the large form, need no check."""
        return not self.procedure.large and (self.form.has_two_types or self.narrows)

    @cached_property
    def _agreements(self) -> list[str]:
        found = [plan.agree for plan in self.plans if plan.agree]
        return found + [line for line in self._companions() if line not in found]

    def _companions(self) -> Iterable[str]:
        """Arrays of the same length."""
        groups: dict[str, list[Parameter]] = {}
        for p in self.procedure.parameters:
            if p.is_array and p.kind.form not in ("argv", "strings"):
                groups.setdefault(self._length_of(p), []).append(p)
        for arrays in groups.values():
            sizes = [f"{p.name}.size()" for p in arrays if not p.special]
            special = [p.name for p in arrays if p.special]
            if sizes and len(sizes + special) > 1:
                yield f"detail::agree({', '.join(sizes + special)})"

    def _length_of(self, p: Parameter) -> str:
        """The same for arrays that must agree; those of a buffer that MPI_IN_PLACE replaces may be empty."""
        buffer = next((q for q in self.procedure.parameters if q.is_described_by(p.name)), None)
        return str(p.length[0]) if isinstance(p.length[0], Ref) or not buffer else buffer.name

    def raised(self, error: str) -> str:
        """The error code, raised on the object that the routine raises errors on."""
        if self.procedure.routine.errors_on == "none":
            return error
        on = error_object(self.procedure)
        has_handler = on.parameter and self.spec.kinds[on.kind].error_handler == "own"
        return f"detail::raise({on.parameter + ', ' if has_handler else ''}{error})"
