/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_struct] through templates/fortran/wrapper.c.j2. */
/* Make a datatype of blocks that may differ in type, length and byte displacement. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_create_struct)
BND_WRAPPER void BND_NAME(mpi_type_create_struct, MPI_TYPE_CREATE_STRUCT)(const bnd_integer *count,
        bnd_integer *array_of_blocklengths, MPI_Aint *array_of_displacements, const bnd_integer *array_of_types,
        bnd_integer *newtype, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_type_create_struct, MPI_TYPE_CREATE_STRUCT)(const bnd_integer *count,
        bnd_integer *array_of_blocklengths, MPI_Aint *array_of_displacements, const bnd_integer *array_of_types,
        bnd_integer *newtype, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_create_struct, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    BND_HANDLE_ARRAY_IN(Type, MPI_Datatype, c_array_of_types, array_of_types, *count, (void)0, ierror);
    const int result = BND_C(MPI_Type_create_struct)(*count, array_of_blocklengths, array_of_displacements,
            c_array_of_types, c_newtype);
    BND_HANDLE_ARRAY_FREE(c_array_of_types);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
