/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml [MPI_Group_union] through templates/fortran/ilp64.c.j2. */
/* Make a group of all processes that are in at least one of two groups. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Group_union.c"

#if BND_HAS(MPI_Group_union)
void BND_WIDE_NAME(mpi_group_union, MPI_GROUP_UNION)(const bnd_default_integer *group1,
        const bnd_default_integer *group2, bnd_default_integer *newgroup, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_group_union)(const bnd_integer *group1,
        const bnd_integer *group2, bnd_integer *newgroup, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Group_union) && bnd_is_inline_f2c_Group(*group1) &&
            bnd_is_inline_f2c_Group(*group2)))) return 0;
    BND_HANDLE_UNSET(MPI_GROUP, MPI_Group, c_newgroup, newgroup);
    const int result = BND_C(MPI_Group_union)(bnd_inline_f2c_Group(*group1), bnd_inline_f2c_Group(*group2),
            c_newgroup);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_GROUP, Group, c_newgroup, newgroup, result);
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_group_union)(const bnd_default_integer *group1,
        const bnd_default_integer *group2, bnd_default_integer *newgroup, bnd_default_integer *ierror)
{
    const bnd_integer int_group1 = bnd_integer_handle(*group1);
    const bnd_integer int_group2 = bnd_integer_handle(*group2);
    bnd_integer int_newgroup = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_group_union)(&int_group1, &int_group2, &int_newgroup, &int_ierror);
    bnd_integer_out(newgroup, int_newgroup);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_group_union, MPI_GROUP_UNION)(const bnd_default_integer *group1,
        const bnd_default_integer *group2, bnd_default_integer *newgroup, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(group1) | bnd_high_half(group2), bnd_fits(group1) && bnd_fits(group2)),
            BND_WIDE_SLOW_PATH(mpi_group_union)(group1, group2, newgroup, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_group_union)(bnd_low_half(group1), bnd_low_half(group2),
            (bnd_integer *)bnd_low_half(newgroup), &int_ierror), BND_WIDE_SLOW_PATH(mpi_group_union)(group1, group2,
            newgroup, ierror));
    bnd_widen(newgroup);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
