/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Type_ub] through templates/c/entry.c.j2. */
/* Return the upper bound of a datatype through the old MPI-1 call. */
#include "bnd_entry.h"
#include "mpi_removed.h"

int BND_IMPLEMENTATION(Type_ub)(MPI_Datatype datatype, MPI_Aint *displacement);
BND_INSTRUMENTED_CALL(Type_ub, int, (MPI_Datatype datatype, MPI_Aint *displacement), (datatype, displacement))

BND_WEAK(MPI_Type_ub, PMPI_Type_ub)

int BND_ENTRY(MPI_Type_ub)(MPI_Datatype datatype, MPI_Aint *displacement)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_ub");
    BND_REFUSE_IF("MPI_Type_ub", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_NOTHING,
            0);
    BND_REFUSE_IF("MPI_Type_ub", !displacement, MPI_ERR_ARG, "displacement", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_ub, (datatype, displacement));
}
