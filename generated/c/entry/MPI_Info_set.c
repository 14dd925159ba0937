/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_set] through templates/c/entry.c.j2. */
/* Store a key with its value in an info object, replacing any old value. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Info_set)(MPI_Info info, const char *key, const char *value);
BND_INSTRUMENTED_CALL(Info_set, int, (MPI_Info info, const char *key, const char *value), (info, key, value))

BND_WEAK(MPI_Info_set, PMPI_Info_set)

int BND_ENTRY(MPI_Info_set)(MPI_Info info, const char *key, const char *value)
{
    BND_REFUSE_IF("MPI_Info_set", BND_IS_NULL(info, MPI_INFO_NULL), MPI_ERR_INFO, "info", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Info_set", !key, MPI_ERR_ARG, "key", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Info_set", !value, MPI_ERR_ARG, "value", BND_ON_NOTHING, 0);
    BND_FORWARD(Info_set, (info, key, value));
}
