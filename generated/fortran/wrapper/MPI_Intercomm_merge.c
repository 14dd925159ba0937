/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Intercomm_merge] through templates/fortran/wrapper.c.j2. */
/* Merge both sides of an intercommunicator into one intracommunicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Intercomm_merge)
BND_WRAPPER void BND_NAME(mpi_intercomm_merge, MPI_INTERCOMM_MERGE)(const bnd_integer *intercomm,
        const bnd_logical *high, bnd_integer *newintracomm, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_intercomm_merge)(const bnd_integer *intercomm, const bnd_logical *high,
        bnd_integer *newintracomm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Intercomm_merge, ierror, BND_ON_COMM, *intercomm);
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, c_newintracomm, newintracomm, MPI_COMM_NULL);
    const int result = BND_C(MPI_Intercomm_merge)(bnd_f2c_Comm(*intercomm), BND_IS_TRUE(*high), c_newintracomm);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newintracomm, newintracomm, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_intercomm_merge, MPI_INTERCOMM_MERGE)(const bnd_integer *intercomm,
        const bnd_logical *high, bnd_integer *newintracomm, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Intercomm_merge) && bnd_is_inline_f2c_Comm(*intercomm),
            BND_SLOW_PATH(mpi_intercomm_merge)(intercomm, high, newintracomm, ierror));
    BND_HANDLE_UNSET(MPI_COMM, MPI_Comm, c_newintracomm, newintracomm);
    const int result = BND_C(MPI_Intercomm_merge)(bnd_inline_f2c_Comm(*intercomm), BND_IS_TRUE(*high), c_newintracomm);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newintracomm, newintracomm, result);
}
#endif
