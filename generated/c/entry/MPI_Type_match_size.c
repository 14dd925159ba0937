/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_match_size] through templates/c/entry.c.j2. */
/* Find the predefined type of a given class and size in bytes. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_match_size)(int typeclass, int size, MPI_Datatype *datatype);
BND_INSTRUMENTED_CALL(Type_match_size, int, (int typeclass, int size, MPI_Datatype *datatype), (typeclass, size,
        datatype))

BND_WEAK(MPI_Type_match_size, PMPI_Type_match_size)

int BND_ENTRY(MPI_Type_match_size)(int typeclass, int size, MPI_Datatype *datatype)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_match_size");
    BND_REFUSE_IF("MPI_Type_match_size", !datatype, MPI_ERR_ARG, "datatype", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_match_size, (typeclass, size, datatype));
}
