/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_commit] through templates/c/entry.c.j2. */
/* Make a derived datatype ready for use in communication. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_commit)(MPI_Datatype *datatype);
BND_INSTRUMENTED_CALL(Type_commit, int, (MPI_Datatype *datatype), (datatype))

BND_WEAK(MPI_Type_commit, PMPI_Type_commit)

int BND_ENTRY(MPI_Type_commit)(MPI_Datatype *datatype)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_commit");
    BND_REFUSE_IF("MPI_Type_commit", !datatype, MPI_ERR_ARG, "datatype", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_commit", BND_IS_NULL(*datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_NOTHING, 0);
    BND_FORWARD(Type_commit, (datatype));
}
