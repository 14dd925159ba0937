"""Types and declarations of C as values: what needs a part of one asks for it, and none reads its text."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class CDeclaration:
    """A parameter of C: `const int ranges[][3]`."""

    base: str  # "int"
    name: str  # "ranges"
    is_const: bool = False
    pointers: int = 0  # 2: how often the base, or the element of an array, is pointed to
    sizes: tuple[str, ...] = ()  # ("", "3"): of an array

    @property
    def type(self) -> str:
        """`const int`: of an element, where it is an array."""
        stars = " " + "*" * self.pointers if self.pointers else ""
        return f"{'const ' if self.is_const else ''}{self.base}{stars}"

    @property
    def extents(self) -> str:
        return "".join(f"[{size}]" for size in self.sizes)

    @property
    def is_address(self) -> bool:
        return bool(self.pointers or self.sizes)

    @property
    def as_variable(self) -> str:
        """What holds the argument: an array is a pointer."""
        return self._pointing(self.name)

    @property
    def type_of_variable(self) -> str:
        return self._pointing("")

    def _pointing(self, name: str) -> str:
        if len(self.sizes) > 1:
            return f"{self.type} (*{name}){''.join(f'[{size}]' for size in self.sizes[1:])}"
        kind = pointer_to(self.type) if self.sizes else self.type
        return join(kind, name) if name else kind

    def __str__(self) -> str:
        return join(self.type, self.name) + self.extents


def declaration(c_type: str, name: str, is_const: bool = False, sizes: tuple[str, ...] = ()) -> CDeclaration:
    """Of a type as specs/kinds.toml has it: `char **`."""
    base = c_type.rstrip("* ")
    return CDeclaration(base, name, is_const, c_type.count("*"), sizes)


def join(c_type: str, name: str) -> str:
    """`int` and `count` -> `int count`; `void *` and `buf` -> `void *buf`."""
    return c_type + name if c_type.endswith("*") else f"{c_type} {name}"


def pointer_to(c_type: str) -> str:
    return c_type + "*" if c_type.endswith("*") else c_type + " *"
