/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Get_library_version] through templates/c/entry.c.j2. */
/* Return a text that identifies the MPI library and its release. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Get_library_version)(char *version, int *resultlen);
BND_INSTRUMENTED_CALL(Get_library_version, int, (char *version, int *resultlen), (version, resultlen))

BND_WEAK(MPI_Get_library_version, PMPI_Get_library_version)

int BND_ENTRY(MPI_Get_library_version)(char *version, int *resultlen)
{
    BND_REFUSE_IF("MPI_Get_library_version", !version, MPI_ERR_ARG, "version", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Get_library_version", !resultlen, MPI_ERR_ARG, "resultlen", BND_ON_NOTHING, 0);
    BND_FORWARD(Get_library_version, (version, resultlen));
}
