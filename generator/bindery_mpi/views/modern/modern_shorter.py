"""Functions of bindery::mpi with fewer arguments than C: ranges as buffers, no argc and argv."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.spec.expressions import Ref
from bindery_mpi.spec.model import Parameter
from bindery_mpi.views.modern.modern_argument import ModernPlan
from bindery_mpi.views.modern.modern_function import ModernFunction, Requirement


@dataclass(frozen=True)
class Group:
    """Buffers that share a count and a datatype."""

    buffers: tuple[Parameter, ...]
    count: str
    datatype: str


@dataclass(frozen=True)
class RangeFunction:
    """A function whose ranges replace (buf, count, datatype)."""

    function: ModernFunction

    @cached_property
    def groups(self) -> list[Group]:
        """The groups whose buffer has count elements and no more, so that the size of a range is the count."""
        parameters = {p.name: p for p in self.function.procedure.parameters}
        found: dict[tuple[str, str], list[Parameter]] = {}
        for p in parameters.values():
            if p.kind.form == "choice" and p.count and p.datatype:
                found.setdefault((str(p.count), p.datatype), []).append(p)
        groups = []
        for (count, datatype), buffers in found.items():
            known = isinstance(buffers[0].count, Ref) and datatype in parameters and not parameters[datatype].is_array
            if known and not any(b.blocks or b.displacements for b in buffers) and not parameters[count].is_array:
                groups.append(Group(tuple(buffers), count, datatype))
        return groups

    @cached_property
    def buffers(self) -> dict[str, str]:
        """The type of each range: B1, B2 …"""
        names = [b.name for group in self.groups for b in group.buffers]
        return {name: f"B{number}" for number, name in enumerate(names, 1)}

    @cached_property
    def dropped(self) -> set[str]:
        return {name for group in self.groups for name in (group.count, group.datatype)}

    @property
    def _plans(self) -> list[tuple[Parameter, ModernPlan]]:
        return list(zip(self.function.procedure.parameters, self.function.plans, strict=True))

    @property
    def type_parameters(self) -> list[str]:
        is_const = self.function.is_const
        ranges = [
            f"detail::{'readable' if is_const(b) else 'writable'} {self.buffers[b.name]}"
            for group in self.groups
            for b in group.buffers
        ]
        others = [plan.template for p, plan in self._plans if plan.template and p.name not in self.dropped]
        return ranges + others

    @property
    def _shared(self) -> list[Group]:
        return [group for group in self.groups if len(group.buffers) > 1]

    @property
    def required(self) -> str:
        """Ranges that share a count have elements of one type."""
        types = [", ".join(self.buffers[b.name] for b in group.buffers) for group in self._shared]
        return " && ".join(f"detail::same_elements<{names}>" for names in types)

    @property
    def formals(self) -> str:
        formals = []
        for p, plan in self._plans:
            if p.name in self.buffers:
                formals.append((f"{self.buffers[p.name]} &&{p.name}", ""))
            elif p.name not in self.dropped:
                formals.append((plan.formal, plan.default))
        return ", ".join(self.function.with_defaults(formals))

    @property
    def forwarded(self) -> str:
        return ", ".join(self._forward(p) for p, plan in self._plans if plan.formal)

    def _forward(self, p: Parameter) -> str:
        if p.name in self.buffers:
            return f"std::data({p.name})"
        for group in self.groups:
            first = group.buffers[0].name
            if p.name == group.count:
                return f"std::size({first})"
            if p.name == group.datatype:
                return f"detail::element_type<{self.buffers[first]}>()"
        return p.name

    @property
    def requirements(self) -> list[Requirement]:
        """Ranges that share a count have one size."""
        sizes = [", ".join(f"std::size({b.name})" for b in group.buffers) for group in self._shared]
        return [Requirement(f"detail::agree({size})", self.function.raised("MPI_ERR_ARG")) for size in sizes]


def range_functions(function: ModernFunction) -> list[RangeFunction]:
    """One for the form that sizes choose: with arrays each form has its own."""
    if not function.procedure.large and (function.form.is_chosen_by_type or function.form.may_coincide):
        return []
    ranges = RangeFunction(function)
    return [ranges] if ranges.groups else []


def without_arguments(function: ModernFunction) -> list[dict[str, str]]:
    """Initialization without argc and argv."""
    parameters = function.procedure.parameters
    leading = [p for p in parameters if p.kind.form == "argv" and p.intent == "inout"]
    if not leading:
        return []
    kept = [plan for plan in function.plans[len(leading) :] if plan.formal]
    forwarded = ["nullptr"] * len(leading) + [plan.parameter.name for plan in kept]
    formals = ", ".join(plan.formal for plan in kept)
    return [{"type_parameters": "", "formals": formals, "forwarded": ", ".join(forwarded)}]
