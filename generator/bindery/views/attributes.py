"""What the rules of layer "fortran_wrapper" say of attributes, and of callbacks that are given a value back (R113-R119)."""

from __future__ import annotations

from typing import Iterable

from bindery.spec.model import Parameter, Procedure, Spec
from bindery.spec.prototypes import Prototypes
from bindery.spec.rules import null_procedure_of
from bindery.spec.fallback import counterpart

# C's pointer is an integer of Fortran's.
_INTEGERS = {"INTEGER": "MPI_Fint", "INTEGER(KIND=MPI_ADDRESS_KIND)": "MPI_Aint"}


def state_words(spec: Spec, procedure: Procedure, called: Procedure, p: Parameter) -> dict[str, str]:
    """{callbacks} and {state} are arguments of the routine, {keyval} and {flag} too, {object} the kind that the key is for,
    {callback} the caller's type of a procedure and {none} what stands for none in the procedure that is called."""
    others = procedure.parameters
    words = {
        "callbacks": ", ".join(q.name for q in others if q.callback),
        "extra_state": _first(q.name for q in others if q.kind.name.startswith("extra_state")),
        "keyval": _first(q.name for q in others if q.kind.name == "keyval"),
        "flag": _first(q.name for q in others if q.kind.form == "logical" and q.intent == "out"),
        "object": _object(spec, others),
    }
    if p.kind.form == "pointer" and p.kind.mpi in _INTEGERS:
        words["fortran_type"] = _INTEGERS[p.kind.mpi]
    if p.callback:
        prototypes = Prototypes(spec)
        words |= {
            "callback": prototypes.callback_stem(p, procedure.large),
            "null_procedure": null_procedure_of(prototypes, called, counterpart(called, p) or p),
        }
    return words


def _object(spec: Spec, parameters: Iterable[Parameter]) -> str:
    """The first handle of the routine, or of a callback: DATATYPE."""
    of_callbacks = (r for q in parameters if q.callback for r in spec.callbacks[q.callback].parameters)
    return _first(q.kind.name for q in (*parameters, *of_callbacks) if q.kind.form == "handle").upper()


def _first(words: Iterable[str]) -> str:
    return next(iter(words), "")
