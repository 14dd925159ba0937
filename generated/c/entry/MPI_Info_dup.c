/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_dup] through templates/c/entry.c.j2. */
/* Create a copy of an info object with the same keys, values and order. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Info_dup)(MPI_Info info, MPI_Info *newinfo);
BND_INSTRUMENTED_CALL(Info_dup, int, (MPI_Info info, MPI_Info *newinfo), (info, newinfo))

BND_WEAK(MPI_Info_dup, PMPI_Info_dup)

int BND_ENTRY(MPI_Info_dup)(MPI_Info info, MPI_Info *newinfo)
{
    BND_REFUSE_IF("MPI_Info_dup", BND_IS_NULL(info, MPI_INFO_NULL), MPI_ERR_INFO, "info", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Info_dup", !newinfo, MPI_ERR_ARG, "newinfo", BND_ON_NOTHING, 0);
    BND_FORWARD(Info_dup, (info, newinfo));
}
