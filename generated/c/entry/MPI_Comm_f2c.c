/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Comm_f2c] through templates/c/entry.c.j2. */
/* Convert a Fortran integer communicator handle to its C form. */
#include "bnd_entry.h"
#include "mpi_fortran.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Comm_f2c, PMPI_Comm_f2c)

MPI_Comm BND_ENTRY(MPI_Comm_f2c)(MPI_Fint comm)
{
    return (MPI_Comm)bnd_handle_from_integer(BND_COMM, comm);
}
