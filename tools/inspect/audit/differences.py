"""How the function type of a header differs from the spec's, in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from bindery_mpi.audit.probe import Probe
from bindery_mpi.spec.model import Procedure


@dataclass(frozen=True)
class Difference:
    """One place where two function types are not the same."""

    place: str  # "parameter 2 (count)"
    here: str  # "long"
    wanted: str  # "int"
    machine: bool  # false where both are the same type for the machine, under two names

    def text(self, standard: str) -> str:
        return f"{self.place}: {self.here} here, {self.wanted} in {standard}"


@dataclass(frozen=True)
class Signature:
    """A function type in libclang's types, with the names that the header gave them."""

    result: Any
    parameters: tuple[Any, ...]
    variadic: bool
    stated: bool  # false for `double MPI_Wtime();`

    @classmethod
    def of_function(cls, cursor: Any) -> Signature:
        """The cursor knows its arguments even where a typedef or parentheses hide the function type."""
        canonical = cursor.type.get_canonical()
        stated = canonical.kind.name == "FUNCTIONPROTO"
        parameters = tuple(argument.type for argument in cursor.get_arguments())
        return cls(cursor.result_type, parameters, stated and canonical.is_function_variadic(), stated)

    @classmethod
    def of_type(cls, type_: Any) -> Signature:
        stated = type_.kind.name == "FUNCTIONPROTO"
        parameters = tuple(type_.argument_types()) if stated else ()
        return cls(type_.get_result(), parameters, stated and type_.is_function_variadic(), stated)


class Comparer:
    """Compares libclang's types: as the machine sees them, and by the type names that the spec uses."""

    def __init__(self, module: ModuleType, probe: Probe):
        self.kinds, self.probe = module.TypeKind, probe
        aliases = {alias for callback in probe.spec.callbacks.values() for alias in callback.aliases}
        self.vocabulary = probe.type_names | probe.callbacks.keys() | aliases

    def compare(
        self, procedure: Procedure, actual: Signature, expected: Signature, expanded: Signature
    ) -> list[Difference]:
        """`expected` uses the header's callback types, `expanded` the spec's: either will do."""
        found = list(self._shape(procedure, actual, expected))
        if found:
            return found
        prototypes, parameters = self.probe.prototypes, procedure.parameters
        found += self._pair("result", actual.result, expected.result, None, str(prototypes.c_result(procedure)))
        types = zip(actual.parameters, expected.parameters, expanded.parameters, strict=True)
        for number, (p, (here, wanted, other)) in enumerate(zip(parameters, types, strict=False), 1):
            place = f"parameter {number} ({p.name})"
            found += self._pair(place, here, wanted, other, self.probe.text(p, procedure.large))
        return found

    def _shape(self, procedure: Procedure, actual: Signature, expected: Signature) -> Iterable[Difference]:
        if not actual.stated:
            yield Difference("parameters", "none stated", self.probe.prototypes.c_list(procedure), True)
            return
        here, wanted = len(actual.parameters), len(expected.parameters)
        if here != wanted:
            yield Difference("number of parameters", str(here), str(wanted), True)
        elif actual.variadic != expected.variadic:
            words = {True: "variable arguments", False: "none"}
            yield Difference("...", words[actual.variadic], words[expected.variadic], True)

    def _pair(self, place: str, here: Any, wanted: Any, other: Any, words: str) -> Iterable[Difference]:
        same = self._canonical(here) == self._canonical(wanted) or (
            other and self._canonical(here) == self._canonical(other)
        )
        if not same:
            yield Difference(place, self.spell(here), words, True)
        elif self.spell(here) not in (self.spell(wanted), words) and not self._is_callback(here):
            yield Difference(place, self.spell(here), words, False)

    def _canonical(self, type_: Any) -> str:
        """As the machine sees it: an array or a function as a parameter is a pointer, const at the top says nothing."""
        return self._text(type_.get_canonical(), names=False, top=True)

    def spell(self, type_: Any) -> str:
        """The type in the spec's words: its own type names stay, others are opened up."""
        return self._text(type_, names=True, top=True)

    def _is_callback(self, type_: Any) -> bool:
        canonical = type_.get_canonical()
        return self._is_function(canonical) or self._is_function(canonical.get_pointee())

    def _is_function(self, canonical: Any) -> bool:
        return canonical.kind in (self.kinds.FUNCTIONPROTO, self.kinds.FUNCTIONNOPROTO)

    def _text(self, type_: Any, names: bool, top: bool = False) -> str:
        const = "const " if type_.is_const_qualified() and not top else ""
        kind = type_.kind
        if top and self._is_function(type_.get_canonical()):
            return self._pointer(type_, names)
        if kind in (self.kinds.INCOMPLETEARRAY, self.kinds.CONSTANTARRAY):
            return self._pointer(type_.element_type, names, type_.is_const_qualified())
        if kind == self.kinds.POINTER:
            return self._pointer(type_.get_pointee(), names) + (" const" if const else "")
        name: str = type_.get_declaration().spelling
        if names and name in self.vocabulary:
            return const + name
        if names and kind in (self.kinds.ELABORATED, self.kinds.TYPEDEF):
            opened = type_.get_declaration().underlying_typedef_type
            if opened.kind != self.kinds.INVALID and not self._is_wide(opened):
                return const + self._text(opened, names, top)
        spelling: str = type_.spelling
        return const + spelling.removeprefix("const ")

    def _is_wide(self, type_: Any) -> bool:
        """A struct or an enumeration is known by the name of its typedef."""
        return type_.get_canonical().kind in (self.kinds.RECORD, self.kinds.ENUM)

    def _pointer(self, pointee: Any, names: bool, const: bool = False) -> str:
        """`const` is for arrays: libclang may say it of the array in place of its elements."""
        canonical = pointee.get_canonical()
        if self._is_function(canonical):
            name = pointee.get_declaration().spelling
            return f"{name} *" if names and name in self.vocabulary else canonical.spelling.replace("(", "(*)(", 1)
        if canonical.kind == self.kinds.CONSTANTARRAY:
            return f"{self._text(canonical.element_type, names)} (*)[{canonical.element_count}]"
        inner = self._text(pointee, names)
        if const and not pointee.is_const_qualified():
            inner = f"{inner} const" if inner.endswith("*") else f"const {inner}"
        return inner + ("*" if inner.endswith("*") else " *")
