"""Macros without a body: they compute a value, which is printed or is an argument of another macro."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import chain

from bindery_mpi.paths import page
from bindery_mpi.spec.mistakes import closest
from bindery_mpi.wrap.functions import Function
from bindery_mpi.wrap.header import tidy_type
from bindery_mpi.wrap.scope import MacroScope, Value
from bindery_mpi.wrap.source import WrapError
from bindery_mpi.wrap.tree import Macro

_BRACKETS = {"(": ")", "{": "}", "[": "]", "<": ">"}


def stringify(value: Value) -> str:
    return ", ".join(value) if isinstance(value, list) else "" if value is None else str(value)


def flat(values: list[Value]) -> list[str]:
    """Words and lists of words, as words."""
    return list(chain.from_iterable(v if isinstance(v, list) else [] if v is None else [str(v)] for v in values))


def _count(macro: Macro, values: list[Value], least: int, most: int, usage: str) -> None:
    if not least <= len(values) <= most:
        some = f"{least} to {most}" if least < most else str(least)
        raise WrapError(
            macro.place, f"{macro.name} takes {some} arguments, not {len(values)}", f"write {{{{{usage}}}}}"
        )


def _regex(macro: Macro, value: Value) -> re.Pattern[str]:
    try:
        return re.compile(str(value))
    except re.error as error:
        raise WrapError(
            macro.place, f"'{value}' is no regular expression: {error}", "correct it; it is Python's re"
        ) from None


def index(macro: Macro, items: list[str], value: Value) -> str:
    """One element of a list, as {{args 0}} asks for it."""
    try:
        return items[int(str(value))]
    except ValueError:
        raise WrapError(macro.place, f"'{value}' is no index", f"write {{{{{macro.name} NUMBER}}}}") from None
    except IndexError:
        remedy = f"use 0 to {len(items) - 1}" if items else "leave it out"
        raise WrapError(macro.place, f"{macro.name} has no element {value}", remedy) from None


def substitute(macro: Macro, values: list[Value], scope: MacroScope) -> Value:
    """{{sub STRING REGEX REPLACEMENT}}, or {{sub NEW OLD REGEX REPLACEMENT}}, which defines NEW."""
    _count(macro, values, 3, 4, "sub STRING REGEX REPLACEMENT")
    new = str(values.pop(0)) if len(values) == 4 else ""
    subject = values[0]
    if new:
        known, value = scope.find(str(subject))
        subject = value if known and not callable(value) else subject
    regex, replacement = _regex(macro, values[1]), str(values[2])
    try:
        if isinstance(subject, list):
            result: Value = [regex.sub(replacement, item) for item in subject]
        else:
            result = regex.sub(replacement, str(subject))
    except (re.error, IndexError) as error:
        raise WrapError(macro.place, f"'{replacement}' is no replacement: {error}", "correct it") from None
    if not new:
        return result
    scope.values[new] = result
    return None


def zipped(macro: Macro, values: list[Value], scope: MacroScope) -> Value:
    _count(macro, values, 2, 2, "zip LIST LIST")
    first, second = values
    if not isinstance(first, list) or not isinstance(second, list):
        raise WrapError(macro.place, "an argument of zip is no list", "write {{zip {{types}} {{args}}}}")
    return [f"{a} {b}" for a, b in zip(first, second, strict=False)]


def define(macro: Macro, values: list[Value], scope: MacroScope) -> Value:
    _count(macro, values, 2, 2, "def NAME VALUE")
    scope.values[str(values[0])] = values[1]
    return None


def as_list(macro: Macro, values: list[Value], scope: MacroScope) -> Value:
    return flat(values)


def filtered(macro: Macro, values: list[Value], scope: MacroScope) -> Value:
    _count(macro, values, 2, 2, "filter REGEX LIST")
    if not isinstance(values[1], list):
        raise WrapError(macro.place, "the second argument of filter is no list", "write {{filter REGEX {{formals}}}}")
    regex = _regex(macro, values[0])
    return [item for item in values[1] if regex.search(item)]


def get_arg(macro: Macro, values: list[Value], scope: MacroScope) -> Value:
    _count(macro, values, 0, 1, "get_arg NUMBER")
    arguments = _function(macro, scope).arguments
    return index(macro, arguments, values[0]) if values else arguments


def apply_to_type(macro: Macro, values: list[Value], scope: MacroScope) -> Value:
    """`f(comm);` for each argument of a type; of a list of types, one call with the first argument of each."""
    _count(macro, values, 2, 3, "apply_to_type TYPE CALLABLE [BRACKET]")
    bracket = str(values[2]) if len(values) == 3 else "("
    if bracket not in _BRACKETS:
        raise WrapError(macro.place, f"'{bracket}' is no bracket", "use one of (, [, {, <")
    begin, end = bracket, _BRACKETS[bracket]
    function, applied = _function(macro, scope), values[1]
    if isinstance(values[0], list):
        first = [_of_type(function, kind)[:1] for kind in values[0]]
        return f"{applied}{begin}{', '.join(chain.from_iterable(first))}{end};\n"
    return "".join(f"{applied}{begin}{name}{end};\n" for name in _of_type(function, str(values[0])))


def _of_type(function: Function, wanted: str) -> list[str]:
    return [f.name for f in function.named if f.type == tidy_type(wanted)]


def _function(macro: Macro, scope: MacroScope) -> Function:
    if scope.function is None:
        raise WrapError(
            macro.place, f"{{{{{macro.name}}}}} is not about a function here", "put it into {{fn …}} or {{foreachfn …}}"
        )
    return scope.function


EXPRESSIONS: dict[str, Callable[[Macro, list[Value], MacroScope], Value]] = {
    "applyToType": apply_to_type,
    "apply_to_type": apply_to_type,
    "def": define,
    "filter": filtered,
    "get_arg": get_arg,
    "list": as_list,
    "sub": substitute,
    "zip": zipped,
}


def unknown(macro: Macro, scope: MacroScope, builtins: list[str]) -> WrapError:
    """The mistake of a name that nothing has."""
    inside = f" in a wrapper of {scope.function.name}" if scope.function else ""
    known = {*builtins, *scope.names()}
    remedy = closest(macro.name, known)
    if macro.name and not remedy.startswith("write"):
        remedy = f"define it with {{{{def {macro.name} VALUE}}}}, or write a macro of {page('howto/wrap.md')}"
    return WrapError(macro.place, f"no macro or argument '{macro.name}'{inside}", remedy)
