/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_free] through templates/c/entry.c.j2. */
/* Mark a datatype for deallocation and set its handle to null. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_free)(MPI_Datatype *datatype);
BND_INSTRUMENTED_CALL(Type_free, int, (MPI_Datatype *datatype), (datatype))

BND_WEAK(MPI_Type_free, PMPI_Type_free)

int BND_ENTRY(MPI_Type_free)(MPI_Datatype *datatype)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_free");
    BND_REFUSE_IF("MPI_Type_free", !datatype, MPI_ERR_ARG, "datatype", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_free", BND_IS_NULL(*datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype", BND_ON_NOTHING,
            0);
    BND_FORWARD(Type_free, (datatype));
}
