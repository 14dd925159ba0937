/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_size] through templates/fortran/ilp64.c.j2. */
/* Return the number of processes in a group. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Group_size.c"

#if BND_HAS(MPI_Group_size)
void BND_WIDE_NAME(mpi_group_size, MPI_GROUP_SIZE)(const bnd_default_integer *group, bnd_default_integer *size,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_group_size)(const bnd_integer *group,
        bnd_integer *size, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Group_size) && bnd_is_inline_f2c_Group(*group)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Group_size)(bnd_inline_f2c_Group(*group), size));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_group_size)(const bnd_default_integer *group,
        bnd_default_integer *size, bnd_default_integer *ierror)
{
    const bnd_integer int_group = bnd_integer_handle(*group);
    bnd_integer int_size = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_group_size)(&int_group, &int_size, &int_ierror);
    bnd_integer_out(size, int_size);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_group_size, MPI_GROUP_SIZE)(const bnd_default_integer *group, bnd_default_integer *size,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(group), bnd_fits(group)), BND_WIDE_SLOW_PATH(mpi_group_size)(group,
            size, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_group_size)(bnd_low_half(group), (bnd_integer *)bnd_low_half(size),
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_group_size)(group, size, ierror));
    bnd_widen(size);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
