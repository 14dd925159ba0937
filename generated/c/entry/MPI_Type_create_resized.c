/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_resized] through templates/c/entry.c.j2. */
/* Make a copy of a datatype with a new lower bound and extent. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_create_resized)(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype *newtype);
BND_INSTRUMENTED_CALL(Type_create_resized, int, (MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent,
        MPI_Datatype *newtype), (oldtype, lb, extent, newtype))

BND_WEAK(MPI_Type_create_resized, PMPI_Type_create_resized)

int BND_ENTRY(MPI_Type_create_resized)(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype *newtype)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_create_resized");
    BND_REFUSE_IF("MPI_Type_create_resized", BND_IS_NULL(oldtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "oldtype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_create_resized", !newtype, MPI_ERR_ARG, "newtype", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_create_resized, (oldtype, lb, extent, newtype));
}
