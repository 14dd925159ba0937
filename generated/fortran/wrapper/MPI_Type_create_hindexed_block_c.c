/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_hindexed_block] through templates/fortran/wrapper.c.j2. */
/* Make a datatype of equal-length blocks at byte displacements. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_create_hindexed_block_c)
void BND_NAME(type_create_hindexed_block_c, TYPE_CREATE_HINDEXED_BLOCK_C)(const MPI_Count *count,
        const MPI_Count *blocklength, MPI_Count *array_of_displacements, const MPI_Fint *oldtype, MPI_Fint *newtype,
        MPI_Fint *ierror);

void BND_NAME(type_create_hindexed_block_c, TYPE_CREATE_HINDEXED_BLOCK_C)(const MPI_Count *count,
        const MPI_Count *blocklength, MPI_Count *array_of_displacements, const MPI_Fint *oldtype, MPI_Fint *newtype,
        MPI_Fint *ierror)
{
    MPI_Datatype c_newtype = MPI_DATATYPE_NULL;
    const int result = BND_C(Type_create_hindexed_block_c)(*count, *blocklength, array_of_displacements,
            PMPI_Type_f2c(*oldtype), &c_newtype);
    if (result == MPI_SUCCESS) *newtype = PMPI_Type_c2f(c_newtype);
    BND_RETURN(ierror, result);
}
#endif
