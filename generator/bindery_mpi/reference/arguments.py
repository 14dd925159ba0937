"""The arguments of a routine on its card."""

from __future__ import annotations

from bindery_mpi.reference.card import Argument
from bindery_mpi.reference.lengths import elements, in_words
from bindery_mpi.spec.expressions import Operation
from bindery_mpi.spec.facts import in_place_of, is_named
from bindery_mpi.spec.model import Parameter, Procedure, Spec
from bindery_mpi.spec.prototypes import Prototypes

_MOST_VALUES = 40  # more are a table of their own


def arguments_of(spec: Spec, procedure: Procedure, large: Procedure | None) -> tuple[Argument, ...]:
    """The arguments of a form, and how the large form declares them. Those of the large form alone come as well."""
    own = large or procedure
    return tuple(_argument(spec, procedure, large, p) for p in own.parameters)


def _argument(spec: Spec, small: Procedure, large: Procedure | None, p: Parameter) -> Argument:
    prototypes, lengths = Prototypes(spec), () if p.kind.form == "string" else p.length
    c, c_large = prototypes.c_declaration(p, False), prototypes.c_declaration(p, True) if large else ""
    return Argument(
        name=p.name,
        brief=p.brief or p.kind.brief,
        kind=p.kind.name,
        intent=p.intent,
        passed_by=_passed_by(small, p),
        ignored=tuple(_ignored(small, p)),
        null=_null(spec, p),
        special=_special(spec, p),
        values=_values(spec, p),
        least=p.kind.minimum if p.is_input and not p.special else None,
        formula=" by ".join(map(str, lengths)),
        length=in_words(lengths),
        holds=elements(p),
        on_return=_on_return(small, p),
        c=c_large if p.large_only else c,
        c_large="" if c_large == c or p.large_only else c_large,
        callback=p.callback,
    )


def _passed_by(procedure: Procedure, p: Parameter) -> str:
    if not p.root_only:
        return ""
    return "the root" if procedure.with_role("root") else "the leader of each group"


def _ignored(procedure: Procedure, p: Parameter) -> list[str]:
    found = []
    if p.ignored_if:
        found.append(f"if {_condition(p.ignored_if)}")
    if buffer := in_place_of(procedure, p):
        at_root = next(q for q in procedure.parameters if q.name == buffer).in_place == "root"
        found.append(f"{'at the root ' if at_root else ''}if {buffer} is MPI_IN_PLACE")
    peer = next((q for q in procedure.parameters if q.name == p.peer and "MPI_PROC_NULL" in q.special), None)
    if p.kind.form == "choice" and peer and peer.kind.role != "root":
        found.append(f"if {peer.name} is MPI_PROC_NULL")
    return found


def _condition(condition: Operation) -> str:
    if condition.operator == "==":
        return f"{in_words((condition.left,))} is {condition.right}"
    return str(condition)


def _null(spec: Spec, p: Parameter) -> str:
    if not p.nullable or any(p.callback == q.type for q in spec.predefined.values()):
        return ""
    return (p.is_input and p.kind.null) or "a null pointer in C"


def _special(spec: Spec, p: Parameter) -> tuple[str, ...]:
    in_place = {"all": ("MPI_IN_PLACE",), "root": ("MPI_IN_PLACE at the root",)}.get(p.in_place, ())
    is_root = p.kind.role == "root"
    predefined = [name for name, q in spec.predefined.items() if p.callback == q.type]
    bottom = ("MPI_BOTTOM",) if p.kind.form == "choice" and p.datatype and "MPI_BOTTOM" not in p.special else ()
    special = (f"{' or '.join(p.special)} in an intercommunicator",) if p.special and is_root else p.special
    return (*in_place, *special, *bottom, *predefined)


def _values(spec: Spec, p: Parameter) -> tuple[str, ...]:
    if p.legal:
        return p.legal
    section = spec.sections.get(p.family) if is_named(p) and p.kind.minimum is None else None
    names = tuple(c.name for c in section.constants) if section else ()
    return names if len(names) <= _MOST_VALUES else ()


def _on_return(procedure: Procedure, p: Parameter) -> str:
    if p.written_if:
        return f"unchanged unless {p.written_if} is true"
    if p.freed:
        return f"{p.kind.null or 'invalid'} on return"
    if p.base == 1:
        return "counted from 0 in C, from 1 in Fortran"
    if procedure.routine.is_lasting and p.asynchronous:
        return "in use until the operation completes"
    return ""
