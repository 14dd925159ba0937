/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_split_type] through templates/fortran/ilp64.c.j2. */
/* Divide a communicator by a shared resource, such as common memory. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_split_type.c"

#if BND_HAS(MPI_Comm_split_type)
void BND_WIDE_NAME(mpi_comm_split_type, MPI_COMM_SPLIT_TYPE)(const bnd_default_integer *comm,
        const bnd_default_integer *split_type, const bnd_default_integer *key, const bnd_default_integer *info,
        bnd_default_integer *newcomm, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_comm_split_type)(const bnd_integer *comm,
        const bnd_integer *split_type, const bnd_integer *key, const bnd_integer *info, bnd_integer *newcomm,
        bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Comm_split_type) && bnd_is_inline_f2c_Comm(*comm) &&
            bnd_is_inline_f2c_Info(*info)))) return 0;
    BND_HANDLE_UNSET(MPI_COMM, MPI_Comm, c_newcomm, newcomm);
    const int result = BND_C(MPI_Comm_split_type)(bnd_inline_f2c_Comm(*comm), *split_type, *key,
            bnd_inline_f2c_Info(*info), c_newcomm);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newcomm, newcomm, result);
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_comm_split_type)(const bnd_default_integer *comm,
        const bnd_default_integer *split_type, const bnd_default_integer *key, const bnd_default_integer *info,
        bnd_default_integer *newcomm, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *split_type, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *key, *split_type != MPI_UNDEFINED, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_split_type = BND_NARROWED(bnd_integer, *split_type);
    const bnd_integer int_key = BND_NARROWED(bnd_integer, *key);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_newcomm = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_split_type)(&int_comm, &int_split_type, &int_key, &int_info, &int_newcomm, &int_ierror);
    bnd_integer_out(newcomm, int_newcomm);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_comm_split_type, MPI_COMM_SPLIT_TYPE)(const bnd_default_integer *comm,
        const bnd_default_integer *split_type, const bnd_default_integer *key, const bnd_default_integer *info,
        bnd_default_integer *newcomm, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_fits(split_type) &&
            BND_FIT(bnd_high_half(comm) | bnd_high_half(key) | bnd_high_half(info),
            bnd_fits(comm) && bnd_fits(key) && bnd_fits(info)), BND_WIDE_SLOW_PATH(mpi_comm_split_type)(comm,
            split_type, key, info, newcomm, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_comm_split_type)(bnd_low_half(comm), bnd_low_half(split_type),
            bnd_low_half(key), bnd_low_half(info), (bnd_integer *)bnd_low_half(newcomm), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_comm_split_type)(comm, split_type, key, info, newcomm, ierror));
    bnd_widen(newcomm);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
