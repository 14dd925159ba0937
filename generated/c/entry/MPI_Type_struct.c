/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Type_struct] through templates/c/entry.c.j2. */
/* Make a type of blocks with differing member types (old MPI-1 form). */
#include "bnd_entry.h"
#include "mpi_removed.h"

int BND_IMPLEMENTATION(Type_struct)(int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[],
        MPI_Datatype array_of_types[], MPI_Datatype *newtype);
BND_INSTRUMENTED_CALL(Type_struct, int, (int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[],
        MPI_Datatype array_of_types[], MPI_Datatype *newtype), (count, array_of_blocklengths, array_of_displacements,
        array_of_types, newtype))

BND_WEAK(MPI_Type_struct, PMPI_Type_struct)

int BND_ENTRY(MPI_Type_struct)(int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[],
        MPI_Datatype array_of_types[], MPI_Datatype *newtype)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_struct");
    BND_REFUSE_IF("MPI_Type_struct", count < 0, MPI_ERR_COUNT, "count", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_struct", count > 0 && !array_of_blocklengths, MPI_ERR_ARG, "array_of_blocklengths",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_struct", count > 0 && !array_of_displacements, MPI_ERR_ARG, "array_of_displacements",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_struct", count > 0 && !array_of_types, MPI_ERR_ARG, "array_of_types", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_struct", !newtype, MPI_ERR_ARG, "newtype", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_struct, (count, array_of_blocklengths, array_of_displacements, array_of_types, newtype));
}
