/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_struct] through templates/fortran/wrapper.c.j2. */
/* Make a datatype of blocks that may differ in type, length and byte displacement. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_create_struct_c) || BND_HAS(MPI_Type_create_struct)
BND_WRAPPER void BND_NAME(mpi_type_create_struct_c, MPI_TYPE_CREATE_STRUCT_C)(const MPI_Count *count,
        MPI_Count *array_of_blocklengths, MPI_Count *array_of_displacements, const bnd_integer *array_of_types,
        bnd_integer *newtype, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_type_create_struct_c, MPI_TYPE_CREATE_STRUCT_C)(const MPI_Count *count,
        MPI_Count *array_of_blocklengths, MPI_Count *array_of_displacements, const bnd_integer *array_of_types,
        bnd_integer *newtype, bnd_integer *ierror)
{
#if BND_HAS(MPI_Type_create_struct_c)
    BND_REQUIRE(MPI_Type_create_struct_c, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    BND_HANDLE_ARRAY_IN(Type, MPI_Datatype, c_array_of_types, array_of_types, *count, (void)0, ierror);
    const int result = BND_C(MPI_Type_create_struct_c)(*count, array_of_blocklengths, array_of_displacements,
            c_array_of_types, c_newtype);
    BND_HANDLE_ARRAY_FREE(c_array_of_types);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_Type_create_struct, ierror, BND_ON_SELF, 0);
    const long c_array_of_blocklengths_count = *count;
    const long c_array_of_displacements_count = *count;
    BND_NARROW_CHECK(int, *count, 1, MPI_ERR_COUNT, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK_ARRAY(int, array_of_blocklengths, c_array_of_blocklengths_count, 1, MPI_ERR_COUNT, ierror,
            BND_ON_SELF, 0);
    BND_NARROW_CHECK_ARRAY(MPI_Aint, array_of_displacements, c_array_of_displacements_count, 1, MPI_ERR_ARG, ierror,
            BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    BND_NARROW_ARRAY(int, c_array_of_blocklengths, array_of_blocklengths, (void)0, ierror);
    BND_NARROW_ARRAY(MPI_Aint, c_array_of_displacements, array_of_displacements, (void)0, ierror);
    BND_HANDLE_ARRAY_IN(Type, MPI_Datatype, c_array_of_types, array_of_types, *count, (void)0, ierror);
    const int result = BND_C(MPI_Type_create_struct)(BND_NARROWED(int, *count), c_array_of_blocklengths,
            c_array_of_displacements, c_array_of_types, c_newtype);
    BND_ARRAY_FREE(c_array_of_blocklengths);
    BND_ARRAY_FREE(c_array_of_displacements);
    BND_HANDLE_ARRAY_FREE(c_array_of_types);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
