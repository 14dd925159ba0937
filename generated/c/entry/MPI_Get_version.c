/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Get_version] through templates/c/entry.c.j2. */
/* Report the version and subversion of the MPI standard in use. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Get_version)(int *version, int *subversion);
BND_INSTRUMENTED_CALL(Get_version, int, (int *version, int *subversion), (version, subversion))

BND_WEAK(MPI_Get_version, PMPI_Get_version)

int BND_ENTRY(MPI_Get_version)(int *version, int *subversion)
{
    BND_REFUSE_IF("MPI_Get_version", !version, MPI_ERR_ARG, "version", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Get_version", !subversion, MPI_ERR_ARG, "subversion", BND_ON_NOTHING, 0);
    BND_FORWARD(Get_version, (version, subversion));
}
