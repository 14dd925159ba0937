"""The classes and the constants of the MPI-2 C++ bindings."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache, cached_property

from bindery_mpi.spec.declarations import CxxName
from bindery_mpi.spec.model import Callback, CxxClass, Spec, version
from bindery_mpi.views.mpicxx.functions import functions
from bindery_mpi.views.mpicxx.method import LAST_VERSION, CxxFunction


@cache
def classes(spec: Spec) -> tuple[Class, ...]:
    """In the order of the spec: a base precedes what derives from it."""
    return tuple(Class(definition, spec) for definition in spec.classes.values())


def guarded(items: Iterable[CxxFunction], virtual: bool) -> list[str]:
    """Declarations with the text that editors show; those of routines that not every MPI has are conditional."""
    lines: list[str] = []
    condition = ""
    for item in items:
        if item.condition != condition:
            lines += ["#endif"] if condition else []
            lines += [f"#if BND_HAS_{item.condition}"] if item.condition else []
            condition = item.condition
        lines.append(f"/// {item.procedure.hover}")
        lines.append(item.virtual_declaration if virtual else item.declaration)
    return [*lines, *(["#endif"] if condition else [])]


@dataclass(frozen=True)
class TypeName:
    """The type of a callback in a class, or in a namespace."""

    callback: Callback
    name: CxxName  # "Comm::Errhandler_fn"
    large: bool = False

    @property
    def common(self) -> str:
        """The name in bnd_cxx, which both namespaces use: `Comm_Errhandler_fn`."""
        return "_".join(self.name.parts)

    @property
    def also(self) -> str:
        return f"{self.common}_also"

    @property
    def declarations(self) -> list[str]:
        """The type, and the same with another const."""
        types = {self.common: self.callback.cxx_type_of(self.large), self.also: self.callback.cxx_also}
        return [c_type.declare(name) for name, c_type in types.items() if c_type]


def type_names(spec: Spec) -> list[TypeName]:
    small = [TypeName(callback, name) for callback in spec.callbacks.values() for name in callback.cxx]
    large = [TypeName(t.callback, t.callback.cxx_name(t.name, True), True) for t in small if t.callback.large_count]
    return [*small, *large]


@dataclass(frozen=True)
class Class:
    """The templates show these properties of a class."""

    definition: CxxClass
    spec: Spec

    @property
    def name(self) -> str:
        return self.definition.name

    @property
    def base(self) -> str:
        return self.definition.base

    @cached_property
    def root(self) -> str:
        """`Comm` for Cartcomm."""
        return Class(self.spec.classes[self.base], self.spec).root if self.base else self.name

    @property
    def c_type(self) -> str:
        return self.spec.kinds[self.definition.kind].c

    @property
    def is_handle(self) -> bool:
        return self.spec.kinds[self.definition.kind].form == "handle"

    @property
    def null(self) -> str:
        return self.spec.kinds[self.definition.kind].null

    @property
    def member(self) -> str:
        return self.root.lower()

    @property
    def condition(self) -> str:
        """The preprocessor's test for an MPI that has such handles, where some have none, such as MPI_SESSION_NULL."""
        constant = self.spec.constants.get(self.null)
        is_new = constant and constant.since and version(constant.since) > LAST_VERSION
        return f"defined({self.null})" if is_new else ""

    @property
    def null_classes(self) -> list[str]:
        """The classes of the null object, from which it can be made."""
        if not self.base or self.definition.null:
            return []
        return [c.name for c in self.spec.classes.values() if c.null and c.kind == self.definition.kind]

    @cached_property
    def functions(self) -> list[CxxFunction]:
        return [f for f in functions(self.spec) if f.class_name == self.name]

    @property
    def types(self) -> list[TypeName]:
        return [t for t in type_names(self.spec) if t.name.scope == self.name]

    @property
    def predefined(self) -> list[tuple[str, str]]:
        """The callbacks that MPI brings along, type and name; the runtime defines them."""
        names = ((p.type, p.cxx) for p in self.spec.predefined.values() if p.cxx and p.cxx.scope == self.name)
        return [(self.spec.callbacks[c_type].cxx[0].stem, name.stem) for c_type, name in names]

    @property
    def accepted(self) -> list[str]:
        """Overloads for callbacks of another type, which differs in a const alone: inline, they call the others."""
        lines = []
        for f in (f for f in self.functions if not f.of_c):
            for p in (p for p in f.procedure.parameters if p.callback and self.spec.callbacks[p.callback].cxx_also):
                name = self.spec.callbacks[p.callback].cxx[0]
                also = f"bnd_cxx::{TypeName(self.spec.callbacks[p.callback], name).also}"
                head = f.head_in_class(tuple(replace(d, base=also) if d.name == p.name else d for d in f.formals))
                given = [f"reinterpret_cast<{name} *>({q})" if q == p.name else q for q in f.argument_names]
                lines.append(f"{head} {{ return {f.name}({', '.join(given)}); }}")
        return lines

    @property
    def declarations(self) -> list[str]:
        return guarded(self.functions, virtual=False)

    @property
    def virtual_declarations(self) -> list[str]:
        return guarded(self.functions, virtual=self.definition.virtual)
