/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_dup] through templates/fortran/ilp64.c.j2. */
/* Duplicate a communicator together with its cached attributes. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_dup.c"

#if BND_HAS(MPI_Comm_dup)
void BND_WIDE_NAME(mpi_comm_dup, MPI_COMM_DUP)(const bnd_default_integer *comm, bnd_default_integer *newcomm,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_comm_dup)(const bnd_integer *comm,
        bnd_integer *newcomm, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Comm_dup) && bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_HANDLE_UNSET(MPI_COMM, MPI_Comm, c_newcomm, newcomm);
    const int result = BND_C(MPI_Comm_dup)(bnd_inline_f2c_Comm(*comm), c_newcomm);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newcomm, newcomm, result);
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_comm_dup)(const bnd_default_integer *comm,
        bnd_default_integer *newcomm, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_newcomm = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_dup)(&int_comm, &int_newcomm, &int_ierror);
    bnd_integer_out(newcomm, int_newcomm);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_comm_dup, MPI_COMM_DUP)(const bnd_default_integer *comm, bnd_default_integer *newcomm,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(comm), bnd_fits(comm)), BND_WIDE_SLOW_PATH(mpi_comm_dup)(comm, newcomm,
            ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_comm_dup)(bnd_low_half(comm), (bnd_integer *)bnd_low_half(newcomm),
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_comm_dup)(comm, newcomm, ierror));
    bnd_widen(newcomm);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
