"""Which functions a body macro iterates over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bindery_mpi.spec.mistakes import closest
from bindery_mpi.wrap.context import Context
from bindery_mpi.wrap.expressions import flat
from bindery_mpi.wrap.functions import Function
from bindery_mpi.wrap.scope import Value
from bindery_mpi.wrap.source import Place, WrapError
from bindery_mpi.wrap.tree import Macro, Word

# These put a wrapper function around the body of each iteration.
SKELETONS = frozenset(["fn", "fnall", "fntype", "fnalltype", "fnntype", "fnallntype", "fnnalltype"])
# Without one.
ITERATIONS = frozenset(["foreachfn", "forallfn", "forallfnpp", "forallfortranfn"])
# PnMPI's old generator: a derived name, and then the name of the function.
_DERIVED: dict[str, Callable[[str], str]] = {
    "forallfnpp": lambda name: "NQJ" + name.removeprefix("MPI"),
    "forallfortranfn": lambda name: name.lower() + "_",
}
_ALL_BUT = frozenset(["fnall", *_DERIVED, "forallfn", "fnalltype", "fnallntype", "fnnalltype"])
_WITH_TYPE = frozenset(["fntype", "fnalltype"])
_WITHOUT_TYPE = frozenset(["fnntype", "fnallntype", "fnnalltype"])
_OPTIONAL = "?"


@dataclass(frozen=True)
class Iteration:
    """The loop of a body macro."""

    iterator: str  # "foo"
    names: list[str]  # "MPI_Send"
    adds_large_forms: bool  # the names are written out, so that MPI_Send stands for MPI_Send_c too
    derived: str = ""  # "fnpp": the iterator over derived names
    derive: Callable[[str], str] = str


def chosen(macro: Macro, values: list[Value], context: Context) -> Iteration:
    words = flat(values)
    if not words:
        raise WrapError(macro.place, f"{macro.name} has no iterator", f"write {{{{{macro.name} NAME …}}}}")
    derived = words.pop(0) if macro.name in _DERIVED else ""
    if not words:
        raise WrapError(
            macro.place, f"{macro.name} needs two iterators", f"write {{{{{macro.name} {derived} NAME …}}}}"
        )
    iterator, words = words[0], words[1:]
    accepts = _type_filter(macro, words, context)
    if macro.name in _ALL_BUT:
        names = _all_but(macro, words, context)
    elif macro.name in ("fntype", "fnntype") and not words:
        names = context.functions.all
    else:
        names = [name for word in words if (name := _function(macro, word, context))]
        return Iteration(iterator, [n for n in names if accepts(n)], macro.name == "fn")
    wanted = [name for name in names if accepts(name)]
    return Iteration(iterator, wanted, False, derived, _DERIVED.get(macro.name, str))


def _place(macro: Macro, word: str) -> Place:
    """Where a name is written out, or else where the macro begins."""
    return next((a.place for a in macro.arguments if isinstance(a, Word) and a.text == word), macro.place)


def _type_filter(macro: Macro, words: list[str], context: Context) -> Callable[[str], bool]:
    """Takes the type from the arguments. Returns which functions the macro is about."""
    if macro.name not in _WITH_TYPE | _WITHOUT_TYPE:
        return lambda name: True
    if not words:
        raise WrapError(macro.place, f"{macro.name} has no type", f"write {{{{{macro.name} NAME TYPE …}}}}")
    wanted = words.pop(0)
    made: list[Function] = [f for name in context.functions.all if (f := context.functions.get(name))]
    if macro.name in _WITH_TYPE:
        matching = {f.name for f in made if f.has_type(wanted)}
    else:
        matching = {f.name for f in made if not f.mentions_type(wanted)}
    if len(matching) == (0 if macro.name in _WITH_TYPE else len(made)):
        types = {t for f in made for t in f.types}
        context.notes.warn(
            _place(macro, wanted), f"no function has an argument of type '{wanted}'", closest(wanted, types)
        )
    return lambda name: name in matching


def _all_but(macro: Macro, words: list[str], context: Context) -> list[str]:
    functions = context.functions
    excluded = set()
    for word in words:
        name = word.removesuffix(_OPTIONAL)
        if not functions.is_known(name) and not word.endswith(_OPTIONAL) and not context.ignore_unknown:
            remedy = closest(name, functions.known)
            context.notes.warn(_place(macro, word), f"{name} is not a function of MPI, so it excludes nothing", remedy)
        large = functions.large_form(name)
        excluded |= {name, large.name if large else name}
    return [name for name in functions.all if name not in excluded]


def _function(macro: Macro, word: str, context: Context) -> str:
    """The name of a function to wrap; empty where this MPI does not have it."""
    functions, name = context.functions, word.removesuffix(_OPTIONAL)
    if functions.get(name):
        return name
    place = _place(macro, word)
    if word.endswith(_OPTIONAL) or context.ignore_unknown:
        return ""
    if functions.is_macro(name):
        raise WrapError(place, f"{name} may be a macro in C", "take it out, or write a ? after it")
    if functions.is_known(name):
        context.notes.warn(place, f"{name} is left out: this MPI does not declare it", "write a ? after it")
    else:
        remedy = closest(name, functions.known)
        raise WrapError(place, f"{name} is not a function of MPI", f"{remedy}, or a ? after it, or give -n")
    return ""
