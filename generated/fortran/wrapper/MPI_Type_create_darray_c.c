/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_darray] through templates/fortran/wrapper.c.j2. */
/* Make a datatype for the local part of a distributed global array. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_create_darray_c) || BND_HAS(MPI_Type_create_darray)
BND_WRAPPER void BND_NAME(mpi_type_create_darray_c, MPI_TYPE_CREATE_DARRAY_C)(const bnd_integer *size,
        const bnd_integer *rank, const bnd_integer *ndims, MPI_Count *array_of_gsizes, bnd_integer *array_of_distribs,
        bnd_integer *array_of_dargs, bnd_integer *array_of_psizes, const bnd_integer *order,
        const bnd_integer *oldtype, bnd_integer *newtype, bnd_integer *ierror);

#if BND_HAS(MPI_Type_create_darray_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_type_create_darray_c)(const bnd_integer *size, const bnd_integer *rank,
        const bnd_integer *ndims, MPI_Count *array_of_gsizes, bnd_integer *array_of_distribs,
        bnd_integer *array_of_dargs, bnd_integer *array_of_psizes, const bnd_integer *order,
        const bnd_integer *oldtype, bnd_integer *newtype, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_create_darray_c, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    const int result = BND_C(MPI_Type_create_darray_c)(*size, *rank, *ndims, array_of_gsizes, array_of_distribs,
            array_of_dargs, array_of_psizes, *order, bnd_f2c_Type(*oldtype), c_newtype);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_type_create_darray_c, MPI_TYPE_CREATE_DARRAY_C)(const bnd_integer *size,
        const bnd_integer *rank, const bnd_integer *ndims, MPI_Count *array_of_gsizes, bnd_integer *array_of_distribs,
        bnd_integer *array_of_dargs, bnd_integer *array_of_psizes, const bnd_integer *order,
        const bnd_integer *oldtype, bnd_integer *newtype, bnd_integer *ierror)
{
#if BND_HAS(MPI_Type_create_darray_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Type_create_darray_c) && bnd_is_inline_f2c_Type(*oldtype),
            BND_SLOW_PATH(mpi_type_create_darray_c)(size, rank, ndims, array_of_gsizes, array_of_distribs,
            array_of_dargs, array_of_psizes, order, oldtype, newtype, ierror));
    BND_HANDLE_UNSET(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype);
    const int result = BND_C(MPI_Type_create_darray_c)(*size, *rank, *ndims, array_of_gsizes, array_of_distribs,
            array_of_dargs, array_of_psizes, *order, bnd_inline_f2c_Type(*oldtype), c_newtype);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
#else
    BND_REQUIRE(MPI_Type_create_darray, ierror, BND_ON_SELF, 0);
    const long c_array_of_gsizes_count = *ndims;
    BND_NARROW_CHECK_ARRAY(int, array_of_gsizes, c_array_of_gsizes_count, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    BND_NARROW_ARRAY(int, c_array_of_gsizes, array_of_gsizes, (void)0, ierror);
    const int result = BND_C(MPI_Type_create_darray)(*size, *rank, *ndims, c_array_of_gsizes, array_of_distribs,
            array_of_dargs, array_of_psizes, *order, bnd_f2c_Type(*oldtype), c_newtype);
    BND_ARRAY_FREE(c_array_of_gsizes);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
