"""A parameter list written in C, in mpif.h, in the mpi module and in mpi_f08 (Annex A)."""

from __future__ import annotations

from dataclasses import dataclass

from bindery.spec.model import Callback, Parameter, Procedure, Spec
from bindery.spec.names import is_plain_in_f08, stem

_CONST_FORMS = ("choice", "string", "status")


@dataclass(frozen=True)
class Prototypes:
    """Writes prototypes; needs the spec to know which callbacks have a large-count form."""

    spec: Spec

    # ---- C -----------------------------------------------------------------------------------------------------------

    def c_returns(self, procedure: Procedure) -> str:
        returns = procedure.routine.returns
        return "int" if returns == "error_code" else self.spec.kinds[returns].c

    def c_list(self, procedure: Procedure) -> str:
        """What stands between the parentheses: `const void *buf, int count`; `void` for nothing."""
        return ", ".join(self.c_declaration(p, procedure.large) for p in procedure.parameters) or "void"

    def c(self, procedure: Procedure, name: str = "") -> str:
        """`int MPI_Send(const void *buf, …)`, under another name if one is given."""
        return f"{self.c_returns(procedure)} {name or procedure.name}({self.c_list(procedure)})"

    def c_typedef(self, procedure: Procedure) -> str:
        return f"typedef {self.c_returns(procedure)} ({procedure.name})({self.c_list(procedure)})"

    def c_declaration(self, p: Parameter, large: bool) -> str:
        form = p.kind.form
        if form == "varargs":
            return "..."
        const = "const " if self.c_const(p) else ""
        if p.is_array:
            inner = "".join(f"[{size}]" for size in p.length[1:])
            return f"{const}{join(p.kind.c_type(large), p.name)}[]{inner}"
        return const + join(self.c_type(p, large), p.name)

    def c_const(self, p: Parameter) -> bool:
        """C promises not to write what is only read; `const` in the spec says where it does not, or does all the same."""
        if p.const is not None:
            return p.const
        points = p.kind.form in _CONST_FORMS or (p.is_array and p.kind.form not in ("strings", "argv"))
        return points and p.intent == "in"

    def c_type(self, p: Parameter, large: bool) -> str:
        """The type of a scalar argument, without const: `MPI_Request *` for an output."""
        if p.kind.form == "callback":
            return self.c_callback(p, large) + " *"
        kind = p.kind.c_type(large)
        return pointer_to(kind) if self.c_is_pointer(p) else kind

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

    def fortran(self, procedure: Procedure | Callback, dialect: str) -> tuple[str, tuple[str, ...]]:
        """The head of a procedure as the annex prints it, and a declaration for each dummy argument."""
        routine = procedure.routine
        old = dialect != "f08" or is_plain_in_f08(routine)
        dialect = "mpi" if old else "f08"
        dummies = [p for p in procedure.parameters if p.kind.form not in ("argv", "varargs")]
        name = procedure.name.upper() if old else procedure.name
        names = [p.name.upper() if old else p.name for p in dummies]
        callback = isinstance(routine, Callback)
        lines = [self._dummy(p, procedure.large, dialect, callback) for p in dummies]
        if routine.ierror:
            names.append(routine.ierror_name.upper() if old else routine.ierror_name)
            attributes = "" if callback else ", OPTIONAL, INTENT(OUT)"
            lines.append(f"INTEGER {names[-1]}" if old else f"INTEGER{attributes} :: {names[-1]}")
        result = "" if routine.returns in ("error_code", "nothing") else self.spec.kinds[routine.returns].mpi + " "
        return f"{result}{name}({', '.join(names)})", tuple(lines)

    def _dummy(self, p: Parameter, large: bool, dialect: str, callback: bool) -> str:
        if dialect == "mpi":
            return self._old_dummy(p, large)
        return f"{self.f08_attributes(p, large, callback)} :: {p.name}{self.shape(p, 'f08')}"

    def _old_dummy(self, p: Parameter, large: bool) -> str:
        return f"{p.kind.fortran_type('mpi', large)} {p.name.upper()}{self.shape(p, 'mpi').upper()}"

    def f08_attributes(self, p: Parameter, large: bool, callback: bool = False) -> str:
        """`INTEGER, INTENT(IN), ASYNCHRONOUS`: everything of a declaration before the name; no INTENT in callbacks (R59-R65)."""
        parts = [self.f08_type(p, large)]
        intent = "" if callback else self.f08_intent(p)
        if intent:
            parts.append(f"INTENT({intent})")
        if p.asynchronous:
            parts.append("ASYNCHRONOUS")
        return ", ".join(parts)

    def f08_type(self, p: Parameter, large: bool) -> str:
        kind = p.kind.fortran_type("f08", large)
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
        if p.kind.form == "callback" or (p.kind.name == "status" and p.intent == "out"):
            return ""
        return p.intent.upper()

    def shape(self, p: Parameter, dialect: str) -> str:
        """`(count)`, `(*)`, `(3, n)`; statuses of the old forms have a dimension more."""
        status = ["MPI_STATUS_SIZE"] if self._is_integer_status(p, dialect) else []
        if (
            p.kind.form == "choice"
            and dialect == "mpi"
            or p.kind.name in ("detached_buffer", "callback_buffer")
            and dialect == "mpi"
        ):
            return "(*)"
        sizes = [] if not p.is_array else self._sizes(p, dialect)
        return f"({', '.join(status + sizes)})" if status or sizes else ""

    def _is_integer_status(self, p: Parameter, dialect: str) -> bool:
        return p.kind.name == "fortran_status" or (p.kind.name == "status" and dialect == "mpi")

    def _sizes(self, p: Parameter, dialect: str) -> list[str]:
        if p.kind.name == "string_matrix":
            return [p.length[0], "*"]
        known = all(
            size.isidentifier() and not size.startswith("MPI_") and size != "terminated" for size in p.length[:1]
        )
        if p.shape or not known or (dialect == "mpi" and len(p.length) == 1):
            return ["*"]
        inner = list(p.length[:0:-1])
        return inner + (["*"] if dialect == "mpi" else [p.length[0]])


def join(c_type: str, name: str) -> str:
    """`int` and `count` -> `int count`; `void *` and `buf` -> `void *buf`."""
    return c_type + name if c_type.endswith("*") else f"{c_type} {name}"


def pointer_to(c_type: str) -> str:
    return c_type + "*" if c_type.endswith("*") else c_type + " *"
