/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_delete] through templates/c/entry.c.j2. */
/* Remove one key and its value from an info object. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Info_delete)(MPI_Info info, const char *key);
BND_INSTRUMENTED_CALL(Info_delete, int, (MPI_Info info, const char *key), (info, key))

BND_WEAK(MPI_Info_delete, PMPI_Info_delete)

int BND_ENTRY(MPI_Info_delete)(MPI_Info info, const char *key)
{
    BND_REFUSE_IF("MPI_Info_delete", BND_IS_NULL(info, MPI_INFO_NULL), MPI_ERR_INFO, "info", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Info_delete", !key, MPI_ERR_ARG, "key", BND_ON_NOTHING, 0);
    BND_FORWARD(Info_delete, (info, key));
}
