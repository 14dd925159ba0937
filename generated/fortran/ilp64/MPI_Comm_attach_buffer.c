/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Comm_attach_buffer] through templates/fortran/ilp64.c.j2. */
/* Provide buffer space for buffered-mode messages sent on one communicator. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Comm_attach_buffer_c.c"

#if BND_HAS(MPI_Comm_attach_buffer_c) || BND_HAS(MPI_Comm_attach_buffer)
void BND_WIDE_NAME(mpi_comm_attach_buffer, MPI_COMM_ATTACH_BUFFER)(const bnd_default_integer *comm, const void *buffer,
        const MPI_Count *size, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_comm_attach_buffer_c)(const bnd_integer *comm,
        const void *buffer, const MPI_Count *size, bnd_integer *ierror)
{
#if !BND_HAS(MPI_Comm_attach_buffer_c)
    return 0;
#else
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Comm_attach_buffer_c) && bnd_is_inline_f2c_Comm(*comm) &&
            bnd_is_contiguous_buffer(buffer)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_attach_buffer_c)(bnd_inline_f2c_Comm(*comm), bnd_base(buffer), *size));
    return 1;
#endif
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_comm_attach_buffer)(const bnd_default_integer *comm,
        const void *buffer, const MPI_Count *size, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_attach_buffer_c)(&int_comm, buffer, size, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_comm_attach_buffer, MPI_COMM_ATTACH_BUFFER)(const bnd_default_integer *comm, const void *buffer,
        const MPI_Count *size, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(comm), bnd_fits(comm)), BND_WIDE_SLOW_PATH(mpi_comm_attach_buffer)(comm,
            buffer, size, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_comm_attach_buffer_c)(bnd_low_half(comm), buffer, size, &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_comm_attach_buffer)(comm, buffer, size, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
