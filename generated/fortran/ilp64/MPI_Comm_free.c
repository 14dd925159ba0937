/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_free] through templates/fortran/ilp64.c.j2. */
/* Mark a communicator for deallocation and set its handle to null. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_free.c"

#if BND_HAS(MPI_Comm_free)
void BND_WIDE_NAME(mpi_comm_free, MPI_COMM_FREE)(bnd_default_integer *comm, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_free, MPI_COMM_FREE)(bnd_default_integer *comm, bnd_default_integer *ierror)
{
    bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_free)(&int_comm, &int_ierror);
    bnd_integer_inout(comm, int_comm, bnd_integer_handle(*comm));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
