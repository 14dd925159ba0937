/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_subarray] through templates/fortran/wrapper.c.j2. */
/* Make a datatype that selects a rectangular part of a larger array. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_create_subarray)
BND_WRAPPER void BND_NAME(mpi_type_create_subarray, MPI_TYPE_CREATE_SUBARRAY)(const bnd_integer *ndims,
        bnd_integer *array_of_sizes, bnd_integer *array_of_subsizes, bnd_integer *array_of_starts,
        const bnd_integer *order, const bnd_integer *oldtype, bnd_integer *newtype, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_type_create_subarray)(const bnd_integer *ndims, bnd_integer *array_of_sizes,
        bnd_integer *array_of_subsizes, bnd_integer *array_of_starts, const bnd_integer *order,
        const bnd_integer *oldtype, bnd_integer *newtype, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_create_subarray, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    const int result = BND_C(MPI_Type_create_subarray)(*ndims, array_of_sizes, array_of_subsizes, array_of_starts,
            *order, bnd_f2c_Type(*oldtype), c_newtype);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_type_create_subarray, MPI_TYPE_CREATE_SUBARRAY)(const bnd_integer *ndims,
        bnd_integer *array_of_sizes, bnd_integer *array_of_subsizes, bnd_integer *array_of_starts,
        const bnd_integer *order, const bnd_integer *oldtype, bnd_integer *newtype, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Type_create_subarray) && bnd_is_inline_f2c_Type(*oldtype),
            BND_SLOW_PATH(mpi_type_create_subarray)(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order,
            oldtype, newtype, ierror));
    BND_HANDLE_UNSET(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype);
    const int result = BND_C(MPI_Type_create_subarray)(*ndims, array_of_sizes, array_of_subsizes, array_of_starts,
            *order, bnd_inline_f2c_Type(*oldtype), c_newtype);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
}
#endif
