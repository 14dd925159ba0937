/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_test_inter] through templates/fortran/wrapper.c.j2. */
/* Tell whether a communicator is an intercommunicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_test_inter)
BND_WRAPPER void BND_NAME(mpi_comm_test_inter, MPI_COMM_TEST_INTER)(const bnd_integer *comm, bnd_logical *flag,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_comm_test_inter, MPI_COMM_TEST_INTER)(const bnd_integer *comm, bnd_logical *flag,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_test_inter, ierror, BND_ON_COMM, *comm);
    int c_flag = 0;
    const int result = BND_C(MPI_Comm_test_inter)(bnd_f2c_Comm(*comm), &c_flag);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
