/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_free] through templates/c/entry.c.j2. */
/* Free an info object and set its handle to null. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Info_free)(MPI_Info *info);
BND_INSTRUMENTED_CALL(Info_free, int, (MPI_Info *info), (info))

BND_WEAK(MPI_Info_free, PMPI_Info_free)

int BND_ENTRY(MPI_Info_free)(MPI_Info *info)
{
    BND_REFUSE_IF("MPI_Info_free", !info, MPI_ERR_ARG, "info", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Info_free", BND_IS_NULL(*info, MPI_INFO_NULL), MPI_ERR_INFO, "info", BND_ON_NOTHING, 0);
    BND_FORWARD(Info_free, (info));
}
