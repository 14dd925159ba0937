/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_create_group] through templates/fortran/ilp64.c.j2. */
/* Create a communicator for a subgroup, called only by that group, with a tag. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_create_group.c"

#if BND_HAS(MPI_Comm_create_group)
void BND_WIDE_NAME(mpi_comm_create_group, MPI_COMM_CREATE_GROUP)(const bnd_default_integer *comm,
        const bnd_default_integer *group, const bnd_default_integer *tag, bnd_default_integer *newcomm,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_comm_create_group)(const bnd_integer *comm,
        const bnd_integer *group, const bnd_integer *tag, bnd_integer *newcomm, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Comm_create_group) && bnd_is_inline_f2c_Comm(*comm) &&
            bnd_is_inline_f2c_Group(*group)))) return 0;
    BND_HANDLE_UNSET(MPI_COMM, MPI_Comm, c_newcomm, newcomm);
    const int result = BND_C(MPI_Comm_create_group)(bnd_inline_f2c_Comm(*comm), bnd_inline_f2c_Group(*group), *tag,
            c_newcomm);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newcomm, newcomm, result);
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_comm_create_group)(const bnd_default_integer *comm,
        const bnd_default_integer *group, const bnd_default_integer *tag, bnd_default_integer *newcomm,
        bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *tag, 1, MPI_ERR_TAG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_group = bnd_integer_handle(*group);
    const bnd_integer int_tag = BND_NARROWED(bnd_integer, *tag);
    bnd_integer int_newcomm = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_create_group)(&int_comm, &int_group, &int_tag, &int_newcomm, &int_ierror);
    bnd_integer_out(newcomm, int_newcomm);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_comm_create_group, MPI_COMM_CREATE_GROUP)(const bnd_default_integer *comm,
        const bnd_default_integer *group, const bnd_default_integer *tag, bnd_default_integer *newcomm,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(comm) | bnd_high_half(group) | bnd_high_half(tag),
            bnd_fits(comm) && bnd_fits(group) && bnd_fits(tag)), BND_WIDE_SLOW_PATH(mpi_comm_create_group)(comm, group,
            tag, newcomm, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_comm_create_group)(bnd_low_half(comm), bnd_low_half(group),
            bnd_low_half(tag), (bnd_integer *)bnd_low_half(newcomm), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_comm_create_group)(comm, group, tag, newcomm, ierror));
    bnd_widen(newcomm);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
