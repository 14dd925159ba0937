/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_indexed] through templates/c/entry.c.j2. */
/* Make a datatype of blocks with varying lengths at displacements in extents. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_indexed_c)(MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype);
BND_INSTRUMENTED_CALL(Type_indexed_c, int, (MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype), (count,
        array_of_blocklengths, array_of_displacements, oldtype, newtype))

BND_WEAK(MPI_Type_indexed_c, PMPI_Type_indexed_c)

int BND_ENTRY(MPI_Type_indexed_c)(MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_indexed_c");
    BND_REFUSE_IF("MPI_Type_indexed_c", count < 0, MPI_ERR_COUNT, "count", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_indexed_c", count > 0 && !array_of_blocklengths, MPI_ERR_ARG, "array_of_blocklengths",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_indexed_c", count > 0 && !array_of_displacements, MPI_ERR_ARG, "array_of_displacements",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_indexed_c", BND_IS_NULL(oldtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "oldtype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_indexed_c", !newtype, MPI_ERR_ARG, "newtype", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_indexed_c, (count, array_of_blocklengths, array_of_displacements, oldtype, newtype));
}
