/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_get_nthkey] through templates/c/entry.c.j2. */
/* Return the key at a given position in an info object. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Info_get_nthkey)(MPI_Info info, int n, char *key);
BND_INSTRUMENTED_CALL(Info_get_nthkey, int, (MPI_Info info, int n, char *key), (info, n, key))

BND_WEAK(MPI_Info_get_nthkey, PMPI_Info_get_nthkey)

int BND_ENTRY(MPI_Info_get_nthkey)(MPI_Info info, int n, char *key)
{
    BND_REFUSE_IF("MPI_Info_get_nthkey", BND_IS_NULL(info, MPI_INFO_NULL), MPI_ERR_INFO, "info", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Info_get_nthkey", n < 0, MPI_ERR_ARG, "n", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Info_get_nthkey", !key, MPI_ERR_ARG, "key", BND_ON_NOTHING, 0);
    BND_FORWARD(Info_get_nthkey, (info, n, key));
}
