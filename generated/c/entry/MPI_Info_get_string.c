/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_get_string] through templates/c/entry.c.j2. */
/* Fetch the value of a key together with the buffer length it needs. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Info_get_string)(MPI_Info info, const char *key, int *buflen, char *value, int *flag);
BND_INSTRUMENTED_CALL(Info_get_string, int, (MPI_Info info, const char *key, int *buflen, char *value, int *flag),
        (info, key, buflen, value, flag))

BND_WEAK(MPI_Info_get_string, PMPI_Info_get_string)

int BND_ENTRY(MPI_Info_get_string)(MPI_Info info, const char *key, int *buflen, char *value, int *flag)
{
    BND_REFUSE_IF("MPI_Info_get_string", BND_IS_NULL(info, MPI_INFO_NULL), MPI_ERR_INFO, "info", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Info_get_string", !key, MPI_ERR_ARG, "key", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Info_get_string", !buflen, MPI_ERR_ARG, "buflen", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Info_get_string", !flag, MPI_ERR_ARG, "flag", BND_ON_NOTHING, 0);
    BND_FORWARD(Info_get_string, (info, key, buflen, value, flag));
}
