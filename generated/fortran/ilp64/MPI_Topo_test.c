/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Topo_test] through templates/fortran/ilp64.c.j2. */
/* Report which kind of process topology a communicator carries, if any. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Topo_test.c"

#if BND_HAS(MPI_Topo_test)
void BND_WIDE_NAME(mpi_topo_test, MPI_TOPO_TEST)(const bnd_default_integer *comm, bnd_default_integer *status,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_topo_test)(const bnd_integer *comm,
        bnd_integer *status, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Topo_test) && bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Topo_test)(bnd_inline_f2c_Comm(*comm), status));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_topo_test)(const bnd_default_integer *comm,
        bnd_default_integer *status, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_status = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_topo_test)(&int_comm, &int_status, &int_ierror);
    bnd_integer_out(status, int_status);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_topo_test, MPI_TOPO_TEST)(const bnd_default_integer *comm, bnd_default_integer *status,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(comm), bnd_fits(comm)), BND_WIDE_SLOW_PATH(mpi_topo_test)(comm, status,
            ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_topo_test)(bnd_low_half(comm), (bnd_integer *)bnd_low_half(status),
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_topo_test)(comm, status, ierror));
    bnd_widen(status);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
