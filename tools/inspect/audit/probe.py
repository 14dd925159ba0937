"""Lines of C put after a vendor's header, so that libclang says what the spec's words mean there."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cached_property

from bindery_mpi.audit.clang import Declared
from bindery_mpi.spec.model import C, Parameter, Procedure, Spec
from bindery_mpi.spec.names import profiling
from bindery_mpi.spec.prototypes import Prototypes

NAMED = "bindery_named_"  # a prototype with the callback types of the header
EXPANDED = "bindery_expanded_"  # a prototype with callback types as the spec has them
CALLBACK = "bindery_callback_"
VALUE = "bindery_value_"
DEFINED = "bindery_defined_"
_TYPE = re.compile(r"\bMPI_\w+")


class Probe:
    """A program that asks one header: the meaning of prototypes and callback types, values of constants, macros that
    stay."""

    def __init__(self, spec: Spec, found: Declared):
        self.spec, self.found, self.prototypes = spec, found, Prototypes(spec)

    @cached_property
    def procedures(self) -> tuple[Procedure, ...]:
        """The routines that the header declares, under either name."""
        return tuple(p for p in self.spec.c_procedures if {p.name, profiling(p.name)} & self.found.functions.keys())

    @cached_property
    def type_names(self) -> frozenset[str]:
        """Every type name of C that the spec uses, callbacks apart."""
        return frozenset(
            name for kind in self.spec.kinds.values() for name in _TYPE.findall(f"{kind.c} {kind.c_large}")
        )

    @cached_property
    def callbacks(self) -> dict[str, Procedure]:
        """Callback types by name, large forms too."""
        return {p.name: p for c in self.spec.callbacks.values() if C.has(c) for p in c.procedures}

    def source(self) -> str:
        lines = [
            f"typedef struct bindery_absent_{name} *{name};"
            for name in sorted(self.type_names)
            if not self.found.knows_type(name)
        ]
        lines += [
            self.prototypes.c_typedef(p).replace(f"({name})", f"({CALLBACK}{name})", 1) + ";"
            for name, p in self.callbacks.items()
        ]
        for p in self.procedures:
            lines += [self._prototype(p, NAMED), self._prototype(p, EXPANDED)]
        return "\n".join(lines + self._values() + self._macros()) + "\n"

    def _prototype(self, procedure: Procedure, prefix: str) -> str:
        """A declaration with neutral parameter names, since a header may define macros of any name."""
        declarations = ", ".join(
            self._parameter(p, number, procedure.large, prefix) for number, p in enumerate(procedure.parameters)
        )
        return f"{self.prototypes.c_result(procedure).named(prefix + procedure.name)}({declarations or 'void'});"

    def _parameter(self, p: Parameter, number: int, large: bool, prefix: str) -> str:
        name = f"bindery_{number}"
        if p.kind.form == "callback":
            callback = self.prototypes.c_callback(p, large)
            if prefix == EXPANDED or not self.found.knows_type(callback):
                return f"{CALLBACK}{callback} *{name}"
        return self.prototypes.c_declaration(replace(p, name=name), large)

    def _values(self) -> list[str]:
        """Constants that are macros or enumerators; an address is an integer too where it is a constant."""
        names = [c.name for c in self.spec.constants.values() if C.has(c)] + list(self.spec.predefined)
        known = [name for name in names if name in self.found.macros or name in self.found.values]
        return [self._if_defined(name, f"enum {{ {VALUE}{name} = (long long)({name}) }};") for name in known]

    def _macros(self) -> list[str]:
        """A header may take a macro back with #undef."""
        names = [
            name for p in self.spec.c_procedures for name in (p.name, profiling(p.name)) if name in self.found.macros
        ]
        return [f"#ifdef {name}\nenum {{ {DEFINED}{name} = 1 }};\n#endif" for name in names]

    def _if_defined(self, name: str, line: str) -> str:
        return f"#ifdef {name}\n{line}\n#endif" if name in self.found.macros else line

    # ---- the spec's own words ----------------------------------------------------------------------------------------

    def text(self, p: Parameter, large: bool) -> str:
        """The type of a parameter as messages write it: `const int *` where C may also say `const int []`."""
        const = "const " if self.prototypes.c_const(p) else ""
        if not p.is_array:
            return const + self.prototypes.c_type(p, large)
        element = p.kind.c_type(large)
        if p.length[1:]:
            return f"{const}{element} (*){''.join(f'[{size}]' for size in p.length[1:])}"
        return f"{const}{element}{'*' if element.endswith('*') else ' *'}"
