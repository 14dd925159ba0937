/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Type_hindexed] through templates/fortran/ilp64.c.j2. */
/* Make a type of varying blocks at byte displacements (old MPI-1 form). */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_hindexed.c"

#if BND_HAS(MPI_Type_hindexed) || BND_HAS(MPI_Type_create_hindexed)
void BND_WIDE_NAME(mpi_type_hindexed, MPI_TYPE_HINDEXED)(const bnd_default_integer *count,
        const bnd_default_integer *array_of_blocklengths, const bnd_default_integer *array_of_displacements,
        const bnd_default_integer *oldtype, bnd_default_integer *newtype, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_type_hindexed, MPI_TYPE_HINDEXED)(const bnd_default_integer *count,
        const bnd_default_integer *array_of_blocklengths, const bnd_default_integer *array_of_displacements,
        const bnd_default_integer *oldtype, bnd_default_integer *newtype, bnd_default_integer *ierror)
{
    const long int_array_of_blocklengths_count = *count;
    bnd_know_type(*oldtype);
    BND_NARROW_CHECK(bnd_integer, *count, 1, MPI_ERR_COUNT, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK_ARRAY(bnd_integer, array_of_blocklengths, int_array_of_blocklengths_count, 1, MPI_ERR_COUNT,
            ierror, BND_ON_SELF, 0);
    const bnd_integer int_count = BND_NARROWED(bnd_integer, *count);
    const bnd_integer int_oldtype = bnd_integer_type(*oldtype);
    bnd_integer int_newtype = BND_INTEGER_UNSET;
    BND_INTEGERS(bnd_integers_cut, int_array_of_blocklengths, array_of_blocklengths, (void)0, ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_type_hindexed)(&int_count, int_array_of_blocklengths, array_of_displacements, &int_oldtype,
            &int_newtype, &int_ierror);
    BND_ARRAY_FREE(int_array_of_blocklengths);
    bnd_integer_out(newtype, int_newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
