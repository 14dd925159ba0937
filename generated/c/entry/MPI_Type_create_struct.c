/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_struct] through templates/c/entry.c.j2. */
/* Make a datatype of blocks that may differ in type, length and byte displacement. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_create_struct)(int count, const int array_of_blocklengths[],
        const MPI_Aint array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype);
BND_INSTRUMENTED_CALL(Type_create_struct, int, (int count, const int array_of_blocklengths[],
        const MPI_Aint array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype), (count,
        array_of_blocklengths, array_of_displacements, array_of_types, newtype))

BND_WEAK(MPI_Type_create_struct, PMPI_Type_create_struct)

int BND_ENTRY(MPI_Type_create_struct)(int count, const int array_of_blocklengths[],
        const MPI_Aint array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_create_struct");
    BND_REFUSE_IF("MPI_Type_create_struct", count < 0, MPI_ERR_COUNT, "count", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_create_struct", count > 0 && !array_of_blocklengths, MPI_ERR_ARG, "array_of_blocklengths",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_create_struct", count > 0 && !array_of_displacements, MPI_ERR_ARG,
            "array_of_displacements", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_create_struct", count > 0 && !array_of_types, MPI_ERR_ARG, "array_of_types",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_create_struct", !newtype, MPI_ERR_ARG, "newtype", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_create_struct, (count, array_of_blocklengths, array_of_displacements, array_of_types, newtype));
}
