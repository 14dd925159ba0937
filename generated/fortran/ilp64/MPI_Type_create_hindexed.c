/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_hindexed] through templates/fortran/ilp64.c.j2. */
/* Make a datatype of blocks with varying lengths at byte displacements. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_create_hindexed_c.c"
#include "../wrapper/MPI_Type_create_hindexed.c"

#if BND_HAS(MPI_Type_create_hindexed_c) || BND_HAS(MPI_Type_create_hindexed)
void BND_WIDE_NAME(mpi_type_create_hindexed, MPI_TYPE_CREATE_HINDEXED)(const MPI_Count *count,
        MPI_Count *array_of_blocklengths, MPI_Count *array_of_displacements, const bnd_default_integer *oldtype,
        bnd_default_integer *newtype, bnd_default_integer *ierror);

static void BND_SMALL(mpi_type_create_hindexed)(const bnd_default_integer *count,
        const bnd_default_integer *array_of_blocklengths, MPI_Aint *array_of_displacements,
        const bnd_default_integer *oldtype, bnd_default_integer *newtype, bnd_default_integer *ierror)
{
    const long int_array_of_blocklengths_count = *count;
    bnd_know_type(*oldtype);
    const bnd_integer int_count = BND_NARROWED(bnd_integer, *count);
    const bnd_integer int_oldtype = bnd_integer_type(*oldtype);
    bnd_integer int_newtype = BND_INTEGER_UNSET;
    BND_INTEGERS(bnd_integers_cut, int_array_of_blocklengths, array_of_blocklengths, (void)0, ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_type_create_hindexed)(&int_count, int_array_of_blocklengths, array_of_displacements, &int_oldtype,
            &int_newtype, &int_ierror);
    BND_ARRAY_FREE(int_array_of_blocklengths);
    bnd_integer_out(newtype, int_newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_type_create_hindexed, MPI_TYPE_CREATE_HINDEXED)(const MPI_Count *count,
        MPI_Count *array_of_blocklengths, MPI_Count *array_of_displacements, const bnd_default_integer *oldtype,
        bnd_default_integer *newtype, bnd_default_integer *ierror)
{
    if (BND_IS_REPRESENTABLE(bnd_integer,
            *count) && bnd_integers_are_representable((const void *)array_of_blocklengths, *count)) {
        BND_SMALL(mpi_type_create_hindexed)((void *)count, (void *)array_of_blocklengths,
                (void *)array_of_displacements, (void *)oldtype, (void *)newtype, (void *)ierror);
        return;
    }
    bnd_know_type(*oldtype);
    const bnd_integer int_oldtype = bnd_integer_type(*oldtype);
    bnd_integer int_newtype = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_type_create_hindexed_c)(count, array_of_blocklengths, array_of_displacements, &int_oldtype,
            &int_newtype, &int_ierror);
    bnd_integer_out(newtype, int_newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
