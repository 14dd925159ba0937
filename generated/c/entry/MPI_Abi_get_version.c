/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml [MPI_Abi_get_version] through templates/c/entry.c.j2. */
/* Report the major and minor version of the ABI that the library supports. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Abi_get_version)(int *abi_major, int *abi_minor);
BND_INSTRUMENTED_CALL(Abi_get_version, int, (int *abi_major, int *abi_minor), (abi_major, abi_minor))

BND_WEAK(MPI_Abi_get_version, PMPI_Abi_get_version)

int BND_ENTRY(MPI_Abi_get_version)(int *abi_major, int *abi_minor)
{
    BND_REFUSE_IF("MPI_Abi_get_version", !abi_major, MPI_ERR_ARG, "abi_major", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Abi_get_version", !abi_minor, MPI_ERR_ARG, "abi_minor", BND_ON_NOTHING, 0);
    BND_FORWARD(Abi_get_version, (abi_major, abi_minor));
}
