/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_join] through templates/fortran/ilp64.c.j2. */
/* Build an intercommunicator between two processes that share a socket. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_join.c"

#if BND_HAS(MPI_Comm_join)
void BND_WIDE_NAME(mpi_comm_join, MPI_COMM_JOIN)(const bnd_default_integer *fd, bnd_default_integer *intercomm,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_join, MPI_COMM_JOIN)(const bnd_default_integer *fd, bnd_default_integer *intercomm,
        bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *fd, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_fd = BND_NARROWED(bnd_integer, *fd);
    bnd_integer int_intercomm = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_join)(&int_fd, &int_intercomm, &int_ierror);
    bnd_integer_out(intercomm, int_intercomm);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
