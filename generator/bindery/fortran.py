"""The Fortran wrappers: C procedures under Fortran's names, each argument converted by the rules of layer "fortran"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, cached_property

from .model import Parameter, Procedure, Spec
from .names import fortran_specific, in_f08, stem
from .prototypes import Prototypes
from .rules import LASTING, Applied, apply
from .sections import Sections
from .wrappers import OBJECTS, error_object

_RETURNS = ("error_code", "seconds", "address")


@dataclass(frozen=True)
class Wrapper:
    """One procedure as the wrapper's template sees it."""

    procedure: Procedure
    spec: Spec

    @property
    def name(self) -> str:
        return self.procedure.name

    @property
    def stem(self) -> str:
        return stem(self.name)

    @property
    def lower(self) -> str:
        return self.stem.lower()

    @property
    def upper(self) -> str:
        return self.stem.upper()

    @cached_property
    def _prototypes(self) -> Prototypes:
        return Prototypes(self.spec)

    @property
    def is_function(self) -> bool:
        return self.procedure.routine.returns != "error_code"

    @cached_property
    def is_written(self) -> bool:
        """Whether every argument has its rule."""
        routine = self.procedure.routine
        known = routine.body in ("forward", "nothing") and routine.returns in _RETURNS and {"c", "mpi"} <= set(routine.dialects)
        return known and all(len(a) == 1 for a in self._applied)

    @cached_property
    def _applied(self) -> list[list[Applied]]:
        return [apply(self.spec, "fortran", self.procedure, p, self._words(p)) for p in self.procedure.parameters]

    @cached_property
    def _arguments(self) -> list[Applied]:
        return [applied[0] for applied in self._applied]

    def _words(self, p: Parameter) -> dict[str, str]:
        kind = p.kind.c_type(self.procedure.large)
        length = p.length[0] if p.length else ""
        return {"name": p.name, "type": kind, "fortran_type": "MPI_Fint" if kind == "int" else kind,
                "fortran_const": "const " if p.intent == "in" else "", "handle": handle_word(kind), "null": p.kind.null or "0",
                "trim": p.trim.upper(), "length": length, "count": self._count(p, length), "filled": self._filled(p, length),
                "partitions": self._partitions if p.effect else "", "flag": self._flag if p.effect else ""}

    @property
    def _partitions(self) -> str:
        """The partitions that a call speaks of: `range(*request, *partition, *partition)`, or a list."""
        request = next((p.name for p in self.procedure.parameters if p.kind.name == "request"), "")
        partitions = [p for p in self.procedure.parameters if p.kind.name == "partition"]
        if any(p.is_array for p in partitions):
            return f"list(*{request}, *{partitions[0].length[0]}, {partitions[0].name})"
        return f"range(*{request}, *{partitions[0].name}, *{partitions[-1].name})" if partitions else ""

    @property
    def _flag(self) -> str:
        return next((p.name for p in self.procedure.parameters if p.kind.form == "logical" and p.is_output), "")

    def _count(self, p: Parameter, expression: str) -> str:
        """How many elements an array has, in C; none where MPI_IN_PLACE makes the array meaningless."""
        count = self._in_c(expression)
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
        return f"bnd_least({count}, {self._in_c(p.filled)})" if p.filled else count

    def _in_c(self, expression: str) -> str:
        """`count` -> `*count`, `peers(comm)` -> `bnd_peers(PMPI_Comm_f2c(*comm))`."""
        call = re.fullmatch(r"(\w+)\((\w+)\)", expression)
        if not call:
            return "*" + expression if expression in {q.name for q in self.procedure.parameters} else expression
        function, name = call.groups()
        p = self.procedure.parameter(name)
        value = f"PMPI_{handle_word(p.kind.c)}_f2c(*{name})" if p.kind.form == "handle" else name
        return f"bnd_{function}({value})"

    # ---- for the template --------------------------------------------------------------------------------------------

    @property
    def dummies(self) -> str:
        ierror = ["MPI_Fint *ierror"] if self.procedure.routine.ierror else []
        hidden = [a["hidden"] for a in self._arguments if a["hidden"]]
        return ", ".join([*(a["formal"] for a in self._arguments if a["formal"]), *ierror, *hidden]) or "void"

    @property
    def returns(self) -> str:
        return self._prototypes.c_returns(self.procedure) if self.is_function else "void"

    @property
    def _keeps(self) -> bool:
        """Whether something may have to live longer than the call: then the wrapper has a `kept`."""
        arrays = any(p.is_array and p.kind.form == "handle" and p.intent == "in" for p in self.procedure.parameters)
        return arrays and self._is_lasting

    @property
    def _is_lasting(self) -> bool:
        return self.procedure.routine.completion in LASTING

    @property
    def before(self) -> list[str]:
        kept = ["struct bnd_kept *kept = NULL;"] if self._keeps else []
        return kept + self._converted(self._arguments)

    def _converted(self, arguments: list[Applied]) -> list[str]:
        return [a[slot] for slot in ("local", "before") for a in arguments if a[slot]]

    @property
    def _settled(self) -> list[str]:
        """What becomes of `kept`: it goes with the request, or with the file of a split collective, or ends with the call."""
        file = next((p.name for p in self.procedure.parameters if p.kind.name == "file"), "")
        if self.procedure.routine.completion == "split-end":
            return [f"bnd_file_ended(*{file}, result);"]
        if not self._keeps:
            return []
        request = next((p.name for p in self.procedure.parameters if p.kind.name == "request" and p.is_output), "")
        if request:
            return [f"bnd_kept_request(kept, result, {request}, {int(self.procedure.routine.completion == 'persistent')});"]
        if self.procedure.routine.completion == "split-begin":
            return [f"bnd_kept_file(kept, result, *{file});"]
        return ["bnd_kept_now(kept, result);"]

    @property
    def actuals(self) -> str:
        return ", ".join(a["actual"] for a in self._arguments if a["actual"])

    @property
    def call(self) -> list[str]:
        """The call, what goes back, and the error code; a function returns what C returns."""
        call = f"BND_C({self.stem})({self.actuals})"
        if self.is_function:
            return [f"return {call};"]
        afters = [a["after"] for a in self._arguments if a["after"]] + self._settled
        if not self.procedure.routine.ierror:
            return [f"{call};"]
        if not afters:
            return [f"BND_RETURN(ierror, {call});"]
        return [f"const int result = {call};", *afters, "BND_RETURN(ierror, result);"]

    @property
    def is_old(self) -> bool:
        """Whether mpif.h and mpi have it."""
        return not self.procedure.large and "mpi" in self.procedure.routine.dialects

    @property
    def is_f08(self) -> bool:
        """Whether one body serves mpi_f08 too: nothing is passed by descriptor (R48)."""
        return not self.procedure.routine.has_choice and in_f08(self.procedure)


@dataclass(frozen=True)
class DescriptorWrapper(Sections, Wrapper):
    """The mpi_f08 form of a procedure with choice buffers, which come by descriptor (R57, R61, R62)."""

    @cached_property
    def is_written(self) -> bool:
        return super().is_written and self.procedure.routine.has_choice and in_f08(self.procedure)

    @property
    def _buffers(self) -> list[Parameter]:
        return [p for p in self.procedure.parameters if p.kind.form == "choice"]

    @property
    def _keeps(self) -> bool:
        return super()._keeps or any(p.count for p in self._buffers)

    def _is_in_place(self, buffer: Parameter) -> str:
        return f"bnd_is_in_place(bnd_base({buffer.name}))"

    def _significant(self, buffer: Parameter) -> str:
        """Whether this process's buffer is looked at: the root's alone, or, on an intercommunicator, that of the other group."""
        root = next((p.name for p in self.procedure.parameters if p.kind.name == "root"), "")
        if not root:
            return "1"
        if buffer.root_only:
            comm = next(p.name for p in self.procedure.parameters if p.kind.name == "comm" and p.is_input)
            return f"bnd_is_root(PMPI_Comm_f2c(*{comm}), *{root})"
        return f"*{root} != MPI_PROC_NULL" if buffer.intent == "inout" else f"*{root} >= 0"

    @property
    def _give_up(self) -> str:
        """Free the arrays that were converted, and raise the error on the call's object (R151)."""
        undo = [a["after"].rstrip(";") for a in self._arrays if a["after"]]
        on = error_object(self.procedure)
        known = on.kind in OBJECTS and on.expression in {p.name for p in self.procedure.parameters}
        word = handle_word(self.spec.kinds[on.kind].c) if known else ""
        target = f"{word}_call_errhandler(PMPI_{word}_f2c(*{on.expression})" if known else "Comm_call_errhandler(MPI_COMM_SELF"
        return "; ".join([*undo, f"PMPI_{target}, code)"])

    @property
    def _arrays(self) -> list[Applied]:
        return [a[0] for p, a in zip(self.procedure.parameters, self._applied) if p.is_array and p.kind.form == "handle"]

    @property
    def before(self) -> list[str]:
        """Converted arrays first, then buffers: what stops a call has little to undo."""
        kept = ["struct bnd_kept *kept = NULL;"] if self._keeps else []
        pairs = list(zip(self.procedure.parameters, self._arguments))
        buffers = [a for p, a in pairs if p in self._buffers]
        others = [a for p, a in pairs if p not in self._buffers and a not in self._arrays]
        return kept + [line for some in (self._arrays, buffers, others) for line in self._converted(some)]

    @cached_property
    def _arguments(self) -> list[Applied]:
        return [self._replaced(p, a[0]) for p, a in zip(self.procedure.parameters, self._applied)]

    def _replaced(self, p: Parameter, applied: Applied) -> Applied:
        words = self._words(p) | self._section_words(p)
        if "described" in words:
            return Applied(applied.rule, applied.slots | {"actual": words["described"]})
        if p.kind.form != "choice":
            return applied
        return apply(self.spec, "descriptor", self.procedure, p, words)[0]


@cache
def described(spec: Spec) -> tuple[DescriptorWrapper, ...]:
    """The wrappers of mpi_f08 that take descriptors."""
    wrappers = (DescriptorWrapper(procedure, spec) for procedure in spec.c_procedures)
    return tuple(wrapper for wrapper in wrappers if wrapper.is_written)


@cache
def written(spec: Spec) -> tuple[Wrapper, ...]:
    """The wrappers that the rules can write, in the order of their names."""
    wrappers = (Wrapper(procedure, spec) for procedure in spec.c_procedures)
    return tuple(wrapper for wrapper in wrappers if wrapper.is_written and (wrapper.is_old or wrapper.is_f08))


@cache
def specifics(spec: Spec) -> frozenset[str]:
    """Every specific procedure that a wrapper gives, without its P twin."""
    found = set()
    for wrapper in written(spec):
        found |= {fortran_specific(wrapper.procedure, "mpi")} if wrapper.is_old else set()
        found |= {fortran_specific(wrapper.procedure, "f08")} if wrapper.is_f08 else set()
    return frozenset(found | {fortran_specific(wrapper.procedure, "f08") for wrapper in described(spec)})


def handle_word(c_type: str) -> str:
    """The word in the names of a handle's conversions: MPI_Comm -> Comm, MPI_Datatype -> Type."""
    return {"MPI_Datatype": "Type"}.get(c_type, c_type.removeprefix("MPI_"))
