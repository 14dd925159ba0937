"""Wrappers over another C procedure than their own, and numbers that are wider or narrower there than in Fortran."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from bindery.spec.model import Parameter, Procedure, Spec
from bindery.spec.rules import Applied, select
from bindery.spec.fallback import counterpart, dummy_type, in_names, is_fitted, server


class StandIn:
    """The part of a wrapper that knows what is called, and what becomes of an argument that this takes in another way."""

    procedure: Procedure
    spec: Spec
    server: Procedure | None

    @property
    def _called(self) -> Procedure:
        return self.server or self.procedure

    def _layer(self, p: Parameter) -> str:
        if counterpart(self._called, p) is None:
            return "dropped"
        return "narrowing" if self._is_fitted(p) else "fortran_wrapper"

    def _is_fitted(self, p: Parameter) -> bool:
        return is_fitted(self.procedure, self._called, p)

    def _fit_words(self, p: Parameter, length: str) -> dict[str, str]:
        """What a number needs whose type differs between Fortran and C, and one that only one of the two has."""
        called = counterpart(self._called, p)
        if called and not self._is_fitted(p):
            return {}
        looked_at = self._looked_at(p)
        count = self._in_c(length)
        return {
            "type": called.kind.c_type(self._called.large) if called else "",
            "significant": looked_at,
            "fortran_type": dummy_type(p, self.procedure.large),
            "error": p.kind.error or "MPI_ERR_ARG",
            "errors_on": self._raised_on,
            "held": self._held(p),
            "value": in_names(p.successor_value, "c_{}") or "0",
            "count": count if looked_at == "1" else f"{looked_at} ? {count} : 0",
        }

    def _held(self, p: Parameter) -> str:
        """How many bytes a size that comes out has room for."""
        if not p.holds:
            return "0"
        count, datatype = p.holds.split(" * ")
        return f"bnd_bytes(*{count}, bnd_f2c_Type(*{datatype}))"

    def _looked_at(self, p: Parameter) -> str:
        """When C looks at an argument, said in C: what it does not look at may have any value."""
        return "1"

    @cached_property
    def _extra(self) -> dict[str, Applied]:
        """What the called procedure gives beyond what Fortran asks for."""
        passed = [counterpart(self._called, p) for p in self.procedure.parameters]
        return {
            q.name: select(
                self.spec, "unused_output", self._called, q, {"name": q.name, "type": q.kind.c_type(self._called.large)}
            )
            for q in self._called.parameters
            if q not in passed
        }

    @cached_property
    def instead(self) -> StandIn | None:
        """The same wrapper over another C procedure."""
        other = server(self.spec, self.procedure)
        return replace(self, server=other) if other else None

    @property
    def condition(self) -> str:
        """When there is something to compile; always, where the target need have nothing."""
        return " || ".join(f"BND_HAS({name})" for name in self.needs)

    @property
    def own(self) -> list[str]:
        """All between the braces, over the C procedure of the same name."""
        return [*self._if_unavailable, *self.before, *self.call]

    @property
    def _if_unavailable(self) -> list[str]:
        """What happens where the library of the run lacks the C procedure that the library of the build had."""
        name, routine = self._called.name, self.procedure.routine
        if self.is_copy:
            return []
        if not self.server and self.has_fallback:
            call = f"BND_FALLBACK({self.lower})({self.names})"
            return [f"BND_IF_UNAVAILABLE({name}, {f'return {call}' if self.is_function else f'{call}; return'});"]
        if not routine.ierror:
            return [] if self.is_function else [f"BND_IF_UNAVAILABLE({name}, return);"]
        return [f"BND_REQUIRE({name}, ierror, {self._raised_on});"]

    @property
    def has_fallback(self) -> bool:
        """Whether something else can be called when the program runs; large forms are part of every library that may be put in."""
        return bool(self.instead or self.procedure.routine.computed) and not self.procedure.large

    @property
    def other(self) -> list[str]:
        """The same over what stands in for that."""
        if self.instead:
            return self.instead.own
        computed = self.procedure.routine.computed
        return [f"return {in_names(computed, '*{}')};"] if computed else []

    @property
    def calls(self) -> list[str]:
        """The C procedure that it calls where the target has it."""
        return [] if self.is_copy else [self.name]

    @property
    def calls_instead(self) -> list[str] | None:
        """What it calls where the target lacks that; None where there is no wrapper then."""
        return [self.instead.server.name] if self.instead else [] if self.other else None

    @property
    def needs(self) -> tuple[str, ...]:
        """The C procedures any one of which is enough; none where it needs none."""
        if self.is_copy or self.procedure.routine.computed:
            return ()
        return (self.name, self.instead.server.name) if self.instead else (self.name,)
