/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_subarray] through templates/fortran/ilp64.c.j2. */
/* Make a datatype that selects a rectangular part of a larger array. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_create_subarray_c.c"
#include "../wrapper/MPI_Type_create_subarray.c"

#if BND_HAS(MPI_Type_create_subarray_c) || BND_HAS(MPI_Type_create_subarray)
void BND_WIDE_NAME(mpi_type_create_subarray, MPI_TYPE_CREATE_SUBARRAY)(const bnd_default_integer *ndims,
        MPI_Count *array_of_sizes, MPI_Count *array_of_subsizes, MPI_Count *array_of_starts,
        const bnd_default_integer *order, const bnd_default_integer *oldtype, bnd_default_integer *newtype,
        bnd_default_integer *ierror);

static void BND_SMALL(mpi_type_create_subarray)(const bnd_default_integer *ndims,
        const bnd_default_integer *array_of_sizes, const bnd_default_integer *array_of_subsizes,
        const bnd_default_integer *array_of_starts, const bnd_default_integer *order,
        const bnd_default_integer *oldtype, bnd_default_integer *newtype, bnd_default_integer *ierror)
{
    const long int_array_of_sizes_count = *ndims;
    const long int_array_of_subsizes_count = *ndims;
    const long int_array_of_starts_count = *ndims;
    bnd_know_type(*oldtype);
    const bnd_integer int_ndims = BND_NARROWED(bnd_integer, *ndims);
    const bnd_integer int_order = BND_NARROWED(bnd_integer, *order);
    const bnd_integer int_oldtype = bnd_integer_type(*oldtype);
    bnd_integer int_newtype = BND_INTEGER_UNSET;
    BND_INTEGERS(bnd_integers_cut, int_array_of_sizes, array_of_sizes, (void)0, ierror);
    BND_INTEGERS(bnd_integers_cut, int_array_of_subsizes, array_of_subsizes, BND_ARRAY_FREE(int_array_of_sizes),
            ierror);
    BND_INTEGERS(bnd_integers_cut, int_array_of_starts, array_of_starts,
            BND_ARRAY_FREE(int_array_of_sizes); BND_ARRAY_FREE(int_array_of_subsizes), ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_type_create_subarray)(&int_ndims, int_array_of_sizes, int_array_of_subsizes, int_array_of_starts,
            &int_order, &int_oldtype, &int_newtype, &int_ierror);
    BND_ARRAY_FREE(int_array_of_sizes);
    BND_ARRAY_FREE(int_array_of_subsizes);
    BND_ARRAY_FREE(int_array_of_starts);
    bnd_integer_out(newtype, int_newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_type_create_subarray, MPI_TYPE_CREATE_SUBARRAY)(const bnd_default_integer *ndims,
        MPI_Count *array_of_sizes, MPI_Count *array_of_subsizes, MPI_Count *array_of_starts,
        const bnd_default_integer *order, const bnd_default_integer *oldtype, bnd_default_integer *newtype,
        bnd_default_integer *ierror)
{
    if (BND_IS_REPRESENTABLE(bnd_integer, *ndims) && bnd_integers_are_representable((const void *)array_of_sizes,
            *ndims) && bnd_integers_are_representable((const void *)array_of_subsizes,
            *ndims) && bnd_integers_are_representable((const void *)array_of_starts,
            *ndims) && BND_IS_REPRESENTABLE(bnd_integer, *order)) {
        BND_SMALL(mpi_type_create_subarray)((void *)ndims, (void *)array_of_sizes, (void *)array_of_subsizes,
                (void *)array_of_starts, (void *)order, (void *)oldtype, (void *)newtype, (void *)ierror);
        return;
    }
    bnd_know_type(*oldtype);
    BND_NARROW_CHECK(bnd_integer, *ndims, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK(bnd_integer, *order, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_ndims = BND_NARROWED(bnd_integer, *ndims);
    const bnd_integer int_order = BND_NARROWED(bnd_integer, *order);
    const bnd_integer int_oldtype = bnd_integer_type(*oldtype);
    bnd_integer int_newtype = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_type_create_subarray_c)(&int_ndims, array_of_sizes, array_of_subsizes, array_of_starts, &int_order,
            &int_oldtype, &int_newtype, &int_ierror);
    bnd_integer_out(newtype, int_newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
