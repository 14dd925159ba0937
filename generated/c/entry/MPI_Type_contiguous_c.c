/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_contiguous] through templates/c/entry.c.j2. */
/* Make a datatype of several copies of a type placed end to end. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_contiguous_c)(MPI_Count count, MPI_Datatype oldtype, MPI_Datatype *newtype);
BND_INSTRUMENTED_CALL(Type_contiguous_c, int, (MPI_Count count, MPI_Datatype oldtype, MPI_Datatype *newtype), (count,
        oldtype, newtype))

BND_WEAK(MPI_Type_contiguous_c, PMPI_Type_contiguous_c)

int BND_ENTRY(MPI_Type_contiguous_c)(MPI_Count count, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_contiguous_c");
    BND_REFUSE_IF("MPI_Type_contiguous_c", count < 0, MPI_ERR_COUNT, "count", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_contiguous_c", BND_IS_NULL(oldtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "oldtype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_contiguous_c", !newtype, MPI_ERR_ARG, "newtype", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_contiguous_c, (count, oldtype, newtype));
}
