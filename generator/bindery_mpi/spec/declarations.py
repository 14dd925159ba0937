"""Types and declarations of C and C++ as values: the spec's text is parsed here, and nothing else reads it."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache

_DECLARATION = re.compile(
    r"(const )?((?:(?:unsigned|signed|long|short|struct) )*[\w:]+|\.\.\.) ?(\**) ?(&?)(\w*)((?:\[\w*\])*)"
)
_SIZE = re.compile(r"\[(\w*)\]")
_FUNCTION = re.compile(r"(\w+) \((.+)\)")
_NAME = re.compile(r"(?:(\w+)::)?(\w+)")


@dataclass(frozen=True)
class CxxName:
    """A name of C++ in a class or a namespace: `Comm::Send`."""

    scope: str  # "Comm"; "" for a name that stands alone
    stem: str  # "Send"

    @property
    def parts(self) -> tuple[str, ...]:
        return (self.scope, self.stem) if self.scope else (self.stem,)

    @property
    def large(self) -> CxxName:
        """The name of the large-count form: `Comm::Send_c`."""
        return replace(self, stem=f"{self.stem}_c")

    def __str__(self) -> str:
        return "::".join(self.parts)


@dataclass(frozen=True)
class CDeclaration:
    """A parameter, `const int ranges[][3]`, or a type, `MPI::Comm &`, which has no name."""

    base: str  # "int"
    name: str = ""  # "ranges"
    is_const: bool = False
    pointers: int = 0  # 2: how often the base, or the element of an array, is pointed to
    sizes: tuple[str, ...] = ()  # ("", "3"): of an array
    is_reference: bool = False
    is_fixed: bool = False  # true: the pointer itself is const

    @property
    def base_name(self) -> CxxName:
        """`MPI::Comm`, of a base that is one word."""
        return cxx_name(self.base)

    @property
    def type(self) -> str:
        """`const int`: of an element, where it is an array."""
        marks = "*" * self.pointers + ("const" + " " * self.is_reference) * self.is_fixed + "&" * self.is_reference
        return f"{'const ' if self.is_const else ''}{self.base}{marks and ' ' + marks}"

    @property
    def extents(self) -> str:
        return "".join(f"[{size}]" for size in self.sizes)

    @property
    def is_address(self) -> bool:
        return bool(self.pointers or self.sizes)

    @property
    def as_variable(self) -> str:
        """The declaration of a variable that holds the argument: an array is a pointer."""
        if len(self.sizes) > 1:
            return f"{self.type} (*{self.name}){''.join(f'[{size}]' for size in self.sizes[1:])}"
        return str(self.decayed)

    @property
    def decayed(self) -> CDeclaration:
        """An array of one dimension as the pointer that it is as an argument."""
        return replace(self, pointers=self.pointers + bool(self.sizes), sizes=())

    @property
    def pointer(self) -> CDeclaration:
        return replace(self, pointers=self.pointers + 1)

    @property
    def type_of_variable(self) -> str:
        return self.named("").as_variable

    def named(self, name: str) -> CDeclaration:
        return replace(self, name=name)

    def __str__(self) -> str:
        blank = " " if self.name and not self.type.endswith(("*", "&")) else ""
        return f"{self.type}{blank}{self.name}{self.extents}"


VOID = CDeclaration("void")


@dataclass(frozen=True)
class CFunction:
    """A type of functions: `void (MPI::Comm &, int *, ...)`."""

    result: CDeclaration
    parameters: tuple[CDeclaration, ...]

    def declare(self, name: str) -> str:
        return f"{self.result} {name}({', '.join(map(str, self.parameters))})"

    def __str__(self) -> str:
        return self.declare("")

    def with_values(self, base: str, wanted: str) -> CFunction:
        """The same with another type for the parameters that it takes by value."""
        parameters = (replace(p, base=wanted) if p == CDeclaration(base) else p for p in self.parameters)
        return replace(self, parameters=tuple(parameters))


@cache
def parse_declaration(text: str) -> CDeclaration | None:
    """The declaration of a text, if it is one: `char **`, `const Datatype &datatype`, `const int ranges[][3]`, `...`"""
    parts = _DECLARATION.fullmatch(text)
    if not parts:
        return None
    const, base, pointers, reference, name, sizes = parts.groups()
    return CDeclaration(base, name, bool(const), len(pointers), tuple(_SIZE.findall(sizes)), bool(reference))


def parse_function(text: str) -> CFunction | None:
    """The type of functions of a text, if it is one."""
    parts = _FUNCTION.fullmatch(text)
    parameters = [parse_declaration(parameter) for parameter in parts[2].split(", ")] if parts else [None]
    found = tuple(p for p in parameters if p)
    return CFunction(CDeclaration(parts[1]), found) if parts and len(found) == len(parameters) else None


def parse_name(text: str) -> CxxName | None:
    """The name of a text, if it is one: `Comm::Send`, `Init`"""
    parts = _NAME.fullmatch(text)
    return CxxName(parts[1] or "", parts[2]) if parts else None


def cxx_name(text: str) -> CxxName:
    """The name of a text that is one."""
    parsed = parse_name(text)
    assert parsed, f"'{text}' is no name"
    return parsed


def declaration(text: str) -> CDeclaration:
    """The declaration of a text that is one."""
    parsed = parse_declaration(text)
    assert parsed, f"'{text}' is no declaration"
    return parsed
