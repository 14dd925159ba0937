"""What a wrapper does about pending operations: who owns what must outlive the call, and which requests a call has
completed."""

from __future__ import annotations

from bindery.spec.model import Parameter, Procedure
from bindery.views.fortran.scope import Scope


def needs_pending(scope: Scope) -> bool:
    """Whether something may have to outlive the call: then the wrapper has a `pending`, which owns it."""
    handles = any(p.is_array and p.kind.form == "handle" and p.intent == "in" for p in scope.procedure.parameters)
    return (handles and scope.is_lasting) or (scope.assumed_rank and any(p.count for p in scope.buffers))


def pending_handover(scope: Scope) -> list[str]:
    """Who owns `pending` after the call: the request, the file of a split collective, or nobody, and it is
    completed."""
    procedure, has_pending = scope.procedure, needs_pending(scope)
    completion = procedure.routine.completion
    if completion == "split-end":
        return [f"if (bnd_any_pending()) bnd_pending_complete_file(*{procedure.with_role('file')[0].name}, result);"]
    if completion == "split-begin":
        file = procedure.with_role("file")[0].name
        pending = "pending" if has_pending else "NULL"
        is_needed = "pending || bnd_any_pending()" if has_pending else "bnd_any_pending()"
        return [f"if ({is_needed}) bnd_pending_attach_file({pending}, result, *{file});"]
    if not has_pending:
        return []
    request = next((p.name for p in procedure.with_role("request") if p.is_output), "")
    if request:
        persistent = int(completion == "persistent")
        attach = f"bnd_pending_attach_request(pending, result, {request}, {persistent}, {scope.raised_on});"
        return [f"if (pending) {attach}"]
    return ["if (pending) bnd_pending_complete(pending, result);"]


def completed(procedure: Procedure) -> list[str]:
    """Which requests the call has completed: those of a list of indices, of one index, or all, if a flag is true."""
    if not any(p.effect == "completes" for p in procedure.parameters):
        return []
    outputs = [p for p in procedure.parameters if p.is_output]
    index = next((p for p in outputs if p.base == 1), None)
    flag = next((f"c_{p.name}" for p in outputs if p.kind.form == "logical"), "")
    completion = "const struct bnd_completion completed"
    if index and index.is_array:
        return [f"{completion} = bnd_completed_some(result, {index.filled}, {index.name});"]
    if index:
        return [f"{completion} = bnd_completed(result, {flag or 1}, &c_{index.name});"]
    number = f"{flag} ? BND_COMPLETED_ALL : 0" if flag else "BND_COMPLETED_ALL"
    return [f"{completion} = bnd_completed(result, {number}, NULL);"]


def partitions(procedure: Procedure) -> str:
    """The partitions of a call: `range(*request, *partition, *partition)`, or a list; with the time for a test of
    arrival."""
    request = procedure.with_role("request")[0].name if procedure.with_role("request") else ""
    found: tuple[Parameter, ...] = procedure.with_role("partition")
    if any(p.is_array for p in found):
        return f"list(*{request}, *{found[0].length[0]}, {found[0].name})"
    since = ", since" if any(p.effect == "arrives" for p in procedure.parameters) else ""
    return f"range(*{request}, *{found[0].name}, *{found[-1].name}{since})" if found else ""
