/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Topo_test] through templates/fortran/ilp64.c.j2. */
/* Report which kind of process topology a communicator carries, if any. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Topo_test.c"

#if BND_HAS(MPI_Topo_test)
void BND_WIDE_NAME(mpi_topo_test, MPI_TOPO_TEST)(const bnd_default_integer *comm, bnd_default_integer *status,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_topo_test, MPI_TOPO_TEST)(const bnd_default_integer *comm, bnd_default_integer *status,
        bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_status = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_topo_test)(&int_comm, &int_status, &int_ierror);
    bnd_integer_out(status, int_status);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
