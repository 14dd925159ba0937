/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_dup_with_info] through templates/fortran/ilp64.c.j2. */
/* Duplicate a communicator but give the copy its own hints. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_dup_with_info.c"

#if BND_HAS(MPI_Comm_dup_with_info)
void BND_WIDE_NAME(mpi_comm_dup_with_info, MPI_COMM_DUP_WITH_INFO)(const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *newcomm, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_comm_dup_with_info)(const bnd_integer *comm,
        const bnd_integer *info, bnd_integer *newcomm, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Comm_dup_with_info) && bnd_is_inline_f2c_Comm(*comm) &&
            bnd_is_inline_f2c_Info(*info)))) return 0;
    BND_HANDLE_UNSET(MPI_COMM, MPI_Comm, c_newcomm, newcomm);
    const int result = BND_C(MPI_Comm_dup_with_info)(bnd_inline_f2c_Comm(*comm), bnd_inline_f2c_Info(*info),
            c_newcomm);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newcomm, newcomm, result);
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_comm_dup_with_info)(const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *newcomm, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_newcomm = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_dup_with_info)(&int_comm, &int_info, &int_newcomm, &int_ierror);
    bnd_integer_out(newcomm, int_newcomm);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_comm_dup_with_info, MPI_COMM_DUP_WITH_INFO)(const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *newcomm, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(comm) | bnd_high_half(info), bnd_fits(comm) && bnd_fits(info)),
            BND_WIDE_SLOW_PATH(mpi_comm_dup_with_info)(comm, info, newcomm, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_comm_dup_with_info)(bnd_low_half(comm), bnd_low_half(info),
            (bnd_integer *)bnd_low_half(newcomm), &int_ierror), BND_WIDE_SLOW_PATH(mpi_comm_dup_with_info)(comm, info,
            newcomm, ierror));
    bnd_widen(newcomm);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
