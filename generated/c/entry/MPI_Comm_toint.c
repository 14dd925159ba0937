/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Comm_toint] through templates/c/entry.c.j2. */
/* Encode a C communicator handle as a plain C integer. */
#include "bnd_entry.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Comm_toint, PMPI_Comm_toint)

int BND_ENTRY(MPI_Comm_toint)(MPI_Comm comm)
{
    return bnd_handle_to_integer(BND_COMM, (void *)comm);
}
