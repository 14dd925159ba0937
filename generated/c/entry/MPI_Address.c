/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Address] through templates/c/entry.c.j2. */
/* Return the address of a memory location through the old MPI-1 call. */
#include "bnd_entry.h"
#include "mpi_removed.h"

int BND_IMPLEMENTATION(Address)(void *location, MPI_Aint *address);
BND_INSTRUMENTED_CALL(Address, int, (void *location, MPI_Aint *address), (location, address))

BND_WEAK(MPI_Address, PMPI_Address)

int BND_ENTRY(MPI_Address)(void *location, MPI_Aint *address)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Address");
    BND_REFUSE_IF("MPI_Address", !address, MPI_ERR_ARG, "address", BND_ON_NOTHING, 0);
    BND_FORWARD(Address, (location, address));
}
