"""Arguments of Fortran wrappers that need more than a conversion: numbers of another width, choice buffers that come by
descriptor, and arguments of mpi_tool_f08."""

from __future__ import annotations

from dataclasses import dataclass

from bindery_mpi.spec.dummy_types import IN_C, dummy_type
from bindery_mpi.spec.facts import reduced_datatype
from bindery_mpi.spec.model import MPIT
from bindery_mpi.spec.model.flavour import FLAVOURED_INTEGER
from bindery_mpi.spec.names import specific_label
from bindery_mpi.views.fortran import sections
from bindery_mpi.views.fortran.argument import FortranArgument
from bindery_mpi.views.fortran.scope import Code, all_of, code
from bindery_mpi.views.fortran.sections import is_significant, is_significant_element


class _Converted:
    """Names of the outputs of the callee, before they are converted."""

    def value(self, name: str) -> str:
        return f"c_{name}"

    def query(self, query: object) -> str:
        raise AssertionError(f"{query} in a successor_value")


@dataclass(frozen=True, eq=False)
class OtherWidth(FortranArgument):
    """A number whose type differs between Fortran and the callee, or that the callee lacks."""

    @property
    def type(self) -> str:
        """The type that the callee takes."""
        return self._passed.kind.c_type(self.scope.callee.large) if self._passed else ""

    @property
    def fortran_type(self) -> str:
        return dummy_type(self.parameter, self.procedure.large)

    @property
    def significant(self) -> Code:
        """Whether the callee reads the argument in this process."""
        return is_significant(self.scope, self.parameter)

    @property
    def significant_element(self) -> str:
        """Whether it reads element `bnd_i` of an array."""
        return is_significant_element(self.scope, self.parameter)

    @property
    def count(self) -> Code:
        """How many elements of an array the callee reads in this process; none if their number is not significant."""
        length = self.parameter.length[0]
        needed = (self.parameter, *(self.scope.parameters[name] for name in length.operands))
        significant = all_of(*(is_significant(self.scope, q) for q in needed))
        count = self.scope.c(length).where(significant)
        return code("{} ? {} : 0", significant, count) if significant.text else count

    @property
    def result_bound(self) -> str:
        """An upper bound of a size that the call returns: `incount * datatype` in bytes."""
        if not self.parameter.holds:
            return "0"
        count, datatype = self.parameter.holds.operands
        return f"bnd_bytes(*{count}, {self.scope.handle(self.scope.parameters[datatype])})"

    @property
    def value(self) -> str:
        """The value of an output that the callee lacks."""
        computed = self.parameter.successor_value
        return str(computed.to_c(_Converted())) if computed else "0"

    @property
    def reduced(self) -> str:
        """The datatype of the elements that the routine combines."""
        return reduced_datatype(self.procedure)


@dataclass(frozen=True, eq=False)
class Described(FortranArgument):
    """A choice buffer that comes by descriptor; what it asks MPI is asked where the buffer is significant."""

    def _where(self, value: Code) -> Code:
        return value.where(self.significant)

    @property
    def significant(self) -> Code:
        """Whether the call reads or writes this process's buffer."""
        return sections.is_significant_buffer(self.scope, self.parameter)

    @property
    def bounce(self) -> str:
        """A member of `enum bnd_bounce_use`."""
        return sections.bounce_policy(self.procedure, self.parameter)

    @property
    def policy(self) -> str:
        """A member of `enum bnd_section_use`."""
        return sections.section_policy(self.procedure, self.parameter)

    @property
    def release_arrays(self) -> str:
        """Statements that free the arrays converted before the buffer."""
        return " ".join(self.cleanup) or "(void)0"

    # ---- blocks with displacements -----------------------------------------------------------------------------------

    @property
    def number(self) -> Code:
        """How many blocks there are."""
        return self._where(self.scope.c(self.scope.parameters[self.counts].length[0]))

    @property
    def counts(self) -> str:
        """The array with the count of each block."""
        return str(self.parameter.count)

    @property
    def displacements(self) -> str:
        """The array with the displacement of each block."""
        return self.parameter.displacements

    @property
    def datatypes(self) -> str:
        """The datatype of all blocks, or the array with that of each."""
        return self.parameter.datatype

    @property
    def each_datatype(self) -> str:
        """Whether each block has its datatype."""
        return "true" if self.scope.parameters[self.datatypes].is_array else "false"

    # ---- one count ---------------------------------------------------------------------------------------------------

    @property
    def _count(self) -> Code:
        assert self.parameter.count
        return self.scope.c(self.parameter.count)

    @property
    def remote(self) -> str:
        """The datatype that a get reads, and the process."""
        if self.policy != sections.IN_GET:
            return ""
        return f", .remote = {sections.remote_type(self.scope)}, .target = *{self.parameter.peer}"

    @property
    def blocks(self) -> Code | str:
        """How many blocks of that count there are, one for each process."""
        return self._where(self.scope.c(self.parameter.blocks)) if self.parameter.blocks else "1"

    @property
    def written_count(self) -> Code:
        return self._where(self._count)

    @property
    def elements(self) -> Code:
        """How many elements the buffer has; where another one is in place, those of both."""
        return self._where(sections.elements_in_place(self.scope, self.parameter, self._count))

    @property
    def element_type(self) -> str:
        """The datatype of an element."""
        datatype = self.scope.parameters.get(self.parameter.datatype)
        return self.scope.handle(datatype) if datatype else self.parameter.datatype

    @property
    def plain_count(self) -> Code | str:
        """The count that C gets of a contiguous buffer, if sections get another count."""
        if not sections.is_replaced(self.policy):
            return "0"
        count = self.scope.parameters.get(str(self.parameter.count))
        if count and self.scope.is_narrowed(count):
            return self._where(code("BND_NARROWED({}, {})", count.kind.c_type(self.scope.callee.large), self._count))
        return self._where(self._count)

    @property
    def plain_type(self) -> str:
        """The datatype that C gets of a contiguous buffer."""
        return self.element_type if sections.is_replaced(self.policy) else "MPI_BYTE"


@dataclass(frozen=True, eq=False)
class MpitArgument(FortranArgument):
    """An argument of a procedure of mpi_tool_f08."""

    @property
    def fortran_type(self) -> str:
        return IN_C.get(self.parameter.kind.fortran_type(MPIT, False), FLAVOURED_INTEGER)

    @property
    def value(self) -> str:
        """The type and number of elements behind a buffer: `bnd_t_value_of_cvar_handle(handle)`."""
        before = self.procedure.parameters[: self.procedure.parameters.index(self.parameter)]
        owner = [q for q in before if q.kind.form == "handle"][-1]
        index = [f"*{q.name}" for q in before if q.kind.form == "number"]
        return f"bnd_t_value_of_{specific_label(owner.kind.name)}({', '.join([owner.name, *index])})"

    @property
    def choice(self) -> str:
        """The sort of a buffer in Fortran."""
        return specific_label(self.parameter.kind.name).upper()

    @property
    def index(self) -> str:
        """The first number of the routine."""
        return next(q.name for q in self.procedure.parameters if q.kind.form == "number")

    @property
    def elements(self) -> str:
        """The last output number of the routine."""
        return [q.name for q in self.procedure.parameters if q.kind.form == "number" and q.is_output][-1]

    @property
    def registration(self) -> str:
        """The handle that a callback belongs to."""
        return next(q.name for q in self.procedure.parameters if q.kind.form == "handle" and q.intent == "in")
