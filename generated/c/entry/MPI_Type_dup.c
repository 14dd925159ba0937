/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_dup] through templates/c/entry.c.j2. */
/* Duplicate a datatype together with its cached attributes. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_dup)(MPI_Datatype oldtype, MPI_Datatype *newtype);
BND_INSTRUMENTED_CALL(Type_dup, int, (MPI_Datatype oldtype, MPI_Datatype *newtype), (oldtype, newtype))

BND_WEAK(MPI_Type_dup, PMPI_Type_dup)

int BND_ENTRY(MPI_Type_dup)(MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_dup");
    BND_REFUSE_IF("MPI_Type_dup", BND_IS_NULL(oldtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "oldtype", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_dup", !newtype, MPI_ERR_ARG, "newtype", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_dup, (oldtype, newtype));
}
