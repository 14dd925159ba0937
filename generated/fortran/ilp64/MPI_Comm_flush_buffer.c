/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Comm_flush_buffer] through templates/fortran/ilp64.c.j2. */
/* Block until the messages now in the send buffer of a communicator have been sent. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_flush_buffer.c"

#if BND_HAS(MPI_Comm_flush_buffer)
void BND_WIDE_NAME(mpi_comm_flush_buffer, MPI_COMM_FLUSH_BUFFER)(const bnd_default_integer *comm,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_comm_flush_buffer)(const bnd_integer *comm,
        bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Comm_flush_buffer) && bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_flush_buffer)(bnd_inline_f2c_Comm(*comm)));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_comm_flush_buffer)(const bnd_default_integer *comm,
        bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_flush_buffer)(&int_comm, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_comm_flush_buffer, MPI_COMM_FLUSH_BUFFER)(const bnd_default_integer *comm,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(comm), bnd_fits(comm)), BND_WIDE_SLOW_PATH(mpi_comm_flush_buffer)(comm,
            ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_comm_flush_buffer)(bnd_low_half(comm), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_comm_flush_buffer)(comm, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
