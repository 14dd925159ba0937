/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Get_address] through templates/c/entry.c.j2. */
/* Return the absolute address of a location in memory. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Get_address)(const void *location, MPI_Aint *address);
BND_INSTRUMENTED_CALL(Get_address, int, (const void *location, MPI_Aint *address), (location, address))

BND_WEAK(MPI_Get_address, PMPI_Get_address)

int BND_ENTRY(MPI_Get_address)(const void *location, MPI_Aint *address)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Get_address");
    BND_REFUSE_IF("MPI_Get_address", !address, MPI_ERR_ARG, "address", BND_ON_NOTHING, 0);
    BND_FORWARD(Get_address, (location, address));
}
