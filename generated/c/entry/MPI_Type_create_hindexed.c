/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_hindexed] through templates/c/entry.c.j2. */
/* Make a datatype of blocks with varying lengths at byte displacements. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_create_hindexed)(int count, const int array_of_blocklengths[],
        const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype);
BND_INSTRUMENTED_CALL(Type_create_hindexed, int, (int count, const int array_of_blocklengths[],
        const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype), (count,
        array_of_blocklengths, array_of_displacements, oldtype, newtype))

BND_WEAK(MPI_Type_create_hindexed, PMPI_Type_create_hindexed)

int BND_ENTRY(MPI_Type_create_hindexed)(int count, const int array_of_blocklengths[],
        const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_create_hindexed");
    BND_REFUSE_IF("MPI_Type_create_hindexed", count < 0, MPI_ERR_COUNT, "count", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_create_hindexed", count > 0 && !array_of_blocklengths, MPI_ERR_ARG,
            "array_of_blocklengths", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_create_hindexed", count > 0 && !array_of_displacements, MPI_ERR_ARG,
            "array_of_displacements", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_create_hindexed", BND_IS_NULL(oldtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "oldtype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_create_hindexed", !newtype, MPI_ERR_ARG, "newtype", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_create_hindexed, (count, array_of_blocklengths, array_of_displacements, oldtype, newtype));
}
