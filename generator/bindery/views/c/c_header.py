"""The lines of mpi.h and of the headers beside it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bindery.spec.declarations import join
from bindery.spec.model import C, Callback, Constant, Procedure, Section, Spec
from bindery.spec.names import profiling, stem
from bindery.spec.prototypes import Prototypes
from bindery.views.c.handle_conversions import Conversion


@dataclass(frozen=True)
class HeaderSection:
    """Constants of one sort, written as C."""

    title: str
    lines: list[str]


@dataclass(frozen=True)
class Header:
    """What the header templates ask for; every property is a list of lines."""

    spec: Spec

    @cached_property
    def _prototypes(self) -> Prototypes:
        return Prototypes(self.spec)

    @property
    def handle_types(self) -> list[str]:
        """An incomplete struct for each kind of handle: MPI_Comm is a `struct MPI_ABI_Comm *` (R130, R143)."""
        handles = sorted({k.c for k in self.spec.kinds.values() if k.form == "handle"})
        return [f"typedef struct {name.replace('MPI_', 'MPI_ABI_', 1)} *{name};" for name in handles]

    @property
    def sections(self) -> list[HeaderSection]:
        written = ((s, [c for c in s.constants if self._in_header(c)]) for s in self.spec.sections.values())
        return [
            HeaderSection(s.brief.rstrip("."), self._section(s, constants)) for s, constants in written if constants
        ]

    @staticmethod
    def _in_header(constant: Constant) -> bool:
        has_value = constant.value is not None or bool(constant.same_as)
        return C.has(constant) and has_value and not constant.removed

    def _section(self, section: Section, constants: list[Constant]) -> list[str]:
        """Macros as they come; what is left becomes one enumeration, with a name where C has a type for it."""
        macros = [self._macro(c) for c in constants if c.macro]
        members = [f"    {c.name} = {c.value}," for c in constants if not c.macro]
        if not members:
            return macros
        members[-1] = members[-1].rstrip(",")
        enumerated = next(c.type for c in constants if not c.macro)
        head, tail = ("enum {", "};") if enumerated == "int" else (f"typedef enum {enumerated} {{", f"}} {enumerated};")
        return [*macros, head, *members, tail]

    @staticmethod
    def _macro(constant: Constant) -> str:
        if constant.same_as:
            return f"#define {constant.name} {constant.same_as}"
        if constant.type == "int":
            return f"#define {constant.name} {constant.value}"
        assert constant.value is not None
        value = f"{constant.value:#x}" if constant.value >= 0 else str(constant.value)
        return f"#define {constant.name} (({constant.type}){value})"

    @property
    def callback_types(self) -> list[str]:
        return [line for c in self.spec.callbacks.values() if not c.removed for line in self._typedefs(c)]

    @property
    def removed_callback_types(self) -> list[str]:
        return [line for c in self.spec.callbacks.values() if c.removed for line in self._typedefs(c)]

    def _typedefs(self, callback: Callback) -> list[str]:
        types = [self._prototypes.c_typedef(p) + ";" for p in callback.procedures]
        return types + [f"typedef {callback.name} {alias};" for alias in callback.aliases]

    @property
    def predefined_callbacks(self) -> list[str]:
        return [f"#define {p.name} (({p.type} *){p.value:#x})" for p in self.spec.predefined.values()]

    def _in_abi(self) -> list[Procedure]:
        return [p for p in self.spec.c_procedures if self.spec.in_abi(p.routine)]

    @property
    def prototypes(self) -> list[str]:
        return [self._prototypes.c(p) + ";" for p in self._in_abi()]

    @property
    def profiling_prototypes(self) -> list[str]:
        return [self._prototypes.c(p, profiling(p.name)) + ";" for p in self._in_abi()]

    # ---- mpi_fortran.h: what the ABI leaves out, and what serves it over any library ---------------------------------

    @property
    def _outside(self) -> list[Conversion]:
        return [
            Conversion(p, self.spec)
            for p in self.spec.c_procedures
            if not self.spec.in_abi(p.routine) and not p.routine.removed
        ]

    @property
    def handle_conversions(self) -> list[str]:
        return [line for c in self._outside if not c.is_status for line in c.declaration]

    @property
    def status_conversions(self) -> list[str]:
        return [line for c in self._outside if c.is_status for line in c.declaration]

    @property
    def substitutions(self) -> list[str]:
        return [
            f"{c.returns} {c.substitution}({c.dummies}) __attribute__((__weak__));"
            for c in self._outside
            if c.substitution
        ]

    @property
    def conversion_names(self) -> list[str]:
        return [f"#undef {name}" for c in self._outside for name in c.names]

    @property
    def conversion_functions(self) -> list[str]:
        return [line for c in self._outside for line in c.definition]

    @property
    def _variables(self) -> list[Constant]:
        """What C reaches by name alone: a pointer of the library's, without a value that a header could tell."""
        return [
            c
            for s in self.spec.sections.values()
            for c in s.constants
            if C.has(c) and c.is_address and c.value is None and not c.same_as
        ]

    @property
    def fortran_variables(self) -> list[str]:
        return [line for c in self._variables for line in (f"#undef {c.name}", f"extern {join(c.type, c.name)};")]

    @property
    def variable_definitions(self) -> list[str]:
        return [f"__attribute__((__weak__)) {join(c.type, c.name)};" for c in self._variables]

    @property
    def removed_constants(self) -> list[str]:
        removed = [c for c in self.spec.constants.values() if c.removed and c.value is not None]
        return [line for c in removed for line in (f"#ifndef {c.name}", self._macro(c), "#endif")]

    @property
    def removed_prototypes(self) -> list[str]:
        removed = [p for p in self.spec.c_procedures if p.routine.removed]
        return [self._prototypes.c(p, name) + ";" for p in removed for name in (p.name, profiling(p.name))]

    @property
    def implementation_prototypes(self) -> list[str]:
        forwarded = [p for p in self.spec.c_procedures if p.routine.is_forwarded]
        heads = [(join(self._prototypes.c_returns(p), f"BND_IMPLEMENTATION({stem(p.name)})"), p) for p in forwarded]
        return [f"{head}({self._prototypes.c_list(p)});" for head, p in heads]

    # ---- the test of the header --------------------------------------------------------------------------------------

    def _integers(self, section: Section) -> list[Constant]:
        return [
            c
            for c in section.constants
            if self._in_header(c) and not c.is_address and not c.same_as and c.type not in self._handle_types
        ]

    @cached_property
    def _handle_types(self) -> frozenset[str]:
        return frozenset(k.c for k in self.spec.kinds.values() if k.form == "handle")

    @property
    def integer_sections(self) -> list[HeaderSection]:
        """A section of integer constants as the labels of a switch; its title is an identifier."""
        # The three versions and sub-versions may have equal values.
        found = ((s, self._integers(s)) for s in self.spec.sections.values())
        distinct = ((s, cs) for s, cs in found if len({c.value for c in cs}) == len(cs) and cs)
        return [
            HeaderSection(s.name.replace("-", "_"), [f"case {c.name}: return {i};" for i, c in enumerate(cs, 1)])
            for s, cs in distinct
        ]

    @property
    def value_checks(self) -> list[str]:
        integers = [c for s in self.spec.sections.values() for c in self._integers(s)]
        return [f"typedef char bnd_value_{c.name}[{c.name} == {c.value} ? 1 : -1];" for c in integers]

    @property
    def initialisers(self) -> list[str]:
        constants = [c for c in self.spec.constants.values() if self._in_header(c)]
        typed = [(c.type, c.name) for c in constants if c.is_address or c.type in self._handle_types]
        typed += [(f"{p.type} *", p.name) for p in self.spec.predefined.values()]
        return [
            f"extern {join(kind, f'bnd_initial_{name}')}; {join(kind, f'bnd_initial_{name}')} = {name};"
            for kind, name in typed
        ]

    @property
    def macro_checks(self) -> list[str]:
        names = [name for p in self._in_abi() for name in (p.name, profiling(p.name))]
        return [line for name in names for line in (f"#ifdef {name}", f'#error "{name} is a macro"', "#endif")]

    @property
    def addresses(self) -> list[str]:
        return [f"(bnd_function){p.name}, (bnd_function){profiling(p.name)}," for p in self._in_abi()]
