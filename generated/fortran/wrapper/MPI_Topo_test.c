/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Topo_test] through templates/fortran/wrapper.c.j2. */
/* Report which kind of process topology a communicator carries, if any. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Topo_test)
BND_WRAPPER void BND_NAME(mpi_topo_test, MPI_TOPO_TEST)(const bnd_integer *comm, bnd_integer *status,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_topo_test)(const bnd_integer *comm, bnd_integer *status,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Topo_test, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Topo_test)(bnd_f2c_Comm(*comm), status));
}

BND_WRAPPER void BND_NAME(mpi_topo_test, MPI_TOPO_TEST)(const bnd_integer *comm, bnd_integer *status,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Topo_test) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_topo_test)(comm, status, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Topo_test)(bnd_inline_f2c_Comm(*comm), status));
}
#endif
