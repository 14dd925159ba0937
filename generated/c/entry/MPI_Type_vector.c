/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_vector] through templates/c/entry.c.j2. */
/* Make a datatype of equal blocks spaced by a stride in old-type extents. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_vector)(int count, int blocklength, int stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype);
BND_INSTRUMENTED_CALL(Type_vector, int, (int count, int blocklength, int stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype), (count, blocklength, stride, oldtype, newtype))

BND_WEAK(MPI_Type_vector, PMPI_Type_vector)

int BND_ENTRY(MPI_Type_vector)(int count, int blocklength, int stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_vector");
    BND_REFUSE_IF("MPI_Type_vector", count < 0, MPI_ERR_COUNT, "count", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_vector", blocklength < 0, MPI_ERR_COUNT, "blocklength", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_vector", BND_IS_NULL(oldtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "oldtype", BND_ON_NOTHING,
            0);
    BND_REFUSE_IF("MPI_Type_vector", !newtype, MPI_ERR_ARG, "newtype", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_vector, (count, blocklength, stride, oldtype, newtype));
}
