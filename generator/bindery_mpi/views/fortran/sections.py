"""Choice buffers: what a call touches in this process, so that nothing else is checked, described or copied; what may
replace an array section of mpi_f08."""

from __future__ import annotations

from dataclasses import replace

from bindery_mpi.spec.facts import in_place_of, is_at_root
from bindery_mpi.spec.model import Parameter, Procedure
from bindery_mpi.views.fortran.scope import Code, Scope, all_of, any_of, code

# No process, but legal as a peer and as a root.
_NOBODY = "MPI_PROC_NULL"
IN_GET = "MAY_USE_DATATYPE_IN_GET"
# Policies under which a derived datatype may replace the caller's count and datatype.
_REPLACING = (
    "MAY_USE_DATATYPE",
    "MAY_USE_DATATYPE_IN_SCHEDULE",
    "MAY_USE_DATATYPE_IN_REPLACE",
    "MAY_USE_DATATYPE_IN_FETCH",
    "MAY_USE_DATATYPE_IN_FILE",
    IN_GET,
)


# ---- what a call touches ---------------------------------------------------------------------------------------------


def is_significant(scope: Scope, p: Parameter) -> Code:
    """Whether the callee reads an argument in this process: not if the root alone has it, if MPI_IN_PLACE makes it
    meaningless, or if it describes nothing but buffers that the call does not touch."""
    if is_at_root(scope.procedure, p):
        return scope.at_root
    terms = []
    for buffer in (b for b in scope.buffers if b.is_described_by(p.name)):
        guard = f"!{scope.is_in_place(buffer)}" if in_place_of(scope.procedure, p) else ""
        terms.append(all_of(guard, is_significant_buffer(scope, buffer).where(guard)))
        if not terms[-1].text:
            return Code("1")
    if not terms and p.ignored_if:
        terms = [_unless_ignored(scope, p)]
    elif not terms and p.kind.role == "count":
        terms = [_has_any_peer(_peers(scope.procedure))]  # counts what the target has
    return _or_always(any_of(*terms))


def is_significant_element(scope: Scope, p: Parameter) -> str:
    """Whether the callee reads element `bnd_i` of an array: no displacement of a block without elements."""
    counts = next((str(b.count) for b in scope.buffers if b.displacements == p.name), "")
    return f"{counts}[bnd_i] != 0" if counts else "1"


def is_significant_buffer(scope: Scope, buffer: Parameter) -> Code:
    """Whether the call reads or writes this process's buffer: not without a peer, nor if the operation or this process
    ignores it; only the root's, or, on an intercommunicator, those of the other group."""
    peer = _has_any_peer(peers(scope.procedure, buffer))
    return _or_always(all_of(peer, _unless_ignored(scope, buffer).where(peer), _at_root(scope, buffer).where(peer)))


def _or_always(condition: Code) -> Code:
    return condition if condition.text else Code("1")


def peers(procedure: Procedure, buffer: Parameter) -> list[Parameter]:
    """The processes that a buffer goes to or comes from; two if it goes to one and comes from another."""
    found = _peers(procedure)
    if buffer.intent == "inout" and len(found) == 2:
        return found
    return [p for p in found if p.name == buffer.peer]


def _peers(procedure: Procedure) -> list[Parameter]:
    return [p for p in procedure.with_role("rank") if _NOBODY in p.special]


def _has_any_peer(found: list[Parameter]) -> Code:
    return any_of(*(f"*{p.name} != {_NOBODY}" for p in found))


def _unless_ignored(scope: Scope, buffer: Parameter) -> Code:
    """`op == MPI_NO_OP` -> `bnd_f2c_Op(*op) != MPI_NO_OP`. Where the other buffer is MPI_IN_PLACE, an output has the
    input, too."""
    if not buffer.ignored_if:
        return Code("")
    other = next((b for b in scope.buffers if b.in_place), None)
    in_place = scope.is_in_place(other) if other and buffer.is_output else ""
    unless = scope.c(replace(buffer.ignored_if, operator="!="))
    return any_of(in_place, unless.where(f"!{in_place}")) if in_place else unless


def _at_root(scope: Scope, buffer: Parameter) -> Code:
    root = next((p.name for p in scope.procedure.with_role("root")), "")
    if not root:
        return Code("")
    if buffer.root_only:
        return scope.at_root
    return Code(f"*{root} != {_NOBODY}" if buffer.intent == "inout" else f"*{root} >= 0")


# ---- sections --------------------------------------------------------------------------------------------------------


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
    if routine.transfer == "window" and buffer.is_output and procedure.with_role("request"):
        return IN_GET
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
    return routine.is_persistent_collective or (routine.is_lasting and _has_two_peers(procedure))


def bounce_policy(procedure: Procedure, buffer: Parameter) -> str:
    """A member of `enum bnd_bounce_use`. No bounce buffer for memory lent to MPI as bytes, nor for an operation without
    a completion call."""
    is_lasting = procedure.routine.is_lasting
    if (is_lasting and not procedure.with_role("request")) or buffer.datatype == "MPI_BYTE":
        return "NEVER"
    if buffer.is_output:
        return "INOUT"
    return "IN" if is_lasting else "PREFER"


def replacements(procedure: Procedure, buffer: Parameter) -> dict[str, str]:
    """The arguments that replace the count and the datatype of a buffer in C: members of its description."""
    if not is_replaced(section_policy(procedure, buffer)):
        return {}
    return {str(buffer.count): f"d_{buffer.name}.count", buffer.datatype: f"d_{buffer.name}.datatype"}


def is_replaced(policy: str) -> bool:
    """Whether a datatype may replace the count and the datatype of the call."""
    return policy in _REPLACING


def remote_type(scope: Scope) -> str:
    """The datatype of what is read from a window: it describes no buffer of the call."""
    types = scope.procedure.with_role("datatype")
    return next(scope.handle(p) for p in types if not any(b.datatype == p.name for b in scope.buffers))


def elements_in_place(scope: Scope, buffer: Parameter, elements: Code) -> Code:
    """Where another buffer is in place, this one has the elements of both: more than it receives, in reduce_scatter."""
    for other in scope.buffers:
        policies = {section_policy(scope.procedure, b) for b in (buffer, other)}
        differs = (other.count, other.blocks) != (buffer.count, buffer.blocks)
        if other.in_place and other.count and buffer.is_output and differs and policies == {"CONTIGUOUS_ONLY"}:
            in_place = scope.is_in_place(other)
            blocks = code("(MPI_Count){} * ", scope.c(other.blocks)) if other.blocks else ""
            both = code("{}{}", blocks, scope.c(other.count)).where(in_place)
            return code("{} ? {} : {}", in_place, both, elements)
    return elements
