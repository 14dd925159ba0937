/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_struct] through templates/fortran/wrapper.c.j2. */
/* Make a datatype of blocks that may differ in type, length and byte displacement. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_create_struct_c) || BND_HAS(MPI_Type_create_struct)
void BND_NAME(mpi_type_create_struct_c, MPI_TYPE_CREATE_STRUCT_C)(const MPI_Count *count,
        MPI_Count *array_of_blocklengths, MPI_Count *array_of_displacements, const MPI_Fint *array_of_types,
        MPI_Fint *newtype, MPI_Fint *ierror);

void BND_NAME(mpi_type_create_struct_c, MPI_TYPE_CREATE_STRUCT_C)(const MPI_Count *count,
        MPI_Count *array_of_blocklengths, MPI_Count *array_of_displacements, const MPI_Fint *array_of_types,
        MPI_Fint *newtype, MPI_Fint *ierror)
{
#if BND_HAS(MPI_Type_create_struct_c)
    BND_REQUIRE(MPI_Type_create_struct_c, bnd_raise(code));
    BND_HANDLES_ROOM(MPI_Datatype, array_of_types, *count);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, newtype, MPI_DATATYPE_NULL);
    BND_HANDLES_IN(Type, array_of_types);
    const int result = BND_C(MPI_Type_create_struct_c)(*count, array_of_blocklengths, array_of_displacements,
            c_array_of_types, BND_HANDLE_ADDRESS(MPI_DATATYPE, newtype));
    BND_HANDLES_FREE(array_of_types);
    BND_HANDLE_MADE(MPI_DATATYPE, Type, newtype);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_Type_create_struct, bnd_raise(code));
    const long n_array_of_blocklengths = *count;
    const long n_array_of_displacements = *count;
    BND_FIT_IN(int, *count, 1, MPI_ERR_COUNT, bnd_raise(code));
    BND_FIT_ALL(int, array_of_blocklengths, MPI_ERR_COUNT, bnd_raise(code));
    BND_FIT_ALL(MPI_Aint, array_of_displacements, MPI_ERR_ARG, bnd_raise(code));
    BND_HANDLES_ROOM(MPI_Datatype, array_of_types, *count);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, newtype, MPI_DATATYPE_NULL);
    BND_FIT_ROOM(int, array_of_blocklengths, (void)0);
    BND_FIT_ROOM(MPI_Aint, array_of_displacements, (void)0);
    BND_HANDLES_IN(Type, array_of_types);
    const int result = BND_C(MPI_Type_create_struct)((int)*count, c_array_of_blocklengths, c_array_of_displacements,
            c_array_of_types, BND_HANDLE_ADDRESS(MPI_DATATYPE, newtype));
    BND_ROOM_FREE(array_of_blocklengths);
    BND_ROOM_FREE(array_of_displacements);
    BND_HANDLES_FREE(array_of_types);
    BND_HANDLE_MADE(MPI_DATATYPE, Type, newtype);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
