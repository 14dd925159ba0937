"""The Fortran wrappers: C procedures under Fortran's names, each argument converted by the rules of layer "fortran_wrapper"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from bindery.spec.model import Parameter, Procedure, Spec
from bindery.spec.names import has_cptr, in_f08, is_plain_in_f08
from bindery.spec.prototypes import Prototypes
from bindery.views.fast_path import Quick
from bindery.spec.rules import LASTING, Applied, handshake_of, has_state, rule_for, select
from bindery.views.fallback_call import StandIn
from bindery.views.attributes import state_words
from bindery.spec.fallback import counterpart
from bindery.views.c_entry import OBJECTS, error_object


@dataclass(frozen=True)
class Wrapper(Quick, StandIn):
    """One procedure as the wrapper's template sees it."""

    procedure: Procedure
    spec: Spec
    server: Procedure | None = None  # what is called where the target lacks the procedure itself

    @property
    def name(self) -> str:
        return self.procedure.name

    @property
    def lower(self) -> str:
        return self.name.lower()

    @property
    def upper(self) -> str:
        return self.name.upper()

    @cached_property
    def _prototypes(self) -> Prototypes:
        return Prototypes(self.spec)

    @property
    def is_function(self) -> bool:
        return self.procedure.routine.returns != "error_code"

    @property
    def is_copy(self) -> bool:
        """Whether it copies a status, for which no C procedure is needed (R103)."""
        return self.procedure.routine.body == "status-copy"

    @cached_property
    def _applied(self) -> list[Applied]:
        return [select(self.spec, self._layer(p), self.procedure, p, self._words(p)) for p in self.procedure.parameters]

    @cached_property
    def _arguments(self) -> list[Applied]:
        return self._applied

    def _words(self, p: Parameter) -> dict[str, str]:
        kind = p.kind.c_type(self.procedure.large)
        length = p.length[0] if p.length else ""
        return {
            "name": p.name,
            "type": kind,
            "upper": kind.upper(),
            "fortran_type": "MPI_Fint" if kind == "int" else kind,
            "fortran_const": "const " if p.intent == "in" else "",
            "handle": handle_word(kind),
            "null": p.kind.null or "0",
            "trim": p.trim.upper(),
            "length": length,
            "count": self._count(p, length),
            "filled": self._filled(p, length),
            "string": handshake_of(self.procedure, p),
            "written": self._written(p),
            "undo": "; ".join(self._undo(p)) or "(void)0",
            "partitions": self._partitions if p.effect else "",
            **state_words(self.spec, self.procedure, self._called, p),
            **self._trampoline_words(p),
            **self._fit_words(p, length),
        }

    @property
    def _raised_on(self) -> str:
        """The object whose error handler the call's errors invoke (R151): `BND_ON_COMM, *comm`."""
        kind, name = self._object
        if not kind and self.procedure.routine.errors_on == "file-default":
            return "BND_ON_NO_FILE, 0"
        return f"BND_ON_{kind.upper()}, *{name}" if kind else "BND_ON_SELF, 0"

    @property
    def _object(self) -> tuple[str, str]:
        """The kind and the name of the argument that has an error handler of its own, or nothing."""
        on = error_object(self.procedure)
        known = on.kind in OBJECTS and on.expression in {p.name for p in self.procedure.parameters}
        return (on.kind, on.expression) if known else ("", "")

    def _trampoline_words(self, p: Parameter) -> dict[str, str]:
        """A procedure of the user's: its type and the handle that is made with it, of which there is one at most."""
        if p.kind.form != "callback" or has_state(self.procedure):
            return {}
        made = next(q for q in self.procedure.parameters if q.kind.form == "handle" and q.intent == "out")
        called = counterpart(self._called, p) or p
        return {
            "pointer_type": self._prototypes.c_type(called, self._called.large),
            "callback": self._prototypes.callback_stem(p, self.procedure.large),
            "made": made.name,
            "made_handle": handle_word(made.kind.c),
            "made_upper": made.kind.c.upper(),
        }

    def _written(self, p: Parameter) -> str:
        """When an argument comes out of a call: a length that goes with a string counts where the string does."""
        string = handshake_of(self.procedure, p)
        flag = (self.procedure.parameter(string) if string else p).written_if
        return f"result == MPI_SUCCESS && c_{flag}" if flag else "result == MPI_SUCCESS"

    def _undo(self, p: Parameter) -> list[str]:
        """What frees the arguments that were made before this one, where there is no memory for it."""
        earlier = self.procedure.parameters[: self.procedure.parameters.index(p)]
        rules = [
            (q, rule_for(self.spec, "fortran_wrapper", self.procedure, q))
            for q in earlier
            if self._layer(q) == "fortran_wrapper"
        ]
        return [rule.slots["undo"].format(name=q.name) for q, rule in rules if "undo" in rule.slots]

    @property
    def _partitions(self) -> str:
        """The partitions that a call speaks of: `range(*request, *partition, *partition)`, or a list; those that arrive, since when."""
        request = next((p.name for p in self.procedure.parameters if p.kind.name == "request"), "")
        partitions = [p for p in self.procedure.parameters if p.kind.name == "partition"]
        if any(p.is_array for p in partitions):
            return f"list(*{request}, *{partitions[0].length[0]}, {partitions[0].name})"
        since = ", since" if any(p.effect == "arrives" for p in self.procedure.parameters) else ""
        return f"range(*{request}, *{partitions[0].name}, *{partitions[-1].name}{since})" if partitions else ""

    def _count(self, p: Parameter, expression: str) -> str:
        """How many elements an array has, in C; none where MPI_IN_PLACE makes the array meaningless."""
        count = "BND_TERMINATED" if expression == "terminated" else self._in_c(expression)
        for buffer in self.procedure.parameters:
            if buffer.in_place and p.name in (buffer.count, buffer.datatype, buffer.displacements):
                return f"({self._is_in_place(buffer)} ? 0 : {count})"
        return count

    def _is_in_place(self, buffer: Parameter) -> str:
        return f"bnd_is_in_place({buffer.name})"

    def _filled(self, p: Parameter, expression: str) -> str:
        if p.filled in {q.name for q in self.procedure.parameters}:
            return p.filled
        count = self._in_c(expression)
        return f"bnd_min({count}, {self._in_c(p.filled)})" if p.filled else count

    def _in_c(self, expression: str) -> str:
        """`count` -> `*count`, `peers(comm)` -> `bnd_peers(bnd_f2c_Comm(*comm))`."""
        call = re.fullmatch(r"(\w+)\((\w+)\)", expression)
        if not call:
            return "*" + expression if expression in {q.name for q in self.procedure.parameters} else expression
        function, name = call.groups()
        p = self.procedure.parameter(name)
        value = f"bnd_f2c_{handle_word(p.kind.c)}(*{name})" if p.kind.form == "handle" else name
        return f"bnd_{function}({value})"

    # ---- for the template --------------------------------------------------------------------------------------------

    @property
    def dummies(self) -> str:
        ierror = ["MPI_Fint *ierror"] if self.procedure.routine.ierror else []
        hidden = [a["hidden"] for a in self._arguments if a["hidden"]]
        return ", ".join([*(a["formal"] for a in self._arguments if a["formal"]), *ierror, *hidden]) or "void"

    @property
    def names(self) -> str:
        """Its own arguments, to pass them on."""
        ierror = ["ierror"] if self.procedure.routine.ierror else []
        hidden = [a["hidden"].split()[-1].lstrip("*") for a in self._arguments if a["hidden"]]
        return ", ".join(
            [*(p.name for p, a in zip(self.procedure.parameters, self._arguments) if a["formal"]), *ierror, *hidden]
        )

    @property
    def returns(self) -> str:
        return self._prototypes.c_returns(self.procedure) if self.is_function else "void"

    @property
    def _keeps(self) -> bool:
        """Whether something may have to live longer than the call: then the wrapper has a `pending`."""
        arrays = any(p.is_array and p.kind.form == "handle" and p.intent == "in" for p in self.procedure.parameters)
        return arrays and self._is_lasting

    @property
    def _is_lasting(self) -> bool:
        return self.procedure.routine.completion in LASTING

    @property
    def before(self) -> list[str]:
        return [
            *self._starts,
            *self._at_root,
            *self._slots("first", "check"),
            *self._owner,
            *self._slots("local", "before"),
        ]

    def _slots(self, *slots: str) -> list[str]:
        return [a[slot] for slot in slots for a in [*self._arguments, *self._extra.values()] if a[slot]]

    @property
    def _owner(self) -> list[str]:
        return ["struct bnd_pending *pending = NULL;"] if self._keeps else []

    @property
    def _settled(self) -> list[str]:
        """What becomes of `pending`: it goes with the request, or with the file of a split collective, or ends with the call."""
        file = next((p.name for p in self.procedure.parameters if p.kind.name == "file"), "")
        if self.procedure.routine.completion == "split-end":
            return [f"bnd_pending_complete_file(*{file}, result);"]
        if self.procedure.routine.completion == "split-begin":
            return [f"bnd_pending_attach_file({'pending' if self._keeps else 'NULL'}, result, *{file});"]
        if not self._keeps:
            return []
        request = next((p.name for p in self.procedure.parameters if p.kind.name == "request" and p.is_output), "")
        if request:
            persistent = int(self.procedure.routine.completion == "persistent")
            return [f"bnd_pending_attach_request(pending, result, {request}, {persistent}, {self._raised_on});"]
        return ["bnd_pending_complete(pending, result);"]

    @property
    def _completed(self) -> list[str]:
        """Which requests a call says that it completed: those of a list of indices, of one index, or all, if a flag is true."""
        if not any(p.effect == "completes" for p in self.procedure.parameters):
            return []
        completion = "const struct bnd_completion completed"
        outputs = [p for p in self.procedure.parameters if p.is_output]
        index = next((p for p in outputs if p.base == 1), None)
        flag = next((f"c_{p.name}" for p in outputs if p.kind.form == "logical"), "")
        if index and index.is_array:
            return [f"{completion} = bnd_completed_some(result, {index.filled}, {index.name});"]
        if index:
            return [f"{completion} = bnd_completed(result, {flag or 1}, &c_{index.name});"]
        number = f"{flag} ? BND_COMPLETED_ALL : 0" if flag else "BND_COMPLETED_ALL"
        return [f"{completion} = bnd_completed(result, {number}, NULL);"]

    @property
    def _starts(self) -> list[str]:
        """What starts MPI: then all objects that use MPI are loaded."""
        return ["bnd_check_addresses();"] if self._is_start else []

    @property
    def _started(self) -> list[str]:
        return ["bnd_mpi_started(result);"] if self._is_start else []

    @property
    def _is_start(self) -> bool:
        """What raises errors on the initial error handler is what starts MPI."""
        return self.procedure.routine.errors_on == "initial"

    @property
    def _at_root(self) -> list[str]:
        """What rules of arguments that the root alone has may ask: nothing is converted elsewhere."""
        if not any(a.rule.match.get("at_root") for a in self._arguments):
            return []
        kinds = {p.kind.name: p.name for p in self.procedure.parameters if p.is_input}
        return [f"const int at_root = bnd_is_root(bnd_f2c_Comm(*{kinds['comm']}), *{kinds['root']});"]

    @property
    def actuals(self) -> str:
        """In the order of the called procedure."""
        pairs = ((counterpart(self._called, p), a) for p, a in zip(self.procedure.parameters, self._arguments))
        found = {q.name: a for q, a in pairs if q} | self._extra
        return ", ".join(found[q.name]["actual"] for q in self._called.parameters if found[q.name]["actual"])

    @property
    def call(self) -> list[str]:
        """The call, what goes back, and the error code; a function returns what C returns."""
        if self.is_copy:
            return [
                f"BND_STATUS_COPY({', '.join(p.name for p in self.procedure.parameters)});",
                "BND_STORE_IERROR(ierror, MPI_SUCCESS);",
            ]
        call = f"BND_C({self._called.name})({self.actuals})"
        if self.is_function:
            return [f"return {call};"]
        afters = [a["after"] for a in self._arguments if a["after"]] + self._settled + self._started
        if not self.procedure.routine.ierror:
            return [f"{call};"]
        if not afters:
            return [f"BND_STORE_IERROR(ierror, {call});"]
        changes = any(
            a.rule.layer in ("narrowing", "dropped") and p.is_output
            for p, a in zip(self.procedure.parameters, self._arguments)
        )
        return [
            f"{'' if changes else 'const '}int result = {call};",
            *self._completed,
            *afters,
            "BND_STORE_IERROR(ierror, result);",
        ]

    @property
    def is_old(self) -> bool:
        """Whether mpif.h and mpi have it."""
        return not self.procedure.large and "mpi" in self.procedure.routine.dialects

    @property
    def has_cptr(self) -> bool:
        """Whether the same body is there under a second name, for a TYPE(C_PTR) (R37)."""
        return self.is_old and has_cptr(self.procedure.routine)

    @property
    def is_f08(self) -> bool:
        """Whether one body serves mpi_f08 too, under a second name: nothing is passed by descriptor (R48)."""
        routine = self.procedure.routine
        return not routine.has_choice and in_f08(self.procedure) and not is_plain_in_f08(routine)


def handle_word(c_type: str) -> str:
    """The word in the names of a handle's conversions: MPI_Comm -> Comm, MPI_Datatype -> Type."""
    return {"MPI_Datatype": "Type"}.get(c_type, c_type.removeprefix("MPI_"))
