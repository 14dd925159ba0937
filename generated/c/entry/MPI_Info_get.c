/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_get] through templates/c/entry.c.j2. */
/* Fetch the value of a key, cut to a maximum length (older interface). */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Info_get)(MPI_Info info, const char *key, int valuelen, char *value, int *flag);
BND_INSTRUMENTED_CALL(Info_get, int, (MPI_Info info, const char *key, int valuelen, char *value, int *flag), (info,
        key, valuelen, value, flag))

BND_WEAK(MPI_Info_get, PMPI_Info_get)

int BND_ENTRY(MPI_Info_get)(MPI_Info info, const char *key, int valuelen, char *value, int *flag)
{
    BND_REFUSE_IF("MPI_Info_get", BND_IS_NULL(info, MPI_INFO_NULL), MPI_ERR_INFO, "info", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Info_get", !key, MPI_ERR_ARG, "key", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Info_get", valuelen < 0, MPI_ERR_ARG, "valuelen", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Info_get", !value, MPI_ERR_ARG, "value", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Info_get", !flag, MPI_ERR_ARG, "flag", BND_ON_NOTHING, 0);
    BND_FORWARD(Info_get, (info, key, valuelen, value, flag));
}
