/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Get_elements] through templates/c/entry.c.j2. */
/* Count the basic elements that a status accounts for. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Get_elements_c)(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count);
BND_INSTRUMENTED_CALL(Get_elements_c, int, (const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count),
        (status, datatype, count))

BND_WEAK(MPI_Get_elements_c, PMPI_Get_elements_c)

int BND_ENTRY(MPI_Get_elements_c)(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Get_elements_c");
    BND_REFUSE_IF("MPI_Get_elements_c", !status, MPI_ERR_ARG, "status", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Get_elements_c", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Get_elements_c", !count, MPI_ERR_ARG, "count", BND_ON_NOTHING, 0);
    BND_FORWARD(Get_elements_c, (status, datatype, count));
}
