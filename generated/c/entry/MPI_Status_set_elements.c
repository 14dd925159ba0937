/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Status_set_elements] through templates/c/entry.c.j2. */
/* Set the element count that later queries on a status are to return. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Status_set_elements)(MPI_Status *status, MPI_Datatype datatype, int count);
BND_INSTRUMENTED_CALL(Status_set_elements, int, (MPI_Status *status, MPI_Datatype datatype, int count), (status,
        datatype, count))

BND_WEAK(MPI_Status_set_elements, PMPI_Status_set_elements)

int BND_ENTRY(MPI_Status_set_elements)(MPI_Status *status, MPI_Datatype datatype, int count)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Status_set_elements");
    BND_REFUSE_IF("MPI_Status_set_elements", !status, MPI_ERR_ARG, "status", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Status_set_elements", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Status_set_elements", count < 0 && count != MPI_UNDEFINED, MPI_ERR_COUNT, "count",
            BND_ON_NOTHING, 0);
    BND_FORWARD(Status_set_elements, (status, datatype, count));
}
