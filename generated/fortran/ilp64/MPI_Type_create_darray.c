/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_darray] through templates/fortran/ilp64.c.j2. */
/* Make a datatype for the local part of a distributed global array. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_create_darray_c.c"
#include "../wrapper/MPI_Type_create_darray.c"

#if BND_HAS(MPI_Type_create_darray_c) || BND_HAS(MPI_Type_create_darray)
void BND_WIDE_NAME(mpi_type_create_darray, MPI_TYPE_CREATE_DARRAY)(const bnd_default_integer *size,
        const bnd_default_integer *rank, const bnd_default_integer *ndims, MPI_Count *array_of_gsizes,
        const bnd_default_integer *array_of_distribs, const bnd_default_integer *array_of_dargs,
        const bnd_default_integer *array_of_psizes, const bnd_default_integer *order,
        const bnd_default_integer *oldtype, bnd_default_integer *newtype, bnd_default_integer *ierror);

static void BND_SMALL(mpi_type_create_darray)(const bnd_default_integer *size, const bnd_default_integer *rank,
        const bnd_default_integer *ndims, const bnd_default_integer *array_of_gsizes,
        const bnd_default_integer *array_of_distribs, const bnd_default_integer *array_of_dargs,
        const bnd_default_integer *array_of_psizes, const bnd_default_integer *order,
        const bnd_default_integer *oldtype, bnd_default_integer *newtype, bnd_default_integer *ierror)
{
    const long int_array_of_gsizes_count = *ndims;
    const long int_array_of_distribs_count = *ndims;
    const long int_array_of_dargs_count = *ndims;
    const long int_array_of_psizes_count = *ndims;
    bnd_know_type(*oldtype);
    const bnd_integer int_size = BND_NARROWED(bnd_integer, *size);
    const bnd_integer int_rank = BND_NARROWED(bnd_integer, *rank);
    const bnd_integer int_ndims = BND_NARROWED(bnd_integer, *ndims);
    const bnd_integer int_order = BND_NARROWED(bnd_integer, *order);
    const bnd_integer int_oldtype = bnd_integer_type(*oldtype);
    bnd_integer int_newtype = BND_INTEGER_UNSET;
    BND_INTEGERS(bnd_integers_cut, int_array_of_gsizes, array_of_gsizes, (void)0, ierror);
    BND_INTEGERS(bnd_integers_cut, int_array_of_distribs, array_of_distribs, BND_ARRAY_FREE(int_array_of_gsizes),
            ierror);
    BND_INTEGERS(bnd_integers_cut, int_array_of_dargs, array_of_dargs,
            BND_ARRAY_FREE(int_array_of_gsizes); BND_ARRAY_FREE(int_array_of_distribs), ierror);
    BND_INTEGERS(bnd_integers_cut, int_array_of_psizes, array_of_psizes,
            BND_ARRAY_FREE(int_array_of_gsizes); BND_ARRAY_FREE(int_array_of_distribs); BND_ARRAY_FREE(int_array_of_dargs), ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_type_create_darray)(&int_size, &int_rank, &int_ndims, int_array_of_gsizes, int_array_of_distribs,
            int_array_of_dargs, int_array_of_psizes, &int_order, &int_oldtype, &int_newtype, &int_ierror);
    BND_ARRAY_FREE(int_array_of_gsizes);
    BND_ARRAY_FREE(int_array_of_distribs);
    BND_ARRAY_FREE(int_array_of_dargs);
    BND_ARRAY_FREE(int_array_of_psizes);
    bnd_integer_out(newtype, int_newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_type_create_darray, MPI_TYPE_CREATE_DARRAY)(const bnd_default_integer *size,
        const bnd_default_integer *rank, const bnd_default_integer *ndims, MPI_Count *array_of_gsizes,
        const bnd_default_integer *array_of_distribs, const bnd_default_integer *array_of_dargs,
        const bnd_default_integer *array_of_psizes, const bnd_default_integer *order,
        const bnd_default_integer *oldtype, bnd_default_integer *newtype, bnd_default_integer *ierror)
{
    if (BND_IS_REPRESENTABLE(bnd_integer, *size) && BND_IS_REPRESENTABLE(bnd_integer,
            *rank) && BND_IS_REPRESENTABLE(bnd_integer,
            *ndims) && bnd_integers_are_representable((const void *)array_of_gsizes,
            *ndims) && bnd_integers_are_representable((const void *)array_of_distribs,
            *ndims) && bnd_integers_are_representable((const void *)array_of_dargs,
            *ndims) && bnd_integers_are_representable((const void *)array_of_psizes,
            *ndims) && BND_IS_REPRESENTABLE(bnd_integer, *order)) {
        BND_SMALL(mpi_type_create_darray)((void *)size, (void *)rank, (void *)ndims, (void *)array_of_gsizes,
                (void *)array_of_distribs, (void *)array_of_dargs, (void *)array_of_psizes, (void *)order,
                (void *)oldtype, (void *)newtype, (void *)ierror);
        return;
    }
    const long int_array_of_distribs_count = *ndims;
    const long int_array_of_dargs_count = *ndims;
    const long int_array_of_psizes_count = *ndims;
    bnd_know_type(*oldtype);
    BND_NARROW_CHECK(bnd_integer, *size, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK(bnd_integer, *rank, 1, MPI_ERR_RANK, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK(bnd_integer, *ndims, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK_ARRAY(bnd_integer, array_of_distribs, int_array_of_distribs_count, 1, MPI_ERR_ARG, ierror,
            BND_ON_SELF, 0);
    BND_NARROW_CHECK_ARRAY(bnd_integer, array_of_dargs, int_array_of_dargs_count, 1, MPI_ERR_ARG, ierror, BND_ON_SELF,
            0);
    BND_NARROW_CHECK_ARRAY(bnd_integer, array_of_psizes, int_array_of_psizes_count, 1, MPI_ERR_ARG, ierror,
            BND_ON_SELF, 0);
    BND_NARROW_CHECK(bnd_integer, *order, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_size = BND_NARROWED(bnd_integer, *size);
    const bnd_integer int_rank = BND_NARROWED(bnd_integer, *rank);
    const bnd_integer int_ndims = BND_NARROWED(bnd_integer, *ndims);
    const bnd_integer int_order = BND_NARROWED(bnd_integer, *order);
    const bnd_integer int_oldtype = bnd_integer_type(*oldtype);
    bnd_integer int_newtype = BND_INTEGER_UNSET;
    BND_INTEGERS(bnd_integers_cut, int_array_of_distribs, array_of_distribs, (void)0, ierror);
    BND_INTEGERS(bnd_integers_cut, int_array_of_dargs, array_of_dargs, BND_ARRAY_FREE(int_array_of_distribs), ierror);
    BND_INTEGERS(bnd_integers_cut, int_array_of_psizes, array_of_psizes,
            BND_ARRAY_FREE(int_array_of_distribs); BND_ARRAY_FREE(int_array_of_dargs), ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_type_create_darray_c)(&int_size, &int_rank, &int_ndims, array_of_gsizes, int_array_of_distribs,
            int_array_of_dargs, int_array_of_psizes, &int_order, &int_oldtype, &int_newtype, &int_ierror);
    BND_ARRAY_FREE(int_array_of_distribs);
    BND_ARRAY_FREE(int_array_of_dargs);
    BND_ARRAY_FREE(int_array_of_psizes);
    bnd_integer_out(newtype, int_newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
