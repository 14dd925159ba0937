"""What a call touches in this process: conditions in C, so that nothing else is checked, described or copied."""

from __future__ import annotations

from dataclasses import replace

from bindery.spec.facts import in_place_of
from bindery.spec.model import Parameter, Procedure
from bindery.views.fortran.queries import all_of, any_of
from bindery.views.fortran.scope import Scope

# No process, but legal as a peer and as a root.
_NOBODY = "MPI_PROC_NULL"


def is_significant(scope: Scope, p: Parameter) -> str:
    """Whether the callee reads an argument in this process: not if MPI_IN_PLACE makes it meaningless, nor if it
    describes nothing but buffers that the call does not touch."""
    terms = []
    for buffer in (b for b in scope.buffers if b.is_described_by(p.name)):
        guard = f"!{scope.is_in_place(buffer)}" if in_place_of(scope.procedure, p) else ""
        terms.append(all_of(guard, is_significant_buffer(scope.where(guard), buffer)))
        if not terms[-1]:
            return "1"
    if not terms and p.kind.role == "count":
        terms = [_has_any_peer(_peers(scope.procedure))]  # counts what the target has
    return any_of(terms) or "1"


def is_significant_element(scope: Scope, p: Parameter) -> str:
    """Whether the callee reads element `bnd_i` of an array: no displacement of a block without elements."""
    counts = next((str(b.count) for b in scope.buffers if b.displacements == p.name), "")
    return f"{counts}[bnd_i] != 0" if counts else "1"


def is_significant_buffer(scope: Scope, buffer: Parameter) -> str:
    """Whether the call reads or writes this process's buffer: not without a peer, nor if the operation or this process
    ignores it; only the root's, or, on an intercommunicator, those of the other group."""
    peer = _has_any_peer(peers(scope.procedure, buffer))
    scope = scope.where(peer)
    return all_of(peer, _unless_ignored(scope, buffer), _at_root(scope, buffer)) or "1"


def peers(procedure: Procedure, buffer: Parameter) -> list[Parameter]:
    """The processes that a buffer goes to or comes from; two if it goes to one and comes from another."""
    found = _peers(procedure)
    if buffer.intent == "inout" and len(found) == 2:
        return found
    return [p for p in found if p.name == buffer.peer]


def _peers(procedure: Procedure) -> list[Parameter]:
    return [p for p in procedure.with_role("rank") if _NOBODY in p.special]


def _has_any_peer(found: list[Parameter]) -> str:
    return any_of([f"*{p.name} != {_NOBODY}" for p in found])


def _unless_ignored(scope: Scope, buffer: Parameter) -> str:
    """`op == MPI_NO_OP` -> `bnd_f2c_Op(*op) != MPI_NO_OP`. Where the other buffer is MPI_IN_PLACE, an output has the
    input, too."""
    if not buffer.ignored_if:
        return ""
    other = next((b for b in scope.buffers if b.in_place), None)
    in_place = scope.is_in_place(other) if other and buffer.is_output else ""
    inner = scope.where(f"!{in_place}" if in_place else "")
    unless = inner.c(replace(buffer.ignored_if, operator="!="))
    return any_of([in_place, unless]) if in_place else unless


def _at_root(scope: Scope, buffer: Parameter) -> str:
    root = next((p.name for p in scope.procedure.with_role("root")), "")
    if not root:
        return ""
    if buffer.root_only:
        return scope.at_root()
    return f"*{root} != {_NOBODY}" if buffer.intent == "inout" else f"*{root} >= 0"
