/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Type_hindexed] through templates/c/entry.c.j2. */
/* Make a type of varying blocks at byte displacements (old MPI-1 form). */
#include "bnd_entry.h"
#include "mpi_removed.h"

int BND_IMPLEMENTATION(Type_hindexed)(int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype);
BND_INSTRUMENTED_CALL(Type_hindexed, int, (int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype), (count, array_of_blocklengths, array_of_displacements, oldtype,
        newtype))

BND_WEAK(MPI_Type_hindexed, PMPI_Type_hindexed)

int BND_ENTRY(MPI_Type_hindexed)(int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_hindexed");
    BND_REFUSE_IF("MPI_Type_hindexed", count < 0, MPI_ERR_COUNT, "count", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_hindexed", count > 0 && !array_of_blocklengths, MPI_ERR_ARG, "array_of_blocklengths",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_hindexed", count > 0 && !array_of_displacements, MPI_ERR_ARG, "array_of_displacements",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_hindexed", BND_IS_NULL(oldtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "oldtype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_hindexed", !newtype, MPI_ERR_ARG, "newtype", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_hindexed, (count, array_of_blocklengths, array_of_displacements, oldtype, newtype));
}
