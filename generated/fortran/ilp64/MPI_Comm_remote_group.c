/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_remote_group] through templates/fortran/ilp64.c.j2. */
/* Return the remote group of an intercommunicator as a group handle. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_remote_group.c"

#if BND_HAS(MPI_Comm_remote_group)
void BND_WIDE_NAME(mpi_comm_remote_group, MPI_COMM_REMOTE_GROUP)(const bnd_default_integer *comm,
        bnd_default_integer *group, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_comm_remote_group)(const bnd_integer *comm,
        bnd_integer *group, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Comm_remote_group) && bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_HANDLE_UNSET(MPI_GROUP, MPI_Group, c_group, group);
    const int result = BND_C(MPI_Comm_remote_group)(bnd_inline_f2c_Comm(*comm), c_group);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_GROUP, Group, c_group, group, result);
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_comm_remote_group)(const bnd_default_integer *comm,
        bnd_default_integer *group, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_group = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_remote_group)(&int_comm, &int_group, &int_ierror);
    bnd_integer_out(group, int_group);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_comm_remote_group, MPI_COMM_REMOTE_GROUP)(const bnd_default_integer *comm,
        bnd_default_integer *group, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(comm), bnd_fits(comm)), BND_WIDE_SLOW_PATH(mpi_comm_remote_group)(comm,
            group, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_comm_remote_group)(bnd_low_half(comm), (bnd_integer *)bnd_low_half(group),
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_comm_remote_group)(comm, group, ierror));
    bnd_widen(group);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
