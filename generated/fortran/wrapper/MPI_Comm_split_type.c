/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_split_type] through templates/fortran/wrapper.c.j2. */
/* Divide a communicator by a shared resource, such as common memory. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_split_type)
BND_WRAPPER void BND_NAME(mpi_comm_split_type, MPI_COMM_SPLIT_TYPE)(const bnd_integer *comm,
        const bnd_integer *split_type, const bnd_integer *key, const bnd_integer *info, bnd_integer *newcomm,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_comm_split_type)(const bnd_integer *comm, const bnd_integer *split_type,
        const bnd_integer *key, const bnd_integer *info, bnd_integer *newcomm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_split_type, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, c_newcomm, newcomm, MPI_COMM_NULL);
    const int result = BND_C(MPI_Comm_split_type)(bnd_f2c_Comm(*comm), *split_type, *key, bnd_f2c_Info(*info),
            c_newcomm);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newcomm, newcomm, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_comm_split_type, MPI_COMM_SPLIT_TYPE)(const bnd_integer *comm,
        const bnd_integer *split_type, const bnd_integer *key, const bnd_integer *info, bnd_integer *newcomm,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Comm_split_type) && bnd_is_inline_f2c_Comm(*comm) &&
            bnd_is_inline_f2c_Info(*info), BND_SLOW_PATH(mpi_comm_split_type)(comm, split_type, key, info, newcomm,
            ierror));
    BND_HANDLE_UNSET(MPI_COMM, MPI_Comm, c_newcomm, newcomm);
    const int result = BND_C(MPI_Comm_split_type)(bnd_inline_f2c_Comm(*comm), *split_type, *key,
            bnd_inline_f2c_Info(*info), c_newcomm);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newcomm, newcomm, result);
}
#endif
