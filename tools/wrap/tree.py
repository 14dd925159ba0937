"""The syntax tree of a file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bindery_mpi.wrap.source import Place

# Macros with a body, which {{endNAME}} ends.
BODY_MACROS = frozenset(
    [
        *("decls", "fn", "fnall", "fnalltype", "fnallntype", "fnnalltype", "fnntype", "fntype"),
        *("foreachfn", "forallfn", "forallfnpp", "forallfortranfn"),
    ]
)


@dataclass(frozen=True)
class Text:
    """Text that is copied as it is."""

    text: str


@dataclass(frozen=True)
class Word:
    """An argument of a macro that is written out; quotes are gone."""

    text: str
    place: Place


@dataclass(frozen=True)
class Macro:
    """{{name argument …}}, and for a body macro what is before its end."""

    name: str
    arguments: tuple[Word | Macro, ...]
    place: Place
    body: tuple[Text | Macro, ...] = ()


Node = Text | Macro


def macros(nodes: tuple[Node, ...]) -> Iterator[Macro]:
    """Every macro of a text, inner ones included."""
    for node in nodes:
        if isinstance(node, Macro):
            yield from _inside(node)


def _inside(macro: Macro) -> Iterator[Macro]:
    yield macro
    for argument in macro.arguments:
        if isinstance(argument, Macro):
            yield from _inside(argument)
    yield from macros(macro.body)
