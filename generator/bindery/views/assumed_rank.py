"""The wrappers of mpi_f08 whose choice buffers come by descriptor: what is described or copied, in which order, and what is undone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bindery.views.fortran_wrapper import Wrapper, handle_word
from bindery.spec.model import Parameter
from bindery.spec.rules import Applied, select
from bindery.views.sections import Sections


@dataclass(frozen=True)
class DescriptorWrapper(Sections, Wrapper):
    """The mpi_f08 form of a procedure with choice buffers, which come by descriptor (R57, R61, R62)."""

    @property
    def _buffers(self) -> list[Parameter]:
        return [p for p in self.procedure.parameters if p.kind.form == "choice"]

    @property
    def _keeps(self) -> bool:
        return super()._keeps or any(p.count for p in self._buffers)

    def _is_in_place(self, buffer: Parameter) -> str:
        return f"bnd_is_in_place(bnd_base({buffer.name}))"

    def _significant(self, buffer: Parameter) -> str:
        """Whether this process's buffer is looked at: unless the operation ignores it; the root's alone, or, on an intercommunicator,
        that of the other group."""
        if buffer.ignored_if:
            return self._unless_ignored(buffer)
        root = next((p.name for p in self.procedure.parameters if p.kind.name == "root"), "")
        if not root:
            return "1"
        if buffer.root_only:
            comm = next(p.name for p in self.procedure.parameters if p.kind.name == "comm" and p.is_input)
            return f"bnd_is_root(bnd_f2c_Comm(*{comm}), *{root})"
        return f"*{root} != MPI_PROC_NULL" if buffer.intent == "inout" else f"*{root} >= 0"

    @property
    def _release(self) -> str:
        """Free the arrays that were converted."""
        return "; ".join(a["after"].rstrip(";") for a in self._arrays if a["after"]) or "(void)0"

    def _undo(self, p: Parameter) -> list[str]:
        """Buffers come before everything else, but for arrays of handles."""
        return ["bnd_pending_release(pending)"] * self._keeps + super()._undo(p)

    def _looked_at(self, p: Parameter) -> str:
        """Not where MPI_IN_PLACE makes it meaningless, nor where only another process has the buffers that it describes."""
        if p.ignored_if:
            return self._unless_ignored(p)
        buffers = [b for b in self._buffers if p.name in (b.count, b.datatype, b.displacements)]
        terms = [[f"!{self._is_in_place(b)}"] * bool(b.in_place) + [self._significant(b)] for b in buffers]
        terms = [[part for part in parts if part != "1"] for parts in terms]
        if not terms or not all(terms):
            return "1"
        joined = [" && ".join(parts) for parts in terms]
        return joined[0] if len(joined) == 1 else " || ".join(f"({term})" for term in joined)

    def _unless_ignored(self, p: Parameter) -> str:
        """`op == MPI_NO_OP` -> `bnd_f2c_Op(*op) != MPI_NO_OP`"""
        name, value = p.ignored_if.split(" == ")
        return f"bnd_f2c_{handle_word(self.procedure.parameter(name).kind.c)}(*{name}) != {value}"

    @property
    def _arrays(self) -> list[Applied]:
        return [a for p, a in zip(self.procedure.parameters, self._applied) if p.is_array and p.kind.form == "handle"]

    @property
    def before(self) -> list[str]:
        """Numbers that may not fit first, then converted arrays, then buffers: what stops a call has little to undo."""
        pairs = list(zip(self.procedure.parameters, self._arguments))
        buffers = [a for p, a in pairs if p in self._buffers]
        others = [a for p, a in pairs if p not in self._buffers and a not in self._arrays]
        made = [
            a[slot] for some in (self._arrays, buffers, others) for slot in ("local", "before") for a in some if a[slot]
        ]
        return [*self._slots("first", "check"), *self._owner, *made]

    @cached_property
    def _arguments(self) -> list[Applied]:
        return [self._replaced(p, a) for p, a in zip(self.procedure.parameters, self._applied)]

    def _replaced(self, p: Parameter, applied: Applied) -> Applied:
        words = self._words(p) | self._section_words(p)
        if "described" in words:
            fast_call = applied["fast_call"] or applied["actual"]
            return Applied(applied.rule, applied.slots | {"actual": words["described"], "fast_call": fast_call})
        if p.kind.form != "choice":
            return applied
        return select(self.spec, "assumed_rank", self.procedure, p, words)
