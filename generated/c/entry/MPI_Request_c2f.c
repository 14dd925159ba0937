/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Request_c2f] through templates/c/entry.c.j2. */
/* Convert a C request handle to its Fortran integer form. */
#include "bnd_entry.h"
#include "mpi_fortran.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Request_c2f, PMPI_Request_c2f)

MPI_Fint BND_ENTRY(MPI_Request_c2f)(MPI_Request request)
{
    return bnd_handle_to_integer(BND_REQUEST, (void *)request);
}
