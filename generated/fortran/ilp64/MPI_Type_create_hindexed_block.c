/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_hindexed_block] through templates/fortran/ilp64.c.j2. */
/* Make a datatype of equal-length blocks at byte displacements. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_create_hindexed_block_c.c"
#include "../wrapper/MPI_Type_create_hindexed_block.c"

#if BND_HAS(MPI_Type_create_hindexed_block_c) || BND_HAS(MPI_Type_create_hindexed_block)
void BND_WIDE_NAME(mpi_type_create_hindexed_block, MPI_TYPE_CREATE_HINDEXED_BLOCK)(const MPI_Count *count,
        const MPI_Count *blocklength, MPI_Count *array_of_displacements, const bnd_default_integer *oldtype,
        bnd_default_integer *newtype, bnd_default_integer *ierror);

static void BND_SMALL(mpi_type_create_hindexed_block)(const bnd_default_integer *count,
        const bnd_default_integer *blocklength, MPI_Aint *array_of_displacements, const bnd_default_integer *oldtype,
        bnd_default_integer *newtype, bnd_default_integer *ierror)
{
    bnd_know_type(*oldtype);
    const bnd_integer int_count = BND_NARROWED(bnd_integer, *count);
    const bnd_integer int_blocklength = BND_NARROWED(bnd_integer, *blocklength);
    const bnd_integer int_oldtype = bnd_integer_type(*oldtype);
    bnd_integer int_newtype = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_type_create_hindexed_block)(&int_count, &int_blocklength, array_of_displacements, &int_oldtype,
            &int_newtype, &int_ierror);
    bnd_integer_out(newtype, int_newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_type_create_hindexed_block, MPI_TYPE_CREATE_HINDEXED_BLOCK)(const MPI_Count *count,
        const MPI_Count *blocklength, MPI_Count *array_of_displacements, const bnd_default_integer *oldtype,
        bnd_default_integer *newtype, bnd_default_integer *ierror)
{
    if (BND_IS_REPRESENTABLE(bnd_integer, *count) && BND_IS_REPRESENTABLE(bnd_integer, *blocklength)) {
        BND_SMALL(mpi_type_create_hindexed_block)((void *)count, (void *)blocklength, (void *)array_of_displacements,
                (void *)oldtype, (void *)newtype, (void *)ierror);
        return;
    }
    bnd_know_type(*oldtype);
    const bnd_integer int_oldtype = bnd_integer_type(*oldtype);
    bnd_integer int_newtype = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_type_create_hindexed_block_c)(count, blocklength, array_of_displacements, &int_oldtype, &int_newtype,
            &int_ierror);
    bnd_integer_out(newtype, int_newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
