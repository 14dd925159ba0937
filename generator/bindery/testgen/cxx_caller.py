"""C++ test callers: each calls one function of MPI:: or PMPI:: between the recorder's expectations and its fake MPI,
with the arguments and the outputs of the recorder's caller in C."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from bindery.item import Item
from bindery.spec.model import Constant, Parameter, Spec, by_chapter
from bindery.spec.names import stem
from bindery.spec.rules import Variables
from bindery.testgen.cxx_argument import CxxArgument
from bindery.testgen.recorder import RecorderRoutine, Values
from bindery.testgen.sentinel_caller import sentinels
from bindery.views.mpicxx.cxx_functions import functions
from bindery.views.mpicxx.cxx_method import CxxFunction


@dataclass(frozen=True)
class CxxRecorder(RecorderRoutine):
    """The recorder's view of a routine for a caller whose arrays of logical values are bool."""

    def variables(self, position: int, p: Parameter) -> Variables:
        variables = super().variables(position, p)
        if p.kind.form == "logical" and p.is_array:
            values = self.values(position, p)
            variables["in_list"] = Values.listed(int(n != 0) for n in values.inputs)
            variables["out_list"] = Values.listed(int(n != 0) for n in values.outputs)
        return variables


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

    @property
    def guard(self) -> str:
        if self.function.method.member:
            return "1"  # without a routine of C
        has = [f"REC_HAS({self.recorder.name})"]
        return " && ".join([*has, *([f"REC_CXX_HAS_{self.sentinel[1].name}"] if self.sentinel else [])])

    @property
    def row(self) -> str:
        return f'{{"{self.name}", either<of_mpi::{self.identifier}, of_pmpi::{self.identifier}>, 0}},'

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

    def _slots(self, slot: str) -> list[str]:
        return [text for argument in self.arguments.values() if (text := getattr(argument, slot))]

    @property
    def locals(self) -> list[str]:
        return [*self._slots("local"), *self._slots("object"), *self._this]

    @property
    def _this(self) -> list[str]:
        """The object of the method."""
        function, this = self.function, self.function.this
        return [self.arguments[this.name].this_object] if this and function.class_name else []

    @property
    def call(self) -> list[str]:
        """What runs where exceptions are caught."""
        function, scope = self.function, f"REC_CXX::{self.function.class_name}::"
        target = "object_." if function.this else scope if function.class_name else "REC_CXX::"
        arguments = [self.arguments[p.name].actual for p in function.passed]
        call = f"{target}{function.name}({', '.join(filter(None, arguments))})"
        if function.result:
            return self._take_result(call, function.result)
        return [f"{call};" if self.returns_error_code or function.returns == "void" else f"returned = {call};"]

    def _take_result(self, call: str, result: Parameter) -> list[str]:
        if not self.function.method.allocated:
            return [f"{result.name} = rec_cxx::result<{self._result_type}>({call});"]
        # Of the object's own class, which C++ finds through a base.
        is_right = f"rec_cxx::is_of_class<REC_CXX::{self.function.class_name}>(result_)"
        return [
            f"auto &result_ = {call};",
            f"{result.name} = {is_right} ? static_cast<{result.kind.c}>(result_) : {result.kind.null};",
            "delete &result_;",
        ]

    @property
    def _result_type(self) -> str:
        """Classes have their namespace."""
        returns = self.function.returns
        is_class = returns in self.function.spec.classes
        return f"REC_CXX::{returns}" if is_class else returns if returns[0].islower() else f"MPI_{returns}"

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

    @property
    def outputs(self) -> list[str]:
        return self._slots("output")

    @property
    def observations(self) -> list[str]:
        observe = "rec_observe_real" if self.recorder.returned.form == "real" else "rec_observe_number"
        return [*self._slots("observe"), f'{observe}("returned", returned);']

    # ---- what the recorder should write ------------------------------------------------------------------------------

    @property
    def expected(self) -> str:
        """As for C, but for what C++ leaves out, or converts; sentinels are noted first."""
        noted = " ".join([*self._slots("expect_sentinel"), *self._slots("expect")])
        record = f"{stem(self.recorder.name)}({noted}) " if self.is_recorded else ""
        returned = 0 if self.returns_error_code else self.recorder.expected_result
        return f"{self.name}: {record}-> {' '.join([*self._slots('expect_observed'), f'returned={returned}'])}"


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


def cxx_callers(spec: Spec) -> Iterable[Item]:
    for chapter, callers in _callers(spec).items():
        yield (
            f"test/cxx_caller/{chapter}.inc",
            spec.chapter_file(chapter),
            {"chapter": chapter, "callers": callers, "rows": [caller.row for caller in callers]},
        )


def cxx_lists(spec: Spec) -> Iterable[Item]:
    lines = [caller.expected for callers in _callers(spec).values() for caller in callers]
    yield "test/cxx_caller/expected.txt", "specs/", {"lines": lines}


def cxx_chapters(spec: Spec) -> Iterable[Item]:
    lines = [f"REC_CHAPTER({chapter.replace('-', '_')})" for chapter in _callers(spec)]
    yield "test/cxx_caller/chapters.inc", "specs/", {"lines": lines}


def cxx_includes(spec: Spec) -> Iterable[Item]:
    yield (
        "test/cxx_caller/callers.inc",
        "specs/",
        {"lines": [f'#include "{chapter}.inc"' for chapter in _callers(spec)]},
    )
