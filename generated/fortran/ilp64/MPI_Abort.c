/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Abort] through templates/fortran/ilp64.c.j2. */
/* Try to terminate the processes of a communicator and hand back an error code. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Abort.c"

#if BND_HAS(MPI_Abort)
void BND_WIDE_NAME(mpi_abort, MPI_ABORT)(const bnd_default_integer *comm, const bnd_default_integer *errorcode,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_abort)(const bnd_integer *comm,
        const bnd_integer *errorcode, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Abort) && bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Abort)(bnd_inline_f2c_Comm(*comm), *errorcode));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_abort)(const bnd_default_integer *comm,
        const bnd_default_integer *errorcode, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *errorcode, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_errorcode = BND_NARROWED(bnd_integer, *errorcode);
    bnd_integer int_ierror;
    BND_INNER(mpi_abort)(&int_comm, &int_errorcode, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_abort, MPI_ABORT)(const bnd_default_integer *comm, const bnd_default_integer *errorcode,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(comm) | bnd_high_half(errorcode),
            bnd_fits(comm) && bnd_fits(errorcode)), BND_WIDE_SLOW_PATH(mpi_abort)(comm, errorcode, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_abort)(bnd_low_half(comm), bnd_low_half(errorcode), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_abort)(comm, errorcode, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
