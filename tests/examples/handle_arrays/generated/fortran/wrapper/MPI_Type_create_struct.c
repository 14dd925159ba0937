/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_struct] through templates/fortran/wrapper.c.j2. */
/* Make a datatype of blocks that may differ in type, length and byte displacement. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_create_struct)
void BND_NAME(mpi_type_create_struct, MPI_TYPE_CREATE_STRUCT)(const MPI_Fint *count, MPI_Fint *array_of_blocklengths,
        MPI_Aint *array_of_displacements, const MPI_Fint *array_of_types, MPI_Fint *newtype, MPI_Fint *ierror);

void BND_NAME(mpi_type_create_struct, MPI_TYPE_CREATE_STRUCT)(const MPI_Fint *count, MPI_Fint *array_of_blocklengths,
        MPI_Aint *array_of_displacements, const MPI_Fint *array_of_types, MPI_Fint *newtype, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Type_create_struct, bnd_raise(code));
    BND_HANDLES_ROOM(MPI_Datatype, array_of_types, *count);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, newtype, MPI_DATATYPE_NULL);
    BND_HANDLES_IN(Type, array_of_types);
    const int result = BND_C(MPI_Type_create_struct)(*count, array_of_blocklengths, array_of_displacements,
            c_array_of_types, BND_HANDLE_ADDRESS(MPI_DATATYPE, newtype));
    BND_HANDLES_FREE(array_of_types);
    BND_HANDLE_MADE(MPI_DATATYPE, Type, newtype);
    BND_STORE_IERROR(ierror, result);
}
#endif
