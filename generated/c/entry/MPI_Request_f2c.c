/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Request_f2c] through templates/c/entry.c.j2. */
/* Convert a Fortran integer request handle to its C form. */
#include "bnd_entry.h"
#include "mpi_fortran.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Request_f2c, PMPI_Request_f2c)

MPI_Request BND_ENTRY(MPI_Request_f2c)(MPI_Fint request)
{
    return (MPI_Request)bnd_handle_from_integer(BND_REQUEST, request);
}
