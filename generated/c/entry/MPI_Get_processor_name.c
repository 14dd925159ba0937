/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml [MPI_Get_processor_name] through templates/c/entry.c.j2. */
/* Return the name of the hardware on which the caller is running. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Get_processor_name)(char *name, int *resultlen);
BND_INSTRUMENTED_CALL(Get_processor_name, int, (char *name, int *resultlen), (name, resultlen))

BND_WEAK(MPI_Get_processor_name, PMPI_Get_processor_name)

int BND_ENTRY(MPI_Get_processor_name)(char *name, int *resultlen)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Get_processor_name");
    BND_REFUSE_IF("MPI_Get_processor_name", !name, MPI_ERR_ARG, "name", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Get_processor_name", !resultlen, MPI_ERR_ARG, "resultlen", BND_ON_NOTHING, 0);
    BND_FORWARD(Get_processor_name, (name, resultlen));
}
