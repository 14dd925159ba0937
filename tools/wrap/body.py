"""Which names the text of a body uses and declares, as far as the names of arguments depend on it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from bindery_mpi.wrap.functions import Function, Functions, renamed
from bindery_mpi.wrap.tree import Macro, Text, macros

_NOT_CODE = re.compile(r"/\*.*?\*/|//[^\n]*|\"(?:\\.|[^\"\\\n])*\"|^[ \t]*#[^\n]*", re.DOTALL | re.MULTILINE)
_STATEMENT = re.compile(r"[;{}]")
_LEAD = re.compile(r"\s*(?:(?:for|if|while|switch)\s*\(\s*)?")
_MODIFIERS = r"(?:(?:const|static|volatile|register|unsigned|signed|long|short|struct|union|enum)\s+)*"
_TYPE = _MODIFIERS + r"[A-Za-z_][\w:]*(?:<[^;{}]*>)?"
_DECLARATION = re.compile(rf"({_TYPE})(?:\s+|\s*[*&]\s*)[\s*&]*(?:const\s+)?([A-Za-z_]\w*)\s*(?=$|[=,\[(:])")
_NO_TYPES = frozenset(
    ["return", "else", "goto", "case", "delete", "throw", "using", "typedef", "new", "sizeof", "extern"]
)
_BRACKETS = re.compile(r"\([^()]*\)|\[[^\[\]]*\]")
_NEXT = re.compile(r",[\s*&]*([A-Za-z_]\w*)")


def without_comments(text: str) -> str:
    """The code, without comments, strings and lines of the preprocessor."""
    return _NOT_CODE.sub(" ", text)


@dataclass(frozen=True)
class Body:
    """The names in a body."""

    used: frozenset[str]  # in its text, and as macros
    bare: frozenset[str]  # in its text
    declared: frozenset[str]  # variables that it declares before it uses anything of that name


@cache
def body_of(macro: Macro) -> Body:
    text = without_comments("".join(node.text if isinstance(node, Text) else " 0 " for node in macro.body))
    bare = frozenset(re.findall(r"[A-Za-z_]\w*", text))
    used = bare | {call.name for call in macros(macro.body)}
    return Body(used, bare, frozenset(_declared(text)))


def _declared(text: str) -> set[str]:
    declared: set[str] = set()
    seen: set[str] = set()
    for statement in _STATEMENT.split(text):
        lead = _LEAD.match(statement)
        rest = statement[lead.end() if lead else 0 :]
        names = _declarators(rest)
        declared |= set(names) - seen
        seen |= set(re.findall(r"[A-Za-z_]\w*", statement))
    return declared


def _declarators(statement: str) -> list[str]:
    """`int rank, *list = 0` declares rank and list."""
    found = _DECLARATION.match(statement)
    if not found or found[1].split()[-1] in _NO_TYPES:
        return []
    rest = statement[found.end() :]
    while _BRACKETS.search(rest):
        rest = _BRACKETS.sub("", rest)
    return [found[2], *_NEXT.findall(rest)]


def fitted(functions: Functions, function: Function, macro: Macro) -> Function:
    """The function with names for its arguments that suit a body.

    A body that says `indx`, as this mpi.h does, gets that name for `index`. An argument gives way to a variable of the
    same name, which would hide it from {{callfn}}; in a body for all functions also to a name of the text, which most
    of them have no argument for: it is the file's own variable."""
    body = body_of(macro)
    own = body.declared | (body.bare if macro.name == "fnall" else frozenset())
    names = {a: f"bnd_argument_{a}" for a in function.arguments if a in own}
    there = functions.names_in_header(function)
    if len(there) == len(function.arguments):
        pairs = zip(function.arguments, there, strict=True)
        names |= {a: b for a, b in pairs if b in body.used and a not in body.used and b not in own}
    return renamed(function, names) if names else function
