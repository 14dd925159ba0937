"""What becomes of an array section in a call of mpi_f08: the words of the rules of layer "assumed_rank"."""

from __future__ import annotations

import re

from bindery.spec.model import Parameter

# Calls that many processes make together.
_TOGETHER = ("collective", "neighborhood")
# What a description may replace the caller's count and datatype for.
_DESCRIBED = (
    "MAY_USE_DATATYPE",
    "MAY_USE_DATATYPE_IN_SCHEDULE",
    "MAY_USE_DATATYPE_IN_REPLACE",
    "MAY_USE_DATATYPE_IN_FETCH",
    "MAY_USE_DATATYPE_IN_FILE",
)


class Sections:
    """The part of a wrapper that describes its choice buffers."""

    def _how(self, buffer: Parameter) -> str:
        """A member of `enum bnd_section_use` (fortran/runtime/bnd_choice.h), without its BND_."""
        if self.procedure.routine.category == "partitioned":
            return "PARTITIONED"
        scalars = {p.name for p in self.procedure.parameters if not p.is_array}
        if buffer.count not in scalars or buffer.datatype not in scalars:
            return "CONTIGUOUS_ONLY"
        shared = [b for b in self._buffers if b is not buffer and buffer.count == b.count]
        # A reduction takes predefined datatypes; RMA takes what is made of them, too.
        reduced = any(p.kind.name == "op" for p in self.procedure.parameters)
        if reduced and self.procedure.routine.category == "rma":
            return "MAY_USE_DATATYPE_IN_FETCH" if len(self._buffers) > 1 else "MAY_USE_DATATYPE"
        if shared or reduced:
            return "CONTIGUOUS_ONLY"
        if self.procedure.routine.category == "io":
            return "MAY_USE_DATATYPE_IN_FILE"
        if not self._is_schedule:
            return "MAY_USE_DATATYPE"
        return (
            "MAY_USE_DATATYPE_IN_REPLACE"
            if buffer.intent == "inout" and self._has_two_peers
            else "MAY_USE_DATATYPE_IN_SCHEDULE"
        )

    @property
    def _has_two_peers(self) -> bool:
        return sum(p.kind.name == "rank" for p in self.procedure.parameters) == 2

    @property
    def _is_schedule(self) -> bool:
        """Whether the operation is a list of others to an MPI: a persistent collective, or a nonblocking call with two peers."""
        routine = self.procedure.routine
        restarted = routine.completion == "persistent" and routine.category in _TOGETHER
        return restarted or self._is_lasting and self._has_two_peers

    def _bounce(self, buffer: Parameter) -> str:
        """A member of `enum bnd_bounce_use`. No bounce buffer for memory lent to MPI as bytes, nor for an operation that no request
        completes."""
        endless = self._is_lasting and not any(p.kind.name == "request" for p in self.procedure.parameters)
        if endless or buffer.datatype == "MPI_BYTE":
            return "NEVER"
        if buffer.is_output:
            return "INOUT"
        return "IN" if self._is_lasting else "PREFER"

    def _section_words(self, p: Parameter) -> dict[str, str]:
        """What describes a buffer; a count or a datatype that a description replaces."""
        for buffer in self._buffers:
            if p.name in (buffer.count, buffer.datatype) and self._how(buffer) in _DESCRIBED:
                member = "count" if p.name == buffer.count else "datatype"
                return {"described": f"d_{buffer.name}.{member}"}
        if p.kind.form != "choice" or not p.count:
            return {}
        words = self._placed_words(p) if p.displacements else self._even_words(p)
        return words | {
            "bounce": self._bounce(p),
            "significant": self._significant(p),
            "release": self._release,
            "errors_on": self._raised_on,
        }

    def _placed_words(self, buffer: Parameter) -> dict[str, str]:
        counts, datatypes = self.procedure.parameter(buffer.count), self.procedure.parameter(buffer.datatype)
        return {
            "number": self._in_c(counts.length[0]),
            "counts": buffer.count,
            "displacements": buffer.displacements,
            "datatypes": buffer.datatype,
            "each_datatype": "true" if datatypes.is_array else "false",
        }

    def _even_words(self, buffer: Parameter) -> dict[str, str]:
        how = self._how(buffer)
        elements, datatype = self._elements(buffer), self._in_c(buffer.datatype)
        if buffer.datatype in {p.name for p in self.procedure.parameters}:
            datatype = f"bnd_f2c_Type({datatype})"
        return {
            "how": how,
            "blocks": self._in_c(buffer.blocks) if buffer.blocks else "1",
            "covered": elements,
            "elements": self._elements_in_place(buffer) or elements,
            "element_type": datatype,
            "plain_count": elements if how in _DESCRIBED else "0",
            "plain_type": datatype if how in _DESCRIBED else "MPI_BYTE",
        }

    def _elements(self, buffer: Parameter) -> str:
        """`*count`, or what `sum(recvcounts)` and `own(recvcounts)` ask of an array."""
        call = re.fullmatch(r"(sum|own)\((\w+)\)", buffer.count)
        if not call:
            return self._in_c(buffer.count)
        function, name = call.groups()
        length = self.procedure.parameter(name).length[0]
        asked = (
            self._in_c(length) if function == "sum" else self._in_c(length).removeprefix("bnd_size(").removesuffix(")")
        )
        return f"bnd_{function}({name}, sizeof *{name}, {asked})"

    def _elements_in_place(self, buffer: Parameter) -> str:
        """Where another buffer is in place, this one holds what that one would: more than it receives, in reduce_scatter."""
        for other in self._buffers:
            differs = (other.count, other.blocks) != (buffer.count, buffer.blocks)
            if (
                other.in_place
                and buffer.is_output
                and differs
                and self._how(buffer) == self._how(other) == "CONTIGUOUS_ONLY"
            ):
                times = f"(MPI_Count){self._in_c(other.blocks)} * " if other.blocks else ""
                return f"{self._is_in_place(other)} ? {times}{self._elements(other)} : {self._elements(buffer)}"
        return ""
