/* Do not edit: `bindery generate` writes this from specs/routines/handle-conversions.toml [MPI_Comm_fromint] through templates/c/entry.c.j2. */
/* Convert a plain C integer back to the C communicator handle it encodes. */
#include "bnd_entry.h"
#include "bnd_conversion.h"

BND_WEAK(MPI_Comm_fromint, PMPI_Comm_fromint)

MPI_Comm BND_ENTRY(MPI_Comm_fromint)(int comm)
{
    return (MPI_Comm)bnd_handle_from_integer(BND_COMM, comm);
}
