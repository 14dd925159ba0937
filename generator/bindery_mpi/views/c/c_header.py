"""The declarations of mpi.h and of the headers beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.spec.declarations import CDeclaration
from bindery_mpi.spec.model import C, Callback, Constant, Procedure, Section, Spec
from bindery_mpi.spec.prototypes import Prototypes
from bindery_mpi.views.c.handle_conversions import Conversion


@dataclass(frozen=True)
class HeaderSection:
    """Constants of one sort: macros as they come; what is left is one enumeration."""

    section: Section
    constants: list[Constant]

    @property
    def macros(self) -> list[Constant]:
        return [c for c in self.constants if c.macro]

    @property
    def members(self) -> list[Constant]:
        return [c for c in self.constants if not c.macro]


@dataclass(frozen=True)
class MpiHeader:
    """The header templates ask for these properties."""

    spec: Spec

    @cached_property
    def prototypes(self) -> Prototypes:
        return Prototypes(self.spec)

    @cached_property
    def handle_types(self) -> list[str]:
        return sorted({k.c for k in self.spec.kinds.values() if k.form == "handle"})

    @property
    def sections(self) -> list[HeaderSection]:
        found = (HeaderSection(s, [c for c in s.constants if has_value(c)]) for s in self.spec.sections.values())
        return [section for section in found if section.constants]

    @staticmethod
    def value(constant: Constant) -> str:
        """`5`, `((MPI_Comm)0x101)`, of a macro."""
        if constant.same_as or constant.type == "int":
            return constant.same_as or str(constant.value)
        assert constant.value is not None
        value = f"{constant.value:#x}" if constant.value >= 0 else str(constant.value)
        return f"(({constant.type}){value})"

    def callbacks(self, removed: bool) -> list[Callback]:
        return [c for c in self.spec.callbacks.values() if bool(c.removed) == removed]

    @cached_property
    def in_abi(self) -> list[Procedure]:
        return [p for p in self.spec.c_procedures if self.spec.in_abi(p.routine)]

    @property
    def forwarded(self) -> list[Procedure]:
        return [p for p in self.spec.c_procedures if p.routine.is_forwarded]

    # ---- mpi_removed.h -----------------------------------------------------------------------------------------------

    @property
    def removed_constants(self) -> list[Constant]:
        return [c for c in self.spec.constants.values() if c.removed and c.value is not None]

    @property
    def removed(self) -> list[Procedure]:
        return [p for p in self.spec.c_procedures if p.routine.removed]

    # ---- mpi_fortran.h: what the ABI leaves out, and what serves it over any library ---------------------------------

    @cached_property
    def conversions(self) -> list[Conversion]:
        outside = (p for p in self.spec.c_procedures if not self.spec.in_abi(p.routine) and not p.routine.removed)
        return [Conversion(p, self.spec) for p in outside]

    @property
    def variables(self) -> list[Constant]:
        """Constants reached by name alone: a pointer of the library's, without a value that a header could tell."""
        constants = (c for s in self.spec.sections.values() for c in s.constants)
        return [c for c in constants if C.has(c) and c.is_address and c.value is None and not c.same_as]

    # ---- the test of the header --------------------------------------------------------------------------------------

    def is_integer(self, constant: Constant) -> bool:
        return not (constant.is_address or constant.same_as or constant.type in self.handle_types)

    @property
    def integers(self) -> Iterator[tuple[str, list[Constant]]]:
        """Each section that has integer constants."""
        for section in self.sections:
            if found := [c for c in section.constants if self.is_integer(c)]:
                yield section.section.name, found

    @property
    def initializers(self) -> list[CDeclaration]:
        """Handles, addresses and predefined callbacks."""
        constants = (c for c in self.spec.constants.values() if has_value(c))
        typed = [c.declared for c in constants if c.is_address or c.type in self.handle_types]
        return typed + [CDeclaration(p.type, p.name, pointers=1) for p in self.spec.predefined.values()]


def has_value(constant: Constant) -> bool:
    """Whether mpi.h defines it."""
    return C.has(constant) and (constant.value is not None or bool(constant.same_as)) and not constant.removed
