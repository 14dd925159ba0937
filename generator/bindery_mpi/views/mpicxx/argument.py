"""An argument of a method in C++: what its slots may use, and its layer."""

from __future__ import annotations

from dataclasses import dataclass

from bindery_mpi.spec.argument import Argument
from bindery_mpi.spec.layer import Declaration, Layer, Locals, Statements, Value
from bindery_mpi.spec.model import Method
from bindery_mpi.spec.names import stem
from bindery_mpi.views.mpicxx.result import NamesInMethod, callback_type, class_of

_VALUES = ("MPI_Aint", "MPI_Offset", "MPI_Count", "MPI_Fint")


@dataclass(frozen=True, eq=False)
class MpicxxArgument(Argument):
    """An argument of a routine that a method calls."""

    method: Method

    @property
    def _is_const(self) -> bool:
        return self.parameter.name in self.method.constant

    @property
    def type(self) -> str:
        """The type in C++, which has its own names for integers."""
        return stem(self.ctype) if self.ctype in _VALUES else self.ctype

    @property
    def ctype(self) -> str:
        """The type in C."""
        return super().type

    @property
    def const(self) -> str:
        """`const ` for what the method does not change."""
        return "const " if self._is_const or self._prototypes.c_const(self.parameter) else ""

    @property
    def class_(self) -> str:
        """The class of a handle."""
        return class_of(self.spec, self.procedure, self.method, self.parameter)

    @property
    def object(self) -> str:
        """The kind of the object whose error handler is passed or returned."""
        kinds = (p.kind.name for p in self.procedure.parameters if p.kind.error_handler == "own")
        return next(kinds, None) or self.spec.classes[self.method.name.scope].kind

    @property
    def length(self) -> str:
        """How many elements an array has, in C++."""
        return self.parameter.length[0].to_c(NamesInMethod())

    @property
    def filled(self) -> str:
        """How many elements of an array the call writes."""
        return (self.parameter.filled or self.parameter.length[0]).to_c(NamesInMethod())

    @property
    def special(self) -> str:
        """The constant that the argument may be."""
        return self.parameter.special[0] if self.parameter.special else "nullptr"

    @property
    def callback(self) -> str:
        """The type of a procedure in C++."""
        return str(callback_type(self.spec, self.procedure, self.parameter))

    @property
    def c_callback(self) -> str | None:
        """Its type in C."""
        p = self.parameter
        return self._prototypes.c_callback(p, self.procedure.large) if p.callback else None

    @property
    def function(self) -> str:
        """The routine in names of the runtime."""
        return stem(self.procedure.name).lower()

    @property
    def argument(self) -> str:
        """The argument that C gets for a pointer."""
        return f"const_cast<void *>({self.name})" if self._is_const else self.name

    @property
    def inner(self) -> str:
        """The extents of an array behind the first one."""
        return "".join(f"[{size}]" for size in self.parameter.length[1:])


@dataclass(frozen=True, kw_only=True)
class MpicxxPlan(Layer, name="mpicxx_wrapper", of=MpicxxArgument):
    """An argument of a method of MPI-2's classes."""

    formal: Declaration  # the parameter
    actual: Value = ""  # what C gets
    local: Locals = ""  # declared before the call
    after_call: Statements = ""  # conversion of results
    this: Value = ""  # what C gets if the argument is the object of the method
    omitted: Value = ""  # what C gets if the function is the overload without it
    returns: Declaration = ""  # the type in C++ if the argument is the result
    result_local: Locals = ""  # the variable of the result
    result_actual: Value = ""  # what C gets for the result
    result_value: Value = ""  # the value that is returned
    pointer_formal: Declaration = ""  # an output that C++ passes by pointer
    pointer_actual: Value = ""  # what C gets for an output that C++ passes by pointer
    call: Value = ""  # the function of the runtime that is passed C's and calls it
    c_formal: Declaration = ""  # the parameter of the overload with a function of C
