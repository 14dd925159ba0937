/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Get_count] through templates/c/entry.c.j2. */
/* Return how many whole items of a datatype a status accounts for. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Get_count)(const MPI_Status *status, MPI_Datatype datatype, int *count);
BND_INSTRUMENTED_CALL(Get_count, int, (const MPI_Status *status, MPI_Datatype datatype, int *count), (status, datatype,
        count))

BND_WEAK(MPI_Get_count, PMPI_Get_count)

int BND_ENTRY(MPI_Get_count)(const MPI_Status *status, MPI_Datatype datatype, int *count)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Get_count");
    BND_REFUSE_IF("MPI_Get_count", !status, MPI_ERR_ARG, "status", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Get_count", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_NOTHING,
            0);
    BND_REFUSE_IF("MPI_Get_count", !count, MPI_ERR_ARG, "count", BND_ON_NOTHING, 0);
    BND_FORWARD(Get_count, (status, datatype, count));
}
