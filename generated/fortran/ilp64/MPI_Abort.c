/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Abort] through templates/fortran/ilp64.c.j2. */
/* Try to terminate the processes of a communicator and hand back an error code. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Abort.c"

#if BND_HAS(MPI_Abort)
void BND_WIDE_NAME(mpi_abort, MPI_ABORT)(const bnd_default_integer *comm, const bnd_default_integer *errorcode,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_abort, MPI_ABORT)(const bnd_default_integer *comm, const bnd_default_integer *errorcode,
        bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *errorcode, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_errorcode = BND_NARROWED(bnd_integer, *errorcode);
    bnd_integer int_ierror;
    BND_INNER(mpi_abort)(&int_comm, &int_errorcode, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
