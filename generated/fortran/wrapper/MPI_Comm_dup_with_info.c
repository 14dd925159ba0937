/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_dup_with_info] through templates/fortran/wrapper.c.j2. */
/* Duplicate a communicator but give the copy its own hints. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_dup_with_info)
BND_WRAPPER void BND_NAME(mpi_comm_dup_with_info, MPI_COMM_DUP_WITH_INFO)(const bnd_integer *comm,
        const bnd_integer *info, bnd_integer *newcomm, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_comm_dup_with_info)(const bnd_integer *comm, const bnd_integer *info,
        bnd_integer *newcomm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_dup_with_info, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, c_newcomm, newcomm, MPI_COMM_NULL);
    const int result = BND_C(MPI_Comm_dup_with_info)(bnd_f2c_Comm(*comm), bnd_f2c_Info(*info), c_newcomm);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newcomm, newcomm, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_comm_dup_with_info, MPI_COMM_DUP_WITH_INFO)(const bnd_integer *comm,
        const bnd_integer *info, bnd_integer *newcomm, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Comm_dup_with_info) && bnd_is_inline_f2c_Comm(*comm) &&
            bnd_is_inline_f2c_Info(*info), BND_SLOW_PATH(mpi_comm_dup_with_info)(comm, info, newcomm, ierror));
    BND_HANDLE_UNSET(MPI_COMM, MPI_Comm, c_newcomm, newcomm);
    const int result = BND_C(MPI_Comm_dup_with_info)(bnd_inline_f2c_Comm(*comm), bnd_inline_f2c_Info(*info),
            c_newcomm);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newcomm, newcomm, result);
}
#endif
