"""A toolchain element for EasyBuild whose compiler commands are Bindery's. A toolchain with it is
derived as gompi is from Open MPI's: class Gbindery(GccToolchain, Bindery), with the C MPI among the module's dependencies."""

from easybuild.toolchains.mpi.mpich import TC_CONSTANT_MPI_TYPE_MPICH
from easybuild.tools.toolchain.constants import COMPILER_VARIABLES, MPI_COMPILER_VARIABLES
from easybuild.tools.toolchain.mpi import Mpi
from easybuild.tools.toolchain.variables import CommandFlagList

TC_CONSTANT_BINDERY = "Bindery"


class Bindery(Mpi):
    MPI_MODULE_NAME = ["bindery-mpi"]
    MPI_FAMILY = TC_CONSTANT_BINDERY
    MPI_TYPE = TC_CONSTANT_MPI_TYPE_MPICH  # starts with mpirun -n
    MPI_LIBRARY_NAME = "bindery_mpifort"

    MPI_COMPILER_MPIF77 = "mpif77"
    MPI_COMPILER_MPIF90 = "mpif90"
    MPI_COMPILER_MPIFC = "mpifort"
    MPI_SHARED_OPTION_MAP = {f"_opt_{variable}": "" for variable, _ in MPI_COMPILER_VARIABLES}
    MPI_LINK_INFO_OPTION = "-showme:link"

    def _set_mpi_compiler_variables(self):
        """The commands read these variables of MPICH and of Open MPI, and the MPI's own mpicc behind them does."""
        for family in ("MPICH", "OMPI"):
            for variable, _ in COMPILER_VARIABLES:
                compiler = str(self.variables[variable].get_first())
                self.variables.nappend(f"{family}_{variable}", compiler, var_class=CommandFlagList)
        super()._set_mpi_compiler_variables()
