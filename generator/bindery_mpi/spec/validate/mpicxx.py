"""The MPI-2 C++ bindings: classes, methods, types of callbacks."""

from __future__ import annotations

from collections.abc import Iterable

from bindery_mpi.spec.declarations import CxxName
from bindery_mpi.spec.mistakes import Place, closest
from bindery_mpi.spec.model import CxxClass, Method, Routine, Spec
from bindery_mpi.spec.validate.common import Mistakes, check_brief, known_constant


def mpicxx(spec: Spec) -> Mistakes:
    """Without a class there are no methods: a vendor's spec need not have C++."""
    before: list[CxxClass] = []
    for cls in spec.classes.values():
        yield from _class(cls, before, spec)
        before.append(cls)
    owner: dict[CxxName, str] = {}
    for routine in spec.routines.values():
        for method in routine.cxx:
            yield from _method(Place(routine.file, routine.name, "cxx"), method, routine, spec)
            yield from _twice(Place(routine.file, routine.name, "cxx"), method, routine, owner)
    yield from _callbacks(spec)
    for section in spec.sections.values():
        for constant in section.constants:
            if constant.cxx_fallback:
                at = Place(section.file, section.name, f"constants.{constant.name}")
                yield from known_constant(at, "cxx_fallback", constant.cxx_fallback, spec)


def _class(cls: CxxClass, before: list[CxxClass], spec: Spec) -> Mistakes:
    at = Place(cls.file, cls.name)
    yield from check_brief(at, cls.brief)
    objects = [kind.name for kind in spec.kinds.values() if kind.form in ("handle", "status")]
    if cls.kind not in objects:
        yield at.fail("kind", f"'{cls.kind}' is no kind of handle or status", closest(cls.kind, objects))
    if not cls.base:
        if any(c.kind == cls.kind and not c.base for c in before):
            yield at.fail("base", f"another class of kind {cls.kind} has no base either", "add a line 'base = …'")
    elif cls.base not in [c.name for c in before if c.kind == cls.kind]:
        names = [c.name for c in before if c.kind == cls.kind]
        yield at.fail("base", f"'{cls.base}' is no class of kind {cls.kind} above", closest(cls.base, names))


def _method(at: Place, method: Method, routine: Routine, spec: Spec) -> Mistakes:
    own = method.name.scope
    if own and own not in spec.classes:
        yield at.fail("name", f"unknown class '{own}'", closest(own, spec.classes))
        return
    classes = [method.returns, *method.classes.values()]
    for name in filter(None, classes):
        if name not in spec.classes:
            yield at.fail(
                "returns" if name == method.returns else "classes",
                f"unknown class '{name}'",
                closest(name, spec.classes),
            )
    for field, names in _arguments(method).items():
        for name in names:
            if name not in [p.name for p in routine.parameters]:
                yield at.fail(field, f"'{name}' is no parameter", closest(name, [p.name for p in routine.parameters]))
    if method.const is not None and not own:
        yield at.fail("const", "a function of the namespace has no object", "leave it out")


def _arguments(method: Method) -> dict[str, Iterable[str]]:
    """The fields that name parameters."""
    return {
        "this": filter(None, [method.this]),
        "result": filter(None, [method.result]),
        "order": method.order,
        "overloads": [name for names in method.overloads for name in names],
        "classes": method.classes,
        "pointers": method.pointers,
        "constant": method.constant,
    }


def _twice(at: Place, method: Method, routine: Routine, owner: dict[CxxName, str]) -> Mistakes:
    if method.name in owner:
        yield at.fail("name", f"{method.name} is {owner[method.name]} already", "choose another name")
    owner.setdefault(method.name, routine.name)


def _callbacks(spec: Spec) -> Mistakes:
    for callback in spec.callbacks.values():
        at = Place(callback.file, callback.name)
        if bool(callback.cxx) != bool(callback.cxx_type):
            yield at.fail("cxx", "without cxx_type, or cxx_type without it", "write both or none")
        used = [r for r in spec.routines.values() if r.cxx and any(p.callback == callback.name for p in r.parameters)]
        if used and not callback.cxx:
            yield at.fail("cxx", f"missing, which {used[0].cxx[0].name} needs", "add the name of its type in C++")
