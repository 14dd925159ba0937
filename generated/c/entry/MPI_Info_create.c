/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_create] through templates/c/entry.c.j2. */
/* Create an info object that holds no keys yet. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Info_create)(MPI_Info *info);
BND_INSTRUMENTED_CALL(Info_create, int, (MPI_Info *info), (info))

BND_WEAK(MPI_Info_create, PMPI_Info_create)

int BND_ENTRY(MPI_Info_create)(MPI_Info *info)
{
    BND_REFUSE_IF("MPI_Info_create", !info, MPI_ERR_ARG, "info", BND_ON_NOTHING, 0);
    BND_FORWARD(Info_create, (info));
}
