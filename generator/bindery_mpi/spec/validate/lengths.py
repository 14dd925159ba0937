"""Lengths, counts and conditions of arguments."""

from __future__ import annotations

from bindery_mpi.spec.expressions import Expression, Query, Terminated
from bindery_mpi.spec.mistakes import closest
from bindery_mpi.spec.validate.argument import Argument
from bindery_mpi.spec.validate.common import Mistakes, known_constant

# A length asks one of these of another parameter: the kind that this one has, or "array" for an array of numbers.
FUNCTIONS = {
    "size": "comm",
    "remote_size": "comm",
    "rank": "comm",
    "in_degree": "comm",
    "out_degree": "comm",
    "dims": "comm",
    "nodes": "comm",
    "edges": "comm",
    "neighbors": "rank",
    "integers": "datatype",
    "addresses": "datatype",
    "large_counts": "datatype",
    "datatypes": "datatype",
    "members": "t_index",
    "sum": "array",
    "last": "array",
    "own": "array",
}


def check_lengths(a: Argument) -> Mistakes:
    p = a.p
    for size in p.length:
        yield from check_size(a, "length", size)
    if p.filled:
        yield from check_size(a, "filled", p.filled)
        if not p.is_array or not p.is_output:
            yield a.at.fail("filled", "not an output array", "leave it out")
    if p.shape and (p.shape != "*" or not p.length):
        yield a.at.fail("shape", "neither '*' nor beside a length", 'write shape = "*", or leave it out')
    if p.kind.form == "strings" and not p.length:
        yield a.at.fail("length", "missing", 'add length = "terminated" or a length')
    if p.kind.form == "string" and p.is_output and not p.length:
        yield a.at.fail("length", "missing", "say how long the string can be")


def check_size(a: Argument, field: str, size: Expression) -> Mistakes:
    """A parameter, a number, a constant, f(parameter) or `terminated`."""
    text = str(size)
    if isinstance(size, Terminated):
        if a.p.kind.form != "strings" or field != "length":
            yield a.at.fail(field, "only lists of strings are terminated", "say how many elements there are")
    elif isinstance(size, Query):
        yield from _asked(a, field, size.function, size.parameter)
    elif text in a.names:
        target = a.names[text]
        if target.kind.form not in ("number", "argv") or target.is_array:
            yield a.at.fail(field, f"'{text}' is not a number", "name a parameter that is one")
        if target.large_only and not a.p.large_only:
            yield a.at.fail(field, f"the small form has no '{text}'", "name a parameter of both forms")
    elif text in a.spec.constants:
        if a.spec.constants[text].type != "int":
            yield a.at.fail(field, f"{text} is not a number", "name a constant that is one")
    elif not text.isdigit():
        may_be_array = field == "count"  # of blocks
        numbers = [q.name for q in a.names.values() if q.kind.form == "number" and (may_be_array or not q.is_array)]
        yield a.at.fail(field, f"'{text}' is neither a parameter, a constant nor a number", closest(text, numbers))


def _asked(a: Argument, field: str, function: str, name: str) -> Mistakes:
    """f(x): what a length asks of another parameter."""
    if function not in FUNCTIONS:
        yield a.at.fail(field, f"unknown function '{function}'", closest(function, FUNCTIONS))
        return
    if name not in a.names:
        yield a.at.fail(field, f"'{name}' is no parameter", closest(name, a.names))
        return
    target, wanted = a.names[name], FUNCTIONS[function]
    is_numbers = target.is_array and target.kind.form == "number"
    if wanted == "array" and not is_numbers:
        yield a.at.fail(field, f"'{name}' is not an array of numbers", f"ask {function}(…) of one")
    if wanted != "array" and (target.kind.name != wanted or target.is_array):
        yield a.at.fail(field, f"'{name}' is not of kind {wanted}", f"ask {function}(…) of such an argument")


def check_holds(a: Argument) -> Mistakes:
    """`incount * datatype`: a count and a datatype."""
    if not a.p.holds:
        return
    roles = {q.name: q.kind.role for q in a.owner.parameters}
    factors = a.p.holds.operands if a.p.holds.operator == "*" else ()
    if [roles.get(name) for name in factors] != ["count", "datatype"]:
        yield a.at.fail("holds", "not of the form 'count * datatype'", "name two parameters of these kinds so")
    if a.p.is_input or a.p.kind.form != "number":
        yield a.at.fail("holds", "not an output number", "leave it out")


def check_condition(a: Argument) -> Mistakes:
    """`op == MPI_NO_OP`, `rank(comm) == 0`: a parameter, or what is asked of one, and a constant or a number."""
    if not a.p.ignored_if:
        return
    if a.p.ignored_if.operator != "==":
        yield a.at.fail("ignored_if", "not of the form 'parameter == constant'", "write it so")
        return
    asked = a.p.ignored_if.left
    name, value = a.p.ignored_if.operands
    if isinstance(asked, Query):
        yield from _asked(a, "ignored_if", asked.function, asked.parameter)
    elif name not in a.names:
        yield a.at.fail("ignored_if", f"'{name}' is no parameter", closest(name, a.names))
    if not value.isdigit():
        yield from known_constant(a.at, "ignored_if", value, a.spec)
