"""A call in the C++ of the tool kit: the lines of its type and of its entry point."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from bindery.spec.model import Body, Routine
from bindery.views.tool.tool_call import ToolCall
from bindery.views.tool.transfers import Term

_FACTS = ("any_time", "takes_callbacks")


def attribute(name: str) -> str:
    """A category or a completion as an enumerator."""
    return name.replace("-", "_")


def info_row(call: ToolCall) -> str:
    """A row of the table of facts."""
    parts = [attribute(call.category), attribute(call.completion)]
    parts += ["large_count"] if call.is_large else []
    parts += ["any_time"] if call.is_any_time else []
    parts += ["takes_callbacks"] if call.takes_callbacks else []
    parts += ["creates_handle"] if call.creates else []
    parts += ["frees_handle"] if call.frees else []
    parts += ["completes_requests"] if call.completes_requests else []
    parts += ["starts_requests"] if call.starts_requests else []
    parts += [call.mpi_state] if call.mpi_state else []
    parts += [word for word in ("deprecated", "removed") if getattr(call, word) != (0, 0)]
    parts += ["communication"] if call.is_communication else []
    versions = ", ".join("{" + ", ".join(map(str, v)) + "}" for v in (call.since, call.deprecated, call.removed))
    return f'{{"{call.name}", "{call.chapter}", {" | ".join(parts)}, {versions}, "{call.creates}", "{call.frees}"}},'


@dataclass(frozen=True)
class ToolSource:
    """What the templates of the tool kit show of one call."""

    call: ToolCall

    @property
    def base(self) -> str:
        if self.call.completes_requests:
            return "completing_call"
        return "call_with_status" if self._has_own_status else "call"

    @cached_property
    def _has_own_status(self) -> bool:
        """Whether next() needs a status although the program may ignore it."""
        return bool(self.call.transfers.status) and self.call.completion in ("blocking", "split-end")

    # ---- members -----------------------------------------------------------------------------------------------------

    @property
    def member_lines(self) -> list[str]:
        lines = [f"{m.as_variable};" for m in self.call.members]
        return lines + (["detail::further_arguments arguments;"] if self.call.has_varargs else [])

    @property
    def has_lines(self) -> list[str]:
        names = [a.role for a in self.call.accessors] + (["peer"] if self.call.transfers.peer else [])
        return [f"static constexpr bool {', '.join(f'has_{name} = true' for name in names)};"] if names else []

    @property
    def accessor_lines(self) -> list[str]:
        return [a.line for a in self.call.accessors]

    # ---- next --------------------------------------------------------------------------------------------------------

    @property
    def next_types(self) -> str:
        return ", ".join(part for part in (self.call.types, "va_list *" if self.call.has_varargs else "") if part)

    @property
    def last(self) -> str:
        """What is called at the end of a chain. Further arguments are for tools alone: MPI defines none."""
        if not self.call.has_varargs:
            return self.call.profiling_name
        parameters = ", ".join(m.as_variable for m in self.call.members)
        return f"[]({parameters}, va_list *) {{ return BND_TOOL_CALL({self.call.stem})({self.call.arguments}); }}"

    @property
    def _next_arguments(self) -> str:
        status = self.call.transfers.status
        words = [
            f"this->status_or_own({p.name})" if self._has_own_status and p is status else p.name
            for p in self.call.passed
        ]
        return ", ".join(words + (["arguments.original()"] if self.call.has_varargs else []))

    @property
    def next_lines(self) -> list[str]:
        stem = self.call.stem
        function = f"detail::next::{stem}"
        if not self.call.completes_requests:
            return [f"return {function}({self._next_arguments});"]
        return self._completing_lines(function)

    def _completing_lines(self, function: str) -> list[str]:
        part = self.call.completion_parts
        replaced = ["statuses_" if m.name == part.statuses else m.name for m in self.call.members]
        outputs = f"{{{part.flag}, {part.index}, {part.outcount}}}"
        return [
            f"MPI_Status *const statuses_ = this->kept_.statuses_for({part.statuses});",
            f"const auto result_ = {function}({', '.join(replaced)});",
            f"if (this->kept_.active) this->kept_.find(result_, statuses_, {outputs});",
            "return result_;",
        ]

    # ---- bytes -------------------------------------------------------------------------------------------------------

    @property
    def byte_lines(self) -> list[str]:
        return [*self._keep(), *self._bytes(), *self._peer()]

    def _keep(self) -> Iterator[str]:
        if self.call.completes_requests:
            part = self.call.completion_parts
            yield "template <int asked = 0> void keep()"
            yield "{"
            yield "    (void)&detail::asks_what_completed<asked>;"
            yield f"    this->kept_.keep({part.requests}, {part.count});"
            yield "}"

    def _bytes(self) -> Iterator[str]:
        suffix = "_by_start" if self.call.completion == "persistent" else ""
        yield from self._sum(f"bytes_sent{suffix}", self.call.transfers.sent)
        if self._has_own_status:
            yield "MPI_Count bytes_received() const { return this->bytes_of_status(); }"
        else:
            yield from self._sum(f"bytes_received{suffix}", self.call.transfers.received)

    def _sum(self, function: str, terms: list[Term]) -> Iterator[str]:
        if not terms:
            return
        yield f"MPI_Count {function}() const"
        yield "{"
        root = self.call.transfers.root
        if root:
            comm = self.call.transfers.amount(self.call.transfers.buffers[0]).communicator
            yield f"    const detail::rooted role({comm}, {root.name});"
        yield "    MPI_Count total = 0;"
        yield from (f"    {term.line}" for term in terms)
        yield "    return total;"
        yield "}"

    def _peer(self) -> Iterator[str]:
        peer = self.call.transfers.peer
        value = peer.name if peer else ""
        if not peer and self._has_own_status and self.call.category == "point-to-point":
            value = "MPI_ANY_SOURCE"  # a message that was probed: its status alone tells
        if not value:
            return
        if self._has_own_status and self.call.transfers.receive_peer is peer:
            value = f"this->source_of_status({value})"
        yield f"int peer() const {{ return {value}; }}"

    # ---- entry points ------------------------------------------------------------------------------------------------

    @property
    def body_list(self) -> str:
        parts = [m.as_variable for m in self.call.members] + (["va_list *arguments"] if self.call.has_varargs else [])
        return ", ".join(parts)

    @property
    def body_arguments(self) -> str:
        return ", ".join([m.name for m in self.call.members] + (["&arguments_"] if self.call.has_varargs else []))

    @property
    def initializers(self) -> str:
        return ", ".join([m.name for m in self.call.members] + (["arguments"] if self.call.has_varargs else []))

    @property
    def exported_list(self) -> str:
        return ", ".join([m.as_variable for m in self.call.members] + (["..."] if self.call.has_varargs else []))

    @property
    def shared_list(self) -> str:
        """Values as the C ABI passes them: the program's handles may be wider than those of a tool for another MPI."""
        parts = [
            m.as_variable if "*" in m.type_of_variable else f"::bindery::detail::passed<{m.type_of_variable}> {m.name}"
            for m in self.call.members
        ]
        return ", ".join(parts + (["..."] if self.call.has_varargs else []))

    @property
    def begin(self) -> list[str]:
        last = self.call.members[-1].name if self.call.members else ""
        return ["va_list arguments_;", f"va_start(arguments_, {last});"] if self.call.has_varargs else []

    @property
    def end(self) -> str:
        return "va_end(arguments_);" if self.call.has_varargs else ""

    @property
    def c_body(self) -> list[str]:
        """The body of the entry point in C of a static tool."""
        call = f"BND_FIRST({self.body_arguments})"
        if not self.call.has_varargs:
            return [f"return {call};"]
        return [*self.begin, f"{self.call.returns} result_ = {call};", self.end, "return result_;"]

    # ---- which MPI has it --------------------------------------------------------------------------------------------

    @property
    def assumed(self) -> str:
        """Whether an mpi.h of a version declares it as a function; conversions may be macros, removed routines are not
        there."""
        routine: Routine = self.call.procedure.routine
        if routine.removed or routine.body not in (Body.FORWARD, Body.NOTHING) or routine.may_be_macro:
            return "0"
        major, minor = self.call.since
        return f"(MPI_VERSION > {major} || (MPI_VERSION == {major} && MPI_SUBVERSION >= {minor}))"
