/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Type_struct] through templates/fortran/wrapper.c.j2. */
/* Make a type of blocks with differing member types (old MPI-1 form). */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_struct)
void BND_NAME(type_struct, TYPE_STRUCT)(const MPI_Fint *count, MPI_Fint *array_of_blocklengths,
        MPI_Aint *array_of_displacements, const MPI_Fint *array_of_types, MPI_Fint *newtype, MPI_Fint *ierror);

void BND_NAME(type_struct, TYPE_STRUCT)(const MPI_Fint *count, MPI_Fint *array_of_blocklengths,
        MPI_Aint *array_of_displacements, const MPI_Fint *array_of_types, MPI_Fint *newtype, MPI_Fint *ierror)
{
    BND_HANDLES_ROOM(MPI_Datatype, array_of_types, *count);
    MPI_Datatype c_newtype = MPI_DATATYPE_NULL;
    BND_HANDLES_IN(Type, array_of_types);
    const int result = BND_C(Type_struct)(*count, array_of_blocklengths, array_of_displacements, c_array_of_types,
            &c_newtype);
    BND_HANDLES_FREE(array_of_types);
    if (result == MPI_SUCCESS) *newtype = PMPI_Type_c2f(c_newtype);
    BND_RETURN(ierror, result);
}
#endif
