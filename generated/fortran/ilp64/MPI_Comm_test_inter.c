/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_test_inter] through templates/fortran/ilp64.c.j2. */
/* Tell whether a communicator is an intercommunicator. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_test_inter.c"

#if BND_HAS(MPI_Comm_test_inter)
void BND_WIDE_NAME(mpi_comm_test_inter, MPI_COMM_TEST_INTER)(const bnd_default_integer *comm, bnd_logical *flag,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_test_inter, MPI_COMM_TEST_INTER)(const bnd_default_integer *comm, bnd_logical *flag,
        bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_test_inter)(&int_comm, flag, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
