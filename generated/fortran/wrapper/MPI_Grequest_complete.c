/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Grequest_complete] through templates/fortran/wrapper.c.j2. */
/* Tell MPI that the operation behind a generalised request has finished. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Grequest_complete)
BND_WRAPPER void BND_NAME(mpi_grequest_complete, MPI_GREQUEST_COMPLETE)(const bnd_integer *request,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_grequest_complete)(const bnd_integer *request, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Grequest_complete, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Grequest_complete)(bnd_f2c_Request(*request)));
}

BND_WRAPPER void BND_NAME(mpi_grequest_complete, MPI_GREQUEST_COMPLETE)(const bnd_integer *request,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Grequest_complete) && bnd_is_inline_f2c_Request(*request),
            BND_SLOW_PATH(mpi_grequest_complete)(request, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Grequest_complete)(bnd_inline_f2c_Request(*request)));
}
#endif
