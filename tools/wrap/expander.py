"""Expand the tree of a file into the text of the output."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from bindery_mpi.wrap.body import fitted
from bindery_mpi.wrap.context import Context
from bindery_mpi.wrap.expressions import EXPRESSIONS, apply_to_type, index, stringify, unknown
from bindery_mpi.wrap.iterations import ITERATIONS, SKELETONS, Iteration, chosen
from bindery_mpi.wrap.large import LargeForms
from bindery_mpi.wrap.scope import MacroScope, Value
from bindery_mpi.wrap.sizes import size_of_call
from bindery_mpi.wrap.skeleton import Writer
from bindery_mpi.wrap.source import Source, WrapError
from bindery_mpi.wrap.tree import BODY_MACROS, Macro, Node, Text

_BUILTINS = sorted([*EXPRESSIONS, *BODY_MACROS, "callfn", "fn_num", "last_num", "ret_val", "size"])
_IDENTIFIER_ENDS = re.compile(r"\w$")
_CALL_PREFIX = re.compile(r"(?<!\w)P$")
_IDENTIFIER_BEGINS = re.compile(r"^\w")
# PnMPI's old generator: {{MACRO_MPI_Comm}} is {{apply_to_type MPI_Comm MACRO_MPI_Comm}}.
_NAMED_BY_TYPE = re.compile(r"MACRO\d?_(MPI_\w+)$")


@dataclass
class Expander(Context):
    """Expands files, all with the same counters."""

    writer: Writer
    large: LargeForms
    declarations: str = ""  # of {{decls}}
    needs_sizes: bool = False  # of {{size}}
    written_out: set[str] = field(default_factory=set)  # "MPI_Send": what {{fn …}} names
    _next_number: int = 0  # {{fn_num}}
    _out: list[str] = field(default_factory=list)

    def expand_file(self, source: Source, nodes: tuple[Node, ...]) -> str:
        self._out = []
        self.expand(nodes, MacroScope(source, values={"fileno": str(source.number)}))
        return "".join(self._out)

    def expand(self, nodes: tuple[Node, ...], scope: MacroScope) -> None:
        for position, node in enumerate(nodes):
            if isinstance(node, Text):
                self._out.append(node.text)
                continue
            value = self.value(node, scope)
            if node.name == scope.iterator and scope.small_name and isinstance(value, str):
                value = self._pasted_name(value, nodes[position + 1 : position + 2], scope)
            self._out.append(stringify(value))

    def captured(self, nodes: tuple[Node, ...], scope: MacroScope) -> str:
        outer, self._out = self._out, []
        try:
            self.expand(nodes, scope)
            return "".join(self._out)
        finally:
            self._out = outer

    def _pasted_name(self, large: str, after: tuple[Node, ...], scope: MacroScope) -> str:
        """In the body for MPI_Send_c, `{{foo}}_calls` is `MPI_Send_calls`, which the file declares for MPI_Send."""
        before = next((text for text in reversed(self._out) if text), "")
        is_pasted = bool(_IDENTIFIER_ENDS.search(before)) and not _CALL_PREFIX.search(before)
        follows = after[0].text if after and isinstance(after[0], Text) else "_" if after else ""
        return scope.small_name if is_pasted or _IDENTIFIER_BEGINS.match(follows) else large

    def value(self, macro: Macro, scope: MacroScope) -> Value:
        found, value = scope.find(macro.name)
        if found:
            if isinstance(value, list) and macro.arguments:
                return index(macro, value, self.argument(macro, 0, scope))
            assert not callable(value)
            return value
        if macro.name in ITERATIONS or macro.name in SKELETONS:
            self._iterate(macro, scope)
            return None
        if macro.name in EXPRESSIONS:
            return EXPRESSIONS[macro.name](macro, self.arguments(macro, scope), scope)
        if applied := _NAMED_BY_TYPE.match(macro.name):
            return apply_to_type(macro, [applied[1], macro.name], scope)
        return self._builtin(macro, scope)

    def arguments(self, macro: Macro, scope: MacroScope) -> list[Value]:
        return [self.argument(macro, i, scope) for i in range(len(macro.arguments))]

    def argument(self, macro: Macro, position: int, scope: MacroScope) -> Value:
        argument = macro.arguments[position]
        return self.value(argument, scope) if isinstance(argument, Macro) else argument.text

    def _builtin(self, macro: Macro, scope: MacroScope) -> Value:
        match macro.name:
            case "fn_num":
                self._next_number += 1
                return self._next_number - 1
            case "last_num":
                return self._next_number - 1
            case "decls":
                text = self.captured(macro.body, scope)
                self.declarations += text
                return text
            case "size":
                self.needs_sizes = True
                return size_of_call(macro, self.arguments(macro, scope), scope)
            case "callfn" if scope.skeleton:
                return scope.skeleton.next_call
            case "ret_val" | "returnVal" if scope.skeleton:
                return scope.skeleton.result_name
        if scope.function and (argument := scope.function.argument(macro.name)):
            return argument
        if macro.name in ("callfn", "ret_val", "returnVal"):
            raise WrapError(
                macro.place, f"{{{{{macro.name}}}}} is outside of a wrapper", "put it into {{fn …}} or {{fnall …}}"
            )
        raise unknown(macro, scope, _BUILTINS)

    def _iterate(self, macro: Macro, scope: MacroScope) -> None:
        iteration = chosen(macro, self.arguments(macro, scope), self)
        if macro.name in SKELETONS:
            if scope.skeleton:
                raise WrapError(
                    macro.place, f"{{{{{macro.name} …}}}} is inside of another wrapper", "end that one before"
                )
            if iteration.adds_large_forms:
                self.written_out |= set(iteration.names)
            for name in iteration.names:
                self._wrap(macro, scope, iteration, name)
            return
        for name in iteration.names:
            function = self.functions.get(name)
            assert function
            inner = scope.inner(function, iteration.iterator)
            if iteration.derived:
                inner.values[iteration.derived] = iteration.derive(name)
            text = self.captured(macro.body, inner)
            self._out.append(self.writer.guarded(text, function, "".join(self._out[-1:])))

    def _wrap(self, macro: Macro, scope: MacroScope, iteration: Iteration, name: str) -> None:
        function = self.functions.get(name)
        assert function
        text = self.writer.wrapper(self, macro, scope, iteration.iterator, function)
        self._out.append(self.writer.placed(text, name))
        large = self.functions.large_form(name) if iteration.adds_large_forms else None
        if large is None or not self.large.is_wanted(large.name):
            return
        text = self.writer.wrapper(self, macro, scope, iteration.iterator, large, small=function)
        objection = self.large.objection(
            macro, iteration.iterator, function, fitted(self.functions, large, macro), text
        )
        if objection:
            self.writer.withdraw(large.name)
            self._out.append(self.writer.placed(self.writer.called_on(large), large.name))
            self.notes.warn(
                macro.place, f"{large.name} is not wrapped: {objection}", f"write {{{{fn … {large.name}}}}} for it"
            )
        else:
            self._out.append(self.writer.placed(text, large.name))
