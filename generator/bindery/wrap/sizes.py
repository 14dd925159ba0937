"""{{size}}: how many bytes a call moves, in C."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from bindery.spec.expressions import Const, Expression, Query, Ref
from bindery.spec.model import Parameter
from bindery.views.tool.amount import Amount
from bindery.views.tool.transfers import Term, Transfers
from bindery.wrap.functions import Function
from bindery.wrap.scope import Scope, Value
from bindery.wrap.source import WrapError
from bindery.wrap.tree import Macro

_SIZES = {"remote_size": "bnd_wrap_remote_size", "size": "bnd_wrap_group_size", "rank": "bnd_wrap_group_rank"}
_OUTGOING = {"in_degree": 0, "out_degree": 1}
_DIRECTIONS = ("in", "out")


@dataclass(frozen=True)
class CAmount(Amount):
    """The elements of a buffer, written in C."""

    @property
    def _width(self) -> str:
        assert self.counts
        return f"{self.counts.name}, sizeof({self.counts.name}[0])"

    @property
    def _types(self) -> str:
        type_ = self.buffer.datatype
        return f"{type_}, 1" if self.datatypes and self.datatypes.is_array else f"&{type_}, 0"

    @property
    def count(self) -> str:
        match self._count:
            case Const(text) | Ref(text):
                return text
            case Query("sum", array):
                length = _length(self.procedure.parameter(array).length[0])
                return f"bnd_wrap_sum({array}, sizeof({array}[0]), {length})"
            case Query("own", array):
                return f"{array}[bnd_wrap_group_rank({self.communicator})]"
        raise AssertionError(f"{self.procedure.name}: count = {self.buffer.count}")

    @property
    def total(self) -> str:
        if self.is_vector:
            assert self.counts
            match self.counts.length[0]:
                case Query(query, comm) if query in _OUTGOING:
                    return f"bnd_wrap_neighbor_vector({self._width}, {comm}, {_OUTGOING[query]}, {self._types})"
            return f"bnd_wrap_vector({self._width}, {_length(self.counts.length[0])}, {self._types})"
        one = f"bnd_wrap_bytes({self.count}, {self.buffer.datatype})"
        return f"{one} * {_length(self.buffer.blocks)}" if self.buffer.blocks else one

    @property
    def own_block(self) -> str:
        rank = f"[bnd_wrap_group_rank({self.communicator})]"
        count = f"{self.count}{rank}" if self.is_vector else self.count
        type_ = f"{self.buffer.datatype}{rank}" if self.datatypes and self.datatypes.is_array else self.buffer.datatype
        return f"bnd_wrap_bytes({count}, {type_})"


def _length(length: Expression) -> str:
    match length:
        case Query(function, comm) if function in _OUTGOING:
            return f"bnd_wrap_neighbors({comm}, {_OUTGOING[function]})"
        case Query(function, comm):
            return f"{_SIZES[function]}({comm})"
        case Const(text) | Ref(text):
            return text
    raise AssertionError(f"length {length!r}")


@dataclass(frozen=True)
class CTransfers(Transfers):
    """The data of a call by its arguments alone: a receive has room for them."""

    def amount(self, buffer: Parameter) -> Amount:
        return CAmount(self.procedure, buffer)

    def asked(self, left: Expression) -> str:
        return _length(left)

    @cached_property
    def _is_known_by_status(self) -> bool:
        return False


def size_of_call(macro: Macro, values: list[Value], scope: Scope) -> str:
    """`size_t _size_in` and `_size_out`, or both and their sum `_size`."""
    if scope.function is None or scope.skeleton is None:
        raise WrapError(macro.place, "size is outside of a wrapper", "put it into {{fn …}} or {{fnall …}}")
    if len(values) > 1 or (values and values[0] not in _DIRECTIONS):
        given = " ".join(str(v) for v in values)
        raise WrapError(macro.place, f"size does not take '{given}'", "write {{size}}, {{size in}} or {{size out}}")
    transfers = CTransfers(scope.function.procedure)
    # What a persistent operation moves, its starts move.
    moves = scope.function.procedure.routine.completion != "persistent"
    sums = {"in": transfers.received if moves else [], "out": transfers.sent if moves else []}
    text = "".join(_sum(d, sums[d], transfers) for d in _DIRECTIONS if not values or values[0] == d)
    text = _in_names_of(scope.function, text)
    return text if values else f"{text}size_t _size BND_WRAP_UNUSED = _size_in + _size_out;"


def _in_names_of(function: Function, text: str) -> str:
    """The arguments as this wrapper calls them."""
    names = {f.standard_name: f.name for f in function.named if f.name != f.standard_name}
    return re.sub(r"\b[A-Za-z_]\w*", lambda found: names.get(found[0], found[0]), text) if names else text


def _sum(direction: str, terms: list[Term], transfers: CTransfers) -> str:
    variable = f"size_t _size_{direction} BND_WRAP_UNUSED = 0;\n"
    if not terms:
        return variable
    lines = ["    long long total = 0;"]
    if transfers.root:
        rooted = f"bnd_wrap_rooted_of({transfers.communicator}, {transfers.root.name})"
        lines.insert(0, f"    struct bnd_wrap_rooted role = {rooted};")
    for term in terms:
        condition = f"if ({' && '.join(term.conditions)}) " if term.conditions else ""
        lines.append(f"    {condition}total {term.sign}= {term.amount};")
    lines.append(f"    _size_{direction} = total > 0 ? (size_t)total : 0;")
    return "\n".join([variable + "{", *lines, "}", ""])
