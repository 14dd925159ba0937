/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Topo_test] through templates/fortran/wrapper.c.j2. */
/* Report which kind of process topology a communicator carries, if any. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Topo_test)
void BND_NAME(topo_test, TOPO_TEST)(const MPI_Fint *comm, MPI_Fint *status, MPI_Fint *ierror);

void BND_NAME(topo_test, TOPO_TEST)(const MPI_Fint *comm, MPI_Fint *status, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Topo_test)(bnd_f2c_Comm(*comm), status));
}
#endif
