"""Choice buffers of mpi_f08: what may replace an array section in a call, and the variables of layer "assumed_rank"."""

from __future__ import annotations

from bindery.spec.model import Parameter, Procedure
from bindery.spec.rules import Variables
from bindery.views.fortran.narrowing import layer_of
from bindery.views.fortran.scope import Scope
from bindery.views.fortran.significance import is_significant_buffer

# Policies under which a derived datatype may replace the caller's count and datatype.
_REPLACING = (
    "MAY_USE_DATATYPE",
    "MAY_USE_DATATYPE_IN_SCHEDULE",
    "MAY_USE_DATATYPE_IN_REPLACE",
    "MAY_USE_DATATYPE_IN_FETCH",
    "MAY_USE_DATATYPE_IN_FILE",
)


def section_policy(procedure: Procedure, buffer: Parameter) -> str:
    """A member of `enum bnd_section_use` (fortran/runtime/bnd_choice.h), without its BND_."""
    routine = procedure.routine
    buffers = [p for p in procedure.parameters if p.kind.form == "choice"]
    if routine.transfer == "partitions":
        return "PARTITIONED"
    scalars = {p.name for p in procedure.parameters if not p.is_array}
    if str(buffer.count) not in scalars or buffer.datatype not in scalars:
        return "CONTIGUOUS_ONLY"
    # A reduction takes predefined datatypes; RMA takes what is made of them, too.
    reduces = bool(procedure.with_role("operation"))
    if reduces and routine.transfer == "window":
        return "MAY_USE_DATATYPE_IN_FETCH" if len(buffers) > 1 else "MAY_USE_DATATYPE"
    if reduces or any(b is not buffer and buffer.count == b.count for b in buffers):
        return "CONTIGUOUS_ONLY"
    if not _is_schedule(procedure):
        return "MAY_USE_DATATYPE_IN_FILE" if routine.transfer == "file" else "MAY_USE_DATATYPE"
    return (
        "MAY_USE_DATATYPE_IN_REPLACE"
        if buffer.intent == "inout" and _has_two_peers(procedure)
        else "MAY_USE_DATATYPE_IN_SCHEDULE"
    )


def _has_two_peers(procedure: Procedure) -> bool:
    return len(procedure.with_role("rank")) == 2


def _is_schedule(procedure: Procedure) -> bool:
    """Whether an MPI runs the operation as a list of others: a persistent collective, or a nonblocking call with two
    peers."""
    routine = procedure.routine
    restarted = routine.completion == "persistent" and routine.transfer == "collective"
    return restarted or (routine.is_lasting and _has_two_peers(procedure))


def bounce_policy(procedure: Procedure, buffer: Parameter) -> str:
    """A member of `enum bnd_bounce_use`. No bounce buffer for memory lent to MPI as bytes, nor for an operation without
    a completion call."""
    is_lasting = procedure.routine.is_lasting
    if (is_lasting and not procedure.with_role("request")) or buffer.datatype == "MPI_BYTE":
        return "NEVER"
    if buffer.is_output:
        return "INOUT"
    return "IN" if is_lasting else "PREFER"


def replacement(procedure: Procedure, p: Parameter) -> str:
    """What C gets in place of a count or a datatype: a member of the description of their buffer."""
    described = (b for b in procedure.parameters if b.kind.form == "choice" and p.name in (str(b.count), b.datatype))
    for buffer in described:
        if section_policy(procedure, buffer) in _REPLACING:
            return f"d_{buffer.name}.{'count' if p.name == str(buffer.count) else 'datatype'}"
    return ""


def section_variables(scope: Scope, buffer: Parameter, cleanup: list[str]) -> Variables:
    """The variables of a choice buffer; `cleanup` are the statements that release the arrays converted before it."""
    if not buffer.count:
        return {}
    significant = is_significant_buffer(scope, buffer)
    inner = scope.where(significant)
    if buffer.displacements:
        described = _blocks_variables(inner, buffer)
    else:
        described = _single_count_variables(inner, buffer, inner.c(buffer.count))
    return described | {
        "bounce": bounce_policy(scope.procedure, buffer),
        "significant": significant,
        "release_arrays": " ".join(cleanup) or "(void)0",
        "errors_on": scope.raised_on,
    }


def _blocks_variables(scope: Scope, buffer: Parameter) -> Variables:
    counts, datatypes = scope.parameters[str(buffer.count)], scope.parameters[buffer.datatype]
    return {
        "number": scope.c(counts.length[0]),
        "counts": counts.name,
        "displacements": buffer.displacements,
        "datatypes": buffer.datatype,
        "each_datatype": "true" if datatypes.is_array else "false",
    }


def _single_count_variables(scope: Scope, buffer: Parameter, elements: str) -> Variables:
    policy = section_policy(scope.procedure, buffer)
    is_replaced = policy in _REPLACING
    datatype = scope.parameters.get(buffer.datatype)
    element_type = scope.handle(datatype) if datatype else buffer.datatype
    return {
        "policy": policy,
        "blocks": scope.c(buffer.blocks) if buffer.blocks else "1",
        "written_count": elements,
        "elements": _elements_in_place(scope, buffer, elements) or elements,
        "element_type": element_type,
        "plain_count": _plain_count(scope, buffer, elements) if is_replaced else "0",
        "plain_type": element_type if is_replaced else "MPI_BYTE",
    }


def _plain_count(scope: Scope, buffer: Parameter, elements: str) -> str:
    """What C gets as the count of a buffer that is passed on as it is."""
    count = scope.parameters.get(str(buffer.count))
    if count and layer_of(scope, count) == "narrowing":
        return f"BND_NARROWED({count.kind.c_type(scope.callee.large)}, {elements})"
    return elements


def _elements_in_place(scope: Scope, buffer: Parameter, elements: str) -> str:
    """Where another buffer is in place, this one has the elements of both: more than it receives, in reduce_scatter."""
    for other in scope.buffers:
        policies = {section_policy(scope.procedure, b) for b in (buffer, other)}
        differs = (other.count, other.blocks) != (buffer.count, buffer.blocks)
        if other.in_place and other.count and buffer.is_output and differs and policies == {"CONTIGUOUS_ONLY"}:
            in_place = scope.is_in_place(other)
            inner = scope.where(in_place)
            blocks = f"(MPI_Count){inner.c(other.blocks)} * " if other.blocks else ""
            return f"{in_place} ? {blocks}{inner.c(other.count)} : {elements}"
    return ""
