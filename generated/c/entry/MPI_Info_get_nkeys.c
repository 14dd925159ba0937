/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_get_nkeys] through templates/c/entry.c.j2. */
/* Count the keys currently defined in an info object. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Info_get_nkeys)(MPI_Info info, int *nkeys);
BND_INSTRUMENTED_CALL(Info_get_nkeys, int, (MPI_Info info, int *nkeys), (info, nkeys))

BND_WEAK(MPI_Info_get_nkeys, PMPI_Info_get_nkeys)

int BND_ENTRY(MPI_Info_get_nkeys)(MPI_Info info, int *nkeys)
{
    BND_REFUSE_IF("MPI_Info_get_nkeys", BND_IS_NULL(info, MPI_INFO_NULL), MPI_ERR_INFO, "info", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Info_get_nkeys", !nkeys, MPI_ERR_ARG, "nkeys", BND_ON_NOTHING, 0);
    BND_FORWARD(Info_get_nkeys, (info, nkeys));
}
