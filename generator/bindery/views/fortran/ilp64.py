"""Wrappers for programs whose INTEGER has 8 bytes: each converts its integers for another wrapper, whose source it
includes. Counts go to the wrapper of the large form, which takes them as they are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from bindery.spec.dummy_types import FINT, FLAVOURED, dummy_type
from bindery.spec.fallback import counterpart
from bindery.spec.layers import LAYERS
from bindery.spec.model import Parameter, Procedure, Spec
from bindery.spec.model.flavour import WIDE_INTEGER
from bindery.spec.names import in_f08
from bindery.spec.rules import Applied, Variables, fill, rule_for
from bindery.views.fortran.catalogue import assumed_rank_wrappers, wrappers
from bindery.views.fortran.fortran_wrapper import FortranWrapper
from bindery.views.fortran.modules import has_twin
from bindery.views.fortran.scope import AT_ROOT, Scope
from bindery.views.fortran.significance import is_significant, is_significant_element
from bindery.views.fortran.variables import array_count

_SLOTS = LAYERS[WIDE_INTEGER.layer].needed + LAYERS[WIDE_INTEGER.layer].possible


@dataclass(frozen=True)
class _Argument:
    """The C code of one argument, by the slots of its rule; what is not converted has a dummy argument alone."""

    slots: dict[str, str]

    def __getitem__(self, slot: str) -> str:
        return self.slots.get(slot, "")


@dataclass(frozen=True)
class Ilp64Wrapper:
    """One wrapper as its template sees it."""

    inner: FortranWrapper  # what it calls
    procedure: Procedure
    spec: Spec

    @property
    def lower(self) -> str:
        return self.procedure.name.lower()

    @property
    def upper(self) -> str:
        return self.lower.upper()

    @property
    def file(self) -> str:
        return f"fortran/{WIDE_INTEGER.folder}/{self.procedure.name}.c"

    @property
    def dummies(self) -> str:
        arguments = self._arguments.values()
        ierror = [f"{FLAVOURED} *ierror"] if self._has_ierror else []
        return (
            ", ".join(
                [*(a["formal"] for a in arguments if a["formal"]), *ierror, *(a["hidden"] for a in arguments if a["hidden"])]
            )
            or "void"
        )

    @property
    def body(self) -> list[str]:
        """Checks, conversions, the call, and conversions back."""
        arguments = self._arguments.values()
        slots = ("early_local", *(["check"] if self._has_ierror else []), "local", "before_call")
        steps = [[a[slot] for a in arguments if a[slot]] for slot in slots]
        lines = [*self._scope.queries.lines(first=AT_ROOT), *(line for step in steps for line in step)]
        actuals = [*(a["actual"] for a in arguments if a["actual"]), *(["&int_ierror"] if self._has_ierror else [])]
        actuals += [f"{name}_len" for name, a in self._arguments.items() if a["hidden"]]
        call = f"BND_INNER({self.inner.lower})({', '.join(actuals)});"
        if not self._has_ierror:
            return [*lines, call if self.inner.returns == "void" else f"return {call}"]
        after = [a["after_call"] for a in arguments if a["after_call"]]
        return [*lines, f"{FINT} int_ierror;", call, *after, "BND_STORE_IERROR(ierror, int_ierror);"]

    @property
    def _has_ierror(self) -> bool:
        return self.procedure.routine.ierror

    @cached_property
    def _scope(self) -> Scope:
        return Scope(self.spec, self.procedure, self.inner.procedure, WIDE_INTEGER)

    @cached_property
    def _arguments(self) -> dict[str, _Argument]:
        """By their names, in the order of the dummy arguments."""
        planned: dict[str, _Argument] = {}
        passed = {plan.parameter.name: plan for plan in self.inner.arguments}
        for p in self.procedure.parameters:
            if is_converted(self.inner.procedure, p):
                cleanup = [a["on_error"] for a in planned.values() if a["on_error"]]
                planned[p.name] = _Argument(self._converted(p, cleanup).slots)
            else:
                plan = passed[p.name]
                actual = p.name if plan.formal else ""
                planned[p.name] = _Argument({"formal": plan.formal, "hidden": plan.hidden, "actual": actual})
        return planned

    def _converted(self, p: Parameter, cleanup: list[str]) -> Applied:
        rule = rule_for(self.spec, WIDE_INTEGER.layer, self.procedure, p)
        needed_if = [fill(rule, self.procedure, p, {"name": p.name}, "query_if")["query_if"]]
        if any(AT_ROOT in text for text in rule.slots.values()):
            needed_if.append(self._scope.at_root())
        scope = self._scope.where(*needed_if)
        variables: Variables = {
            "name": p.name,
            "count": lambda: array_count(scope, p),
            "error": p.kind.error or "MPI_ERR_ARG",
            "errors_on": scope.raised_on,
            "significant": lambda: is_significant(scope, p),
            "significant_element": lambda: is_significant_element(scope, p),
            "release_earlier": "; ".join(cleanup) or "(void)0",
        }
        return fill(rule, self.procedure, p, variables)


def is_converted(inner: Procedure, p: Parameter) -> bool:
    """Whether the called wrapper has an INTEGER of int's width for an argument."""
    q = counterpart(inner, p)
    assert q is not None, f"{inner.name} has no {p.name}"
    return q.kind.form in ("handle", "status") or (q.kind.form == "number" and dummy_type(q, inner.large) == FINT)


def ilp64_wrappers(spec: Spec) -> Iterable[Ilp64Wrapper]:
    """One for each procedure that has a wrapper, except those for large counts that a program cannot tell from others."""
    by_descriptor = {wrapper.procedure: wrapper for wrapper in assumed_rank_wrappers(spec)}
    by_address = {wrapper.procedure: wrapper for wrapper in wrappers(spec)}
    for procedure in {**by_address, **by_descriptor}:
        if not has_twin(procedure):
            inner = _inner(procedure)
            yield Ilp64Wrapper(by_descriptor.get(inner) or by_address[inner], procedure, spec)


def _inner(procedure: Procedure) -> Procedure:
    """The large form, if mpi_f08 has it with the same arguments, else the procedure itself."""
    names = [p.name for p in procedure.parameters]
    forms = (p for p in procedure.routine.procedures if p.large and in_f08(p))
    return next((p for p in forms if [q.name for q in p.parameters] == names), procedure)
