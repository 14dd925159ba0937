/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_size] through templates/fortran/ilp64.c.j2. */
/* Return the number of processes in the local group of a communicator. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_size.c"

#if BND_HAS(MPI_Comm_size)
void BND_WIDE_NAME(mpi_comm_size, MPI_COMM_SIZE)(const bnd_default_integer *comm, bnd_default_integer *size,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_comm_size)(const bnd_integer *comm,
        bnd_integer *size, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Comm_size) && bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_size)(bnd_inline_f2c_Comm(*comm), size));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_comm_size)(const bnd_default_integer *comm, bnd_default_integer *size,
        bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_size = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_size)(&int_comm, &int_size, &int_ierror);
    bnd_integer_out(size, int_size);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_comm_size, MPI_COMM_SIZE)(const bnd_default_integer *comm, bnd_default_integer *size,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(comm), bnd_fits(comm)), BND_WIDE_SLOW_PATH(mpi_comm_size)(comm, size,
            ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_comm_size)(bnd_low_half(comm), (bnd_integer *)bnd_low_half(size),
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_comm_size)(comm, size, ierror));
    bnd_widen(size);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
