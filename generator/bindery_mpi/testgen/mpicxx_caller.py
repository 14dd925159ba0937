"""C++ test callers: each calls one function of MPI:: or PMPI:: between the recorder's expectations and its fake MPI,
with the arguments and the outputs of the recorder's caller in C."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.item import Item
from bindery_mpi.spec.model import Constant, Parameter, Spec, by_chapter
from bindery_mpi.spec.names import stem
from bindery_mpi.testgen.mpicxx_argument import CxxArgument
from bindery_mpi.testgen.recorder import RecorderArgument, RecorderRoutine, sentinels
from bindery_mpi.views.mpicxx.functions import functions
from bindery_mpi.views.mpicxx.method import CxxFunction


@dataclass(frozen=True, eq=False)
class _BoolArgument(RecorderArgument):
    """An argument whose logical values are bool in arrays, too."""

    def _listed(self, numbers: Iterable[int], prefix: str = "") -> str:
        is_bool = self.parameter.kind.form == "logical" and self.parameter.is_array and not prefix
        return super()._listed([int(n != 0) for n in numbers] if is_bool else numbers, prefix)


class CxxRecorder(RecorderRoutine):
    """The recorder's view of a routine for a caller whose arrays of logical values are bool."""

    def argument(self, position: int, p: Parameter) -> RecorderArgument:
        return _BoolArgument(self.spec, self.procedure, p, position, self.values(position, p))


@dataclass(frozen=True)
class CxxCaller:
    """A call of one function, through MPI:: or PMPI::; one argument may be a sentinel."""

    function: CxxFunction
    recorder: CxxRecorder
    sentinel: tuple[Parameter, Constant] | None = None

    @property
    def name(self) -> str:
        """`MPI_Send as Comm_Send`, `MPI_Send/buf/MPI_BOTTOM as Comm_Send`"""
        this, member = self.function.this, self.function.method.member
        words = [this.kind.c if this and member else self.recorder.name]
        if self.sentinel:
            words += [self.sentinel[0].name, self.sentinel[1].name]
        return f"{'/'.join(words)} as {self.function.file_stem}"

    @property
    def identifier(self) -> str:
        number = self.recorder.procedure.parameters.index(self.sentinel[0]) + 1 if self.sentinel else 0
        suffix = f"_{number}_{self.sentinel[1].name}" if self.sentinel else ""
        return f"call_{self.recorder.name}_{self.function.file_stem}{suffix}"

    # ---- arguments ---------------------------------------------------------------------------------------------------

    @cached_property
    def arguments(self) -> dict[str, CxxArgument]:
        return {
            p.name: CxxArgument(p, position, self.function, self.recorder, self._constant(p))
            for position, p in enumerate(self.recorder.procedure.parameters, 1)
        }

    def _constant(self, p: Parameter) -> Constant | None:
        if self.sentinel and self.sentinel[0] is p:
            return self.sentinel[1]
        return None

    def slots(self, slot: str) -> list[str]:
        return [text for argument in self.arguments.values() if (text := getattr(argument, slot))]

    @property
    def this(self) -> CxxArgument | None:
        """The object of the method."""
        function = self.function
        return self.arguments[function.this.name] if function.this and function.class_name else None

    @property
    def passed(self) -> list[CxxArgument]:
        found = [self.arguments[p.name] for p in self.function.passed]
        return [a for a in found if a.sentinel or a.actual]

    @property
    def result_type(self) -> str:
        """Classes have their namespace."""
        declared = self.function.result_type
        is_class = declared.base in self.function.spec.classes and not declared.is_reference
        return f"REC_CXX::{declared}" if is_class else str(declared) if declared.base.islower() else f"MPI_{declared}"

    @property
    def returns_error_code(self) -> bool:
        return self.recorder.procedure.routine.returns_error_code

    @property
    def is_recorded(self) -> bool:
        """Whether a routine of C is called, and passes its arguments on."""
        return self.recorder.is_forwarded and not self.function.method.member

    @property
    def has_outcome(self) -> bool:
        """Whether what the recorder returns is an error."""
        return self.returns_error_code and self.is_recorded

    # ---- what the recorder should write ------------------------------------------------------------------------------

    @property
    def expected(self) -> str:
        """As for C, except for what C++ leaves out, or converts; sentinels are noted first."""
        noted = " ".join([*self.slots("expect_sentinel"), *self.slots("expect")])
        record = f"{stem(self.recorder.name)}({noted}) " if self.is_recorded else ""
        returned = 0 if self.returns_error_code else self.recorder.expected_result
        return f"{self.name}: {record}-> {' '.join([*self.slots('expect_observed'), f'returned={returned}'])}"


def _callers_of(function: CxxFunction, spec: Spec) -> Iterable[CxxCaller]:
    recorder = CxxRecorder(function.procedure, spec)
    yield CxxCaller(function, recorder)
    for sentinel in sentinels(spec, function.procedure):
        p, constant = sentinel
        # An ignored status is another function.
        if p in function.passed and constant.cxx != "" and p.kind.role != "status" and not function.of_c:
            yield CxxCaller(function, recorder, sentinel)


def _callers(spec: Spec) -> dict[str, list[CxxCaller]]:
    callers = (caller for function in functions(spec) for caller in _callers_of(function, spec))
    return by_chapter(callers, lambda caller: caller.function.procedure.routine)


def callers(spec: Spec) -> Iterable[Item]:
    for chapter, callers in _callers(spec).items():
        yield (f"mpicxx_caller/{chapter}.inc", spec.chapter_file(chapter), {"chapter": chapter, "callers": callers})


def lists(spec: Spec) -> Iterable[Item]:
    lines = [caller.expected for callers in _callers(spec).values() for caller in callers]
    yield "mpicxx_caller/expected.txt", "specs/", {"lines": lines}


def chapters(file: str) -> Callable[[Spec], Iterable[Item]]:
    """A file that names every chapter."""
    return lambda spec: [(f"mpicxx_caller/{file}", "specs/", {"chapters": list(_callers(spec))})]
