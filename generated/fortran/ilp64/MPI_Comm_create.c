/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_create] through templates/fortran/ilp64.c.j2. */
/* Create a communicator for a subgroup, called by all processes of the parent. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_create.c"

#if BND_HAS(MPI_Comm_create)
void BND_WIDE_NAME(mpi_comm_create, MPI_COMM_CREATE)(const bnd_default_integer *comm, const bnd_default_integer *group,
        bnd_default_integer *newcomm, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_comm_create)(const bnd_integer *comm,
        const bnd_integer *group, bnd_integer *newcomm, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Comm_create) && bnd_is_inline_f2c_Comm(*comm) &&
            bnd_is_inline_f2c_Group(*group)))) return 0;
    BND_HANDLE_UNSET(MPI_COMM, MPI_Comm, c_newcomm, newcomm);
    const int result = BND_C(MPI_Comm_create)(bnd_inline_f2c_Comm(*comm), bnd_inline_f2c_Group(*group), c_newcomm);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newcomm, newcomm, result);
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_comm_create)(const bnd_default_integer *comm,
        const bnd_default_integer *group, bnd_default_integer *newcomm, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_group = bnd_integer_handle(*group);
    bnd_integer int_newcomm = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_create)(&int_comm, &int_group, &int_newcomm, &int_ierror);
    bnd_integer_out(newcomm, int_newcomm);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_comm_create, MPI_COMM_CREATE)(const bnd_default_integer *comm, const bnd_default_integer *group,
        bnd_default_integer *newcomm, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(comm) | bnd_high_half(group), bnd_fits(comm) && bnd_fits(group)),
            BND_WIDE_SLOW_PATH(mpi_comm_create)(comm, group, newcomm, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_comm_create)(bnd_low_half(comm), bnd_low_half(group),
            (bnd_integer *)bnd_low_half(newcomm), &int_ierror), BND_WIDE_SLOW_PATH(mpi_comm_create)(comm, group,
            newcomm, ierror));
    bnd_widen(newcomm);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
