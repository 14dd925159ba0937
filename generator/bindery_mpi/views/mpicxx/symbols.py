"""The linker's names of the functions of MPI:: and PMPI::, as the Itanium C++ ABI forms them."""

from __future__ import annotations

from itertools import product

from bindery_mpi.spec.declarations import CDeclaration
from bindery_mpi.spec.model import Spec
from bindery_mpi.spec.names import stem
from bindery_mpi.views.mpicxx.method import CxxFunction

INLINE = "bindery"  # the inline namespace of both
_BUILTIN = {"void": "v", "bool": "b", "char": "c", "int": "i", "double": "d", "...": "z"}
_ALWAYS_LONG = {"Aint": "l"}
_LONG_OR_LONG_LONG = ("Count", "Offset")  # each MPI has its own types for them
_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

# A type: the code of a builtin one, or its shape: ("K", const of), ("P", pointer to), ("R", reference to),
# ("A3_", element), ("F", result, parameters …), ("N", name …).
Type = str | tuple[object, ...]


def symbols(function: CxxFunction, namespace: str) -> list[str]:
    """`_ZNK3MPI7bindery4Comm8Get_rankEv`: where long is an address's size; one for each choice of types that an MPI has
    for its integers. None where a type of C, a structure of each MPI's own, is in the name: a callback's."""
    if function.of_c:
        return []
    choices = product("lx", repeat=len(_LONG_OR_LONG_LONG))
    return list(
        dict.fromkeys(
            _symbol(function, namespace, dict(zip(_LONG_OR_LONG_LONG, codes, strict=True))) for codes in choices
        )
    )


def _symbol(function: CxxFunction, namespace: str, integers: dict[str, str]) -> str:
    mangler = _Mangler(function.spec, namespace, _ALWAYS_LONG | integers)
    prefix = mangler.prefix((namespace, INLINE, *filter(None, [function.class_name])))
    parameters = "".join(mangler.code(mangler.shape(declared)) for declared in function.formals)
    return f"_ZN{'K' if function.is_const else ''}{prefix}{_source(function.name)}E{parameters or 'v'}"


def _source(name: str) -> str:
    return f"{len(name)}{name}"


class _Mangler:
    """The types of one function: what occurs again is a reference to the first time."""

    def __init__(self, spec: Spec, namespace: str, integers: dict[str, str]) -> None:
        self.namespace, self.integers = namespace, integers
        self.seen: list[Type] = []
        self.callbacks = {
            callback.cxx_name(name, large): callback.cxx_type_of(large)
            for callback in spec.callbacks.values()
            for name in callback.cxx
            for large in {False, callback.large_count}
        }

    # ---- shapes of types ---------------------------------------------------------------------------------------------

    def shape(self, declared: CDeclaration) -> Type:
        shape = self._named(declared)
        kinds = ["K"] * declared.is_const + ["P"] * declared.pointers + ["R"] * declared.is_reference
        kinds += [f"A{size}_" for size in reversed(declared.sizes[1:])] + ["P"] * bool(declared.sizes)
        for kind in kinds:
            shape = (kind, shape)
        return shape

    def _named(self, declared: CDeclaration) -> Type:
        name = declared.base
        if name in _BUILTIN:
            return _BUILTIN[name]
        if stem(name) in self.integers:
            return self.integers[stem(name)]
        cls = declared.base_name
        if function := self.callbacks.get(cls):
            return ("F", *map(self.shape, (function.result, *function.parameters)))
        return ("N", cls.scope or self.namespace, INLINE, cls.stem)

    # ---- codes of types ----------------------------------------------------------------------------------------------

    def code(self, shape: Type) -> str:
        if isinstance(shape, str):
            return shape
        if shape in self.seen:
            return self._reference(shape)
        kind, *parts = shape
        if kind == "N":
            text = f"N{self.prefix(tuple(map(str, parts[:-1])))}{_source(str(parts[-1]))}E"
        else:
            text = str(kind) + "".join(self.code(part) for part in parts) + ("E" if kind == "F" else "")  # type: ignore[arg-type]
        self.seen.append(shape)
        return text

    def prefix(self, scope: tuple[str, ...]) -> str:
        """A namespace, or a class whose member is named: no N and E around it."""
        shape = ("N", *scope)
        if shape in self.seen:
            return self._reference(shape)
        text = (self.prefix(scope[:-1]) if scope[1:] else "") + _source(scope[-1])
        self.seen.append(shape)
        return text

    def _reference(self, shape: Type) -> str:
        index = self.seen.index(shape)
        if index == 0:
            return "S_"
        high, low = divmod(index - 1, len(_DIGITS))
        return f"S{_DIGITS[high] if high else ''}{_DIGITS[low]}_"
