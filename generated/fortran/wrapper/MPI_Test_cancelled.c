/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Test_cancelled] through templates/fortran/wrapper.c.j2. */
/* Tell from a status whether its operation was successfully cancelled. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Test_cancelled)
BND_WRAPPER void BND_NAME(mpi_test_cancelled, MPI_TEST_CANCELLED)(const bnd_integer *status, bnd_logical *flag,
        bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_test_cancelled, MPI_TEST_CANCELLED)(const bnd_integer *status, bnd_logical *flag,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Test_cancelled, ierror, BND_ON_SELF, 0);
    int c_flag = 0;
    const int result = BND_C(MPI_Test_cancelled)(BND_STATUS_IN(status), &c_flag);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
