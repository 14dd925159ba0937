"""An argument of a C++ test caller: the recorder's local variable of C, and beside it an object of C++."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bindery.spec.model import Constant, Parameter
from bindery.spec.rules import Applied
from bindery.testgen.recorder import RecorderRoutine
from bindery.views.mpicxx.cxx_method import CxxFunction
from bindery.views.mpicxx.cxx_result import callback_type, class_of

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
    def _applied(self) -> Applied:
        return self.recorder.applied[self._name]

    @property
    def _is_this(self) -> bool:
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
        return self.parameter not in self.function.passed and not self._is_this and not self._is_result

    @cached_property
    def _class(self) -> str:
        """The class of an object; every communicator can be an Intracomm."""
        method, spec = self.function.method, self.function.spec
        own = method.name.scope if self._is_this else ""
        name = own or class_of(spec, self.function.procedure, method, self.parameter)
        heirs = (c.name for c in spec.classes.values() if c.base == name and not c.null)
        return next(heirs) if spec.classes[name].pure else name

    @property
    def _is_object(self) -> bool:
        return self.parameter.kind.form in ("handle", "status")

    # ---- the caller --------------------------------------------------------------------------------------------------

    @property
    def local(self) -> str:
        return "" if self._is_omitted or self.sentinel else self._applied["local"]

    @property
    def object(self) -> str:
        """The variable of C++ that is passed; arrays of C are copied element by element."""
        if not self._is_passed:
            return ""
        name, p = self._name, self.parameter
        if p.kind.form == "logical":
            if p.is_array:
                return f"bool cxx_{name}[REC_MOST]; rec_cxx::copy(cxx_{name}, {name});"
            return f"bool cxx_{name} = {name} != 0;"
        if not self._is_object:
            return ""
        if p.is_array:
            return f"REC_CXX::{self._class} cxx_{name}[REC_MOST]; rec_cxx::copy(cxx_{name}, {name});"
        return f"REC_CXX::{self._class} cxx_{name}({name});"

    @property
    def this_object(self) -> str:
        return f"REC_CXX::{self._class} object_({self._name});"

    @property
    def actual(self) -> str:
        name, p = self._name, self.parameter
        if self.sentinel:
            return f"MPI::{self.sentinel.cxx or self.sentinel.name.removeprefix('MPI_')}"
        if self._is_object or p.kind.form == "logical":
            return f"cxx_{name}"
        if p.kind.form == "callback":
            return self._callback
        if p.kind.form == "strings":
            return f"rec_cxx::constant({self._applied['actual']})"
        # C++ passes by reference what C passes by address; the value of an attribute is stored at an address in both.
        by_pointer = name in self.function.method.pointers or p.kind.role == "attribute"
        return self._applied["actual"] if by_pointer else self._applied["actual"].removeprefix("&")

    @property
    def _callback(self) -> str:
        """A function of C as it is; else a function that the recorder runs, or an address that nobody calls."""
        if self._name in self.function.of_c:
            return self._applied["actual"]
        if self._is_run:
            return f"rec_cxx::{self.recorder.variables(self.position, self.parameter)['callback']}"
        function = self.function
        name = callback_type(function.spec, function.procedure, self.parameter)
        return f"(REC_CXX::{name} *)rec_function({self.position})"

    @property
    def _is_run(self) -> bool:
        return "rec_run_" in self._applied["record"]

    @property
    def output(self) -> str:
        """Takes over what the call has written."""
        name, p = self._name, self.parameter
        if self._is_this and p.is_output:
            return f"{name} = object_;"
        if not self._is_passed or not p.is_output or not (self._is_object or p.kind.form == "logical"):
            return ""
        return f"rec_cxx::copy({name}, cxx_{name});" if p.is_array else f"{name} = cxx_{name};"

    @property
    def observe(self) -> str:
        return "" if self._is_omitted or self.sentinel else self._applied["observe"]

    # ---- what the recorder should write ------------------------------------------------------------------------------

    @property
    def expect_sentinel(self) -> str:
        if self.sentinel:
            return f"{self._name}={self.sentinel.name}"
        return f"{self._name}={constant}" if (constant := self._sentinel) else ""

    @property
    def _sentinel(self) -> str:
        """What is passed, or what an overload passes for an argument that it leaves out."""
        if self.sentinel:
            return self.sentinel.name
        constants = self.function.spec.constants
        ignored = (name for name in self.parameter.special if constants[name].is_address and self._is_omitted)
        return next(ignored, "")

    @property
    def expect(self) -> str:
        if self._sentinel:
            return f"{self._name}={self._memory}" if self._applied["expect"] else ""
        if self._is_omitted:
            return ""
        if not self._is_c:
            if self.parameter.kind.form == "callback":
                return f"{self._name}={repr('runs') if self._is_run else 'a procedure'}"
            if self.parameter.kind.role == "extra_state":
                return f"{self._name}=an unknown address"
        return self._applied["expect"]

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
        if not member or not (self._is_result or self._is_this):
            return self._applied["expect_observed"]
        return self._of_member(_MEMBERS.index(member))

    def _of_member(self, number: int) -> str:
        """The member of the status is read, or becomes the argument."""
        status = self.function.this
        assert status
        at = self.function.procedure.parameters.index(status) + 1
        members = list(self.recorder.values(at, status).inputs)
        if self._is_result:
            return f"{self._name}={members[number]}"
        if not self._applied["observe"]:
            return ""
        (given,) = self.function.passed
        members[number] = self.recorder.values(self.function.procedure.parameters.index(given) + 1, given).inputs[0]
        return f"{self._name}={{{' '.join(map(str, members))}}}"
