/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_subarray] through templates/fortran/wrapper.c.j2. */
/* Make a datatype that selects a rectangular part of a larger array. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_create_subarray_c) || BND_HAS(MPI_Type_create_subarray)
BND_WRAPPER void BND_NAME(mpi_type_create_subarray_c, MPI_TYPE_CREATE_SUBARRAY_C)(const bnd_integer *ndims,
        MPI_Count *array_of_sizes, MPI_Count *array_of_subsizes, MPI_Count *array_of_starts, const bnd_integer *order,
        const bnd_integer *oldtype, bnd_integer *newtype, bnd_integer *ierror);

#if BND_HAS(MPI_Type_create_subarray_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_type_create_subarray_c)(const bnd_integer *ndims, MPI_Count *array_of_sizes,
        MPI_Count *array_of_subsizes, MPI_Count *array_of_starts, const bnd_integer *order, const bnd_integer *oldtype,
        bnd_integer *newtype, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_create_subarray_c, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    const int result = BND_C(MPI_Type_create_subarray_c)(*ndims, array_of_sizes, array_of_subsizes, array_of_starts,
            *order, bnd_f2c_Type(*oldtype), c_newtype);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_type_create_subarray_c, MPI_TYPE_CREATE_SUBARRAY_C)(const bnd_integer *ndims,
        MPI_Count *array_of_sizes, MPI_Count *array_of_subsizes, MPI_Count *array_of_starts, const bnd_integer *order,
        const bnd_integer *oldtype, bnd_integer *newtype, bnd_integer *ierror)
{
#if BND_HAS(MPI_Type_create_subarray_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Type_create_subarray_c) && bnd_is_inline_f2c_Type(*oldtype),
            BND_SLOW_PATH(mpi_type_create_subarray_c)(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order,
            oldtype, newtype, ierror));
    BND_HANDLE_UNSET(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype);
    const int result = BND_C(MPI_Type_create_subarray_c)(*ndims, array_of_sizes, array_of_subsizes, array_of_starts,
            *order, bnd_inline_f2c_Type(*oldtype), c_newtype);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
#else
    BND_REQUIRE(MPI_Type_create_subarray, ierror, BND_ON_SELF, 0);
    const long c_array_of_sizes_count = *ndims;
    const long c_array_of_subsizes_count = *ndims;
    const long c_array_of_starts_count = *ndims;
    BND_NARROW_CHECK_ARRAY(int, array_of_sizes, c_array_of_sizes_count, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK_ARRAY(int, array_of_subsizes, c_array_of_subsizes_count, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK_ARRAY(int, array_of_starts, c_array_of_starts_count, 1, MPI_ERR_COUNT, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    BND_NARROW_ARRAY(int, c_array_of_sizes, array_of_sizes, (void)0, ierror);
    BND_NARROW_ARRAY(int, c_array_of_subsizes, array_of_subsizes, (void)0, ierror);
    BND_NARROW_ARRAY(int, c_array_of_starts, array_of_starts, (void)0, ierror);
    const int result = BND_C(MPI_Type_create_subarray)(*ndims, c_array_of_sizes, c_array_of_subsizes,
            c_array_of_starts, *order, bnd_f2c_Type(*oldtype), c_newtype);
    BND_ARRAY_FREE(c_array_of_sizes);
    BND_ARRAY_FREE(c_array_of_subsizes);
    BND_ARRAY_FREE(c_array_of_starts);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
