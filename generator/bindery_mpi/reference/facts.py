"""Sentences say what a routine does with other processes and threads, and where its errors go."""

from __future__ import annotations

from bindery_mpi.spec.model import C, Procedure, Spec
from bindery_mpi.views.c.c_entry import error_object
from bindery_mpi.views.tool.tool_call import ToolCall

_ENDS = {
    "nonblocking": "It starts an operation, and may return before that is complete.",
    "persistent": "It makes a request for an operation, which MPI_Start and MPI_Startall start as often as wanted.",
    "split-begin": "It begins a split collective operation, which the routine of that name with _end completes.",
    "split-end": "It ends a split collective operation.",
}
_MODES = {
    "buffered": "Its mode is buffered: attached memory takes the message, if no receive is there.",
    "ready": "Its mode is ready: the receive must have been posted before.",
    "synchronous": "Its mode is synchronous: it is complete only after the receive has begun.",
}
_OF_ONE_THREAD = ("completes", "starts")  # what two threads cannot do to a request at once
_STATES = {"initializes": "It initialises MPI.", "finalizes": "It finalises MPI.", "aborts": "It ends processes."}


def facts_of(spec: Spec, procedure: Procedure) -> tuple[str, ...]:
    """Sentences about a call."""
    routine = procedure.routine
    call = ToolCall(procedure, spec) if C.has(routine) else None
    others = [name for name in routine.collective_on if procedure.parameter(name).intent != "out"]
    is_collective = bool(routine.collective_on)
    waits, synchronizes = bool(call and call.waits), bool(call and call.synchronizes)
    is_local = not is_collective and routine.is_lasting and routine.transfer != "window"
    found = [
        _ENDS.get(routine.completion, ""),
        f"It is collective: all processes of {others[0]} call it." if others else "",
        "It is collective: all processes of the new object call it." if is_collective and not others else "",
        "It may wait for other processes." if waits else "",
        _synchronized(routine.completion) if synchronizes else "",
        "It is local: it waits for no other process." if is_local or routine.needs_nobody else "",
        _MODES.get(routine.mode, ""),
        _STATES.get(routine.mpi_state, ""),
        "It may be called before MPI is initialised and after it is finalised."
        if routine.any_time and not routine.mpi_state
        else "",
        "Functions of the program may run in it." if routine.runs_callbacks else "",
    ]
    return tuple(filter(None, found))


def _synchronized(completion: str) -> str:
    what = "It" if completion == "blocking" else "The operation"
    return f"{what} ends in no process before all have begun it, if there are data."


def errors_of(spec: Spec, procedure: Procedure) -> str:
    """Where errors are raised, in a sentence."""
    routine = procedure.routine
    if not C.has(routine):
        return "It calls no error handler."
    if not routine.returns_error_code:
        return "It returns no error code."
    if routine.only_returns_errors:
        return "Errors are returned, and no error handler is called."
    if routine.errors_on == "initial":
        return "Errors are raised through the initial error handler."
    if routine.errors_on == "file-default":
        return "Errors are raised on MPI_FILE_NULL."
    name = error_object(procedure).parameter
    named = [procedure.parameter(name)] if name else []
    behind = [p for p in procedure.parameters if p.is_input and p.kind.error_handler == "inherited"]
    for p in [*named, *behind]:
        what = "the object behind " if p.kind.error_handler == "inherited" else ""
        return f"Errors are raised on {what}{p.name}."
    return "Errors are raised on MPI_COMM_SELF."


def by_default(procedure: Procedure) -> str:
    """Says what an error does if the program sets no error handler, where the object tells."""
    routine = procedure.routine
    if not C.has(routine) or not routine.returns_error_code or routine.only_returns_errors:
        return ""
    name = error_object(procedure).parameter
    kind = procedure.parameter(name).kind if name else None
    if routine.errors_on == "file-default" or (kind and kind.role == "file"):
        return "By default, the call returns their code."
    is_behind = any(p.is_input and p.kind.error_handler == "inherited" for p in procedure.parameters)
    is_fatal = kind.role in ("communicator", "window") if kind else not is_behind
    return "By default, they end the program." if is_fatal else ""


def classes_of(procedure: Procedure) -> tuple[str, ...]:
    """The error classes of wrong arguments, in the order of the arguments."""
    if not C.has(procedure.routine) or not procedure.routine.returns_error_code:
        return ()
    errors = (p.kind.error for p in procedure.parameters if p.is_input)
    return tuple(dict.fromkeys(filter(None, errors)))


def threads_of(procedure: Procedure) -> str:
    """Says which threads may call a routine."""
    routine = procedure.routine
    several = "With MPI_THREAD_MULTIPLE, several threads may call it at once"
    if routine.category == "tool":
        return f"{several}; the level is that of the tool information interface."
    if routine.any_time and (not routine.mpi_state or routine.category == "session"):
        return "Any thread may call it at any time."
    if routine.any_thread:
        return "Any thread may call it, at each level of thread support."
    if routine.mpi_state == "initializes":
        return "One thread calls it, which is the main thread from then on."
    if routine.mpi_state == "finalizes" and routine.category != "session":
        return "The main thread calls it, when no other thread has a call to make."
    shared = [f"on the same {n}" for n in routine.collective_on if procedure.parameter(n).intent != "out"][:1]
    completing = (
        p for p in procedure.parameters if p.kind.role == "request" and (p.freed or p.effect in _OF_ONE_THREAD)
    )
    shared += [f"with the same request of {p.name}" if p.is_array else f"with the same {p.name}" for p in completing]
    return f"{several}{', but not ' if shared else ''}{' or '.join(shared)}."
