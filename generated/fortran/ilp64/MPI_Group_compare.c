/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_compare] through templates/fortran/ilp64.c.j2. */
/* Tell whether two groups have the same members in the same order. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Group_compare.c"

#if BND_HAS(MPI_Group_compare)
void BND_WIDE_NAME(mpi_group_compare, MPI_GROUP_COMPARE)(const bnd_default_integer *group1,
        const bnd_default_integer *group2, bnd_default_integer *result, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_group_compare)(const bnd_integer *group1,
        const bnd_integer *group2, bnd_integer *result, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Group_compare) && bnd_is_inline_f2c_Group(*group1) &&
            bnd_is_inline_f2c_Group(*group2)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Group_compare)(bnd_inline_f2c_Group(*group1), bnd_inline_f2c_Group(*group2),
            result));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_group_compare)(const bnd_default_integer *group1,
        const bnd_default_integer *group2, bnd_default_integer *result, bnd_default_integer *ierror)
{
    const bnd_integer int_group1 = bnd_integer_handle(*group1);
    const bnd_integer int_group2 = bnd_integer_handle(*group2);
    bnd_integer int_result = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_group_compare)(&int_group1, &int_group2, &int_result, &int_ierror);
    bnd_integer_out(result, int_result);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_group_compare, MPI_GROUP_COMPARE)(const bnd_default_integer *group1,
        const bnd_default_integer *group2, bnd_default_integer *result, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(group1) | bnd_high_half(group2), bnd_fits(group1) && bnd_fits(group2)),
            BND_WIDE_SLOW_PATH(mpi_group_compare)(group1, group2, result, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_group_compare)(bnd_low_half(group1), bnd_low_half(group2),
            (bnd_integer *)bnd_low_half(result), &int_ierror), BND_WIDE_SLOW_PATH(mpi_group_compare)(group1, group2,
            result, ierror));
    bnd_widen(result);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
