"""A parameter list written in C, in mpif.h, in the mpi module and in mpi_f08 (Annex A)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bindery_mpi.spec.declarations import CDeclaration, declaration
from bindery_mpi.spec.expressions import Ref
from bindery_mpi.spec.fortran_types import ANY_TYPE
from bindery_mpi.spec.model import ERROR_CODE, F08, MPI, MPIT, Callback, Dialect, Parameter, Procedure, Routine, Spec
from bindery_mpi.spec.names import is_plain_in_f08, stem, typed_specific

_CONST_FORMS = ("choice", "string", "status")


@dataclass(frozen=True)
class Dummy:
    """A dummy argument of a Fortran procedure."""

    parameter: Parameter | None  # None for ierror
    type: str  # "INTEGER, INTENT(IN)": with its attributes
    name: str  # "count"
    shape: str  # "(*)"
    modern: bool  # declared with ::, as mpi_f08 has it

    @property
    def has_any_type(self) -> bool:
        return self.type == str(ANY_TYPE)

    @property
    def declaration(self) -> str:
        return f"{self.type}{' :: ' if self.modern else ' '}{self.name}{self.shape}"


def _ierror(routine: Routine | Callback, modern: bool) -> Dummy:
    """The error code: OPTIONAL in mpi_f08, and in each module where statuses are converted."""
    if isinstance(routine, Callback):
        return Dummy(None, "INTEGER", _case(routine.ierror_name, modern), "", modern)
    if modern or routine.copies_status:
        return Dummy(None, "INTEGER, OPTIONAL, INTENT(OUT)", _case(routine.ierror_name, modern), "", True)
    return Dummy(None, "INTEGER", _case(routine.ierror_name, modern), "", False)


@dataclass(frozen=True)
class FortranPrototype:
    """A Fortran procedure: `DOUBLE PRECISION MPI_Wtime()`."""

    result: str  # "DOUBLE PRECISION"; "" for a subroutine
    name: str
    dummies: tuple[Dummy, ...]

    @property
    def dummy_list(self) -> str:
        return ", ".join(dummy.name for dummy in self.dummies)

    @property
    def head(self) -> str:
        return f"{self.result + ' ' if self.result else ''}{self.name}({self.dummy_list})"

    @property
    def declarations(self) -> tuple[str, ...]:
        return tuple(dummy.declaration for dummy in self.dummies)


@dataclass(frozen=True)
class Prototypes:
    """Writes prototypes; needs the spec to know which callbacks have a large-count form."""

    spec: Spec

    # ---- C -----------------------------------------------------------------------------------------------------------

    def c_result(self, procedure: Procedure) -> CDeclaration:
        """The type that C returns."""
        returns = procedure.routine.returns
        return declaration("int" if returns == ERROR_CODE else self.spec.kinds[returns].c)

    def c_list(self, procedure: Procedure) -> str:
        """The parameter list: `const void *buf, int count`; `void` if it is empty."""
        return ", ".join(self.c_declaration(p, procedure.large) for p in procedure.parameters) or "void"

    def c(self, procedure: Procedure, name: str = "") -> str:
        """`int MPI_Send(const void *buf, …)`, under another name if one is given."""
        return f"{self.c_result(procedure).named(name or procedure.name)}({self.c_list(procedure)})"

    def c_typedef(self, procedure: Procedure) -> str:
        return f"typedef {self.c_result(procedure)} ({procedure.name})({self.c_list(procedure)})"

    def c_declaration(self, p: Parameter, large: bool) -> str:
        return "..." if p.kind.form == "varargs" else str(self.c_declared(p, large))

    def c_declared(self, p: Parameter, large: bool) -> CDeclaration:
        """Return the declaration of a parameter with its name."""
        sizes = ("", *map(str, p.length[1:])) if p.is_array else ()
        return replace(self._c_declared(p, large), name=p.name, is_const=self.c_const(p), sizes=sizes)

    def _c_declared(self, p: Parameter, large: bool) -> CDeclaration:
        declared = declaration(self.c_base(p, large))
        return replace(declared, pointers=declared.pointers + (self.c_is_pointer(p) and not p.is_array))

    def c_base(self, p: Parameter, large: bool) -> str:
        """The type of an element, which alone may differ between the small and the large form."""
        return self.c_callback(p, large) if p.kind.form == "callback" else p.kind.c_type(large)

    def c_const(self, p: Parameter) -> bool:
        """Pointers to inputs are const, unless `const` in the spec overrides that."""
        if p.const is not None:
            return p.const
        points = p.kind.form in _CONST_FORMS or (p.is_array and p.kind.form not in ("strings", "argv"))
        return points and p.intent == "in"

    def c_type(self, p: Parameter, large: bool) -> str:
        """The type of a scalar argument, without const: `MPI_Request *` for an output."""
        return self._c_declared(p, large).type

    def c_is_pointer(self, p: Parameter) -> bool:
        if p.kind.form in ("choice", "string", "status", "pointer", "callback"):
            return True
        if p.kind.form == "argv":
            return p.by_reference is not False
        return p.is_output if p.by_reference is None else p.by_reference

    def c_callback(self, p: Parameter, large: bool) -> str:
        return p.callback + ("_c" if large and self.spec.callbacks[p.callback].large_count else "")

    def callback_stem(self, p: Parameter, large: bool) -> str:
        """MPI_User_function, of a large-count form -> user_function_c."""
        return stem(self.c_callback(p, large)).lower()

    # ---- Fortran -----------------------------------------------------------------------------------------------------

    def fortran(self, procedure: Procedure, dialect: Dialect, name: str = "") -> FortranPrototype:
        """A procedure as the annex prints it, or the specific procedure of that name, which is that of MPI_."""
        routine = procedure.routine
        modern = dialect.is_typed and (name == typed_specific(procedure) or not is_plain_in_f08(routine))
        passed = [p for p in procedure.parameters if p.kind.form not in ("argv", "varargs")]
        callback = isinstance(routine, Callback)
        if dialect.is_mpit:
            dummies = [self._mpit_dummy(p, procedure, callback) for p in passed if p.kind.fortran_type(MPIT, False)]
        else:
            dummies = [self._dummy(p, procedure.large, modern, callback) for p in passed]
        if routine.ierror:
            dummies.append(_ierror(routine, modern))
        result = "" if routine.returns in (ERROR_CODE, "nothing") else str(self.spec.kinds[routine.returns].mpi)
        return FortranPrototype(result, _case(procedure.name, modern), tuple(dummies))

    def _dummy(self, p: Parameter, large: bool, modern: bool, callback: bool) -> Dummy:
        dialect = F08 if modern else MPI
        declared = self.f08_attributes(p, large, callback) if modern else str(p.kind.fortran_type(MPI, large))
        return Dummy(p, declared, _case(p.name, modern), _case(self.shape(p, dialect), modern), modern)

    def _mpit_dummy(self, p: Parameter, procedure: Procedure, callback: bool) -> Dummy:
        """As in mpi_f08, but OPTIONAL where C may be passed a null pointer, and lengths of strings are outputs."""
        declared = str(p.kind.fortran_type(MPIT, False))
        if p.kind.form == "string":
            declared += "(LEN=*)"
        elif p.callback:
            declared += f"({p.callback})"
        parts = [declared]
        intent = "" if callback else self.f08_intent(p)
        if any(q.inout_length == p.name for q in procedure.parameters):
            intent = "OUT"
        if p.nullable and (p.is_output or p.callback) and not callback:
            parts.append("OPTIONAL")
        if intent:
            parts.append(f"INTENT({intent})")
        # The length of an array is no specification expression where it is OPTIONAL itself.
        shape = "(*)" if p.is_array and p.nullable else self.shape(p, F08)
        return Dummy(p, ", ".join(parts), p.name, shape, True)

    def f08_attributes(self, p: Parameter, large: bool, callback: bool = False) -> str:
        """`INTEGER, INTENT(IN), ASYNCHRONOUS`: everything of a declaration before the name; no INTENT in callbacks
        (R59-R65)."""
        parts = [self.f08_type(p, large)]
        intent = "" if callback else self.f08_intent(p)
        if intent:
            parts.append(f"INTENT({intent})")
        if p.asynchronous:
            parts.append("ASYNCHRONOUS")
        if p.kept:
            parts.append("TARGET")
        return ", ".join(parts)

    def f08_type(self, p: Parameter, large: bool) -> str:
        kind = str(p.kind.fortran_type(F08, large))
        if p.kind.form in ("string", "strings"):
            length = p.length[0] if p.kind.form == "string" and p.is_output and not p.shape else "*"
            return f"{kind}(LEN={length})"
        if p.kind.form == "callback":
            return f"{kind}({self.c_callback(p, large)})"
        return kind

    def f08_intent(self, p: Parameter) -> str:
        """No INTENT for what is written through a choice buffer, for statuses as output and for procedures (R59)."""
        if p.f08_intent is not None:
            return p.f08_intent
        if p.kind.form == "choice":
            return "IN" if self.c_const(p) else ""
        if p.kind.form == "callback" or (p.kind.role == "status" and p.intent == "out"):
            return ""
        return p.intent.upper()

    def shape(self, p: Parameter, dialect: Dialect) -> str:
        """`(count)`, `(*)`, `(3, n)`; statuses of mpif.h and mpi have one more dimension."""
        status = ["MPI_STATUS_SIZE"] if self._is_integer_status(p, dialect) else []
        if not dialect.is_typed and p.kind.mpi == ANY_TYPE:
            return "(*)"
        sizes = [] if not p.is_array else self._sizes(p, dialect)
        return f"({', '.join(status + sizes)})" if status or sizes else ""

    def _is_integer_status(self, p: Parameter, dialect: Dialect) -> bool:
        return p.kind.role == "integer_status" or (p.kind.role == "status" and not dialect.is_typed)

    def _sizes(self, p: Parameter, dialect: Dialect) -> list[str]:
        if p.kind.role == "argument_lists":
            return [str(p.length[0]), "*"]
        if p.shape or not isinstance(p.length[0], Ref) or (not dialect.is_typed and len(p.length) == 1):
            return ["*"]
        inner = [str(size) for size in p.length[:0:-1]]
        return [*inner, p.length[0].name if dialect.is_typed else "*"]


def _case(name: str, modern: bool) -> str:
    """mpif.h and mpi have names in upper case."""
    return name if modern else name.upper()
