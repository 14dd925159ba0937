"""The wrapper functions of the output."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from bindery_mpi.wrap.body import fitted
from bindery_mpi.wrap.context import Context
from bindery_mpi.wrap.functions import Function, prototype
from bindery_mpi.wrap.scope import MacroScope, Skeleton
from bindery_mpi.wrap.tree import Macro

_RESULT = "_wrap_py_return_val"
_EXTERN = "_EXTERN_C_ "


@dataclass
class Writer:
    """Writes wrappers. Several of one function are a chain: the first is MPI_X, the last calls PMPI_X."""

    guards: bool = False  # -g
    no_deprecation_warnings: bool = False  # -w
    portable: bool = False  # no MPI was asked: #if says which functions there are
    static_folder: bool = False  # -S: a file for each function
    gotcha: bool = False  # -G: wrappers of GOTCHA
    totals: Counter[str] = field(default_factory=Counter)  # how many wrappers each function gets
    begun: Counter[str] = field(default_factory=Counter)  # how many it has already
    files: dict[str, list[str]] = field(default_factory=dict)  # "MPI_Send" -> its wrappers, with -S

    def wrapper(
        self,
        context: Context,
        macro: Macro,
        scope: MacroScope,
        iterator: str,
        function: Function,
        small: Function | None = None,
    ) -> str:
        """The next wrapper of a function, with the body of a macro."""
        function = fitted(context.functions, function, macro)
        level = self.begun[function.name]
        self.begun[function.name] += 1
        is_last = self.begun[function.name] >= self.totals[function.name]
        following = self._underlying(function) if is_last else _link(function, level + 1)
        call = f"{following}({', '.join(function.arguments)})"
        skeleton = Skeleton(function, _RESULT, f"{_RESULT} = {call};")
        inner = scope.inner(function, iterator)
        inner.skeleton = skeleton
        inner.small_name = small.name if small else ""
        body = context.captured(macro.body, inner)
        lines = [f"/* Wrapper of {function.name}: {str(macro.place).replace('*/', '* /')} */"]
        if not is_last:
            lines.append(f"static {prototype(function, _link(function, level + 1))};")
        lines += self._head(context, function, level)
        lines += self._enter(function, level)
        text = "\n".join([*lines, body.rstrip("\n"), f"    return {_RESULT};", "}", ""])
        return self._enclosed(text + self._binding(function, level), function)

    def withdraw(self, name: str) -> None:
        """Take back the last wrapper of a function."""
        self.begun[name] -= 1

    def called_on(self, function: Function) -> str:
        """Return a wrapper for -G where the body is not right for the function: the table of all has its binding."""
        if not self.gotcha or self.begun[function.name]:
            return ""
        self.begun[function.name] += 1
        call = f"{self._underlying(function)}({', '.join(function.arguments)})"
        head = _EXTERN + prototype(function, f"wrap_{function.name}")
        lines = [*self._gotcha_handle(function), head, "{", f"    return {call};", "}", self._binding(function, 0)]
        return self._enclosed("\n".join(lines), function)

    def placed(self, text: str, name: str) -> str:
        """Return the part of a wrapper that the main output gets; with -S it has a file of its own."""
        if not self.static_folder:
            return text
        self.files.setdefault(name, []).append(text)
        return ""

    def _underlying(self, function: Function) -> str:
        """Return the name of the function that the last wrapper calls."""
        return f"(*wrap_{function.name}_orig)" if self.gotcha else f"P{function.name}"

    def _binding(self, function: Function, level: int) -> str:
        """Return the row that the tool gives to gotcha_wrap."""
        if not self.gotcha or level:
            return ""
        name = function.name
        values = f'"{name}", (void *)wrap_{name}, &_wrap_py_{name}_handle'
        return f"struct gotcha_binding_t wrap_{name}_binding = {{ {values} }};\n"

    def _gotcha_handle(self, function: Function) -> list[str]:
        name = function.name
        pointer = prototype(function, "(*)")
        return [
            f"static gotcha_wrappee_handle_t _wrap_py_{name}_handle = NULL;",
            f"#define wrap_{name}_orig (({pointer})gotcha_get_wrappee(_wrap_py_{name}_handle))",
        ]

    def _head(self, context: Context, function: Function, level: int) -> list[str]:
        lines = []
        if level == 0:
            header = context.functions.header
            if self.gotcha:
                lines += self._gotcha_handle(function)
            elif header and function.name not in header.profiled:
                lines.append(f"{_EXTERN}{prototype(function, 'P' + function.name)};")
        head = (
            _EXTERN + prototype(function, f"wrap_{function.name}" if self.gotcha else function.name)
            if level == 0
            else "static " + prototype(function, _link(function, level))
        )
        return [*lines, head, "{", f"    {function.result} {_RESULT} = 0;"]

    def _enter(self, function: Function, level: int) -> list[str]:
        if not self.guards or level:
            return []
        return [
            "    if (in_wrapper)",
            f"        return {self._underlying(function)}({', '.join(function.arguments)});",
            "    BND_WRAP_ENTER;",
        ]

    def _enclosed(self, text: str, function: Function) -> str:
        if self.no_deprecation_warnings and function.is_deprecated:
            text = f"WRAP_MPI_CALL_PREFIX\n{text}WRAP_MPI_CALL_POSTFIX\n"
        if self.portable and function.condition:
            text = f"#if {function.condition}\n{text}#endif\n"
        return text + "\n"

    def guarded(self, text: str, function: Function, before: str) -> str:
        """The text of one iteration of foreachfn or forallfn. Lines of a macro's definition stay together."""
        if not self.portable or not function.condition or "\\\n" in text:
            return text
        begin = "" if before.endswith("\n") or text.startswith("\n") else "\n"
        end = "" if text.endswith("\n") else "\n"
        lead = "\n" if text.startswith("\n") else ""
        return f"{begin}{lead}#if {function.condition}\n{text.removeprefix(lead)}{end}#endif\n"


def _link(function: Function, level: int) -> str:
    """The name of an inner wrapper of a chain."""
    return f"bnd_wrap_{level}_{function.name}"
