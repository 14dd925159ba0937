/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Type_struct] through templates/fortran/wrapper.c.j2. */
/* Make a type of blocks with differing member types (old MPI-1 form). */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_struct) || BND_HAS(MPI_Type_create_struct)
BND_WRAPPER void BND_NAME(mpi_type_struct, MPI_TYPE_STRUCT)(const bnd_integer *count,
        bnd_integer *array_of_blocklengths, const bnd_default_integer *array_of_displacements,
        const bnd_integer *array_of_types, bnd_integer *newtype, bnd_integer *ierror);

#if BND_C_TARGET_IS_ABI && BND_HAS(MPI_Type_struct)
static BND_NOINLINE void BND_FALLBACK(mpi_type_struct)(const bnd_integer *count, bnd_integer *array_of_blocklengths,
        const bnd_default_integer *array_of_displacements, const bnd_integer *array_of_types, bnd_integer *newtype,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_create_struct, ierror, BND_ON_SELF, 0);
    const long c_array_of_displacements_count = *count;
    BND_NARROW_CHECK_ARRAY(MPI_Aint, array_of_displacements, c_array_of_displacements_count, 1, MPI_ERR_ARG, ierror,
            BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    BND_NARROW_ARRAY(MPI_Aint, c_array_of_displacements, array_of_displacements, (void)0, ierror);
    BND_HANDLE_ARRAY_IN(Type, MPI_Datatype, c_array_of_types, array_of_types, *count, (void)0, ierror);
    const int result = BND_C(MPI_Type_create_struct)(*count, array_of_blocklengths, c_array_of_displacements,
            c_array_of_types, c_newtype);
    BND_ARRAY_FREE(c_array_of_displacements);
    BND_HANDLE_ARRAY_FREE(c_array_of_types);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_type_struct, MPI_TYPE_STRUCT)(const bnd_integer *count,
        bnd_integer *array_of_blocklengths, const bnd_default_integer *array_of_displacements,
        const bnd_integer *array_of_types, bnd_integer *newtype, bnd_integer *ierror)
{
#if BND_HAS(MPI_Type_struct)
    BND_IF_UNAVAILABLE(MPI_Type_struct, BND_FALLBACK(mpi_type_struct)(count, array_of_blocklengths,
            array_of_displacements, array_of_types, newtype, ierror); return);
    const long c_array_of_displacements_count = *count;
    BND_NARROW_CHECK_ARRAY(MPI_Aint, array_of_displacements, c_array_of_displacements_count, 1, MPI_ERR_ARG, ierror,
            BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    BND_NARROW_ARRAY(MPI_Aint, c_array_of_displacements, array_of_displacements, (void)0, ierror);
    BND_HANDLE_ARRAY_IN(Type, MPI_Datatype, c_array_of_types, array_of_types, *count, (void)0, ierror);
    const int result = BND_C(MPI_Type_struct)(*count, array_of_blocklengths, c_array_of_displacements,
            c_array_of_types, c_newtype);
    BND_ARRAY_FREE(c_array_of_displacements);
    BND_HANDLE_ARRAY_FREE(c_array_of_types);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_Type_create_struct, ierror, BND_ON_SELF, 0);
    const long c_array_of_displacements_count = *count;
    BND_NARROW_CHECK_ARRAY(MPI_Aint, array_of_displacements, c_array_of_displacements_count, 1, MPI_ERR_ARG, ierror,
            BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    BND_NARROW_ARRAY(MPI_Aint, c_array_of_displacements, array_of_displacements, (void)0, ierror);
    BND_HANDLE_ARRAY_IN(Type, MPI_Datatype, c_array_of_types, array_of_types, *count, (void)0, ierror);
    const int result = BND_C(MPI_Type_create_struct)(*count, array_of_blocklengths, c_array_of_displacements,
            c_array_of_types, c_newtype);
    BND_ARRAY_FREE(c_array_of_displacements);
    BND_HANDLE_ARRAY_FREE(c_array_of_types);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
