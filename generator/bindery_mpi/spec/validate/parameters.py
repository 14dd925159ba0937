"""Parameters: kinds, callbacks, flags, and what overrides a rule."""

from __future__ import annotations

import re
from dataclasses import replace

from bindery_mpi.spec.mistakes import closest
from bindery_mpi.spec.model import FORTRAN, Kind, Parameter, Routine
from bindery_mpi.spec.names import is_plain_in_f08
from bindery_mpi.spec.prototypes import Prototypes
from bindery_mpi.spec.validate.argument import Argument
from bindery_mpi.spec.validate.buffers import check_buffer, check_references, check_special
from bindery_mpi.spec.validate.common import Mistakes, one_of
from bindery_mpi.spec.validate.lengths import check_condition, check_holds, check_lengths

INTENTS = ("", "IN", "OUT", "INOUT")
_DUMMY = re.compile(r"[a-z][a-z0-9_]*")


def _form(a: Argument) -> Mistakes:
    """Names and kinds."""
    form = a.p.kind.form
    if not _DUMMY.fullmatch(a.p.name):
        yield a.at.fail("name", "not in lower case", "use lower-case letters, digits and underscores")
    if form == "varargs" and a.p is not a.owner.parameters[-1]:
        yield a.at.fail("kind", "not the last parameter", "put it last")
    if form == "number" and a.p.kind.c == "void":
        yield a.at.fail("kind", f"{a.p.kind.name} is not for parameters", "use another kind")
        return
    kind, dialects = a.p.kind, (d for d in FORTRAN if d.has(a.owner))
    spelled = (kind.fortran_type(d, False) or (d.is_mpit and kind.specifics) for d in dialects)
    if not all(spelled) and form not in ("argv", "varargs"):
        yield a.at.fail(
            "kind", f"Fortran cannot say the kind {a.p.kind.name}", 'write dialects = ["c"], or use another kind'
        )


def _callback(a: Argument) -> Mistakes:
    p, known = a.p, a.spec.callbacks
    if p.kind.form == "callback" and not p.callback:
        yield a.at.fail("callback", "missing", "name a callback type")
    if not p.callback:
        return
    if p.kind.form != "callback":
        yield a.at.fail("callback", f"the kind {p.kind.name} is no procedure", "leave it out")
    elif p.callback not in known:
        yield a.at.fail("callback", f"unknown callback type '{p.callback}'", closest(p.callback, known))
    else:
        plain = isinstance(a.owner, Routine) and is_plain_in_f08(a.owner)  # then mpi_f08 has the procedures of mpi
        also = {dialect.name for dialect in FORTRAN if dialect.is_typed and plain}
        more = [d for d in a.owner.dialects if d not in {*known[p.callback].dialects, *also}]
        if more:
            wrong = f"{p.callback} is not in {', '.join(more)}"
            yield a.at.fail("callback", wrong, "take it out of one, or add it to the other")


def _flags(a: Argument) -> Mistakes:
    """Fields that only some arguments can have."""
    p, kind = a.p, a.p.kind
    nullable = kind.form in ("handle", "pointer", "callback", "string", "choice") or p.is_output or p.is_array
    if p.nullable and not nullable:
        yield a.at.fail("nullable", f"an input {kind.form} is never null", "leave it out")
    freeable = bool(kind.null) or kind.role == "attribute_key"
    if p.freed and (not freeable or p.intent != "inout" or p.is_array):
        yield a.at.fail("freed", "not an inout handle or key", 'leave it out, or write intent = "inout"')
    if p.lent and (kind.form != "handle" or p.intent != "out" or p.is_array or kind.role == "request"):
        yield a.at.fail("lent", "not one output handle of an object", "leave it out")
    if p.decoded and (not kind.substituted or p.intent != "in" or p.is_array):
        yield a.at.fail("decoded", "not an input datatype", "leave it out")
    if p.root_only and not p.reason and not any(q.kind.role == "root" for q in a.owner.parameters):
        yield a.at.fail("root_only", "there is no root", "leave it out, or add a reason")
    if p.base is not None and (kind.role != "index" or p.base not in (0, 1)):
        yield a.at.fail("base", "not 0 or 1 of an index", "leave it out")
    if p.trim:
        yield from one_of(a.at, "trim", p.trim, Parameter.TRIM)
        if kind.form not in ("string", "strings") or p.intent != "in":
            yield a.at.fail("trim", "not an input string", "leave it out")
    if p.large_only and not a.owner.large_count:
        yield a.at.fail("large_only", "there is no large form", "leave it out, or take large_count out")
    if p.effect:
        yield from _effect(a)


def _family(a: Argument) -> Mistakes:
    """The constants that the values of a parameter are."""
    sections = a.spec.sections
    known = [c.name for c in sections[a.p.family].constants] if a.p.family in sections else []
    for name in a.p.legal:
        if name not in known:
            yield a.at.fail("legal", f"'{name}' is not one of its values", closest(name, known))
    if a.p.kind.family != Kind.NAMED:
        if a.p.named and not ((a.p.is_array or a.p.is_output) and a.p.named == a.p.kind.family):
            yield a.at.fail("named", f"the kind {a.p.kind.name} says what its values are", "leave it out")
    elif a.p.named not in sections:
        wrong = f"no section '{a.p.named}' of constants" if a.p.named else "missing"
        yield a.at.fail(
            "named", wrong, closest(a.p.named, sections) if a.p.named else "name a section of constants.toml"
        )


def _effect(a: Argument) -> Mistakes:
    """Mistakes in the effect of a call on the operation behind a request, and in what it must say for that."""
    if a.p.effect not in Parameter.EFFECTS:
        yield from one_of(a.at, "effect", a.p.effect, Parameter.EFFECTS)
        return
    if a.p.kind.role != "request":
        yield a.at.fail("effect", "not a request", "leave it out")
    parts = any(q.kind.role == "partition" for q in a.names.values())
    flag = any(q.kind.form == "logical" and q.is_output for q in a.names.values())
    if a.p.effect in ("readies", "arrives") and not parts:
        yield a.at.fail("effect", "there is no partition", "write another effect, or leave it out")
    elif a.p.effect == "arrives" and not flag:
        yield a.at.fail("effect", "no flag says so", "add an output logical")


def _overrides(a: Argument) -> Mistakes:
    """A field that overrides a rule says something else than the rule."""
    p = a.p
    if p.const is None and p.by_reference is None and p.f08_intent is None:
        return
    prototypes = Prototypes(a.spec)
    if p.const is not None and prototypes.c_const(replace(p, const=None)) == p.const:
        yield a.at.fail("const", "what the rule says anyway", "leave it out")
    if p.by_reference is not None:
        if p.is_array or p.kind.form not in ("number", "logical", "handle", "argv"):
            yield a.at.fail("by_reference", "always an address", "leave it out")
        elif p.by_reference == (p.is_output or p.kind.form == "argv"):
            yield a.at.fail("by_reference", "what the rule says anyway", "leave it out")
    if p.f08_intent is not None:
        if p.f08_intent not in INTENTS:
            yield a.at.fail("f08_intent", f"unknown intent '{p.f08_intent}'", "use IN, OUT, INOUT or an empty text")
        elif prototypes.f08_intent(replace(p, f08_intent=None)) == p.f08_intent:
            yield a.at.fail("f08_intent", "what the rule says anyway", "leave it out")


PARAMETER_RULES = (
    _form,
    _callback,
    check_lengths,
    check_buffer,
    check_references,
    check_special,
    _flags,
    _family,
    check_condition,
    check_holds,
    _overrides,
)
