"""An argument of a C++ test caller: the recorder's local variable of C, and beside it an object of C++."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bindery_mpi.spec.facts import has_extra_state
from bindery_mpi.spec.model import Constant, Parameter
from bindery_mpi.testgen.recorder import RecorderPlan, RecorderRoutine
from bindery_mpi.views.mpicxx.method import CxxFunction
from bindery_mpi.views.mpicxx.result import callback_type, class_of

_MEMBERS = ("MPI_SOURCE", "MPI_TAG", "MPI_ERROR")


@dataclass(frozen=True)
class CxxArgument:
    """One parameter of a routine in the call of one function."""

    parameter: Parameter
    position: int
    function: CxxFunction
    recorder: RecorderRoutine
    sentinel: Constant | None

    @property
    def _name(self) -> str:
        return self.parameter.name

    @cached_property
    def _applied(self) -> RecorderPlan:
        return self.recorder.applied[self._name]

    @property
    def is_this(self) -> bool:
        return self.parameter is self.function.this

    @property
    def _is_result(self) -> bool:
        return self.parameter is self.function.result

    @cached_property
    def _is_passed(self) -> bool:
        return self.parameter in self.function.passed and not self.sentinel

    @property
    def _is_omitted(self) -> bool:
        """Left out of an overload, or of every function."""
        return self.parameter not in self.function.passed and not self.is_this and not self._is_result

    @cached_property
    def class_name(self) -> str:
        """The class of an object; every communicator can be an Intracomm."""
        method, spec = self.function.method, self.function.spec
        own = method.name.scope if self.is_this else ""
        name = own or class_of(spec, self.function.procedure, method, self.parameter)
        heirs = (c.name for c in spec.classes.values() if c.base == name and not c.null)
        return next(heirs) if spec.classes[name].pure else name

    @property
    def is_object(self) -> bool:
        return self.parameter.kind.form in ("handle", "status")

    # ---- the caller --------------------------------------------------------------------------------------------------

    @property
    def local(self) -> str:
        return "" if self._is_omitted or self.sentinel else self._applied.local

    @property
    def is_converted(self) -> bool:
        """Whether a variable of C++ is passed; arrays of C are copied element by element."""
        return self._is_passed and (self.is_object or self.parameter.kind.form == "logical")

    @property
    def gives_back(self) -> bool:
        """Whether the variable of C takes over what the call has written."""
        is_this = self.is_this and self.parameter.is_output
        return is_this or (self.is_converted and self.parameter.is_output)

    @property
    def actual(self) -> str:
        """C++ is passed the variable whose address C is passed; the value of an attribute is stored at an address in
        both."""
        p = self.parameter
        by_pointer = p.name in self.function.method.pointers or p.kind.role == "attribute"
        return self._name if self._applied.local and not by_pointer else self._applied.actual

    @property
    def is_of_c(self) -> bool:
        """A function of C is passed as it is."""
        return self._name in self.function.of_c

    @property
    def callback(self) -> str | None:
        """The function that the recorder runs."""
        return self.recorder.argument(self.position, self.parameter).callback

    @property
    def is_run(self) -> bool:
        """Whether the recorder calls the function; nobody does else."""
        return self.parameter.kind.form == "callback" and not has_extra_state(self.function.procedure)

    @property
    def callback_type(self) -> str:
        return str(callback_type(self.function.spec, self.function.procedure, self.parameter))

    @property
    def observe(self) -> str:
        return "" if self._is_omitted or self.sentinel else self._applied.observe

    # ---- what the recorder should write ------------------------------------------------------------------------------

    @property
    def expect_sentinel(self) -> str:
        if self.sentinel:
            return f"{self._name}={self.sentinel.name}"
        return f"{self._name}={constant}" if (constant := self._sentinel) else ""

    @property
    def _sentinel(self) -> str:
        """The sentinel that is passed, or that an overload passes for an argument that it leaves out."""
        if self.sentinel:
            return self.sentinel.name
        constants = self.function.spec.constants
        ignored = (name for name in self.parameter.special if constants[name].is_address and self._is_omitted)
        return next(ignored, "")

    @property
    def expect(self) -> str:
        if self._sentinel:
            return f"{self._name}={self._memory}" if self._applied.expect else ""
        if self._is_omitted:
            return ""
        if not self._is_c:
            if self.parameter.kind.form == "callback":
                return f"{self._name}={repr('runs') if self.is_run else 'a procedure'}"
            if self.parameter.kind.role == "extra_state":
                return f"{self._name}=an unknown address"
        return self._applied.expect

    @property
    def _memory(self) -> str:
        """The recorder's own, which is all zero, in place of a sentinel."""
        if self.parameter.kind.form == "number":
            return f"[{' '.join('0' for _ in self.recorder.values(self.position, self.parameter).inputs)}]"
        return "[]" if self.parameter.kind.form == "strings" else "room"

    @property
    def _is_c(self) -> bool:
        """Whether C gets the program's own functions, and so its own extra_state: all or none."""
        callbacks = {p.name for p in self.function.procedure.parameters if p.callback}
        return callbacks == set(self.function.of_c)

    @property
    def expect_observed(self) -> str:
        if self._is_omitted or self.sentinel:
            return ""
        member = self.function.method.member
        if not member or not (self._is_result or self.is_this):
            return self._applied.expect_observed
        return self._of_member(_MEMBERS.index(member))

    def _of_member(self, number: int) -> str:
        """The member of the status is read, or becomes the argument."""
        status = self.function.this
        assert status
        at = self.function.procedure.parameters.index(status) + 1
        members = list(self.recorder.values(at, status).inputs)
        if self._is_result:
            return f"{self._name}={members[number]}"
        if not self._applied.observe:
            return ""
        (given,) = self.function.passed
        members[number] = self.recorder.values(self.function.procedure.parameters.index(given) + 1, given).inputs[0]
        return f"{self._name}={{{' '.join(map(str, members))}}}"
