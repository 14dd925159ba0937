/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Comm_set_errhandler] through templates/fortran/wrapper.c.j2. */
/* Attach an error handler to a communicator in the calling process. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_set_errhandler)
BND_WRAPPER void BND_NAME(mpi_comm_set_errhandler, MPI_COMM_SET_ERRHANDLER)(const bnd_integer *comm,
        const bnd_integer *errhandler, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_comm_set_errhandler)(const bnd_integer *comm, const bnd_integer *errhandler,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_set_errhandler, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_set_errhandler)(bnd_f2c_Comm(*comm), bnd_f2c_Errhandler(*errhandler)));
}

BND_WRAPPER void BND_NAME(mpi_comm_set_errhandler, MPI_COMM_SET_ERRHANDLER)(const bnd_integer *comm,
        const bnd_integer *errhandler, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Comm_set_errhandler) && bnd_is_inline_f2c_Comm(*comm) &&
            bnd_is_inline_f2c_Errhandler(*errhandler), BND_SLOW_PATH(mpi_comm_set_errhandler)(comm, errhandler,
            ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_set_errhandler)(bnd_inline_f2c_Comm(*comm),
            bnd_inline_f2c_Errhandler(*errhandler)));
}
#endif
