"""The constants of the MPI-2 C++ bindings."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, cached_property

from bindery_mpi.spec.declarations import CDeclaration
from bindery_mpi.spec.model import F08, C, Constant, CxxClass, Spec, version
from bindery_mpi.views.mpicxx.classes import Class
from bindery_mpi.views.mpicxx.method import LAST_VERSION


@dataclass(frozen=True)
class CxxConstant:
    """A constant: a number, an object of a class, or an address."""

    constant: Constant
    spec: Spec

    @property
    def name(self) -> str:
        """MPI_COMM_WORLD -> COMM_WORLD, MPIX_ACME_LOW -> ACME_LOW"""
        return self.constant.cxx or self.constant.name.partition("_")[2]

    @property
    def c_name(self) -> str:
        return self.constant.name

    @property
    def c_type(self) -> str:
        return self.constant.type

    @property
    def file(self) -> str:
        return f"{self.spec.sections[self.constant.section].file} [{self.c_name}]"

    @property
    def value(self) -> str:
        """The initializer; strings are const in C++ alone, and headers of C hide some constants."""
        if self.constant.hidden_as:
            return f"({self.constant.type})(BND_CXX_{self.c_name})"
        return f"(const {self.constant.type})({self.c_name})" if self.constant.is_text else self.c_name

    @property
    def fallback(self) -> str:
        return self.constant.cxx_fallback

    @property
    def brief(self) -> str:
        return self.spec.sections[self.constant.section].brief

    @cached_property
    def cls(self) -> CxxClass | None:
        """The class of a handle."""
        kinds = {k.name for k in self.spec.kinds.values() if k.c == self.constant.type and k.form == "handle"}
        found = [c for c in self.spec.classes.values() if c.kind in kinds]
        if any(self.spec.kinds[c.kind].null == self.c_name and c.null for c in found):
            return next(c for c in found if c.null)
        named = [c for c in found if not c.pure and not c.null]
        return next(iter(named), None)

    @property
    def is_number(self) -> bool:
        return not self.cls and not self.constant.is_address

    @property
    def condition(self) -> str:
        """The preprocessor's test for an MPI that has it; empty if every MPI has it."""
        if self.probed:
            return f"BND_HAS_{self.probed}"
        return f"defined({self.c_name})" if self._is_macro else ""

    @property
    def probed(self) -> str:
        """The constant for which an MPI is probed; empty if every MPI has it, or the preprocessor knows."""
        c = self.constant
        is_new = bool(c.since) and version(c.since) > LAST_VERSION
        return c.name if (c.removed or is_new) and not c.cxx_fallback and not self._is_macro else ""

    @property
    def _is_macro(self) -> bool:
        c = self.constant
        return c.macro and not (c.cxx_fallback or c.removed or c.variable)

    @property
    def declared(self) -> CDeclaration:
        """`const Op SUM`, `void *const BOTTOM`"""
        if self.cls:
            root = self.cls if not self.cls.base else self.spec.classes[Class(self.cls, self.spec).root]
            return CDeclaration(self.cls.name, self.name, is_const=not root.changeable)
        of_c = self.constant.declared.named(self.name)
        if self.constant.is_text:
            return replace(of_c, is_const=True, is_fixed=True)
        if self.constant.is_address:
            return replace(of_c, is_fixed=True, is_reference=self.constant.variable)
        return replace(of_c, is_const=True)


@dataclass(frozen=True)
class FurtherObject:
    """An object that C has not: MPI::ERRORS_THROW_EXCEPTIONS."""

    cls: CxxClass
    name: str
    value: str

    is_number = False
    condition = probed = fallback = c_name = ""

    @property
    def file(self) -> str:
        return f"{self.cls.file} [{self.cls.name}]"

    @property
    def brief(self) -> str:
        return self.cls.brief

    @property
    def declared(self) -> CDeclaration:
        return CDeclaration(self.cls.name, self.name, is_const=True)


@cache
def constants(spec: Spec) -> tuple[CxxConstant | FurtherObject, ...]:
    """Return C's and Fortran's constants, and those that have a name in C++; then those of classes."""
    found: list[CxxConstant | FurtherObject] = []
    for c in spec.constants.values():
        if c.cxx == "" or not C.has(c) or (not F08.has(c) and not c.cxx):
            continue
        found.append(CxxConstant(c, spec))
    for cls in spec.classes.values():
        found += [FurtherObject(cls, name, value) for name, value in cls.objects.items()]
    return tuple(found)
