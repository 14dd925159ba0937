"""Routines."""

from __future__ import annotations

from bindery_mpi.spec.derived import SETS
from bindery_mpi.spec.mistakes import Place, closest
from bindery_mpi.spec.model import FORTRAN, MPIT, Routine, Spec
from bindery_mpi.spec.validate.common import Mistakes, one_of
from bindery_mpi.spec.validate.procedures import check_procedure

ERROR_OBJECTS = ("comm", "win", "file", "session", "request", "message", "group", "errhandler")


def routines(spec: Spec) -> Mistakes:
    for routine in spec.routines.values():
        at = Place(routine.file, routine.name)
        yield from one_of(at, "category", routine.category, Routine.CATEGORIES)
        yield from one_of(at, "completion", routine.completion, Routine.COMPLETIONS)
        yield from one_of(at, "mpi_state", routine.mpi_state, ("", *Routine.MPI_STATES))
        yield from one_of(at, "needs", routine.needs, ("", *Routine.NEEDS))
        yield from one_of(at, "mode", routine.mode, ("", *Routine.MODES))
        yield from one_of(at, "epoch", routine.epoch, ("", *Routine.EPOCHS))
        yield from one_of(at, "positioning", routine.positioning, ("", *Routine.POSITIONINGS))
        yield from one_of(at, "body", routine.body, Routine.BODIES)
        yield from check_procedure(at, routine, spec)
        yield from _errors_on(at, routine)
        yield from _fortran(at, routine, spec)
        yield from _successor(at, routine, spec)
        yield from _made_of(at, routine, spec)
        yield from _completion(at, routine)
        yield from _communication(at, routine)


def _errors_on(at: Place, routine: Routine) -> Mistakes:
    word = routine.errors_on
    if not word or word in Routine.ERRORS_ON:
        return
    kinds = {p.name: p.kind.name for p in routine.parameters}
    if word not in kinds:
        yield at.fail("errors_on", f"'{word}' is no parameter", closest(word, [*kinds, *Routine.ERRORS_ON]))
    elif kinds[word] not in ERROR_OBJECTS:
        yield at.fail("errors_on", f"'{word}' has no error handler", "name one of kind " + ", ".join(ERROR_OBJECTS))


def _completion(at: Place, routine: Routine) -> Mistakes:
    """An operation that is started ends through a request, or, in RMA, when its window is synchronised."""
    requests = any(p.kind.role == "request" and p.is_output for p in routine.parameters)
    windows = any(p.kind.role == "window" for p in routine.parameters)
    ends = {"persistent": requests, "nonblocking": requests or windows}
    if not ends.get(routine.completion, True):
        yield at.fail(
            "completion", f"{routine.completion}, yet there is no output request", "add the request, or leave it out"
        )


def _communication(at: Place, routine: Routine) -> Mistakes:
    """Mistakes in what a call does with other processes."""
    sends = routine.transfer == "message" and any(p.kind.form == "choice" and p.is_input for p in routine.parameters)
    if routine.mode in Routine.MODES and not sends:
        yield at.fail("mode", "it sends no message", "leave it out")
    if routine.any_thread and routine.any_time:
        yield at.repeated("any_thread", "any_time")
    if routine.mode == "buffered" and routine.needs:
        yield at.repeated("needs", "the mode")
    has_window = any(p.kind.role == "window" and p.intent == "in" for p in routine.parameters)
    if routine.epoch in Routine.EPOCHS and not has_window:
        yield at.fail("epoch", "there is no window, or it is made or freed", "leave it out")
    roles = {p.name: p.kind.role for p in routine.parameters}
    if routine.positioning in Routine.POSITIONINGS and "file" not in roles.values():
        yield at.fail("positioning", "there is no file", "leave it out")
    for name in routine.collective_on:
        if name not in roles:
            yield at.fail("collective_on", f"'{name}' is no parameter", closest(name, roles))
        elif roles[name] not in SETS:
            yield at.fail("collective_on", f"'{name}' has no processes", "name a communicator, a file or a window")


def _made_of(at: Place, routine: Routine, spec: Spec) -> Mistakes:
    for name in routine.made_of:
        if name not in spec.routines:
            yield at.fail("made_of", f"'{name}' is no routine", closest(name, spec.routines))
        elif spec.routines[name].made_of:
            yield at.fail("made_of", f"'{name}' may itself be made of others", "name what that one is made of")


def _fortran(at: Place, routine: Routine, spec: Spec) -> Mistakes:
    """Mistakes in what Fortran can say of a routine."""
    if routine.fts not in ("_FTS", "_F"):
        yield at.fail("fts", f"unknown ending '{routine.fts}'", "use _F, or leave it out")
    if routine.fts == "_F" and not routine.has_choice:
        yield at.fail("fts", "there is no choice buffer", "leave it out")
    if routine.by_descriptor and not routine.has_choice:
        yield at.fail("by_descriptor", "there is no choice buffer", "leave it out")
    modules = [dialect.name for dialect in FORTRAN if dialect.has(routine)]
    if not modules:
        return
    if MPIT.has(routine) and len(modules) > 1:
        yield at.fail("dialects", f"in {MPIT.name} and in {modules[0]}", "leave one of them out")
    if routine.returns not in spec.kinds:
        return
    if routine.returns != "error_code" and routine.ierror:
        yield at.fail("ierror", "a function of Fortran returns its result alone", "add ierror = false")
    if not spec.kinds[routine.returns].mpi:
        yield at.fail("returns", f"Fortran cannot say the kind {routine.returns}", 'write dialects = ["c"]')


def _successor(at: Place, routine: Routine, spec: Spec) -> Mistakes:
    if routine.removed and not routine.deprecated:
        yield at.fail("removed", "never deprecated", "add a line 'deprecated = …'")
    if not routine.successor:
        return
    if routine.successor not in spec.routines:
        yield at.fail("successor", f"unknown routine '{routine.successor}'", closest(routine.successor, spec.routines))
    if not routine.deprecated:
        yield at.fail("successor", "the routine is not deprecated", "leave it out")
