/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_dup] through templates/fortran/wrapper.c.j2. */
/* Duplicate a communicator together with its cached attributes. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_dup)
BND_WRAPPER void BND_NAME(mpi_comm_dup, MPI_COMM_DUP)(const bnd_integer *comm, bnd_integer *newcomm,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_comm_dup)(const bnd_integer *comm, bnd_integer *newcomm,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_dup, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, c_newcomm, newcomm, MPI_COMM_NULL);
    const int result = BND_C(MPI_Comm_dup)(bnd_f2c_Comm(*comm), c_newcomm);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newcomm, newcomm, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_comm_dup, MPI_COMM_DUP)(const bnd_integer *comm, bnd_integer *newcomm,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Comm_dup) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_comm_dup)(comm, newcomm, ierror));
    BND_HANDLE_UNSET(MPI_COMM, MPI_Comm, c_newcomm, newcomm);
    const int result = BND_C(MPI_Comm_dup)(bnd_inline_f2c_Comm(*comm), c_newcomm);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newcomm, newcomm, result);
}
#endif
