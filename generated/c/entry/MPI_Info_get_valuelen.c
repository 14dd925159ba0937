/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_get_valuelen] through templates/c/entry.c.j2. */
/* Return the length of the value stored under a key (older interface). */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Info_get_valuelen)(MPI_Info info, const char *key, int *valuelen, int *flag);
BND_INSTRUMENTED_CALL(Info_get_valuelen, int, (MPI_Info info, const char *key, int *valuelen, int *flag), (info, key,
        valuelen, flag))

BND_WEAK(MPI_Info_get_valuelen, PMPI_Info_get_valuelen)

int BND_ENTRY(MPI_Info_get_valuelen)(MPI_Info info, const char *key, int *valuelen, int *flag)
{
    BND_REFUSE_IF("MPI_Info_get_valuelen", BND_IS_NULL(info, MPI_INFO_NULL), MPI_ERR_INFO, "info", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Info_get_valuelen", !key, MPI_ERR_ARG, "key", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Info_get_valuelen", !valuelen, MPI_ERR_ARG, "valuelen", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Info_get_valuelen", !flag, MPI_ERR_ARG, "flag", BND_ON_NOTHING, 0);
    BND_FORWARD(Info_get_valuelen, (info, key, valuelen, flag));
}
